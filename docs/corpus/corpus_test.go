// Plays corpus.json with `go test`. Two names of this package are yours: respond(method, params) makes a call with your
// library, and returns what becomes the JSON {"result": …} or {"error": {"code": …, "message": …}}; inexpressible has
// what your language cannot say.
package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

type trial struct {
	ID, Surface, Sentence string
	Needs                 []string
	Files                 map[string]string
	Calls                 []struct {
		Method string
		Params json.RawMessage
		Write  map[string]string
		Expect []expectation
	}
}

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
	for _, need := range trial.Needs {
		if inexpressible[need] {
			t.Skip("the language cannot express ", need)
		}
	}
	folder, responses := t.TempDir(), make([]response, len(trial.Calls))
	write(t, folder, trial.Files)
	respond("reset", json.RawMessage("{}"))
	for index, call := range trial.Calls {
		write(t, folder, call.Write)
		params := strings.ReplaceAll(string(call.Params), "{dir}", folder)
		if err := asJSON(respond(call.Method, json.RawMessage(params)), &responses[index]); err != nil {
			t.Fatal(call.Method, ": ", err)
		}
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

func write(t *testing.T, folder string, files map[string]string) {
	for path, text := range files {
		file := filepath.Join(folder, path)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

func isSupported(expected expectation, it response, all []response) bool {
	switch result, _ := it.Result.(map[string]any); expected.Predicate {
	case "same outcome":
		return it.Error.Code != -32601 && all[expected.Call].Error.Code != -32601
	case "block value":
		_, isKnown := result["value"]
		return isKnown
	}
	inner := blockOf(it)
	for index, one := range expected.Calls {
		if index < len(inner) && !isSupported(one, inner[index], inner) {
			return false
		}
	}
	return it.Error.Code != -32601
}

func asJSON(value, target any) error {
	text, err := json.Marshal(value)
	if err == nil {
		err = json.Unmarshal(text, target)
	}
	return err
}
