import { deepStrictEqual, match, ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { foundAmong, measure, measuresText } from '../../proof/diagnosis/measure';
import { KNOWN_MISTAKES_FILE, type Trial } from '../../suite/read';
import { WRONG } from '../runner/diagnosed';

const steps = ['Given', 'Then'].map((keyword) => ({ keyword, text: '', line: 1 }));
const trials = ['A-01/x', 'A-01/y', 'B-01/x'].map(
  (key) => ({ key, rule: key.slice(0, 4), steps }) as unknown as Trial,
);
const port = {
  id: 'A-01/own',
  broken: [['A-01']],
  symptoms: new Map([
    ['A-01/x', WRONG],
    ['B-01/x', WRONG],
  ]),
};
const own = {
  id: 'A-01/own',
  rule: 'A-01',
  title: 'Is it',
  trials: ['A-01/x', 'B-01/x'],
  outcomes: new Map(),
};
const other = {
  id: 'B-01/other',
  rule: 'B-01',
  title: 'Is another one',
  trials: ['A-01/x', 'B-01/x'],
  outcomes: new Map([...port.symptoms].map(([key, { outcome }]) => [key, outcome])),
};

describe('measure', () => {
  it('diagnoses a port by its own mistake only if that is not left out', () => {
    deepStrictEqual(measure(port, [other.id], trials, [own, other]).found, ['A-01']);
    deepStrictEqual(measure(port, [own.id], trials, [own, other]).found, ['B-01']);
  });
});

describe('the measures', () => {
  const measured = [
    { id: 'one', broken: [['A-01']], found: ['A-01'], named: { rule: 'A-01', isSame: true } },
    { id: 'two', broken: [['A-01'], ['B-01', 'C-01']], found: ['D-01', 'C-01', 'A-01'] },
  ];

  it('count ports all of whose mistakes are among the first findings', () => {
    deepStrictEqual(
      [1, 2, 3].map((first) => foundAmong(first, measured)),
      [1, 1, 2],
    );
  });

  it('count mistakes that are named, also those of another rule that no trial tells from the port', () => {
    const named = [
      ['A-01', true],
      ['A-01', false],
      ['D-01', true],
      ['D-01', false],
    ].map(([rule, isSame]) => ({ ...measured[0]!, named: { rule: `${rule}`, isSame: isSame === true } }));
    match(
      measuresText('these', [1], [...measured, ...named]),
      /named for 5, of a broken rule in 3 of 5 \(60.0%\), of another rule but with the same outcomes in every trial in 1 of 5 \(20.0%\);/,
    );
    deepStrictEqual(measure(port, [own.id], trials, [own, other]).named, { rule: 'B-01', isSame: true });
  });
});

describe('the list of known mistakes', () => {
  it('is small enough to be published', () => {
    const size = gzipSync(readFileSync(join(PACKAGE_ROOT, KNOWN_MISTAKES_FILE))).length;
    ok(size < 120_000, `${size} bytes`);
  });
});
