package text

// Within tells whether a and b are at most limit edits apart: insertions,
// deletions, substitutions, and transpositions of neighbours, which count one.
// Limits above 2 are never asked for. Both are compared byte by byte: folded
// words are nearly all ASCII.
func Within(a, b string, limit int) bool {
	return Distance(a, b, limit) <= limit
}

// MaxWord bounds the words that are indexed and compared, in bytes; longer ones
// are hashes and the like, which nobody types.
const MaxWord = 32

// Distance returns the edits between a and b, or limit+1 if they are more.
func Distance(a, b string, limit int) int {
	if a == b {
		return 0
	}
	if len(a) > MaxWord || len(b) > MaxWord || len(a)-len(b) > limit || len(b)-len(a) > limit {
		return limit + 1
	}
	var rows [3][MaxWord + 1]int
	before, last, current := &rows[0], &rows[1], &rows[2]
	for j := range len(b) + 1 {
		last[j] = j
	}
	for i := 1; i <= len(a); i++ {
		current[0] = i
		best := i
		for j := 1; j <= len(b); j++ {
			cost := 1
			if a[i-1] == b[j-1] {
				cost = 0
			}
			d := min(last[j]+1, current[j-1]+1, last[j-1]+cost)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				d = min(d, before[j-2]+1)
			}
			current[j] = d
			best = min(best, d)
		}
		if best > limit {
			return limit + 1
		}
		before, last, current = last, current, before
	}
	return min(last[len(b)], limit+1)
}
