package main

// Your library. What is not filled in here is answered with "unsupported": fill in what your library has, and nothing
// else. README.md says more.

// Fill in: import your library.

// describe describes the library.
func describe() map[string]any {
	return map[string]any{
		"protocol": 1,
		// Fill in: the name and version of your library.
		"implementation": map[string]string{"name": "yourlib", "version": "0.0.0", "language": "Go"},
		"isolation":      "reset",
		"pipelining":     true,
	}
}

// reset brings the library to the state of a program that has just begun.
func reset() error {
	// Fill in. If the library has no way to do so, answer "isolation": "process" above.
	return nil
}

// errorCode tells which errors of the library are those of the document (section 7).
func errorCode(err error) int {
	switch {
	// Fill in: the library's errors.
	// case errors.Is(err, yourlib.ErrInvalidLocale):
	// 	return invalidLocale
	// case errors.Is(err, yourlib.ErrMissingTranslation):
	// 	return missingTranslation
	default:
		return otherError
	}
}

// module returns the module: a type of yours that embeds Lacking and calls the functions of your package.
func module() (Subject, error) {
	return nil, unsupported("the library has no module")
}

// constants returns the constants VERSION and DEFAULT_LOCALE (section 9).
func constants() (any, error) {
	return nil, unsupported("no such operation: constants")
}

// config returns the fields of the main configuration: its default_locale.
func config() (any, error) {
	return nil, unsupported("no such operation: config")
}

// configure sets the given fields of the main configuration in place. Loaders are appended.
func configure(Config) error {
	return unsupported("no such operation: configure")
}

// replaceConfig replaces the main configuration with a new one that has the given fields.
func replaceConfig(Config) error {
	return unsupported("no such operation: config=")
}

// initialize creates a new main catalog from the main configuration, and returns what the library returned.
func initialize() (any, error) {
	return nil, unsupported("no such operation: init")
}

// newCatalog creates a catalog: a value of a type of yours that embeds Lacking and your library's catalog.
func newCatalog(CatalogOptions) (Subject, error) {
	return nil, unsupported("no such operation: Catalog.new")
}

// catalogFromConfig creates a catalog from a configuration.
func catalogFromConfig(Config) (Subject, error) {
	return nil, unsupported("no such operation: Catalog.from_config")
}

// load returns the translations that a loader loads.
func load(Loader) (any, error) {
	return nil, unsupported("no such operation: load")
}
