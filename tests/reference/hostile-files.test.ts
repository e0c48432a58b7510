import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import type { Outcome } from './load-hostile-files';
import { temporaryFolder } from '../runner/command';

/** The message about a line that closes a quoted text or a bracket, and is not indented further than the key. */
const DEFICIENT =
  'deficient indentation: indent each line of a quoted text, and of what is in brackets, further than its key, ' +
  'also the last line; or close the quote or bracket above';

/** Files that are refused, with the place and the reason. Messages about malformed JSON come from the platform. */
const REFUSED: Readonly<Record<string, string | RegExp>> = {
  'alias-bomb.yml': 'en.h.k1.k1.k5.k5.k3.k5.k1: repeated maps unfold to more than 1000000 entries',
  'alias-bomb-of-empty-maps.yml':
    'en.m18.b.b.b.a.b.a.a.a.a.b.a.a.b.b.a.b: repeated maps unfold to more than 1000000 entries',
  'alias-inside-itself.yml': /^en\.a(?:\.b)+…: nested deeper than 200 levels$/,
  'alias-of-nothing.yml': '2:7 unidentified alias "nothing"',
  'alias-row.yml': /^en\.a199(?:\.k)+\.…: nested deeper than 200 levels$/,
  'aliases-too-many.yml': '10003:12 aliases exceeded maxAliases (10000)',
  'array-in-array.json': 'en.a.1: expected text, found an array',
  'array-in-array.yml': '2:3 an array holds text only; quote what is not',
  'comment-alone.yml': 'expected a document, but the input is empty',
  'comment.json': /^(?:\d+:\d+ )?not JSON: /,
  'control-character.yml': '2:8 null byte is not allowed in input',
  'deep-arrays.json': 'en.a.0: expected text, found an array',
  'deep-arrays.yml': '2:207 nesting exceeded maxDepth (203)',
  'deep-blocks.yml': '203:405 nesting exceeded maxDepth (203)',
  'deep-flow.yml': '1:810 nesting exceeded maxDepth (203)',
  'deep-maps-with-a-fraction.json': /^en(?:\.a)+…: nested deeper than 200 levels$/,
  'deep-maps.json': /^en(?:\.a)+…: nested deeper than 200 levels$/,
  'deep-unclosed.json': /^(?:\d+:\d+ )?not JSON: /,
  'duplicate-key.yml': '4:3 duplicated mapping key',
  'duplicate-locale.yml': '3:1 duplicated mapping key',
  'empty.json': /^(?:\d+:\d+ )?not JSON: /,
  'empty.yml': 'expected a document, but the input is empty',
  'exponent.json': '1:14 1e2 is not an integer that can be held exactly; quote it to make it text',
  'float-infinite.yml': '2:3 .inf is not an integer that can be held exactly; quote it to make it text',
  'float.json': '1:14 1.0 is not an integer that can be held exactly; quote it to make it text',
  'float.yml': '2:3 1.5 is not an integer that can be held exactly; quote it to make it text',
  'integer-in-array.json': 'en.a.1: expected text, found 1',
  'integer-in-array.yml': '2:3 an array holds text only; quote what is not',
  'integer-of-many-digits.json': /^en.a: Infinity is not an integer that can be held exactly/,
  'integer-too-large.json':
    'en.a: -9007199254740992 is not an integer that can be held exactly; quote it to make it text',
  'integer-too-large.yml':
    '2:3 9007199254740993 is not an integer that can be held exactly; quote it to make it text',
  'key-array.yml': '1:1 a key must be text; quote it',
  'key-boolean.yml': '2:3 a key must be text; quote it',
  'key-integer.yml': '2:3 a key must be text; quote it',
  'key-map.yml': '1:1 a key must be text; quote it',
  'key-null.yml': '2:3 a key must be text; quote it',
  'line-break-in-text.json': /^(?:\d+:\d+ )?not JSON: /,
  'locale-of-nothing.yml': 'en: expected a map of the keys of a locale, found null',
  'locale-of-null.json': 'en: expected a map of the keys of a locale, found null',
  'locale-of-text.yml': 'en: expected a map of the keys of a locale, found the text "text"',
  'long-key-through-alias.yml':
    'en.zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz…: the path of a map has more than 1000 characters',
  'long-key.json': /^\w+.*…: the path of a map has more than 1000 characters$/,
  'long-key.yml': /^\w+.*…: the path of a map has more than 1000 characters$/,
  'long-locale.json': /^\w+.*…: the path of a map has more than 1000 characters$/,
  'map-in-array.yml': '2:3 an array holds text only; quote what is not',
  'merge-bomb.yml': '224:5 merge keys exceeded maxTotalMergeKeys (100000)',
  'merge-of-text.yml': '3:5 cannot merge mappings; the provided source object is unacceptable',
  'not-a-number.json': /^(?:\d+:\d+ )?not JSON: /,
  'not-utf-8.json': /^cannot be read as UTF-8 text/,
  'not-utf-8.yml': /^cannot be read as UTF-8 text/,
  'root-array.yml': 'expected a map of locales, found an array',
  'root-null.json': 'expected a map of locales, found null',
  'root-text.yml': 'expected a map of locales, found the text "text"',
  'single-quotes.json': /^(?:\d+:\d+ )?not JSON: /,
  'tab-indent.yml': '2:1 tab characters must not be used in indentation',
  'tag-binary.yml': '2:6 unknown scalar tag !<tag:yaml.org,2002:binary>',
  'tag-javascript.yml': '2:6 unknown scalar tag !<tag:yaml.org,2002:js/function>',
  'tag-own.yml': '2:6 unknown scalar tag !<!own>',
  'tag-set.yml': '2:6 unknown mapping tag !<tag:yaml.org,2002:set>',
  'trailing-comma.json': /^(?:\d+:\d+ )?not JSON: /,
  'truncated.json': /^(?:\d+:\d+ )?not JSON: /,
  'two-documents.yml': 'expected a single document in the stream, but found more',
  'two-values.json': /^(?:\d+:\d+ )?not JSON: /,
  'unclosed-array.yml': `3:1 ${DEFICIENT}`,
  'unclosed-quote.yml': `3:3 ${DEFICIENT}`,
  'utf-16.yml': /^cannot be read as UTF-8 text/,
};

