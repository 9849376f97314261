package urls

import "testing"

func TestScheme(t *testing.T) {
	tests := []struct{ name, url, want string }{
		{"LK-1 lower-cased", "HTTPS://a", "https"},
		{"LK-1 digits and signs", "git+ssh.2-x://a", "git+ssh.2-x"},
		{"LK-1 a digit first", "1a:b", ""},
		{"LK-1 a path", "/a:b", ""},
		{"LK-1 a hash", "#a:b", ""},
		{"LK-1 nothing before the colon", ":a", ""},
		{"LK-1 no colon", "mailto", ""},
		{"empty", "", ""},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if got := Scheme(test.url); got != test.want {
				t.Errorf("Scheme(%q) = %q, want %q", test.url, got, test.want)
			}
		})
	}
}

func TestIsExternal(t *testing.T) {
	for url, want := range map[string]bool{"//a.b": true, "mailto:a@b": true, "/a//b": false, "a.md": false, "": false} {
		if got := IsExternal(url); got != want {
			t.Errorf("LK-1 IsExternal(%q) = %v", url, got)
		}
	}
}

func TestDecode(t *testing.T) {
	for text, want := range map[string]string{"a": "a", "%C3%a9": "é", "%": "%", "%4": "%4", "%zz": "%zz", "%41%": "%41%"} {
		if got := Decode(text); got != want {
			t.Errorf("NV-7 Decode(%q) = %q, want %q", text, got, want)
		}
	}
}
