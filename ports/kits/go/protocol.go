package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"strings"
)

// Speaks the adapter protocol, version 1. There is nothing to fill in here.

const (
	invalidLocale      = 1
	missingTranslation = 2
	otherError         = 3
	unsupportedCode    = -32601
	invalidParams      = -32602
)

// refusal is an error with a code of the protocol.
type refusal struct {
	code    int
	message string
	name    string
}

func (r refusal) Error() string { return r.message }

// unsupported is the error of an operation that the library does not have, or that cannot take these arguments.
func unsupported(message string) error {
	return refusal{unsupportedCode, message, "Unsupported"}
}

// operation reads the params of a method and makes the call.
type operation func(params json.RawMessage) (any, error)

// read returns an operation that reads params of the type that a call takes.
func read[Params any](call func(Params) (any, error)) operation {
	return func(raw json.RawMessage) (any, error) {
		params, err := decode[Params](raw)
		if err != nil {
			return nil, err
		}
		return call(params)
	}
}

// decode reads params. Params of another shape are a mistake of the adapter, and never an error of the library.
func decode[Params any](raw json.RawMessage) (params Params, err error) {
	if err = json.Unmarshal(raw, &params); err != nil {
		err = refusal{invalidParams, err.Error(), "InvalidParams"}
	}
	return params, err
}

// Response is the outcome of a call: its result or its error.
type Response struct {
	Result any
	Error  *ResponseError
}

// ResponseError is the reason why a call failed.
type ResponseError struct {
	Code    int               `json:"code"`
	Message string            `json:"message"`
	Data    map[string]string `json:"data"`
}

// MarshalJSON writes the error if there is one, and otherwise the result, which may be null.
func (r Response) MarshalJSON() ([]byte, error) {
	if r.Error != nil {
		return json.Marshal(map[string]any{"error": r.Error})
	}
	result, err := json.Marshal(r.Result)
	if err != nil {
		// A value that JSON cannot carry.
		result, err = json.Marshal(map[string]string{"unexpected": fmt.Sprintf("%T", r.Result)})
	}
	return append(append([]byte(`{"result":`), result...), '}'), err
}

// BlockCall is a call of a with_locale block.
type BlockCall struct {
	Method string          `json:"method"`
	Params json.RawMessage `json:"params"`
}

// handler answers requests with the operations of an adapter.
type handler struct {
	operations map[string]operation
	errorCode  func(error) int
}

// runBlock makes the calls of a with_locale block and adds the response of each to a slice, which is also right if the
// library swallows the error that the call raise asks for. It returns that error.
func (h *handler) runBlock(calls []BlockCall, responses *[]Response) error {
	for _, call := range calls {
		if call.Method == "raise" {
			var params struct {
				Message string `json:"message"`
			}
			if err := json.Unmarshal(call.Params, &params); err != nil {
				return refusal{invalidParams, err.Error(), "InvalidParams"}
			}
			*responses = append(*responses, Response{})
			return refusal{otherError, params.Message, "RaisedByBlock"}
		}
		*responses = append(*responses, h.respond(call.Method, call.Params))
	}
	return nil
}

// respond makes a call. A panic counts as an error of the library.
func (h *handler) respond(method string, params json.RawMessage) (response Response) {
	defer func() {
		if panicked := recover(); panicked != nil {
			fmt.Fprintf(os.Stderr, "panic in %s: %v\n%s", method, panicked, debug.Stack())
			response = h.failure(fmt.Errorf("panic: %v", panicked))
			response.Error.Data["at"] = placeOfPanic()
		}
	}()
	call, found := h.operations[method]
	if !found {
		return h.failure(unsupported("no such operation: " + method))
	}
	if len(params) == 0 {
		params = json.RawMessage("{}")
	}
	result, err := call(params)
	if err != nil {
		return h.failure(err)
	}
	return Response{Result: result}
}

// placeOfPanic returns the file and the line of the innermost function that is not Go's own.
func placeOfPanic() string {
	callers := make([]uintptr, 16)
	frames := runtime.CallersFrames(callers[:runtime.Callers(3, callers)])
	for {
		frame, more := frames.Next()
		if !more || !strings.HasPrefix(frame.Function, "runtime.") {
			return fmt.Sprintf("%s:%d", filepath.Base(frame.File), frame.Line)
		}
	}
}

func (h *handler) failure(err error) Response {
	code, name := h.errorCode(err), fmt.Sprintf("%T", err)
	var known refusal
	if errors.As(err, &known) {
		code, name = known.code, known.name
	}
	return Response{Error: &ResponseError{code, err.Error(), map[string]string{"type": name}}}
}

// serve answers requests until shutdown or the end of the input.
func (h *handler) serve(input io.Reader, output io.Writer) error {
	reader := bufio.NewReader(input)
	for {
		line, err := reader.ReadBytes('\n')
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		var request struct {
			ID     json.RawMessage `json:"id"`
			Method string          `json:"method"`
			Params json.RawMessage `json:"params"`
		}
		if err := json.Unmarshal(line, &request); err != nil {
			return err
		}
		body, err := json.Marshal(h.respond(request.Method, request.Params))
		if err != nil {
			return err
		}
		// The body is an object: its fields follow those of the envelope.
		if _, err := fmt.Fprintf(output, `{"jsonrpc":"2.0","id":%s,%s`+"\n", request.ID, body[1:]); err != nil {
			return err
		}
		if request.Method == "shutdown" {
			return nil
		}
	}
}
