// Plays corpus.json with `go test`. The function respond(method, params) of this package is yours: it makes a call with
// your library, and returns what becomes the JSON {"result": …} or {"error": {"code": …, "message": …}}.
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
	text, err := os.ReadFile("corpus.json")
	if err != nil || json.Unmarshal(text, &corpus) != nil {
		t.Fatal("corpus.json cannot be read: ", err)
	}
	for _, one := range corpus.Trials {
		t.Run(one.ID+" @"+one.Surface, func(t *testing.T) { play(t, one) })
	}
}

func play(t *testing.T, trial trial) {
	folder := t.TempDir()
	responses := make([]response, len(trial.Calls))
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
		if !isSupported(responses[index]) {
			t.Skip("the library has no ", call.Method, " with these arguments")
		}
		for _, expected := range call.Expect {
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

func isSupported(it response) bool {
	for _, inner := range blockOf(it) {
		if !isSupported(inner) {
			return false
		}
	}
	return it.Error.Code != -32601
}

// blockOf returns the responses to the calls of a block; none for another call.
func blockOf(it response) (inner []response) {
	if fields, isObject := it.Result.(map[string]any); isObject && asJSON(fields["block"], &inner) != nil {
		return nil
	}
	return inner
}

func asJSON(value, target any) error {
	text, err := json.Marshal(value)
	if err != nil {
		return err
	}
	return json.Unmarshal(text, target)
}
