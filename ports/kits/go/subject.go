package main

// Subject is what operations are called on: the module or a catalog. An operation returns what the library returned,
// and nil if the library returned nothing.
type Subject interface {
	Inject(Loader) (any, error)
	InjectTranslations(Translations) (any, error)
	DefaultLocale() (any, error)
	Locale() (any, error)
	AvailableLocales() (any, error)
	Activate(locale string) (any, error)
	// SetLocale assigns the active locale. If the library has one operation, this is the same call.
	SetLocale(locale string) error
	// WithLocale runs a block while a locale is active. The block's error must come out of the library's own block. The
	// library's result may be nil.
	WithLocale(locale string, block func() (any, error)) (any, error)
	Translate(Lookup) (any, error)
	TranslateOrFail(Lookup) (any, error)
	Localize(Localization) (any, error)
	// The aliases t, t! and l. If the library has none, make the same calls.
	T(Lookup) (any, error)
	TOrFail(Lookup) (any, error)
	L(Localization) (any, error)
}

// Lacking is a subject without operations. Embed it, and define the operations that your library has.
type Lacking struct{}

func (Lacking) Inject(Loader) (any, error) { return nil, unsupported("inject of loaders") }
func (Lacking) InjectTranslations(Translations) (any, error) {
	return nil, unsupported("inject of translations")
}
func (Lacking) DefaultLocale() (any, error)        { return nil, unsupported("default_locale") }
func (Lacking) Locale() (any, error)               { return nil, unsupported("locale") }
func (Lacking) AvailableLocales() (any, error)     { return nil, unsupported("available_locales") }
func (Lacking) Activate(string) (any, error)       { return nil, unsupported("activate") }
func (Lacking) SetLocale(string) error             { return unsupported("locale=") }
func (Lacking) Translate(Lookup) (any, error)      { return nil, unsupported("translate") }
func (Lacking) T(Lookup) (any, error)              { return nil, unsupported("t") }
func (Lacking) TOrFail(Lookup) (any, error)        { return nil, unsupported("t!") }
func (Lacking) Localize(Localization) (any, error) { return nil, unsupported("localize") }
func (Lacking) L(Localization) (any, error)        { return nil, unsupported("l") }
func (Lacking) TranslateOrFail(Lookup) (any, error) {
	return nil, unsupported("translate!")
}
func (Lacking) WithLocale(string, func() (any, error)) (any, error) {
	return nil, unsupported("with_locale")
}
