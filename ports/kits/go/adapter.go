// The adapter of your library. README.md says how to fill in the operations.
package main

import (
	"fmt"
	"os"
)

// Fill in: import your library.

// adapter makes the calls of the protocol with your library.
type adapter struct {
	// Fill in: the type of the library's catalogs. Catalog.new and Catalog.from_config give them names.
	catalogs map[string]any
	runBlock func([]BlockCall) ([]Response, error)
}

func main() {
	output := os.Stdout
	os.Stdout = os.Stderr // What the library prints is no response.
	if err := newHandler().serve(os.Stdin, output); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// newHandler returns a handler that answers with the operations of a new adapter.
func newHandler() *handler {
	a := &adapter{catalogs: map[string]any{}}
	h := &handler{operations: operationsOf(a), errorCode: errorCode}
	a.runBlock = h.runBlock
	return h
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

// Initialize shakes hands.
func (a *adapter) Initialize(InitializeParams) (any, error) {
	return map[string]any{
		"protocol": 1,
		// Fill in: the name and version of your library.
		"implementation": map[string]string{"name": "yourlib", "version": "0.0.0", "language": "Go"},
		"isolation":      "reset",
		"inexpressible":  []string{"named-arguments"},
		"pipelining":     true,
	}, nil
}

// Reset forgets what the last scenario did.
func (a *adapter) Reset(NoParams) (any, error) {
	// Fill in: bring the library to the state of a program that has just begun. If it has no way to do so, answer
	// "isolation": "process" above.
	a.catalogs = map[string]any{}
	return nil, nil
}

// Shutdown ends the run.
func (a *adapter) Shutdown(NoParams) (any, error) {
	return nil, nil
}

// catalog returns a catalog by its name.
func (a *adapter) catalog(params SubjectParams) (any, error) {
	if params.Subject == "" || params.Subject == "I18n" {
		// Fill in: if the library has a module, its operations call that instead.
		return nil, unsupported("the library has no module")
	}
	catalog, found := a.catalogs[params.Subject]
	if !found {
		return nil, unsupported("no catalog is called " + params.Subject)
	}
	return catalog, nil
}

// Constants returns `I18n::VERSION` (the version of the interface) and `I18n::Catalog::DEFAULT_LOCALE` (section
// 9).
//
//	params: none
//	result: an object with the Strings VERSION and DEFAULT_LOCALE
func (a *adapter) Constants(NoParams) (any, error) {
	return nil, unsupported("no such operation: constants")
}

// Config returns the fields of `I18n.config`, of which only the default locale is required (section 2.2).
//
//	params: none
//	result: an object with the String default_locale
func (a *adapter) Config(NoParams) (any, error) {
	return nil, unsupported("no such operation: config")
}

// Configure sets the given fields of the main config in place. New loaders are appended to the existing ones.
//
//	params:
//	  default_locale?: string
//	  loaders?: array of loader
//	  available_locales?: array of string
//	  fallbacks?: fallbacks
//	result: nil
func (a *adapter) Configure(ConfigParams) (any, error) {
	return nil, unsupported("no such operation: configure")
}

// ReplaceConfig replaces the main config with a new one that has the given fields (section 3).
//
//	params:
//	  default_locale?: string
//	  loaders?: array of loader
//	  available_locales?: array of string
//	  fallbacks?: fallbacks
//	result: nil
func (a *adapter) ReplaceConfig(ConfigParams) (any, error) {
	return nil, unsupported("no such operation: config=")
}

// Init creates a new main catalog from the main config: `I18n.init` (section 3).
//
//	params: none
//	result: nil
func (a *adapter) Init(NoParams) (any, error) {
	return nil, unsupported("no such operation: init")
}

// NewCatalog creates a catalog and gives it a name (section 4.2).
//
//	params:
//	  catalog: subject
//	  default_locale?: string
//	  available_locales?: null or array of string
//	  fallbacks?: null or fallbacks
//	result: nil
func (a *adapter) NewCatalog(NewCatalogParams) (any, error) {
	return nil, unsupported("no such operation: Catalog.new")
}

// CatalogFromConfig creates a catalog from a config and gives it a name (section 4.2).
//
//	params:
//	  catalog: subject
//	  config: config
//	result: nil
func (a *adapter) CatalogFromConfig(CatalogFromConfigParams) (any, error) {
	return nil, unsupported("no such operation: Catalog.from_config")
}

// Inject injects a loader, or translations, into a catalog (section 4.2).
//
//	params:
//	  subject?: subject
//	  loader?: loader, unless there is translations
//	  translations?: translations, unless there is loader
//	result: nil
func (a *adapter) Inject(InjectParams) (any, error) {
	return nil, unsupported("no such operation: inject")
}

// Load returns the translations that a loader loads (section 2.3).
//
//	params:
//	  loader: loader
//	result: a translations hash
func (a *adapter) Load(LoadParams) (any, error) {
	return nil, unsupported("no such operation: load")
}

// DefaultLocale returns the default locale of a catalog (section 2.1).
//
//	params:
//	  subject?: subject
//	result: a String
func (a *adapter) DefaultLocale(SubjectParams) (any, error) {
	return nil, unsupported("no such operation: default_locale")
}

// Locale returns the active locale (section 4.2).
//
//	params:
//	  subject?: subject
//	result: a String
func (a *adapter) Locale(SubjectParams) (any, error) {
	return nil, unsupported("no such operation: locale")
}

// AvailableLocales returns the available locales (section 2.1).
//
//	params:
//	  subject?: subject
//	result: an array of Strings
func (a *adapter) AvailableLocales(SubjectParams) (any, error) {
	return nil, unsupported("no such operation: available_locales")
}

// Activate activates a locale and returns its name (section 3).
//
//	params:
//	  subject?: subject
//	  locale: name
//	result: a String
func (a *adapter) Activate(LocaleParams) (any, error) {
	return nil, unsupported("no such operation: activate")
}

// AssignLocale activates a locale by assigning it, and returns the active locale (section 3).
//
//	params:
//	  subject?: subject
//	  locale: name
//	result: a String
func (a *adapter) AssignLocale(LocaleParams) (any, error) {
	return nil, unsupported("no such operation: locale=")
}

// WithLocale runs a block of calls while the given locale is active (section 3).
//
//	params:
//	  subject?: subject
//	  locale: name
//	  block: array of block-call
//	result: an object with block: array of block-response; value?: any value
func (a *adapter) WithLocale(WithLocaleParams) (any, error) {
	return nil, unsupported("no such operation: with_locale")
}

// Translate looks up a translation (section 4.2).
//
//	params:
//	  subject?: subject
//	  key: name
//	  params?: null or object of scalar
//	  count?: null or count
//	  scope?: null or name or array of name
//	  default?: scalar
//	  kwargs?: named-arguments
//	result: a String
func (a *adapter) Translate(TranslateParams) (any, error) {
	return nil, unsupported("no such operation: translate")
}

// T looks up a translation. This is an alias for `translate`.
//
//	params:
//	  subject?: subject
//	  key: name
//	  params?: null or object of scalar
//	  count?: null or count
//	  scope?: null or name or array of name
//	  default?: scalar
//	  kwargs?: named-arguments
//	result: a String
func (a *adapter) T(TranslateParams) (any, error) {
	return nil, unsupported("no such operation: t")
}

// TranslateOrThrow looks up a translation, and raises an error when it is missing (section 4.2).
//
//	params:
//	  subject?: subject
//	  key: name
//	  params?: null or object of scalar
//	  count?: null or count
//	  scope?: null or name or array of name
//	  default?: scalar
//	  kwargs?: named-arguments
//	result: a String
func (a *adapter) TranslateOrThrow(TranslateParams) (any, error) {
	return nil, unsupported("no such operation: translate!")
}

// TOrThrow looks up a translation, and raises an error when it is missing. This is an alias for `translate!`.
//
//	params:
//	  subject?: subject
//	  key: name
//	  params?: null or object of scalar
//	  count?: null or count
//	  scope?: null or name or array of name
//	  default?: scalar
//	  kwargs?: named-arguments
//	result: a String
func (a *adapter) TOrThrow(TranslateParams) (any, error) {
	return nil, unsupported("no such operation: t!")
}

// Localize formats a number, a time or a date (section 4.2).
//
//	params:
//	  subject?: subject
//	  object: object
//	  format?: name
//	  kwargs?: named-arguments
//	result: a String
func (a *adapter) Localize(LocalizeParams) (any, error) {
	return nil, unsupported("no such operation: localize")
}

// L formats a number, a time or a date. This is an alias for `localize`.
//
//	params:
//	  subject?: subject
//	  object: object
//	  format?: name
//	  kwargs?: named-arguments
//	result: a String
func (a *adapter) L(LocalizeParams) (any, error) {
	return nil, unsupported("no such operation: l")
}

// PluralRule returns the plural category that a rule type, such as `EastSlavic`, selects for a count.
// Only scenarios of level crystal need it.
//
//	params:
//	  rule: string
//	  count: count
//	result: a plural category
func (a *adapter) PluralRule(PluralRuleParams) (any, error) {
	return nil, unsupported("no such operation: plural_rule")
}

// PluralRuleName returns the name of the rule type that is registered for a locale, or null.
// Only scenarios of level crystal need it.
//
//	params:
//	  locale: string
//	result: a String or nil
func (a *adapter) PluralRuleName(PluralRuleNameParams) (any, error) {
	return nil, unsupported("no such operation: plural_rule_name")
}

// FallbacksFor returns the locales that a lookup in the given locale tries, in order.
// Only scenarios of level crystal need it.
//
//	params:
//	  fallbacks: fallbacks
//	  locale: string
//	result: an array of Strings
func (a *adapter) FallbacksFor(FallbacksForParams) (any, error) {
	return nil, unsupported("no such operation: fallbacks_for")
}

// TagParents returns the parents of a locale tag, nearest first.
// Only scenarios of level crystal need it.
//
//	params:
//	  tag: string
//	result: an array of Strings
func (a *adapter) TagParents(TagParentsParams) (any, error) {
	return nil, unsupported("no such operation: tag_parents")
}

// operationsOf returns the operations by the names of their methods.
func operationsOf(a *adapter) map[string]operation {
	return map[string]operation{
		"initialize": read(a.Initialize),
		"reset":      read(a.Reset),
		"shutdown":   read(a.Shutdown),

		"constants":           read(a.Constants),
		"config":              read(a.Config),
		"configure":           read(a.Configure),
		"config=":             read(a.ReplaceConfig),
		"init":                read(a.Init),
		"Catalog.new":         read(a.NewCatalog),
		"Catalog.from_config": read(a.CatalogFromConfig),
		"inject":              read(a.Inject),
		"load":                read(a.Load),
		"default_locale":      read(a.DefaultLocale),
		"locale":              read(a.Locale),
		"available_locales":   read(a.AvailableLocales),
		"activate":            read(a.Activate),
		"locale=":             read(a.AssignLocale),
		"with_locale":         read(a.WithLocale),
		"translate":           read(a.Translate),
		"t":                   read(a.T),
		"translate!":          read(a.TranslateOrThrow),
		"t!":                  read(a.TOrThrow),
		"localize":            read(a.Localize),
		"l":                   read(a.L),
		"plural_rule":         read(a.PluralRule),
		"plural_rule_name":    read(a.PluralRuleName),
		"fallbacks_for":       read(a.FallbacksFor),
		"tag_parents":         read(a.TagParents),
	}
}
