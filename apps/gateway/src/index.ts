// The gateway as a library: for its own start, for tests, and for rendering pages at build time.
