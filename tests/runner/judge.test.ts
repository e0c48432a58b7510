import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { conclusionsOf } from '../../runner/blocks/conclusion-text';
import { parseKnownFailures } from '../../runner/plan/known-failures';
import { reportOf } from '../../runner/reports/json';
import { recordRun, type Run } from '../../runner/run/run';
import { exitStatusOf, type Conclusion } from '../../runner/verdict/conclusion';
import { symptomOf } from '../../runner/diagnosis/symptom';
import { judge } from '../../runner/verdict/judge';
import type { Judgement } from '../../runner/verdict/judgement';
import { VERDICT_NAMES, worst } from '../../runner/verdict/verdict';
import type { TrialResult } from '../../suite/play/trial-result';
import { suiteOf } from '../scripts/suites';
import { FAILED, judgementOf, ruleWith, type Endings } from './judgements';

const suite = suiteOf([ruleWith('LOOKUP-01', { names: ['one', 'two'], surfaces: ['catalog'] })]);
const PORT = { protocol: 1, implementation: { name: 'a port', version: '1', language: 'any' } } as const;
const COMPLETE: Run['end'] = { interrupted: false, milliseconds: 0 };

/** Judges a run of the two trials, one after the other, the results of which have these kinds. */
function judged(
  kinds: readonly TrialResult['kind'][],
  {
    end = COMPLETE,
    known = '',
    repeat = 1,
  }: { readonly end?: Run['end']; readonly known?: string; readonly repeat?: number } = {},
): Judgement {
  const results = kinds.map((kind, index): TrialResult => {
    const result = { trial: suite.trials[index % 2]!, milliseconds: 0 };
    return kind === 'passed'
      ? { ...result, kind }
      : { ...result, kind, step: 0, problem: { kind, message: 'as the test says' } };
  });
  const run = recordRun(suite, results, {
    port: PORT,
    level: 'spec',
    selection: { select: [], repeat },
    end,
  });
  return judge(suite, run, parseKnownFailures(known, 'known.txt'));
}

/** Returns the conclusion and the exit status of a run. */
function concluded(...run: Parameters<typeof judged>): [Conclusion, number] {
  const judgement = judged(...run);
  return [judgement.conclusion, exitStatusOf(judgement)];
}

describe('a run is not conformant', () => {
  test('if a limit ended it early', () => {
    assert.deepEqual(concluded(['passed', 'passed']), ['conformant', 0]);
    assert.deepEqual(concluded(['passed']), ['ended-early', 130]);
    assert.deepEqual(concluded(['not-applicable']), ['ended-early', 130]);
    assert.deepEqual(concluded([]), ['ended-early', 130]);
  });

  test('if it ended in the middle of a repetition', () => {
    assert.deepEqual(concluded(['passed', 'passed', 'passed'], { repeat: 2 }), ['ended-early', 130]);
    assert.deepEqual(concluded(['passed', 'passed', 'passed', 'passed'], { repeat: 2 }), ['conformant', 0]);
    assert.deepEqual(concluded(['passed', 'passed', 'failed'], { repeat: 2 }), ['not-conformant', 1]);
  });

  test('if a limit ended it early after a failure', () => {
    assert.deepEqual(concluded(['failed']), ['not-conformant', 1]);
    assert.deepEqual(concluded(['fault']), ['adapter-fault', 3]);
  });

  test('if none of its trials applies to the port', () => {
    assert.deepEqual(concluded(['not-applicable', 'not-applicable']), ['not-conformant', 1]);
    assert.deepEqual(concluded(['passed', 'not-applicable']), ['conformant', 0]);
  });

  test('if an entry of known failures matches no scenario', () => {
    const known = 'LOOKUP-01/tow  # a mistyped name\n';
    assert.deepEqual(concluded(['passed', 'passed'], { known }), ['not-conformant', 1]);
    assert.deepEqual(
      judged(['passed', 'passed'], { known }).unmatched.map(({ pattern }) => pattern),
      ['LOOKUP-01/tow'],
    );
    // Nor is a run of a part of the suite conformant.
    const rules = [ruleWith('LOOKUP-01'), ruleWith('LOOKUP-02')];
    const part = judgementOf(rules, [], { known, patterns: ['LOOKUP-02'] });
    assert.equal(part.conclusion, 'not-conformant');
  });

  test('if a known failure passes', () => {
    const known = 'LOOKUP-01/two  # never works\n';
    assert.deepEqual(concluded(['passed', 'failed'], { known }), ['conformant-but-for-known-failures', 0]);
    assert.deepEqual(concluded(['passed', 'passed'], { known }), ['not-conformant', 1]);
  });

  test('if nothing passes, whatever the list of known failures says', () => {
    const known = 'LOOKUP-01/two  # never works\n';
    assert.deepEqual(concluded(['not-applicable', 'failed'], { known }), ['not-conformant', 1]);
    const conclusionOf = (patterns: readonly string[]) =>
      judgementOf(
        [ruleWith('LOOKUP-01'), ruleWith('LOOKUP-02')],
        [
          ['LOOKUP-01', 'failed'],
          ['LOOKUP-02', 'failed'],
        ],
        { known: '*-*  # none\n', patterns },
      ).conclusion;
    assert.equal(conclusionOf([]), 'not-conformant');
    // Of a part of the suite, the list may excuse everything.
    assert.equal(conclusionOf(['LOOKUP-01']), 'conformant-but-for-known-failures');
  });
});

