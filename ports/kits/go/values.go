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
	if err == nil && symbol.Symbol == "" {
		err = fmt.Errorf("no name: %s", data)
	}
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

// Config are fields of a configuration. Those that are nil keep their initial value.
type Config struct {
	DefaultLocale    *string    `json:"default_locale"`
	Loaders          []Loader   `json:"loaders"`
	AvailableLocales []string   `json:"available_locales"`
	Fallbacks        *Fallbacks `json:"fallbacks"`
}

// CatalogOptions are the arguments of a new catalog. Those that are nil were not given.
type CatalogOptions struct {
	DefaultLocale    *string    `json:"default_locale"`
	AvailableLocales []string   `json:"available_locales"`
	Fallbacks        *Fallbacks `json:"fallbacks"`
}

// CatalogParams name a new catalog.
type CatalogParams struct {
	CatalogOptions
	Catalog string `json:"catalog"`
	Config  Config `json:"config"`
}

// LoaderParams are a loader or translations.
type LoaderParams struct {
	Loader       *Loader      `json:"loader"`
	Translations Translations `json:"translations"`
}

// LocaleParams are the params of activate, locale= and with_locale.
type LocaleParams struct {
	Locale Name        `json:"locale"`
	Block  []BlockCall `json:"block"`
}

// Lookup are the arguments of a lookup. Those that are nil were not given, or are nil in the document.
type Lookup struct {
	Key     Name    `json:"key"`
	Params  Scalars `json:"params"`
	Count   *Scalar `json:"count"`
	Scope   Scope   `json:"scope"`
	Default *Scalar `json:"default"`
	Named   Scalars `json:"kwargs"`
}

// Values returns the params and the named arguments in one map, because Go has no named arguments.
func (l Lookup) Values() map[string]any {
	values := make(map[string]any, len(l.Params)+len(l.Named))
	for _, given := range []Scalars{l.Params, l.Named} {
		for name, scalar := range given {
			values[name] = scalar.Value
		}
	}
	return values
}

// Localization are the arguments of a localization. A format that is nil was not given.
type Localization struct {
	Object Object  `json:"object"`
	Format *Format `json:"format"`
	Named  Scalars `json:"kwargs"`
}
