package main

import (
	"encoding/json"
	"fmt"
	"os"
)

// The operations of the protocol, made on your library, which port.go describes. There is nothing to fill in here.

func main() {
	output := os.Stdout
	os.Stdout = os.Stderr // What the library prints is no response.
	if err := newHandler().serve(os.Stdin, output); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// subjects are what operations are called on: the module, and catalogs by their names.
type subjects map[string]Subject

// on returns an operation on the module or on a catalog.
func on[Params any](catalogs subjects, call func(Subject, Params) (any, error)) operation {
	return func(raw json.RawMessage) (any, error) {
		target, err := decode[struct {
			Subject string `json:"subject"`
		}](raw)
		if err != nil {
			return nil, err
		}
		params, err := decode[Params](raw)
		if err != nil {
			return nil, err
		}
		if target.Subject == "" || target.Subject == "I18n" {
			subject, err := module()
			if err != nil {
				return nil, err
			}
			return call(subject, params)
		}
		catalog, found := catalogs[target.Subject]
		if !found {
			return nil, unsupported("no catalog is called " + target.Subject)
		}
		return call(catalog, params)
	}
}

// keep gives a new catalog its name.
func (s subjects) keep(name string, catalog Subject, err error) (any, error) {
	if err == nil {
		s[name] = catalog
	}
	return nil, err
}

// none are the params of a method that takes none.
type none struct{}

// newHandler returns a handler that answers with the operations of your library.
func newHandler() *handler {
	catalogs := subjects{}
	h := &handler{errorCode: errorCode}
	h.operations = map[string]operation{
		"initialize": read(func(none) (any, error) { return describe(), nil }),
		"reset": read(func(none) (any, error) {
			for name := range catalogs {
				delete(catalogs, name)
			}
			return nil, reset()
		}),
		"shutdown":  read(func(none) (any, error) { return nil, nil }),
		"constants": read(func(none) (any, error) { return constants() }),
		"config":    read(func(none) (any, error) { return config() }),
		"configure": read(func(fields Config) (any, error) { return nil, configure(fields) }),
		"config=":   read(func(fields Config) (any, error) { return nil, replaceConfig(fields) }),
		"init":      read(func(none) (any, error) { return initialize() }),
		"Catalog.new": read(func(params CatalogParams) (any, error) {
			catalog, err := newCatalog(params.CatalogOptions)
			return catalogs.keep(params.Catalog, catalog, err)
		}),
		"Catalog.from_config": read(func(params CatalogParams) (any, error) {
			catalog, err := catalogFromConfig(params.Config)
			return catalogs.keep(params.Catalog, catalog, err)
		}),
		"inject": on(catalogs, func(subject Subject, params LoaderParams) (any, error) {
			if params.Loader != nil {
				return subject.Inject(*params.Loader)
			}
			return subject.InjectTranslations(params.Translations)
		}),
		"load":              read(func(params LoaderParams) (any, error) { return load(*params.Loader) }),
		"default_locale":    on(catalogs, func(s Subject, _ none) (any, error) { return s.DefaultLocale() }),
		"locale":            on(catalogs, func(s Subject, _ none) (any, error) { return s.Locale() }),
		"available_locales": on(catalogs, func(s Subject, _ none) (any, error) { return s.AvailableLocales() }),
		"activate": on(catalogs, func(s Subject, params LocaleParams) (any, error) {
			return s.Activate(string(params.Locale))
		}),
		"locale=": on(catalogs, func(s Subject, params LocaleParams) (any, error) {
			if err := s.SetLocale(string(params.Locale)); err != nil {
				return nil, err
			}
			return s.Locale()
		}),
		"with_locale": on(catalogs, func(s Subject, params LocaleParams) (any, error) {
			responses := []Response{}
			value, err := s.WithLocale(string(params.Locale), func() (any, error) {
				return "block", h.runBlock(params.Block, &responses)
			})
			result := map[string]any{"block": responses}
			if value != nil {
				result["value"] = value
			}
			return result, err
		}),
		"translate":  on(catalogs, Subject.Translate),
		"t":          on(catalogs, Subject.T),
		"translate!": on(catalogs, Subject.TranslateOrFail),
		"t!":         on(catalogs, Subject.TOrFail),
		"localize":   on(catalogs, Subject.Localize),
		"l":          on(catalogs, Subject.L),
	}
	return h
}
