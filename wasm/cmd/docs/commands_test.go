package main

import (
	"bytes"
	"errors"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// docs runs a command line and returns what it prints.
func docs(args ...string) (out, errOut string, err error) {
	var o, e bytes.Buffer
	err = run(args, &o, &e)
	return o.String(), e.String(), err
}

func TestPackThenAnswer(t *testing.T) {
	root, folder := writeSite(t, nil), t.TempDir()
	stale := filepath.Join(folder, "pages-0000.json")
	if err := os.WriteFile(stale, []byte("{}"), 0o644); err != nil {
		t.Fatal(err)
	}
	out, errOut, err := docs("pack", "--content", root, "--out", folder)
	if err != nil || errOut != "" || !strings.HasPrefix(out, "packed 3 files") {
		t.Fatalf("pack: %q %q %v", out, errOut, err)
	}
	if _, err := os.Stat(stale); !errors.Is(err, os.ErrNotExist) {
		t.Error("a file of an earlier pack is left")
	}
	out, _, err = docs("render", "--pack", folder)
	if err != nil || !strings.Contains(out, `<a href=\"/docs/more/faq#a-question\">FAQ</a>`) {
		t.Errorf("render: %q %v", out, err)
	}
	out, _, err = docs("search", "question", "--pack", folder)
	if err != nil || !strings.Contains(out, "/docs/more/faq#a-question") {
		t.Errorf("search: %q %v", out, err)
	}
	out, _, err = docs("search", "question", "--json", "--pack", folder)
	if err != nil || !strings.Contains(out, `"nbHits":`) {
		t.Errorf("search --json: %q %v", out, err)
	}
}

func TestFaultsStopThePack(t *testing.T) {
	root, folder := writeSite(t, pageOf(head+"[x](/nope)\n")), t.TempDir()
	_, errOut, err := docs("pack", "--content", root, "--out", folder)
	if err == nil || !strings.HasPrefix(errOut, filepath.ToSlash(root)+"/page.md:5:1: ") {
		t.Errorf("pack: %q %v", errOut, err)
	}
	if entries, _ := os.ReadDir(folder); len(entries) > 0 {
		t.Errorf("%d files were written", len(entries))
	}
	if _, _, err := docs("check", "--content", root); err == nil {
		t.Error("check passes what pack refuses")
	}
}

func TestCommandLine(t *testing.T) {
	tests := []struct {
		name string
		args []string
		help bool
		want string
	}{
		{"no arguments list the commands", nil, true, "pack"},
		{"help lists the commands", []string{"--help"}, true, "search"},
		{"a command explains its flags", []string{"pack", "--help"}, true, "-out"},
		{"an unknown command", []string{"bake"}, false, "pack"},
		{"a stray argument", []string{"pack", "content"}, false, ""},
		{"a query is needed", []string{"search"}, false, ""},
		{"no such folder", []string{"check", "--content", "none"}, false, ""},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			_, errOut, err := docs(test.args...)
			if err == nil || errors.Is(err, flag.ErrHelp) != test.help {
				t.Errorf("error %v", err)
			}
			if !strings.Contains(errOut, test.want) {
				t.Errorf("it prints %q", errOut)
			}
		})
	}
}
