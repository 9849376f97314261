package markdown

import "strings"

// managerCommand is one tab of ::install and ::run.
type managerCommand struct{ manager, command string }

// packageManagers is the group all such tabs share, so that one choice holds
// for the whole site.
const packageManagers = "package-managers"

func installCommands(packages string) []managerCommand {
	return []managerCommand{
		{"npm", "npm install --save-dev " + packages},
		{"yarn", "yarn add --dev " + packages},
		{"pnpm", "pnpm add --save-dev " + packages},
		{"bun", "bun add --dev " + packages},
	}
}

func runCommands(command, env string) []managerCommand {
	if env != "" {
		env += " "
	}
	return []managerCommand{
		{"npm", env + "npm exec -- " + command},
		{"yarn", env + "yarn run " + command},
		{"pnpm", env + "pnpm exec -- " + command},
		{"bun", env + "bun x " + command},
	}
}

// packageManagerTabs puts tabs with one code block each in the place of a leaf.
func (s *state) packageManagerTabs(n *directive, commands []managerCommand) {
	group := &directive{name: "tabs", colons: 3, closed: true, id: s.nextTabs(), attrs: attributes{
		{"group", packageManagers}, {"label", "Package manager"},
	}}
	for _, c := range commands {
		tab := &directive{name: "tab", colons: 3, closed: true, id: group.id + "-" + c.manager, attrs: attributes{{"label", c.manager}}}
		code := &codeBlock{language: "sh", code: strings.TrimSpace(c.command) + "\n", offset: n.Pos()}
		tab.AppendChild(tab, code)
		s.addCode(code)
		group.AppendChild(group, tab)
	}
	n.Parent().ReplaceChild(n.Parent(), n, group)
}
