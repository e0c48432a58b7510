import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { callCommand } from './call-command';
import { type Ended, temporaryFolder } from './command';

test('list shows every rule and scenario', async () => {
  const text = await callCommand(['list']);
  assert.match(
    text.stdout,
    /^CONSTANT-01 {2}VERSION must be "0\.2\.2"\n {2}level spec, section 9\n {2}CONSTANT-01\//m,
  );
});

test('list shows the level of a rule, and the only surface of a scenario', async () => {
  const { stdout } = await callCommand(['list']);
  assert.match(stdout, /^ACTIVATE-01 .*\n {2}level spec, .*\n/m);
  assert.match(stdout, /^ {2}ACTIVATE-01\/a-locale-given-as-a-string-or-a-symbol\/a-string$/m);
  assert.match(stdout, /^ {2}ACTIVATE-01\/the-default-locale-of-the-catalog-does-not-change @catalog$/m);
  const module = await callCommand(['list', '--surface', 'module']);
  assert.match(module.stdout, /^ {2}ACTIVATE-01\/a-locale-given-as-a-string-or-a-symbol\/a-string$/m);
  assert.doesNotMatch(module.stdout, /@(catalog|library)/);
});

test('explain shows the sources and scenarios of a rule, and the mistakes it catches', async () => {
  const { stdout } = await callCommand(['explain', 'activate-01', '--verbose']);
  assert.match(
    stdout,
    /^ACTIVATE-01 {2}`activate` must make the given locale .*\nlevel spec, sections? [\d., ]+\n/,
  );
  assert.match(stdout, /\n\nThe document says\n {2}\S.* \(section 1, What the service does\)\n/);
  assert.match(stdout, /\n {2}When <locale> is activated\n/);
  assert.match(
    stdout,
    /\n {2}Examples:\n {6}\| case +\| locale +\| active +\|\n {6}\| a String +\| "fr" +\| fr +\|\n/,
  );
  assert.equal(stdout.match(/^a locale given as a String or a Symbol$/gm)?.length, 1);
  assert.match(stdout, /^the default locale of the catalog does not change @catalog$/m);
  assert.match(
    stdout,
    /\n\nMistakes that it detects, and why an author makes them\n {2}Ignores an activation on the module {2}The author wrote the module's method/,
  );
});

test('explain names the scenarios of a rule that has many, and shows a single one with its steps', async () => {
  const rule = await callCommand(['explain', 'BLOCK-02']);
  assert.ok(rule.stdout.split('\n').length < 40);
  assert.match(rule.stdout, /\n\nScenarios\n {2}BLOCK-02\/the-default-locale\n/);
  assert.doesNotMatch(rule.stdout, /^ {2}Given |^Mistakes/m);
  assert.match(rule.stdout, /^explain BLOCK-02 --verbose shows all, and the mistakes that they detect$/m);
  const one = await callCommand(['explain', 'BLOCK-02/the-default-locale']);
  assert.match(one.stdout, /\n {2}When a block runs with the locale "fr"\n/);
});

test('list has globs, levels, and rules without their scenarios', async () => {
  const rules = await callCommand(['list', '--rules', 'CONSTANT-*']);
  assert.match(rules.stdout, /^CONSTANT-01 {2}VERSION must be "0\.2\.2"\nCONSTANT-02 {2}.*\n$/);
  const some = await callCommand(['list', 'BLOCK-02/a-nested-block*', '--surface', 'module']);
  const lines = some.stdout.trimEnd().split('\n').slice(2);
  assert.ok(lines.length > 1 && lines.every((line) => line.startsWith('  BLOCK-02/a-nested-block')));
  const spec = (await callCommand(['list', '--rules', '--level', 'spec'])).stdout;
  assert.match(spec, /^LOOKUP-01 /m);
  assert.doesNotMatch(spec, /^PLURAL-RULE|^DIRECTIVE-08 /m);
  assert.match((await callCommand(['list', '--rules', '--level', 'crystal'])).stdout, /^DIRECTIVE-08 /m);
  const none = await callCommand(['list', 'LOOKUP-001']);
  assert.deepEqual([none.status, none.stdout], [2, '']);
  assert.match(none.stderr, /list LOOKUP-001 matches no rule or scenario; did you mean LOOKUP-01 or /);
});

test('explain fills in the values of a case, and shows its fixtures', async () => {
  const row = await callCommand(['explain', 'ACTIVATE-01/a-locale-given-as-a-string-or-a-symbol/a-symbol']);
  assert.match(row.stdout, /\(a Symbol\)\n.*\n(?: .*\n)+ {2}When :fr is activated\n/);
  assert.doesNotMatch(row.stdout, /Examples:|\(a String\)/);
  const { stdout } = await callCommand(['explain', 'TIME-01', '--verbose']);
  assert.match(stdout, /\n\nfixtures\/locales\/yaml\/en\.yml\n {2}\S/);
});

