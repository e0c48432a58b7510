import { deepStrictEqual, ok, strictEqual, throws } from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { PACKAGE_ROOT } from '../../../adapter/contract/package';
import { changeOf, readMistakes, type Mistake } from '../../../proof/python/mistakes';
import { missingToolchain, sourceOf } from '../../../proof/python/port';
import { readSuite, SuiteDefect } from '../../../suite';

const obstacle = missingToolchain();
const isSkipped = obstacle !== undefined && process.env['I18N_TOOLCHAINS'] !== 'required';
const PYTHON_ONLY = { skip: isSkipped ? obstacle : false };

/** Reads sources by their names from standard input, and prints the error of each that is no Python. */
const COMPILE_ALL = `
import json, sys
for name, source in json.load(sys.stdin).items():
    try:
        compile(source, name, "exec")
    except SyntaxError as error:
        print(name, error)
`;

const mistake: Mistake = {
  id: 'ends-early',
  title: 'Returns early',
  section: '4.4',
  sentence: 'A simple key returns the stored string.',
  silent: '',
  rules: ['LOOKUP-01'],
  unnoticed: '',
  changes: [
    { file: 'errors.py', find: 'missing translation: ', replace: 'none: ' },
    { file: 'errors.py', find: 'is not a valid locale', replace: 'is unknown' },
  ],
};

describe('the catalogue of mistakes', () => {
  const mistakes = readMistakes();
  const suite = readSuite(PACKAGE_ROOT);

  it('has at least 150 mistakes', () => {
    ok(mistakes.length >= 150, `${mistakes.length} mistakes`);
  });

  it('names for each a section, and a sentence or what 0.2.2 does where the document is silent', () => {
    const sections = suite.document.map(({ section }) => section);
    const wrong = mistakes.filter(
      ({ section, sentence, silent }) => !sections.includes(section) || (sentence === '') === (silent === ''),
    );
    deepStrictEqual(
      wrong.map(({ id }) => id),
      [],
    );
  });

  it('names rules that exist', () => {
    const rules = new Set(suite.rules.map(({ id }) => id));
    const unknown = mistakes.flatMap(({ id, rules: named }) =>
      named.filter((rule) => !rules.has(rule)).map((rule) => `${id}: ${rule}`),
    );
    deepStrictEqual(unknown, []);
  });

  it('changes each file of the port to another Python module', PYTHON_ONLY, () => {
    const sources = Object.fromEntries(
      mistakes.map(changeOf).flatMap(({ id, sources: changed }) =>
        Object.entries(changed).map(([file, source]) => {
          ok(source !== sourceOf(file), `${id} changes nothing in ${file}`);
          return [`${id} ${file}`, source];
        }),
      ),
    );
    const { stdout, status } = spawnSync('python3', ['-c', COMPILE_ALL], {
      input: JSON.stringify(sources),
      encoding: 'utf8',
    });
    deepStrictEqual([stdout, status], ['', 0]);
  });
});

describe('changeOf', () => {
  it('makes all replacements in a file', () => {
    const source = changeOf(mistake).sources['i18n/errors.py'] ?? '';
    ok(source.includes('"none: {locale}.{path}"'));
    ok(source.includes('{locale} is unknown'));
  });

  it('leaves out an empty reason', () => {
    strictEqual(changeOf(mistake).unnoticed, undefined);
    strictEqual(changeOf({ ...mistake, unnoticed: 'it is the same' }).unnoticed, 'it is the same');
  });

  it('refuses lines that the port lacks, and lines that it has twice', () => {
    const withFind = (find: string) => () =>
      changeOf({ ...mistake, changes: [{ file: 'errors.py', find, replace: '' }] });
    const refusal = (often: string) => (thrown: unknown) =>
      thrown instanceof SuiteDefect &&
      thrown.message.includes(`ends-early: `) &&
      thrown.message.includes(often);
    throws(withFind('no such line'), refusal('has them not at all'));
    throws(withFind('class '), refusal('times'));
  });
});
