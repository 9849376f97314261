//go:build !js

package wasm

// How the packages may use one another (docs/architecture.md). These tests ask
// the go command, so they run natively only.

import (
	"encoding/json"
	"errors"
	"io"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

const module = "argosdocs/wasm/"

// layers lists the packages from the top down. A package may import those of
// lower layers only.
var layers = [][]string{
	{"cmd/engine", "cmd/docs"},
	{"bridge"},
	{"engine"},
	{"search", "hits", "links", "markdown", "index"},
	{"text", "toc", "record"},
	{"pack", "urls"},
	{"pack/jlexer", "pack/jwriter"},
}

// onlyIn names the packages of the platform that a few of ours may import.
var onlyIn = map[string][]string{
	"syscall/js": {"bridge", "cmd/engine"},
	"os":         {"cmd/docs"},
	"net/http":   {"cmd/docs"},
}

// tooHeavy are packages the wasm binary must not reach: each costs more than
// the whole search, or drags in what does.
var tooHeavy = []string{
	"encoding/gob", "encoding/json", "encoding/xml", "text/template", "html/template", "net", "net/http", "os/exec", "go/ast", "image",
	"compress/flate", "crypto/sha256", "crypto/tls", "math/big", "testing", "log", "flag",
	"github.com/alecthomas/chroma/v2", "go.yaml.in/yaml/v3",
}

type goPackage struct {
	ImportPath string
	Imports    []string
}

func list(t *testing.T, env []string, args ...string) []goPackage {
	t.Helper()
	command := exec.Command("go", append([]string{"list", "-json=ImportPath,Imports"}, args...)...)
	command.Dir = ".."
	command.Env = append(os.Environ(), env...)
	out, err := command.Output()
	if err != nil {
		t.Fatalf("go list %v: %v", args, err)
	}
	var packages []goPackage
	decoder := json.NewDecoder(strings.NewReader(string(out)))
	for {
		var p goPackage
		if err := decoder.Decode(&p); errors.Is(err, io.EOF) {
			return packages
		} else if err != nil {
			t.Fatal(err)
		}
		packages = append(packages, p)
	}
}

func layerOf(name string) int {
	return slices.IndexFunc(layers, func(layer []string) bool { return slices.Contains(layer, name) })
}

func TestImportsRunOneWay(t *testing.T) {
	packages := append(list(t, nil, "./wasm/..."), list(t, []string{"GOOS=js", "GOARCH=wasm"}, "./wasm/...")...)
	for _, p := range packages {
		name := strings.TrimPrefix(p.ImportPath, module)
		if p.ImportPath == strings.TrimSuffix(module, "/") {
			continue
		}
		layer := layerOf(name)
		if layer < 0 {
			t.Errorf("package %s is in no layer: add it to layers and to docs/architecture.md", name)
			continue
		}
		for _, imported := range p.Imports {
			if inner, ours := strings.CutPrefix(imported, module); ours && layerOf(inner) <= layer {
				t.Errorf("%s imports %s, which is not below it", name, inner)
			}
			if allowed, limited := onlyIn[imported]; limited && !slices.Contains(allowed, name) {
				t.Errorf("%s imports %s, which only %v may", name, imported, allowed)
			}
		}
	}
}

func TestEngineStaysSmall(t *testing.T) {
	for _, p := range list(t, []string{"GOOS=js", "GOARCH=wasm"}, "-deps", "./wasm/cmd/engine") {
		if slices.Contains(tooHeavy, p.ImportPath) {
			t.Errorf("the engine reaches %s, which is too heavy for the browser", p.ImportPath)
		}
	}
}