/** Files that are read, with the texts of the catalog afterwards. Before, it has `en.a`. */
const READ: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'backslashes.json': { 'en.a': '40000 characters' },
  'byte-order-mark.json': { 'en.a': 'x' },
  'byte-order-mark.yml': { 'en.a': 'x' },
  'carriage-returns.yml': { 'en.a': 'x', 'en.b': 'y\n' },
  'duplicate-escaped-key.json': { 'en.a': 'z' },
  'duplicate-key.json': { 'en.a': 'z', 'en.b': 'y' },
  'lone-surrogate.json': { 'en.a': '\ud800' },
  'null-character.json': { 'en.a': 'x\u0000y' },
  'placeholders-many.yml': { 'en.a': '10000 characters' },
  'placeholders-unclosed.yml': { 'en.a': '40000 characters' },
  'prototype-keys.json': {
    'en.a': 'before',
    'en.toString': 'T',
    'en.__proto__.polluted': 'P',
    'en.constructor.prototype.polluted': 'C',
    '__proto__.polluted': 'L',
  },
  'prototype-keys.yml': {
    'en.a': 'before',
    'en.toString': 'T',
    'en.__proto__.polluted': 'P',
    'en.constructor.prototype.polluted': 'C',
    'en.a.__proto__.polluted': 'M',
    '__proto__.polluted': 'L',
  },
  'text-of-a-long-key.json': { 'en.a': 'before', 'en.kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk': 'x' },
  'timestamp.yml': { 'en.a': '2001-12-14t21:59:43.10-05:00' },
  'words-of-yaml-1.1.yml': {
    'en.a': 'before',
    'no.yes': 'yes',
    'no.off': 'off',
    'no.sexagesimal': '1:30',
    'no.octal': '15',
    'no.old_octal': '777',
  },
};

/** Files that are too long to be read by people, each the locale `en` with one line per number. */
const WRITTEN: Readonly<Record<string, string>> = {
  // Maps that each repeat the one before.
  'alias-bomb-of-empty-maps.yml': lines(
    61,
    (n) => `  m${n}: &m${n} ${n === 0 ? '{}' : `{ a: *m${n - 1}, b: *m${n - 1} }`}`,
  ),
  'alias-row.yml': lines(221, (n) => `  a${n}: &a${n} ${n === 0 ? '{x: y}' : `{k: *a${n - 1}}`}`),
  'aliases-too-many.yml': lines(10_002, (n) => (n === 0 ? '  a: &a x' : `  k${n - 1}: *a`)),
  'deep-blocks.yml': lines(220, (n) => `${'  '.repeat(n + 1)}a:${n === 219 ? ' x' : ''}`),
  'merge-bomb.yml': lines(150, (n) => {
    const keys = Array.from({ length: 100 }, (_, key) => `k${key}: x`);
    const nineTimes = Array.from({ length: 9 }, () => `*m${n - 1}`);
    return n === 0 ? `  m0: &m0 {${keys.join(', ')}}` : `  m${n}: &m${n}\n    <<: [${nineTimes.join(', ')}]`;
  }),
};

function lines(count: number, line: (index: number) => string): string {
  return ['en:', ...Array.from({ length: count }, (_, index) => line(index)), ''].join('\n');
}

const FOLDER = temporaryFolder();
/** Far more than all files need together, even on a machine that is ten times slower: measured were 0.5 s and 60 MB. */
const LIMITS = { timeoutMs: 120_000, heapMb: 256 } as const;

let outcomes: ReadonlyMap<string, Outcome>;

before(() => {
  cpSync(join(__dirname, '../../../fixtures/hostile'), FOLDER, { recursive: true });
  for (const [file, text] of Object.entries(WRITTEN)) writeFileSync(join(FOLDER, file), text);
  const program = join(__dirname, 'load-hostile-files.js');
  const args = [`--max-old-space-size=${LIMITS.heapMb}`, program, FOLDER, ...readdirSync(FOLDER)];
  const output = execFileSync(process.execPath, args, { encoding: 'utf8', timeout: LIMITS.timeoutMs });
  const read = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Outcome);
  outcomes = new Map(read.map((outcome) => [outcome.file, outcome]));
});

test('every file of the folder has an expectation', () => {
  assert.deepEqual([...outcomes.keys()].sort(), [...Object.keys(REFUSED), ...Object.keys(READ)].sort());
});

for (const [file, reason] of Object.entries(REFUSED)) {
  test(`${file} is refused, and the catalog does not change`, () => {
    const { refused, isUnchanged, isPrototypeClean } = outcomes.get(file)!;
    assert.match(refused ?? 'read', typeof reason === 'string' ? exactly(reason) : reason);
    assert.deepEqual([isUnchanged, isPrototypeClean], [true, true]);
  });
}

for (const [file, texts] of Object.entries(READ)) {
  test(`${file} is read`, () => {
    const { texts: found, isPrototypeClean } = outcomes.get(file)!;
    assert.deepEqual(found, texts);
    assert.equal(isPrototypeClean, true);
  });
}

function exactly(text: string): RegExp {
  return new RegExp(`^${text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')}$`);
}