test('an interrupted run is interrupted, even with a failure or a fault', () => {
  const end = { ...COMPLETE, interrupted: true };
  for (const kinds of [['passed', 'passed'], ['failed'], ['fault'], []] as const) {
    assert.deepEqual(concluded(kinds, { end }), ['interrupted', 130]);
  }
});

test('a conclusion is shown as good exactly if the exit status is 0', () => {
  const known = 'LOOKUP-01/two  # never works\n';
  for (const [kinds, isGood] of [
    [['passed', 'passed'], true],
    [['passed', 'failed'], true],
    [['failed', 'failed'], false],
    [['passed'], false],
  ] as const) {
    const judgement = judged(kinds, { known: kinds[1] === 'failed' ? known : '' });
    assert.deepEqual(
      conclusionsOf(judgement).map((one) => one.isGood),
      [isGood],
    );
    assert.equal(exitStatusOf(judgement) === 0, isGood);
  }
});

test('each level has a conclusion that is good or not by itself', () => {
  const rules = [ruleWith('LOOKUP-01'), ruleWith('LOOKUP-02', { level: 'crystal' })];
  const judgement = judgementOf(rules, [['LOOKUP-02', 'failed']], { level: 'crystal' });
  assert.deepEqual(
    conclusionsOf(judgement).map((one) => one.isGood),
    [true, false],
  );
});

test('known failures excuse no fault', () => {
  for (const other of ['passed', 'failed'] as const)
    assert.deepEqual(concluded(['fault', other], { known: 'LOOKUP-01  # all\n' }), ['adapter-fault', 3]);
});

test('a run of known failures that ended early is not said to be not conformant', () => {
  const known = 'LOOKUP-01  # all\n';
  const end = { ...COMPLETE, interrupted: true };
  assert.deepEqual(concluded(['failed', 'failed'], { known, end }), ['interrupted', 130]);
  assert.deepEqual(concluded(['failed'], { known }), ['ended-early', 130]);
});

test('a rule has the worst verdict of its trials: a known failure that passes is worse than one that fails', () => {
  const known = 'LOOKUP-01  # never works\n';
  const verdicts = (kinds: Parameters<typeof judged>[0]) =>
    judged(kinds, { known }).rules.map(({ verdict }) => verdict);
  assert.deepEqual(verdicts(['passed', 'failed']), ['stale']);
  assert.deepEqual(verdicts(['failed', 'passed']), ['stale']);
  assert.deepEqual(verdicts(['failed', 'failed']), ['expected-failure']);
});

