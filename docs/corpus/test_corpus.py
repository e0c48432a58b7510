"""Plays the corpus of i18n-conformance with pytest (`pytest test_corpus.py`) or unittest.

The module `port` is yours. `respond(method, params)` makes a call of the corpus with your library and returns
`{"result": ...}` or `{"error": {"code": ..., "message": ...}}`. INEXPRESSIBLE lists what your language cannot say.
"""

import json
import os
import re
import tempfile
import unittest
from pathlib import Path

from port import INEXPRESSIBLE, respond

CORPUS = json.loads(Path(os.environ.get("I18N_CORPUS", "corpus.json")).read_text("utf-8"))
# Without Symbols, a String takes the place of each Symbol.
SYMBOL = re.compile(r'\{"symbol": ("[^"]*")\}' if "symbols" in INEXPRESSIBLE else "(?!)()")


# `<ab repeated 3 times>` stands for "ababab".
REPEATED = re.compile("<([^<>]+) repeated ([0-9]+) times>")


class TestCorpus(unittest.TestCase):
    def play(self, trial):
        if set(trial["needs"]) & set(INEXPRESSIBLE):
            self.skipTest(f"the language cannot express {', '.join(trial['needs'])}")
        if "repeats" in trial:
            trial = json.loads(REPEATED.sub(lambda it: it[1] * int(it[2]), json.dumps(trial, ensure_ascii=False)))
        with tempfile.TemporaryDirectory() as folder:
            responses = [make(call, folder, is_first=call is trial["calls"][0]) for call in trial["calls"]]
        for call, response in zip(trial["calls"], responses):
            for expected in call["expect"] if response is not None else []:
                if not is_supported(expected, response, responses):
                    self.skipTest(f"the library has no {call['method']} with these arguments")
                if not holds(expected, response, responses):
                    self.fail(f"{trial['sentence']}: {call['method']}: expected {expected}, got {response}")


def make(call, folder, is_first):
    """Makes a call, and returns its response, or None if the language cannot express the call."""
    for path, text in call.get("files", {}).items():
        file = Path(folder, path)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8", newline="")
    if is_first or "fresh" in call:
        respond("reset", {})
    params = SYMBOL.sub(r"\1", json.dumps(call["params"]).replace("{dir}", folder))
    return None if set(call.get("needs", [])) & set(INEXPRESSIBLE) else respond(call["method"], json.loads(params))


def is_supported(expected, response, responses):
    if "call" in expected and not is_supported({}, responses[expected["call"]], []):
        return False
    result = response.get("result")
    if expected.get("predicate") == "block value" and result and "value" not in result:
        return False
    inner = result.get("block", []) if isinstance(result, dict) else []
    return response.get("error", {}).get("code") != -32601 and all(is_supported({}, it, inner) for it in inner)


def holds(expected, response, responses):
    """Tells whether a response is as expected; the last argument has those of all calls, or of the block."""
    predicate, error, result = expected.get("predicate"), response.get("error"), response.get("result")
    if predicate == "same outcome":
        other = responses[expected["call"]]
        if error and other.get("result") and "missing" in expected:
            return error["code"] == 2 and finds_nothing(other["result"], expected["missing"])
        return is_same([result, error and error["code"]], [other.get("result"), other.get("error", {}).get("code")])
    if predicate == "ends":
        return error is not None or isinstance(result, str)
    if error:
        wanted = expected.get("error", {"code": 3 if expected.get("mayRaise") else None})
        return error["code"] == wanted["code"] and wanted.get("message", error["message"]) == error["message"]
    if predicate is None:
        return "result" in expected and is_same(result, expected["result"])
    if predicate == "succeeds":
        return True
    if predicate == "field":
        return isinstance(result, dict) and result.get(expected["field"]) == expected["result"]
    if predicate == "locales":
        has_all = isinstance(result, list) and all(locale in result for locale in expected["locales"])
        return has_all and (expected["others"] or len(result) == len(expected["locales"]))
    if predicate == "block":
        calls, inner = expected["calls"], result["block"]
        return len(inner) == len(calls) and all(holds(one, it, inner) for one, it in zip(calls, inner))
    if predicate == "block value":
        return result["value"] is not None and result["value"] not in expected["locales"]
    return finds_nothing(result, expected["not"], predicate == "states missing")


def finds_nothing(text, cannot_be, states=False):
    if not isinstance(text, str):
        return False
    is_path = text == "" or re.fullmatch(cannot_be["path"], text, re.IGNORECASE)
    return not states if is_path else not re.fullmatch(cannot_be["text"], text)


def is_same(one, other):
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


for number, trial in enumerate(CORPUS["trials"]):
    name = f"test {trial['id']} @{trial['surface']}"
    setattr(TestCorpus, name, lambda self, trial=trial: self.play(trial))
