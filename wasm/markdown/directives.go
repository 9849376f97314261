package markdown

import (
	"slices"
	"strings"

	"github.com/yuin/goldmark/ast"
)

// directiveKind says what a directive is; directiveKinds lists all there are.
type directiveKind struct {
	leaf       bool
	parent     string   // the only directive it may stand in
	attributes []string // those it may have
	required   []string
}

// admonitionKinds maps each keyword to the kind whose look it has.
var admonitionKinds = map[string]string{
	"note": "note", "tip": "tip", "info": "info", "warning": "warning", "caution": "caution", "danger": "danger",
	"secondary": "note", "important": "info", "success": "tip",
}

var directiveKinds = map[string]directiveKind{
	"details": {},
	"cards":   {},
	"card":    {leaf: true, parent: "cards", attributes: []string{"title", "href", "image", "text"}, required: []string{"title", "href"}},
	"tabs":    {attributes: []string{"group", "label"}},
	"tab":     {parent: "tabs", attributes: []string{"label", "value"}, required: []string{"label"}},
	"install": {leaf: true, attributes: []string{"packages"}, required: []string{"packages"}},
	"run":     {leaf: true, attributes: []string{"command", "env"}, required: []string{"command"}},
}

// Directives returns the names of all directives, sorted.
func Directives() []string {
	names := []string{"include"}
	for name := range directiveKinds {
		names = append(names, name)
	}
	for name := range admonitionKinds {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

// directive checks a directive and gives it what its HTML needs.
func (s *state) directive(n *directive) {
	if n.name == "" {
		n.Parent().RemoveChild(n.Parent(), n)
		return
	}
	kind, known := directiveKinds[n.name]
	if admonitionKinds[n.name] != "" {
		kind, known = directiveKind{}, true
	}
	if !known {
		s.fault(n.Pos(), "unknown-directive", "there is no directive "+quote(n.name), unknownFix(n.name, Directives()))
		return
	}
	if kind.leaf != (n.colons == 2) {
		form := ":::" + n.name + " … :::"
		if kind.leaf {
			form = "::" + n.name + "{…}"
		}
		s.fault(n.Pos(), "directive-form", "directive "+quote(n.name)+" is written the wrong way", "write it as "+form)
		n.name = "" // only what it holds is shown
		return
	}
	s.directiveAttributes(n, kind)
	if parent, _ := n.Parent().(*directive); kind.parent != "" && (parent == nil || parent.name != kind.parent) {
		s.fault(n.Pos(), "directive-parent", "directive "+quote(n.name)+" stands outside of "+quote(kind.parent), "put it inside a "+quote(kind.parent)+" directive")
		n.name = ""
		return
	}
	switch n.name {
	case "tabs":
		s.tabGroup(n)
	case "cards":
		s.onlyChildren(n, "card")
	case "card":
		s.card(n)
	case "install":
		packages, _ := n.attrs.get("packages")
		s.packageManagerTabs(n, installCommands(packages))
	case "run":
		command, _ := n.attrs.get("command")
		env, _ := n.attrs.get("env")
		s.packageManagerTabs(n, runCommands(command, env))
	}
}

func (s *state) directiveAttributes(n *directive, kind directiveKind) {
	for _, attr := range n.attrs {
		if !slices.Contains(kind.attributes, attr.key) {
			fix := "it takes none"
			if len(kind.attributes) > 0 {
				fix = unknownFix(attr.key, kind.attributes)
			}
			s.fault(n.Pos(), "directive-attribute", "directive "+quote(n.name)+" has no attribute "+quote(attr.key), fix)
		}
	}
	for _, name := range kind.required {
		if value, _ := n.attrs.get(name); value == "" {
			s.fault(n.Pos(), "directive-attribute", "directive "+quote(n.name)+" has no "+quote(name), `write it as {`+name+`="…"}`)
		}
	}
}

// onlyChildren removes what a list of directives cannot show.
func (s *state) onlyChildren(n *directive, name string) int {
	count := 0
	for c := n.FirstChild(); c != nil; {
		next := c.NextSibling()
		if child, ok := c.(*directive); ok && child.name == name {
			count++
		} else if _, isTitle := c.(*title); !isTitle {
			s.fault(c.Pos(), "directive-content", quote(n.name)+" holds something else than "+quote(name)+" directives", "move it out")
			n.RemoveChild(n, c)
		}
		c = next
	}
	if count == 0 {
		s.fault(n.Pos(), "directive-content", "directive "+quote(n.name)+" is empty", "give it at least one "+quote(name)+" directive")
	}
	return count
}

// card resolves the addresses of a card.
func (s *state) card(n *directive) {
	for i, attr := range n.attrs {
		switch attr.key {
		case "href":
			s.addLink(n.Pos(), attr.value, false)
			href, external, ok := s.href(n.Pos(), attr.value)
			if !ok {
				href = ""
			}
			n.attrs[i].value = href
			if external {
				markExternal(n)
			}
		case "image":
			// The image is read like one in the text, for its size and its check.
			link := ast.NewLink()
			link.Destination = []byte(attr.value)
			image := ast.NewImage(link)
			image.SetPos(n.Pos())
			if s.image(image, nil); image.Destination != nil {
				n.image = image
			}
		}
	}
}

// tabGroup numbers a group and gives each tab an id that is unique in the page.
func (s *state) tabGroup(n *directive) {
	if s.onlyChildren(n, "tab") == 0 {
		return
	}
	n.id = s.nextTabs()
	values := map[string]bool{}
	for c := n.FirstChild(); c != nil; c = c.NextSibling() {
		tab, ok := c.(*directive)
		if !ok {
			continue
		}
		value := tabValue(tab)
		if values[value] {
			s.fault(tab.Pos(), "duplicate-tab", "two tabs of this group have the value "+quote(value), `give one of them another value="…"`)
		}
		values[value] = true
		tab.id = n.id + "-" + Slug(strings.ReplaceAll(value, " ", "-"))
	}
}

// tabValue is what a choice of tab is stored as.
func tabValue(n *directive) string {
	return n.attrs.or("value", n.attrs.or("label", ""))
}
