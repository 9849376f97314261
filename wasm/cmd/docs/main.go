// Command docs is the native side of the site: it checks content, builds the
// pack and answers from it. Run it without arguments for its commands.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
)

// command is one subcommand. It writes its answer to out; an error ends the
// program with status 1.
type command struct {
	name, summary string
	run           func(args []string, out, errOut io.Writer) error
}

func commands() []command {
	return []command{
		{"pack", "check content/ and write the pack", runPack},
		{"check", "check content/ and write nothing", runCheck},
		{"render", "print the article HTML of every page of a pack as JSON", runRender},
		{"search", "answer a query from a pack", runSearch},
	}
}

func main() {
	if err := run(os.Args[1:], os.Stdout, os.Stderr); err != nil {
		if !errors.Is(err, flag.ErrHelp) {
			fmt.Fprintln(os.Stderr, "docs:", err)
			os.Exit(1)
		}
	}
}

func run(args []string, out, errOut io.Writer) error {
	if len(args) > 0 {
		for _, c := range commands() {
			if c.name == args[0] {
				return c.run(args[1:], out, errOut)
			}
		}
	}
	fmt.Fprintln(errOut, "Usage: docs <command> [flags]\n\nCommands:")
	for _, c := range commands() {
		fmt.Fprintf(errOut, "  %-8s %s\n", c.name, c.summary)
	}
	fmt.Fprintln(errOut, "\nEach command takes --help.")
	if len(args) == 0 || args[0] == "help" || args[0] == "--help" || args[0] == "-h" {
		return flag.ErrHelp
	}
	return fmt.Errorf("there is no command %q", args[0])
}

// flags makes the flag set of a command.
func flags(name string, errOut io.Writer) *flag.FlagSet {
	f := flag.NewFlagSet("docs "+name, flag.ContinueOnError)
	f.SetOutput(errOut)
	return f
}
