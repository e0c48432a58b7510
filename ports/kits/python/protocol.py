"""Speaks the adapter protocol, version 1. There is nothing to fill in here."""

import json
import math
import os
import sys
import traceback
from datetime import date, datetime

INVALID_LOCALE = 1
MISSING_TRANSLATION = 2
OTHER_ERROR = 3
UNSUPPORTED = -32601
INVALID_PARAMS = -32602


class Unsupported(Exception):
    """The library has no such operation, or cannot take these arguments."""


class RaisedByBlock(Exception):
    """The error that the call `raise` of a block raises."""


_operations = {}
_library_errors = {}


def operation(method):
    """Registers a function that reads the params of a method and returns the call to make."""

    def register(read):
        _operations[method] = read
        return read

    return register


def use_errors(invalid_locale=(), missing_translation=()):
    """Names the library's own exceptions for the errors of the document: one, or a tuple."""
    _library_errors[INVALID_LOCALE] = invalid_locale
    _library_errors[MISSING_TRANSLATION] = missing_translation


def serve(invalid_locale=(), missing_translation=()):
    """Answers requests until `shutdown` or the end of the input; for its arguments, see `use_errors`."""
    use_errors(invalid_locale, missing_translation)
    output = sys.stdout
    sys.stdout = sys.stderr  # What the library prints is no response.
    sys.stdin.reconfigure(encoding="utf-8")
    for line in sys.stdin:
        request = json.loads(line)
        method = request["method"]
        response = respond(method, request.get("params") or {})
        text = json.dumps({"jsonrpc": "2.0", "id": request["id"], **response})
        print(text, file=output, flush=True)
        if method == "shutdown":
            break


def respond(method, params):
    """Reads the params, makes the call, and returns its response."""
    try:
        if method not in _operations:
            raise Unsupported(f"no such operation: {method}")
        call = _operations[method](params)
        if not callable(call):
            raise TypeError(f"{method} must return a function that makes the call")
    except Unsupported as raised:
        return _failure(UNSUPPORTED, raised)
    except Exception as raised:  # The adapter cannot read the params.
        traceback.print_exc()
        return _failure(INVALID_PARAMS, raised)
    try:
        return {"result": _carried(call())}
    except Unsupported as raised:
        return _failure(UNSUPPORTED, raised)
    except _library_errors[INVALID_LOCALE] as raised:
        return _failure(INVALID_LOCALE, raised)
    except _library_errors[MISSING_TRANSLATION] as raised:
        return _failure(MISSING_TRANSLATION, raised)
    except Exception as raised:
        return _failure(OTHER_ERROR, raised)


def run_block(calls, responses):
    """Makes the calls of a `with_locale` block, and adds the response of each to a list.

    The list is also right if the library swallows the error of the call `raise`.
    """
    for call in calls:
        params = call.get("params", {})
        if call["method"] == "raise":
            responses.append({"result": None})
            raise RaisedByBlock(params["message"])
        responses.append(respond(call["method"], params))


def name(value):
    """Returns the text of a name: Python has no symbols beside strings.

    A format that is a dict is the name of a format, and never a pattern.
    """
    return value["symbol"] if isinstance(value, dict) else value


def scope(value):
    """Returns a scope: None, a string, or a list of strings."""
    return [name(part) for part in value] if isinstance(value, list) else name(value)


def scalar(value):
    """Returns a string, an int, a float, a bool or None."""
    return float(value["float"]) if isinstance(value, dict) else value


def scalars(values):
    """Returns a dict of scalars; an empty one for None."""
    return {key: scalar(value) for key, value in (values or {}).items()}


def localizable(value):
    """Returns an object to localize: an int, a float, a datetime or a date.

    A datetime has microseconds. If your library has times with nanoseconds, read value["time"] as
    these here; if it has none, answer "inexpressible": ["nanoseconds"] to initialize.
    """
    if "integer" in value:
        return int(value["integer"])
    if "float" in value:
        return float(value["float"])
    if "date" in value:
        return date(*value["date"])
    text = value["time"]
    return datetime.fromisoformat(text[:26] + text[29:])


def _failure(code, raised):
    data = {"type": type(raised).__name__}
    places = traceback.extract_tb(raised.__traceback__)
    if code == OTHER_ERROR and places:
        data["at"] = f"{os.path.basename(places[-1].filename)}:{places[-1].lineno}"
    return {"error": {"code": code, "message": str(raised), "data": data}}


def _carried(value):
    """Returns a result as JSON carries it, or the name of its type when it cannot."""
    if isinstance(value, dict):
        return {str(key): _carried(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [_carried(item) for item in value]
    if isinstance(value, float) and not math.isfinite(value):
        return {"unexpected": str(value)}
    if value is None or isinstance(value, (str, bool, int, float)):
        return value
    return {"unexpected": type(value).__name__}
