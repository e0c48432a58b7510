package main

import (
	"encoding/json"
	"fmt"
	"strconv"
	"time"
)

// The values of the adapter protocol. There is nothing to fill in here.

// Name is a String or a Symbol. Go has no symbols, so a Symbol is its text.
type Name string

// UnmarshalJSON reads "short" or {"symbol":"short"}.
func (n *Name) UnmarshalJSON(data []byte) error {
	if data[0] == '"' {
		return json.Unmarshal(data, (*string)(n))
	}
	var symbol struct {
		Symbol string `json:"symbol"`
	}
	err := json.Unmarshal(data, &symbol)
	*n = Name(symbol.Symbol)
	return err
}

// Format is a String or a Symbol. A Symbol is the name of a format, and never a pattern.
type Format struct {
	Text     string
	IsSymbol bool
}

// UnmarshalJSON reads "%Y-%m-%d" or {"symbol":"short"}.
func (f *Format) UnmarshalJSON(data []byte) error {
	f.IsSymbol = data[0] == '{'
	return json.Unmarshal(data, (*Name)(&f.Text))
}

// Scope is the path prefix of a lookup: one name, or its parts. It is nil if there is none.
type Scope []Name

// UnmarshalJSON reads null, a name, or an array of names.
func (s *Scope) UnmarshalJSON(data []byte) error {
	if data[0] == '[' {
		return json.Unmarshal(data, (*[]Name)(s))
	}
	if string(data) == "null" {
		return nil
	}
	*s = make(Scope, 1)
	return json.Unmarshal(data, &(*s)[0])
}

// Scalar is a value for a placeholder, a count or a default: a string, an int, a float64, a bool or nil.
type Scalar struct{ Value any }

// UnmarshalJSON reads "Ann", 2, {"float":"1.5"}, true or null.
func (s *Scalar) UnmarshalJSON(data []byte) error {
	switch data[0] {
	case '{':
		var float struct {
			Float string `json:"float"`
		}
		if err := json.Unmarshal(data, &float); err != nil {
			return err
		}
		value, err := strconv.ParseFloat(float.Float, 64)
		s.Value = value
		return err
	case '"', 't', 'f', 'n':
		return json.Unmarshal(data, &s.Value)
	default:
		value, err := strconv.Atoi(string(data))
		s.Value = value
		return err
	}
}

// Scalars are values by their names.
type Scalars map[string]Scalar

// Values returns the values without their wrappers.
func (s Scalars) Values() map[string]any {
	values := make(map[string]any, len(s))
	for name, scalar := range s {
		values[name] = scalar.Value
	}
	return values
}

// Object is an object to localize: an int64, a float64, a time.Time or a Date.
type Object struct{ Value any }

// Date is a day without a clock.
type Date struct{ Year, Month, Day int }

// UnmarshalJSON reads {"integer":…}, {"float":…}, {"time":…} or {"date":[…]}.
func (o *Object) UnmarshalJSON(data []byte) error {
	var fields struct {
		Integer, Float, Time string
		Date                 []int
	}
	err := json.Unmarshal(data, &fields)
	switch {
	case err != nil:
	case fields.Integer != "":
		o.Value, err = strconv.ParseInt(fields.Integer, 10, 64)
	case fields.Float != "":
		o.Value, err = strconv.ParseFloat(fields.Float, 64)
	case fields.Time != "":
		o.Value, err = parseTime(fields.Time)
	case len(fields.Date) == 3:
		o.Value = Date{fields.Date[0], fields.Date[1], fields.Date[2]}
	default:
		err = fmt.Errorf("no object to localize: %s", data)
	}
	return err
}

func parseTime(text string) (time.Time, error) {
	parsed, err := time.Parse(time.RFC3339Nano, text)
	if err != nil {
		// An offset may have seconds.
		return time.Parse("2006-01-02T15:04:05.999999999-07:00:00", text)
	}
	return parsed, nil
}