test('of two verdicts, the worse one is the one that calls for attention first', () => {
  const order = [
    'fault',
    'failed',
    'stale',
    'unsupported',
    'expected-failure',
    'not-run',
    'passed',
    'not-applicable',
  ] as const;
  assert.deepEqual(order.toSorted(), VERDICT_NAMES.toSorted());
  for (const [index, worse] of order.entries())
    for (const better of order.slice(index + 1))
      assert.deepEqual([worst([worse, better]), worst([better, worse])], [worse, worse]);
});

test('the report of kind json has the step that ended a trial, the first one included', () => {
  const { run } = JSON.parse(JSON.stringify(reportOf(judged(['failed', 'passed']))));
  assert.deepEqual(
    run.results.map(({ step }: { readonly step?: number }) => step),
    [0, undefined],
  );
});

test('the report of kind json has the numbers of a known mistake, and not those of the finding', () => {
  const rules = [ruleWith('LOOKUP-01', { names: ['one', 'two', 'three'] }), ruleWith('LOOKUP-02')];
  const keys = ['LOOKUP-01/one', 'LOOKUP-01/two', 'LOOKUP-02/a-case'].flatMap((id) => [
    `${id} @module`,
    `${id} @catalog`,
  ]);
  const mistake = {
    id: 'LOOKUP-01/shouts',
    rule: 'LOOKUP-01',
    title: 'Shouts',
  };
  const trials = [...keys.slice(0, 5), 'LOOKUP-01/three @module'];
  const { outcome } = symptomOf({ trial: { steps: [] }, problem: { kind: 'failed', message: FAILED } });
  const outcomes = new Map(trials.map((key) => [key, outcome]));
  const judgement = judgementOf(rules, [['LOOKUP-01', 'failed']], {
    mistakes: [{ ...mistake, trials, outcomes }],
  });
  const [finding] = reportOf(judgement).judgement.findings;
  assert.deepEqual(finding?.mistake, { id: mistake.id, title: 'Shouts', failed: 5, trials: 6 });
  assert.equal(finding.failures.length, 6);
});

test('a run at level crystal also concludes at level spec, by the trials of spec alone', () => {
  const rules = [ruleWith('LOOKUP-01'), ruleWith('TEXT-01', { level: 'crystal', surfaces: ['module'] })];
  const conclusions = (endings: Endings, options: Parameters<typeof judgementOf>[2] = {}) =>
    judgementOf(rules, endings, { level: 'crystal', ...options }).conclusions.map(
      ({ level, conclusion, planned }) => [level, conclusion, planned],
    );
  assert.deepEqual(conclusions([['TEXT-01', 'failed']]), [
    ['spec', 'conformant', 2],
    ['crystal', 'not-conformant', 3],
  ]);
  assert.deepEqual(conclusions([['TEXT-01', 'not-run']]), [
    ['spec', 'conformant', 2],
    ['crystal', 'ended-early', 3],
  ]);
  assert.deepEqual(conclusions([['LOOKUP-01', 'fault']]), [
    ['spec', 'adapter-fault', 2],
    ['crystal', 'adapter-fault', 3],
  ]);
  assert.deepEqual(conclusions([], { patterns: ['TEXT-01'] }), [['crystal', 'conformant', 1]]);
  assert.deepEqual(conclusions([], { level: 'spec' }), [['spec', 'conformant', 2]]);
});

test('a trial that was played several times has its worst result, and is unstable if they differ', () => {
  const { rules } = judged(['passed', 'passed', 'failed', 'passed', 'failed'], { repeat: 3 });
  assert.deepEqual(
    rules[0]!.trials.map(({ verdict, result, unstable }) => [verdict, result?.kind, unstable]),
    [
      ['failed', 'failed', { passed: 1, failed: 2 }],
      ['passed', 'passed', undefined],
    ],
  );
  const [, notPlayed] = judged(['passed']).rules[0]!.trials;
  assert.deepEqual([notPlayed!.verdict, notPlayed!.result], ['not-run', undefined]);
});
