import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { temporaryFolder } from '../runner/command';

const page = readFileSync(join(PACKAGE_ROOT, 'adapter/README.md'), 'utf8');
const folder = temporaryFolder();
const isPythonMissing = spawnSync('python3', ['--version']).status !== 0;
const PYTHON_ONLY = { skip: isPythonMissing && 'python3 is not installed' };

/** The library of the program, with only the functions that the program calls. */
const LIBRARY = `
class InvalidLocale(Exception): pass
class MissingTranslation(Exception): pass
class Proc: pass

def reset(): pass

class Catalog:
    def __init__(self, default_locale="en"):
        self.default_locale = default_locale
        self.translations = {}

    def inject(self, translations):
        self.translations.update(translations)

    def translate(self, key, params, count, scope, **values):
        if key == "proc": return Proc()
        if key == "locale": raise InvalidLocale("xx")
        if key == "bug": raise KeyError("a bug")
        text = self.translations[self.default_locale].get(key)
        for name, value in {**params, **values}.items():
            text = text.replace("%{" + name + "}", str(value))
        return text

    t = translate

    def t_or_raise(self, key, params, count, scope, **values):
        text = self.translate(key, params, count, scope, **values)
        if text is None: raise MissingTranslation(f"missing translation: {self.default_locale}.{key}")
        return text
`;

/** Returns the content of the first code block of a language that contains a text. */
function codeBlock(language: string, text: string): string {
  const blocks = [...page.matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, 'g'))];
  const found = blocks.map(([, content = '']) => content).find((content) => content.includes(text));
  assert.ok(found, `adapter/README.md has ${language} with ${text}`);
  return found;
}

/** Returns the program's answers to requests. */
function answersTo(requests: readonly object[]): unknown[] {
  writeFileSync(join(folder, 'adapter.py'), codeBlock('python', 'METHODS'));
  writeFileSync(join(folder, 'yourlib.py'), LIBRARY);
  const input = requests.map((request) => `${JSON.stringify(request)}\n`).join('');
  const { stdout, stderr } = spawnSync('python3', ['adapter.py'], { cwd: folder, input, encoding: 'utf8' });
  assert.equal(stderr, '');
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

test('the program on the page gives the responses shown on the page', PYTHON_ONLY, () => {
  const lines = codeBlock('text', '"method":"initialize"').trimEnd().split('\n');
  const messages = (sign: string): object[] =>
    lines.filter((line) => line.startsWith(sign)).map((line) => JSON.parse(line.slice(2)));
  assert.equal(messages('>').length, 7);
  assert.deepEqual(answersTo(messages('>')), messages('<'));
});

test('the program distinguishes its own mistakes from errors of the library', PYTHON_ONLY, () => {
  const calls: readonly (readonly [method: string, params: object])[] = [
    ['Catalog.new', { catalog: 'c' }],
    ['inject', { subject: 'c', translations: { en: { a: '%{name}, %{place}' } } }],
    ['translate', { subject: 'c', key: 'a', params: { name: 'Ann' }, kwargs: { place: { float: '1.5' } } }],
    ['translate', { subject: 'c', key: 'proc' }],
    ['translate', { subject: 'c', key: 'locale' }],
    ['translate', { subject: 'c', key: 'bug' }],
    ['translate', { subject: 'c' }],
    ['translate', { subject: 'nobody', key: 'a' }],
    ['translate', { key: 'a' }],
    ['inject', { subject: 'c', loader: { format: 'inline', translations: {} } }],
    ['tag_parents', { tag: 'en' }],
    ['translate', { subject: 'c', key: 'bug', count: { float: 'x' } }],
  ];
  const answers = answersTo(
    calls.map(([method, params], index) => ({ jsonrpc: '2.0', id: index + 1, method, params })),
  );
  assert.deepEqual(
    (answers as { readonly result?: unknown; readonly error?: { readonly code: number } }[]).map(
      ({ result, error }) => error?.code ?? result,
    ),
    [null, null, 'Ann, 1.5', { unexpected: 'Proc' }, 1, 3, -32602, -32601, -32601, -32601, -32601, -32602],
  );
});