test('explain names the recordings that a scenario rests on', async () => {
  const { stdout } = await callCommand(['explain', 'DIRECTIVE-08']);
  assert.match(
    stdout,
    /\nrecorded: times-open-45, times-open-57, times-open-84, times-open-90, times-open-111\n/,
  );
  const row = await callCommand(['explain', 'LEAF-04/two-injections']);
  assert.match(row.stdout, /\nrecorded: text-cached\n/);
  const spec = await callCommand(['explain', 'ACTIVATE-01']);
  assert.doesNotMatch(spec.stdout, /^recorded/m);
});

test('explain shows silent points and readings, and suggests ids', async () => {
  const point = await callCommand(['explain', 'SILENT-07']);
  assert.match(
    point.stdout,
    /^SILENT-07 .*\nthe document, sections? [\d., ]+\n\nThe document says\n[^]*\nWhy level spec expects nothing\n/,
  );
  assert.match(point.stdout, /\nWhat crystal-i18n 0\.2\.2 does\n {2}\S[^]*\nObserved by\n {2}FALLBACK-05 /);
  const reading = await callCommand(['explain', 'READING-02']);
  assert.match(reading.stdout, /^READING-02 {2}Values without a placeholder\n/);
  assert.match(reading.stdout, /\n\nRules that depend on it\n {2}INTERP-01 {2}.*\n {2}INTERP-02 {2}/);
  const rule = await callCommand(['explain', 'INTERP-01']);
  assert.match(rule.stdout, /\n\nDepends on the reading\n {2}READING-02 {2}Values without a placeholder\n/);
  const unknown = await callCommand(['explain', 'ACTIVTE-01']);
  assert.equal(unknown.status, 2);
  assert.match(
    unknown.stderr,
    /not the id of a rule, scenario, silent point, reading, contradiction or accident; did you mean ACTIVATE-01 or /,
  );
});

test('explain shows contradictions with the scenarios that the original fails, and accidents', async () => {
  const contradiction = await callCommand(['explain', 'contradiction-1']);
  assert.match(
    contradiction.stdout,
    /^CONTRADICTION-1 {2}Returning, after a block of `with_locale`, to a default locale that has no translations\n[^]*\nWhat the document states\n {2}When a block /,
  );
  assert.match(
    contradiction.stdout,
    /\n\nScenarios that crystal-i18n 0\.2\.2 fails\n {2}BLOCK-02\/a-default-locale-without-translations\n/,
  );
  const failed = await callCommand(['explain', 'INTERP-03', '--verbose']);
  assert.match(failed.stdout, /^crystal-i18n 0\.2\.2 fails cases of it: CONTRADICTION-2$/m);
  assert.match(failed.stdout, /^crystal-i18n 0\.2\.2 fails it: CONTRADICTION-2$/m);
  const unseen = await callCommand(['explain', 'CONTRADICTION-3']);
  assert.doesNotMatch(unseen.stdout, /Scenarios that/);
  const accident = await callCommand(['explain', 'ACCIDENT-2']);
  assert.match(
    accident.stdout,
    /^ACCIDENT-2 {2}A value whose name is read as a regular expression\n[^]*\nWhy not to copy it\n {2}In the document, /,
  );
});

test('check finds no unexpected answer of the reference', async () => {
  const { status, stdout } = await callCommand(['check']);
  assert.equal(status, 0, stdout);
  assert.match(
    stdout,
    /its language cannot express whole-floats\n\nok {10}\d+ calls\nno unexpected answer\n$/,
  );
});

test('check --verbose prints each answer', async () => {
  const { stdout } = await callCommand(['check', '--verbose']);
  assert.match(stdout, /^ok {10}t! \(a missing key, module\): error 2, I18n::Errors::MissingTranslation: /m);
  assert.match(stdout, /^ok {10}translate \(each symbol, module\): "the text of simple"$/m);
});

test('check lists missing operations and unexpected answers', async () => {
  const { status, stdout } = await callCommand([
    'check',
    '--adapter',
    join(PACKAGE_ROOT, 'tests/runner/adapters/flawed.js'),
  ]);
  assert.equal(status, 1, stdout);
  assert.match(
    stdout,
    /\nlacks {7}\d calls\n {2}with_locale: the scenarios that need them will be unsupported\n {2}tag_parents: only level crystal needs it\n/,
  );
  assert.match(
    stdout,
    /\nunexpected {2}5 calls\n {2}constants: expected VERSION "0\.2\.2" and DEFAULT_LOCALE "en", got \{.*\}\n/,
  );
  assert.match(
    stdout,
    /^ {2}t! \(a missing key, module\): \{"key":"nowhere\.to_be_found"\}: expected error 2, got "missing/m,
  );
});

