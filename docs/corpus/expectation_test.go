package main

import (
	"encoding/json"
	"reflect"
	"regexp"
)

type response struct {
	Result any
	Error  failure
}

type failure struct {
	Code    int
	Message string
}

type expectation struct {
	Result           any
	Error            failure
	Predicate, Field string
	Locales          []any
	Others, MayRaise bool
	Call             int
	Calls            []expectation
	Not, Missing     *struct{ Path, Text string }
}

// holds tells whether a response is as expected; all has the responses to all calls, or to those of the block.
func holds(expected expectation, it response, all []response) bool {
	result, code := it.Result, it.Error.Code
	fields, _ := result.(map[string]any)
	switch predicate := expected.Predicate; {
	case predicate == "same outcome":
		other := all[expected.Call]
		if code == 2 && other.Result != nil && expected.Missing != nil {
			return other.Result != "" && holds(expectation{Predicate: "finds nothing", Not: expected.Missing}, other, nil)
		}
		return code == other.Error.Code && reflect.DeepEqual(result, other.Result)
	case code != 0 || expected.Error.Code != 0:
		isMeant := code == expected.Error.Code || code == 3 && expected.MayRaise
		return isMeant && (expected.Error.Message == "" || expected.Error.Message == it.Error.Message)
	case predicate == "succeeds":
		return true
	case predicate == "field":
		return fields[expected.Field] == expected.Result
	case predicate == "locales":
		locales, isList := result.([]any)
		return isList && has(locales, expected.Locales...) && (expected.Others || len(locales) == len(expected.Locales))
	case predicate == "block":
		inner := blockOf(it)
		holdsAll := len(inner) == len(expected.Calls)
		for index := 0; holdsAll && index < len(inner); index++ {
			holdsAll = holds(expected.Calls[index], inner[index], inner)
		}
		return holdsAll
	case predicate == "block value":
		return fields["value"] != nil && !has(expected.Locales, fields["value"])
	case predicate == "states missing", predicate == "finds nothing":
		text, isText := result.(string)
		if text == "" || regexp.MustCompile("^(?i:"+expected.Not.Path+")$").MatchString(text) {
			return isText && predicate == "finds nothing"
		}
		return !regexp.MustCompile("^(?:" + expected.Not.Text + ")$").MatchString(text)
	}
	return reflect.DeepEqual(result, expected.Result)
}

// blockOf returns the responses to the calls of a block; none for another call.
func blockOf(it response) (inner []response) {
	if fields, isObject := it.Result.(map[string]any); isObject && asJSON(fields["block"], &inner) != nil {
		return nil
	}
	return inner
}

func has(list []any, items ...any) bool {
	hasAll := true
	for _, item := range items {
		found := false
		for _, one := range list {
			found = found || one == item
		}
		hasAll = hasAll && found
	}
	return hasAll
}

func asJSON(value, target any) error {
	text, err := json.Marshal(value)
	if err == nil {
		err = json.Unmarshal(text, target)
	}
	return err
}
