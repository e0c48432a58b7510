import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { temporaryFolder } from '../runner/command';

const page = readFileSync(join(PACKAGE_ROOT, 'adapter/README.md'), 'utf8');
const isPythonMissing = spawnSync('python3', ['--version']).status !== 0;
const PYTHON_ONLY = { skip: isPythonMissing && 'python3 is not installed' };

/** Returns the code of the sections of the guide about libraries that differ. */
function examples(): string {
  const [section = ''] = /^## When your library differs[^]*?^## /m.exec(page) ?? [];
  return [...section.matchAll(/```python\n([^]*?)```/g)].map(([, code]) => code).join('\n');
}

/** A program that uses the examples. It ends with an error when one does not work. */
const TEST = `
class Unsupported(Exception): pass

def raised(call, *arguments):
    try: call(*arguments)
    except Exception as error: return error

# placeholders written otherwise
assert converted_text("Hi, %{first-name} at 50%!") == "Hi, {{.first-name}} at 50%!"
assert converted_text("{{.x}} %{y}") == '{{"{{"}}.x}} {{.y}}'

# plural forms in another shape
assert with_forms("days", {"other": "%{count} days", "one": "%{count} day"}) == {
    "days": "{{.count}} day|{{.count}} days",
    "days.one": "{{.count}} day",
    "days.other": "{{.count}} days",
}
assert isinstance(raised(with_forms, "days", {"one": "a", "few": "b", "other": "c"}), Unsupported)

# data that the library refuses
class Bundle:
    def __init__(self): self.texts = {}
    def add(self, texts):
        if "bad" in texts: raise ValueError("bad")
        self.texts.update(texts)
    def localizer(self, locale):
        class Localizer: pass
        made = Localizer()
        made.locale = locale.split("-")[0]
        return made

def converted(translations):
    if not all(isinstance(text, str) for text in translations.values()): raise Unsupported("only texts")
    return translations

bundles, localizers, positions = {"catalog": Bundle()}, {}, {}
give = lambda texts: inject({"subject": "catalog", "translations": texts})
assert isinstance(raised(give, {"days": ["Mon"]}), Unsupported)
assert give({"a": "A"})() is None and bundles["catalog"].texts == {"a": "A"}
call = give({"bad": "x"})
assert isinstance(raised(call), ValueError)

# one bundle and a localizer for each locale
assert activate({"subject": "catalog", "locale": "fr-CA"})() == "fr"
assert localizers["catalog"].locale == "fr"

# a library that only raises
assert error_code(KeyError("no message")) == 3, "a KeyError writes its text in quotes"
assert error_code(LookupError("no message for a")) == 2
assert error_code(ValueError("no message for a")) == 3

# one without named arguments
assert [position("name"), position("place"), position("name")] == [0, 1, 0]
assert arguments({"place": "Rome"}) == [None, "Rome"]
assert arguments({"place": "Rome", "name": "Ann"}) == ["Ann", "Rome"]
print("all examples work")
`;

test('the examples of the sections about libraries that differ work', PYTHON_ONLY, () => {
  const code = examples();
  assert.ok(code.split('\ndef ').length >= 7, 'the page has the examples');
  const file = join(temporaryFolder(), 'examples.py');
  writeFileSync(file, `import re\n${code}\n${TEST}`);
  const { stdout, stderr } = spawnSync('python3', [file], { encoding: 'utf8' });
  assert.deepEqual([stdout, stderr], ['all examples work\n', '']);
});

test('the guide links two complete adapters of libraries from elsewhere', () => {
  const links = [...page.matchAll(/\]\(\.\.\/(ports\/[\w-]+\/adapter\.\w+)\)/g)].map(([, path = '']) => path);
  assert.deepEqual(links, ['ports/ruby-i18n/adapter.rb', 'ports/maketext/adapter.pl']);
  for (const path of links) assert.ok(readFileSync(join(PACKAGE_ROOT, path), 'utf8').includes('-32'));
});
