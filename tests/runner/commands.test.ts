import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, test } from 'node:test';
import { callCommand } from './call-command';
import { temporaryFolder } from './command';

const SPEC = /^LOOKUP-01 /m;
const CRYSTAL = /^DIRECTIVE-08 /m;
const A_STRING = /^ {2}ACTIVATE-01\/a-locale-given-as-a-string-or-a-symbol\/a-string$/m;

/** The arguments of `list` and `explain`, with patterns that their output has, and patterns that it lacks. */
const SHOWN: readonly (readonly [args: string, has: readonly RegExp[], lacks?: readonly RegExp[]])[] = [
  [
    'list',
    [
      /^CONSTANT-01 {2}VERSION must be "0\.2\.2"\n {2}level spec, section 9\n {2}CONSTANT-01\//m,
      A_STRING,
      /^ {2}ACTIVATE-01\/the-default-locale-of-the-catalog-does-not-change @catalog$/m,
    ],
  ],
  ['list --surface module', [A_STRING], [/@(catalog|library)/]],
  ['list BLOCK-02/a-nested-block*', [/^ {2}BLOCK-02\/a-nested-block/m], [/^ {2}BLOCK-02\/(?!a-nested)/m]],
  ['list --rules CONSTANT-*', [/^CONSTANT-01 {2}VERSION must be "0\.2\.2"\nCONSTANT-02 {2}.*\n$/]],
  ['list --rules --level spec', [SPEC], [CRYSTAL]],
  ['list --rules --level crystal', [CRYSTAL]],
  // The sources and scenarios of a rule, and the mistakes that it detects.
  [
    'explain activate-01 --verbose',
    [
      /^ACTIVATE-01 {2}`activate` must make the given locale .*\nlevel spec, sections? [\d., ]+\n/,
      /\n\nFrom the document\n {2}\S.* \(section 1, in our words\)\n/,
      /\n {2}When <locale> is activated\n/,
      /\n {2}Examples:\n {6}\| case +\| locale +\| active +\|\n {6}\| a String +\| "fr" +\| fr +\|\n/,
      /^the default locale of the catalog does not change @catalog$/m,
      /\n\nMistakes that it detects\n {2}.*\n {2}Ignores an activation on the module\n/,
    ],
    [/^recorded/m],
  ],
  [
    'explain BLOCK-02',
    [
      /\n\nScenarios\n {2}BLOCK-02\/the-default-locale\n/,
      /^explain BLOCK-02 --verbose shows all, and the mistakes that they detect$/m,
    ],
    [/^ {2}Given |^Mistakes/m],
  ],
  ['explain BLOCK-02/the-default-locale', [/\n {2}When a block runs with the locale "fr"\n/]],
  // A case with its values, and fixtures.
  [
    'explain ACTIVATE-01/a-locale-given-as-a-string-or-a-symbol/a-symbol',
    [/\(a Symbol\)\n.*\n(?: .*\n)+ {2}When :fr is activated\n/],
    [/Examples:|\(a String\)/],
  ],
  // A file that several scenarios use is shown once.
  [
    'explain TIME-01 --verbose',
    [/\n\nfixtures\/locales\/yaml\/en\.yml\n {2}\S/],
    [/\nfixtures\/locales\/yaml\/en\.yml\n[^]*\nfixtures\/locales\/yaml\/en\.yml\n/],
  ],
  ['explain LEAF-04/two-injections', [/\nrecorded: text-cached\n/]],
  // A section of the document: its sentences with their rules, and its tables.
  ['explain --help', [/ or the number of a section\n/, / explain 4\.2 +a section\n/]],
  [
    'explain 2.2',
    [
      /^2\.2 {2}Configuration\na section of the document, in our words\n\nSentences\n {2}\S.* \(CONFIG-02, INIT-01\)\n/,
      /\n\nA configuration\n {2}Field \| Type \| .*\n {2}`loaders` \| a collection of Loader::Base \| /,
    ],
  ],
  // Silent points, readings, contradictions and accidents.
  [
    'explain SILENT-07',
    [
      /^SILENT-07 .*\nthe document, sections? [\d., ]+\n\nFrom the document\n[^]*\nWhy level spec expects nothing\n/,
      /\nWhat crystal-i18n 0\.2\.2 does\n {2}\S[^]*\nObserved by\n {2}FALLBACK-05 /,
    ],
  ],
  [
    'explain READING-02',
    [/^READING-02 {2}Values without a placeholder\n/, /\n\nRules that depend on it\n {2}INTERP-01 {2}/],
  ],
  [
    'explain CONFIG-02',
    [/\n\nDepends on the reading\n {2}READING-01 {2}A locale .*\n {2}READING-18 {2}The loaders .*\n\n/],
  ],
  ['explain MISSING-01/a-missing-key', [/^MISSING-01\/a-missing-key {2}/m], [/a-missing-key-with-arguments/]],
  ['explain INTERP-01', [/\n\nDepends on the reading\n {2}READING-02 {2}Values without a placeholder\n/]],
  [
    'explain contradiction-1',
    [
      /^CONTRADICTION-1 {2}Returning, after a block of .*\n[^]*\nWhat the document states, in our words\n {2}When a block /,
      /\n\nScenarios that crystal-i18n 0\.2\.2 fails\n {2}BLOCK-02\/a-default-locale-without-translations\n/,
    ],
  ],
  ['explain CONTRADICTION-3', [/^CONTRADICTION-3 /], [/Scenarios that/]],
  ['explain INTERP-03 --verbose', [/^crystal-i18n 0\.2\.2 fails cases of it: CONTRADICTION-2$/m]],
  // Only a later case of this outline contradicts the document.
  [
    'explain INTERP-04/names-with-several-kinds-of-characters',
    [/^crystal-i18n 0\.2\.2 fails cases of it: CONTRADICTION-5$/m],
  ],
  [
    'explain ACCIDENT-2',
    [/^ACCIDENT-2 {2}A value whose name is .*\n[^]*\nWhy not to copy it\n {2}In the document, /],
  ],
];