// Translations are nested maps below each locale.
type Translations map[string]map[string]any

// Loader is a folder of files, or translations to be returned by a loader of the library's own kind.
type Loader struct {
	Format       string       `json:"format"`
	Path         string       `json:"path"`
	Translations Translations `json:"translations"`
}

// Fallbacks are the locales that a locale falls back to, and those that every locale falls back to last.
type Fallbacks struct {
	Mapping map[string]Locales `json:"mapping"`
	Default []string           `json:"default"`
}

// Locales are the names of locales.
type Locales []string

// UnmarshalJSON reads "fr" or ["fr","en"].
func (l *Locales) UnmarshalJSON(data []byte) error {
	if data[0] == '[' {
		return json.Unmarshal(data, (*[]string)(l))
	}
	*l = make(Locales, 1)
	return json.Unmarshal(data, &(*l)[0])
}

// ConfigParams are fields of a configuration. Those that are nil keep their initial value.
type ConfigParams struct {
	DefaultLocale    *string    `json:"default_locale"`
	Loaders          []Loader   `json:"loaders"`
	AvailableLocales []string   `json:"available_locales"`
	Fallbacks        *Fallbacks `json:"fallbacks"`
}

// NoParams are the params of a method that takes none.
type NoParams struct{}

// InitializeParams are the params of initialize.
type InitializeParams struct {
	Protocol int `json:"protocol"`
	Suite    struct {
		Name    string `json:"name"`
		Version string `json:"version"`
	} `json:"suite"`
}

// SubjectParams name what an operation is called on: a catalog, or the module if it is "" or "I18n".
type SubjectParams struct {
	Subject string `json:"subject"`
}

// LocaleParams are the params of activate and locale=.
type LocaleParams struct {
	SubjectParams
	Locale Name `json:"locale"`
}

// WithLocaleParams are the params of with_locale.
type WithLocaleParams struct {
	LocaleParams
	Block []BlockCall `json:"block"`
}

// TranslateParams are the params of a lookup.
type TranslateParams struct {
	SubjectParams
	Key     Name    `json:"key"`
	Params  Scalars `json:"params"`
	Count   *Scalar `json:"count"`
	Scope   Scope   `json:"scope"`
	Default *Scalar `json:"default"`
	Kwargs  Scalars `json:"kwargs"`
}

// LocalizeParams are the params of a localization.
type LocalizeParams struct {
	SubjectParams
	Object Object  `json:"object"`
	Format *Format `json:"format"`
	Kwargs Scalars `json:"kwargs"`
}

// NewCatalogParams are the params of Catalog.new.
type NewCatalogParams struct {
	Catalog          string     `json:"catalog"`
	DefaultLocale    *string    `json:"default_locale"`
	AvailableLocales []string   `json:"available_locales"`
	Fallbacks        *Fallbacks `json:"fallbacks"`
}

// CatalogFromConfigParams are the params of Catalog.from_config.
type CatalogFromConfigParams struct {
	Catalog string       `json:"catalog"`
	Config  ConfigParams `json:"config"`
}

// InjectParams are the params of inject: a loader or translations.
type InjectParams struct {
	SubjectParams
	Loader       *Loader      `json:"loader"`
	Translations Translations `json:"translations"`
}

// LoadParams are the params of load.
type LoadParams struct {
	Loader Loader `json:"loader"`
}

// PluralRuleParams are the params of plural_rule.
type PluralRuleParams struct {
	Rule  string `json:"rule"`
	Count Scalar `json:"count"`
}

// PluralRuleNameParams are the params of plural_rule_name.
type PluralRuleNameParams struct {
	Locale string `json:"locale"`
}

// FallbacksForParams are the params of fallbacks_for.
type FallbacksForParams struct {
	Fallbacks Fallbacks `json:"fallbacks"`
	Locale    string    `json:"locale"`
}

// TagParentsParams are the params of tag_parents.
type TagParentsParams struct {
	Tag string `json:"tag"`
}