test('check shows similar answers in one line, and methods that are missing in part', async () => {
  const file = join(temporaryFolder(), 'adapter.cjs');
  writeFileSync(
    file,
    `const { unsupported } = require(${JSON.stringify(join(PACKAGE_ROOT, 'dist/adapter'))});
    exports.default = {
      initialize: async () => ({ protocol: 1, implementation: { name: 'one', version: '1', language: 'none' } }),
      reset: async () => null,
      newCatalog: async () => null,
      inject: async () => null,
      localize: async ({ object }) => {
        if (object.float) throw unsupported('only whole numbers');
        return object.integer ?? 'a text';
      },
    };`,
  );
  const { stdout } = await callCommand(['check', '--adapter', file]);
  assert.match(stdout, /^ {2}localize \(each symbol, catalog\): .* \(the first of 6 calls\)$/m);
  assert.match(stdout, /\n {2}constants, .*, translate, .*, localize \(a float, catalog\), l: the scenarios/);
});

/** Checks a module with this code, in which `unsupported` and `createReference` are defined. */
async function checkModule(code: string): Promise<Ended> {
  const file = join(temporaryFolder(), 'adapter.cjs');
  const compiled = (path: string): string => JSON.stringify(join(PACKAGE_ROOT, 'dist', path));
  writeFileSync(
    file,
    `const { unsupported } = require(${compiled('adapter')});
    const { default: createReference } = require(${compiled('ports/reference')});
    ${code}`,
  );
  return callCommand(['check', '--adapter', file]);
}

test('check says that fallbacks are not supported, and does not skip what needs none', async () => {
  const { status, stdout } = await checkModule(`
    const reference = createReference();
    const without = (operation) => async (params) => {
      if (/fallbacks":\\{/.test(JSON.stringify(params))) throw unsupported('no fallbacks');
      return operation(params);
    };
    const entries = Object.entries(reference).map(([name, operation]) => [name, without(operation.bind(reference))]);
    exports.default = Object.fromEntries(entries);`);
  assert.equal(status, 0, stdout);
  assert.match(
    stdout,
    /\nlacks {7}5 calls\n {2}configure \(fallbacks\), config= \(fallbacks\), Catalog\.new \(fallbacks\), Catalog\.from_config \(fallbacks\): the scenarios that need them will be unsupported\n {2}fallbacks_for: only level crystal needs it\nno unexpected answer\n$/,
  );
});

test('check says what to fill in first if nothing has answered', async () => {
  const { status, stdout } = await checkModule(`
    exports.default = {
      initialize: async () => ({ protocol: 1, implementation: { name: 'one', version: '1', language: 'none' } }),
      reset: async () => null,
    };`);
  assert.equal(status, 0, stdout);
  assert.match(stdout, /^ {2}init, .*: not called, because configure is not supported$/m);
  assert.match(
    stdout,
    /\nnothing has answered yet: first fill in Catalog\.new and inject, or configure and init /,
  );
});

test('check reports faults and continues', async () => {
  const adapter = `node "${join(PACKAGE_ROOT, 'tests/runner/adapters/misbehaving.js')}" "exit often" "${temporaryFolder()}"`;
  const { status, stdout } = await callCommand(['check', '--verbose', '--command', adapter]);
  assert.equal(status, 3, stdout);
  assert.match(
    stdout,
    /^fault {7}constants: the adapter exited with status 9 before it answered constants$/m,
  );
  assert.match(stdout, /^ok {10}tag_parents: /m);
  assert.match(stdout, /\nfault {7}1 call\n {2}constants: the adapter exited with status 9/);
});

test('serve answers requests, and refuses requests that it does not understand', () => {
  const requests = [
    { jsonrpc: '2.0', id: 1, method: 'initialize', params: { protocol: 1 } },
    { jsonrpc: '2.0', id: 2, method: 'constants' },
    { jsonrpc: '2.0', id: 3, method: 'nonsense' },
    { jsonrpc: '2.0', id: 4, method: 't', params: 7 },
  ].map((request) => JSON.stringify(request));
  const { stdout, status } = spawnSync(
    process.execPath,
    [join(PACKAGE_ROOT, 'dist/runner/main.js'), 'serve'],
    {
      input: [...requests, 'nonsense', ''].join('\n'),
      encoding: 'utf8',
    },
  );
  assert.equal(status, 0);
  const answers = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  assert.deepEqual(
    answers.map(({ id, error }) => [id, error?.code]),
    [
      [1, undefined],
      [2, undefined],
      [3, -32601],
      [4, -32602],
      [null, -32602],
    ],
  );
  assert.deepEqual(answers[1].result, { VERSION: '0.2.2', DEFAULT_LOCALE: 'en' });
});
