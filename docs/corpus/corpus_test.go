// Plays corpus.json with `go test`. Two names of this package are yours: respond(method, params) makes a call with your
// library, and returns what becomes the JSON {"result": …} or {"error": {"code": …, "message": …}}; inexpressible has
// what your language cannot say.
package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

type trial struct {
	ID, Surface, Sentence string
	Needs                 []string
	Calls                 []struct {
		Method string
		Params json.RawMessage
		Needs  []string
		Files  map[string]string
		Fresh  bool
		Expect []expectation
	}
}

var symbol = regexp.MustCompile(`\{\s*"symbol":\s*("[^"]*")\s*\}`)

func TestCorpus(t *testing.T) {
	var corpus struct{ Trials []trial }
	if text, err := os.ReadFile("corpus.json"); err != nil || json.Unmarshal(text, &corpus) != nil {
		t.Fatal("corpus.json cannot be read: ", err)
	}
	for _, one := range corpus.Trials {
		t.Run(one.ID+" @"+one.Surface, func(t *testing.T) { play(t, one) })
	}
}

func play(t *testing.T, trial trial) {
	if isInexpressible(trial.Needs) {
		t.Skip("the language cannot express ", trial.Needs)
	}
	folder, responses := t.TempDir(), make([]response, len(trial.Calls))
	for index, call := range trial.Calls {
		require := func(err error) {
			if err != nil {
				t.Fatal(call.Method, ": ", err)
			}
		}
		for path, text := range call.Files {
			file := filepath.Join(folder, path)
			require(os.MkdirAll(filepath.Dir(file), 0o755))
			require(os.WriteFile(file, []byte(text), 0o644))
		}
		if index == 0 || call.Fresh {
			respond("reset", json.RawMessage("{}"))
		}
		if isInexpressible(call.Needs) {
			trial.Calls[index].Expect = nil
			continue
		}
		params := strings.ReplaceAll(string(call.Params), "{dir}", folder)
		if inexpressible["symbols"] {
			params = symbol.ReplaceAllString(params, "$1")
		}
		require(asJSON(respond(call.Method, json.RawMessage(params)), &responses[index]))
	}
	for index, call := range trial.Calls {
		for _, expected := range call.Expect {
			if !isSupported(expected, responses[index], responses) {
				t.Skip("the library has no ", call.Method, " with these arguments")
			}
			if !holds(expected, responses[index], responses) {
				t.Fatalf("%s: %s: expected %+v, got %+v", trial.Sentence, call.Method, expected, responses[index])
			}
		}
	}
}

func isInexpressible(needs []string) (is bool) {
	for _, need := range needs {
		is = is || inexpressible[need]
	}
	return is
}

func isSupported(expected expectation, it response, all []response) bool {
	result, isObject := it.Result.(map[string]any)
	if _, isKnown := result["value"]; expected.Predicate == "block value" && isObject && !isKnown {
		return false
	}
	for _, one := range blockOf(it) {
		if !isSupported(expectation{}, one, nil) {
			return false
		}
	}
	return it.Error.Code != -32601 && (expected.Predicate != "same outcome" || all[expected.Call].Error.Code != -32601)
}
