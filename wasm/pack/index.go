package pack

// IndexShard is a file of the search index.
type IndexShard struct {
	Format int `json:"format"`
}
