import assert from 'node:assert/strict';
import { test } from 'node:test';
import { caseBlocks } from '../../runner/blocks/case-blocks';
import { PLAIN, terminalText } from '../../runner/blocks/terminal-text';
import type { Judged } from '../../runner/verdict/judgement';
import { judgementOf, ruleWith, type Endings } from './judgements';

/** Returns the verdicts on a scenario on both surfaces. */
function verdictsOf(...endings: Endings): [Judged, Judged] {
  const [module, catalog] = judgementOf([ruleWith('LOOKUP-01')], endings).rules[0]!.trials;
  return [module!, catalog!];
}

/** Returns a case as a terminal shows it. */
function shown(...verdicts: [Judged, Judged]): string {
  return terminalText(
    caseBlocks(verdicts, () => 'again'),
    PLAIN,
  );
}

test('of a fault on one surface and an operation that the other lacks, only the step of the fault is marked', () => {
  const [fault, lacks] = verdictsOf(['LOOKUP-01 @module', 'fault'], ['LOOKUP-01', 'unsupported']);
  const marked = (...verdicts: [Judged, Judged]) =>
    caseBlocks(verdicts, () => 'again').flatMap((block) => (block.kind === 'steps' ? [...block.marked] : []));
  assert.deepEqual(marked(fault, { ...lacks, result: { ...lacks.result!, step: 1 } }), [0]);
});

test('results that differ only in whether they are stable, or in the step, are described one by one', () => {
  const [module, catalog] = verdictsOf(['LOOKUP-01', 'failed']);
  const unstable = { passed: 1, failed: 1 };
  assert.match(shown(module, catalog), /\nfailed on the module and a catalog\n/);
  assert.match(
    shown(module, { ...catalog, unstable }),
    /\nfailed on the module\n[^]*\nfailed on a catalog\nResults differ between runs: 1 × passed, 1 × failed\.\n/,
  );
  const later = { ...catalog, result: { ...catalog.result!, step: 1 } };
  assert.match(shown(module, later), /\nfailed on the module\n[^]*\nfailed on a catalog\n/);
});

test('known failures on two surfaces name each entry that lists one of them', () => {
  const known = 'LOOKUP-01 @module  # late\nLOOKUP-01 @catalog  # late\n';
  const [module, catalog] = judgementOf([ruleWith('LOOKUP-01')], [['LOOKUP-01', 'failed']], { known })
    .rules[0]!.trials;
  assert.match(
    shown(module!, catalog!),
    /\nListed at known\.txt:1: late\n[^]*\nListed at known\.txt:2: late\n/,
  );
});

test('faults that differ only in what the program wrote to standard error are described one by one', () => {
  const [module, catalog] = verdictsOf(['LOOKUP-01', 'fault', 'it died']);
  const withLog = (judged: Judged, line: string): Judged => {
    const fault = { reason: 'exited', stderr: [line] } as const;
    return { ...judged, result: { ...judged.result!, problem: { ...judged.result!.problem!, fault } } };
  };
  assert.match(shown(module, catalog), /\nadapter fault on the module and a catalog\n/);
  assert.match(
    shown(withLog(module, 'one'), withLog(catalog, 'other')),
    /\nadapter fault on the module\n[^]* one\n[^]*\nadapter fault on a catalog\n[^]* other\n/,
  );
});
