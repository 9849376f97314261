package markdown

import (
	"flag"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"argosdocs/wasm/pack"
	"argosdocs/wasm/toc"
)

var update = flag.Bool("update", false, "write the golden files anew")

// goldenOptions stand for a small site around the golden pages.
func goldenOptions(file string) Options {
	return Options{
		File:    file,
		Trusted: !strings.Contains(file, "untrusted"),
		Href: func(_, destination string) string {
			if strings.HasPrefix(destination, "/") {
				return "/docs" + destination
			}
			return destination
		},
		Image: func(destination string) (pack.Image, bool) {
			return pack.Image{Src: destination, URL: "/docs" + destination, Width: 1200, Height: 800}, strings.HasPrefix(destination, "/img/")
		},
		Runs: func(key string) string {
			return map[string]string{SpanKey("ts", "const a = \"b\";\n"): "k5-5s3p1"}[key]
		},
		Partial: func(file string) (string, bool) {
			text, ok := map[string]string{"_partials/help.md": "## Need help\n\nAsk *us*.\n"}[file]
			return text, ok
		},
	}
}

// TestGolden renders every page of testdata/golden. The .out file holds all
// that Render gives: HTML, table of contents, blocks, links and diagnostics.
func TestGolden(t *testing.T) {
	pages, err := filepath.Glob("testdata/golden/*.md")
	if err != nil || len(pages) == 0 {
		t.Fatalf("no golden pages: %v", err)
	}
	for _, page := range pages {
		t.Run(filepath.Base(page), func(t *testing.T) {
			source, err := os.ReadFile(page)
			if err != nil {
				t.Fatal(err)
			}
			got := describe(Render(string(source), goldenOptions(filepath.Base(page))))
			golden := strings.TrimSuffix(page, ".md") + ".out"
			if *update {
				if err := os.WriteFile(golden, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(golden)
			if err != nil {
				t.Fatal(err)
			}
			if got != string(want) {
				t.Errorf("%s differs from %s:\n%s", page, golden, firstDifference(got, string(want)))
			}
		})
	}
}

func describe(doc *Document) string {
	var b strings.Builder
	b.WriteString(doc.HTML)
	b.WriteString("\n=== contents\n")
	describeTOC(&b, toc.Build(doc.Headings, doc.FrontMatter.TOCMin, doc.FrontMatter.TOCMax), "")
	b.WriteString("=== blocks\n")
	for _, block := range doc.Blocks {
		kind := strconv.Itoa(block.Level)
		if block.Code {
			kind = "code"
		}
		b.WriteString(kind + " #" + block.Anchor + " " + strconv.Quote(block.Text) + "\n")
	}
	b.WriteString("=== links\n")
	for _, link := range doc.Links {
		b.WriteString(link.File + ":" + strconv.Itoa(link.Line) + ":" + strconv.Itoa(link.Column) + " " + link.Destination + "\n")
	}
	b.WriteString("=== diagnostics\n")
	for _, d := range doc.Diagnostics {
		b.WriteString(d.String() + "\n")
	}
	return b.String()
}

func describeTOC(b *strings.Builder, items []pack.TOCItem, indent string) {
	for _, item := range items {
		b.WriteString(indent + item.ID + ": " + item.HTML + "\n")
		describeTOC(b, item.Children, indent+"  ")
	}
}

func firstDifference(got, want string) string {
	a, b := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			return "line " + strconv.Itoa(i+1) + "\n got: " + a[i] + "\nwant: " + b[i]
		}
	}
	return "one is longer"
}
