package pack

import "strconv"

// String writes a diagnostic as compilers do: file:line:column: what is wrong,
// what to do.
func (d Diagnostic) String() string {
	s := d.File + ":" + strconv.Itoa(d.Line) + ":" + strconv.Itoa(d.Column) + ": "
	if d.Severity == Warning {
		s += "warning: "
	}
	s += d.Message
	if d.Fix != "" {
		s += ", " + d.Fix
	}
	return s
}