for (const [args, has, lacks = []] of SHOWN) {
  test(`what ${args} shows`, async () => {
    const { status, stdout } = await callCommand(args.split(' '));
    assert.equal(status, 0);
    for (const pattern of has) assert.match(stdout, pattern);
    for (const pattern of lacks) assert.doesNotMatch(stdout, pattern);
  });
}

test('a glob of list may name any surface on which a scenario is played', async () => {
  const [one, other] = await Promise.all(
    ['module', 'catalog'].map((surface) => callCommand(['list', `LOOKUP-01 @${surface}`])),
  );
  assert.deepEqual([one!.status, other!.status, one!.stdout], [0, 0, other!.stdout]);
});

test('list and explain suggest ids for one that does not exist', async () => {
  const list = await callCommand(['list', 'LOOKUP-001']);
  assert.deepEqual([list.status, list.stdout], [2, '']);
  assert.match(list.stderr, /list LOOKUP-001 matches no rule or scenario; did you mean LOOKUP-01, /);
  const several = await callCommand(['list', 'LOOKUP-001', 'DATE-001']);
  assert.match(several.stderr, /list LOOKUP-001 DATE-001 matches no rule or scenario$/m);
  const outline = 'ACTIVATE-01/a-locale-given-as-a-string-or-a-symbol';
  const near = await callCommand(['explain', outline.replace('-or-', '-oder-')]);
  assert.match(near.stderr, new RegExp(`did you mean ${outline}(?:,| or|\\?)`));
  const cut = await callCommand(['explain', outline.slice(0, -1)]);
  assert.deepEqual([cut.status, cut.stdout], [2, '']);
  const explain = await callCommand(['explain', 'ACTIVTE-01']);
  assert.equal(explain.status, 2);
  assert.match(explain.stderr, /not the id of a rule, scenario, .* or accident; did you mean ACTIVATE-01, /);
});

describe('check', () => {
  test('finds no unexpected answer of the reference, and prints each with --verbose', async () => {
    const { status, stdout } = await callCommand(['check', '--verbose']);
    assert.equal(status, 0, stdout);
    assert.match(stdout, /\nits language cannot express whole-floats\n/);
    assert.match(
      stdout,
      /\nACTIVATE-05\/\S+ @module\n {2}ok {10}configure: null\n {2}ok {10}init: null\n {2}ok {10}activate: error 1, I18n::Errors::InvalidLocale: /,
    );
    assert.match(stdout, /\nno unexpected answer\n$/);
  });

  test('says what to fill in first if nothing has answered', async () => {
    const file = join(temporaryFolder(), 'adapter.cjs');
    writeFileSync(
      file,
      `exports.default = {
        initialize: async () => ({
          protocol: 1,
          implementation: { name: 'one', version: '1', language: 'none' },
        }),
        reset: async () => null,
      };`,
    );
    const { status, stdout } = await callCommand(['check', '--adapter', file]);
    assert.equal(status, 0, stdout);
    assert.match(stdout, /^ {2}.*init, .*: not called, because configure is not supported$/m);
    assert.match(
      stdout,
      /\nnothing has answered yet: first fill in Catalog\.new and inject, or configure and init /,
    );
  });

  test('names the isolation, and does not start a program again and again that cannot start', async () => {
    const file = join(temporaryFolder(), 'adapter.cjs');
    writeFileSync(
      file,
      `const { existsSync, writeFileSync } = require('node:fs');
      exports.default = {
        initialize: async () => {
          if (existsSync('begun')) process.exit(9);
          writeFileSync('begun', '');
          const implementation = { name: 'one', version: '1', language: 'none' };
          return { protocol: 1, implementation, isolation: 'process' };
        },
        reset: async () => null,
      };`,
    );
    const { status, stdout } = await callCommand(['check', '--adapter', file], dirname(file));
    assert.equal(status, 3, stdout);
    assert.match(stdout, /^one 1 \(none\)\nisolates scenarios in a new process each\n\n/);
    assert.match(
      stdout,
      /: not started again after 3 starts in a row that failed: the adapter exited with status 9/,
    );
  });
});
