import { deepStrictEqual, strictEqual, throws } from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { failsBrokenRule, readChangedPorts } from '../../proof/diagnosis/changed-ports';
import { findingsAt, foundAmong, measure, measuresText } from '../../proof/diagnosis/measure';
import { pairsOf } from '../../proof/diagnosis/pairs';
import { mutant } from '../../proof/mutants/mutant';
import type { Symptom } from '../../runner/diagnosis/symptom';
import type { Trial } from '../../suite';

const trials = ['A-01/x', 'A-01/y', 'B-01/x'].map((key) => ({ key, rule: key.slice(0, 4) }) as Trial);
const symptom: Symptom = {
  operation: 't',
  kind: 'other value',
  message: '',
  prepares: false,
  isOfSection7: false,
  key: 't',
};
const port = {
  id: 'A-01/own',
  broken: [['A-01']],
  symptoms: new Map([
    ['A-01/x', symptom],
    ['B-01/x', symptom],
  ]),
};
const own = { id: 'A-01/own', rule: 'A-01', title: 'Is it', trials: ['A-01/x', 'B-01/x'] };
const other = { id: 'B-01/other', rule: 'B-01', title: 'Is another one', trials: ['A-01/x', 'B-01/x'] };

describe('measure', () => {
  it('diagnoses a port by its own mistake only if that is not left out', () => {
    deepStrictEqual(measure(port, [other.id], trials, [own, other]).found, ['A-01']);
    deepStrictEqual(measure(port, [own.id], trials, [own, other]).found, ['B-01']);
  });
});

describe('the measures', () => {
  const measured = [
    { id: 'one', broken: [['A-01']], found: ['A-01'] },
    { id: 'two', broken: [['A-01'], ['B-01', 'C-01']], found: ['D-01', 'C-01', 'A-01'] },
  ];

  it('count ports all of whose mistakes are among the first findings', () => {
    deepStrictEqual(
      [1, 2, 3].map((first) => foundAmong(first, measured)),
      [1, 1, 2],
    );
  });

  it('are written in one line', () => {
    strictEqual(findingsAt(0.5, measured), 1);
    strictEqual(
      measuresText('both', [1, 3], measured),
      'both: first 1 of 2 (50.0%), among the first 3 2 of 2 (100.0%); findings: median 1, 95th percentile 3',
    );
  });
});

describe('pairsOf', () => {
  const mutants = ['A-01', 'A-01', 'B-01', 'C-01'].map((rule, index) => mutant(rule, `does ${index}`, ''));

  it('returns as many pairs as are asked for, of different rules, and the same for the same seed', () => {
    const pairs = pairsOf(mutants, 9, 'seed');
    strictEqual(pairs.length, 9);
    strictEqual(pairs.filter(([one, other]) => one.rule === other.rule).length, 0);
    deepStrictEqual(pairsOf(mutants, 9, 'seed'), pairs);
  });
});

describe('readChangedPorts', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'results-')), 'results.jsonl');

  it('reads the changes that name rules and fail trials that are known', () => {
    const lines = [
      { id: 'one', rules: ['A-01'], failed: ['A-01/x', 'Z-01/x'] },
      { id: 'mutation', failed: ['A-01/x'] },
      { id: 'conformant', rules: ['A-01'], failed: [] },
      { id: 'elsewhere', rules: ['A-01'], failed: ['B-01/x'] },
    ];
    writeFileSync(file, lines.map((line) => JSON.stringify(line)).join('\n'));
    const ports = readChangedPorts(file, trials);
    deepStrictEqual(
      ports.map(({ id, symptoms }) => [id, ...symptoms.keys()]),
      [
        ['one', 'A-01/x'],
        ['elsewhere', 'B-01/x'],
      ],
    );
    deepStrictEqual(
      ports.map((one) => failsBrokenRule(one, trials)),
      [true, false],
    );
  });

  it('says which line is no result', () => {
    writeFileSync(file, '{"id":"one"}');
    throws(() => readChangedPorts(file, trials), /results\.jsonl:1 is not a result: write the file with/);
  });
});
