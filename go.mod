module argosdocs

go 1.26

require (
	github.com/alecthomas/chroma/v2 v2.27.0 // indirect
	github.com/dlclark/regexp2/v2 v2.2.1 // indirect
	github.com/josharian/intern v1.0.0 // indirect
	github.com/mailru/easyjson v0.9.2 // indirect
	github.com/yuin/goldmark v1.8.7 // indirect
)

tool github.com/mailru/easyjson/easyjson
