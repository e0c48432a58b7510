import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Deviation } from '../../suite/play/deviation';
import { symptomOf } from '../../runner/diagnosis/symptom';
import type { RunResult } from '../../runner/run/run';
import { judge } from '../../runner/verdict/judge';
import type { Finding } from '../../runner/verdict/judgement';
import type { KnownMistake, Rule } from '../../suite/read';
import { FAILED, judgementOf, ruleWith, type Endings } from './judgements';

const RULES = [ruleWith('LOOKUP-01'), ruleWith('LOOKUP-02'), ruleWith('LOOKUP-03')];

/** Returns a known mistake with which these trials end as in the run, by their message or with a deviation. */
function mistake(rule: string, trials: readonly string[], ...deviations: readonly Deviation[]): KnownMistake {
  const problem = { kind: 'failed', message: FAILED, ...(deviations.length > 0 && { deviations }) } as const;
  const { outcome } = symptomOf({ trial: { steps: [] }, problem });
  return {
    id: `${rule}/x`,
    rule,
    title: 'Shouts',
    trials,
    outcomes: new Map(trials.map((key) => [key, outcome])),
  };
}

/** Returns the ids of the rule of a finding and of its other rules, and the keys of its failures. */
function partsOf({ rule, others, failures, example }: Finding) {
  return {
    rule: rule?.rule.id,
    others: others.map((other) => other.rule.id),
    failures: failures.map(({ trial }) => trial.key),
    example: example.trial.key,
  };
}

describe('the findings of a run', () => {
  test('do not read the known mistakes if nothing failed', () => {
    const { suite, run } = judgementOf(RULES, [['LOOKUP-01', 'unsupported']]);
    assert.deepEqual(judge(suite, run, [], assert.fail).findings, []);
  });

  for (const [kind, known, isDecided] of [
    ['failed', '', true],
    ['passed', '', true],
    ['passed', 'LOOKUP-02  # it passes\n', true],
    ['failed', 'LOOKUP-02  # it fails\n', false],
    ['unsupported', '', false],
    ['not-applicable', '', false],
    ['fault', '', false],
  ] as const) {
    const listed = known === '' ? '' : ' and is listed';
    test(`${isDecided ? 'compare' : 'leave out'} a trial that ended as ${kind}${listed}`, () => {
      const trials = ['LOOKUP-01/a-case @module', 'LOOKUP-01/a-case @catalog', 'LOOKUP-02/a-case @module'];
      const endings: Endings = [
        ['LOOKUP-01', 'failed'],
        ['LOOKUP-02 @module', kind],
      ];
      const options = { known, mistakes: [mistake('LOOKUP-01', trials)] };
      const [finding] = judgementOf(RULES, endings, options).findings;
      assert.deepEqual(finding?.mistake?.trials, isDecided ? trials : trials.slice(0, 2));
    });
  }

  test('name a known mistake with the number of its trials that were played, and that failed', () => {
    const played = ['LOOKUP-01/a-case @module', 'LOOKUP-01/a-case @catalog', 'LOOKUP-02/a-case @module'];
    const known = mistake('LOOKUP-01', [...played, 'LOOKUP-09/not-played @module']);
    const options = { mistakes: [known] };
    const [finding] = judgementOf(RULES, [['LOOKUP-01', 'failed']], options).findings;
    const likeness = 2 / Math.sqrt(2 * 3);
    assert.deepEqual(finding?.mistake, { mistake: known, trials: played, failed: 2, fits: true, likeness });
  });

  test('begin with the failure that passes alone, because state survives reset', () => {
    const { suite, run } = judgementOf(RULES, [['LOOKUP-02', 'failed']]);
    const alone = { trial: 'LOOKUP-02/a-case @catalog', kind: 'passed', milliseconds: 0 } as const;
    const [leak, ...others] = judge(suite, { ...run, alone }, []).findings;
    assert.deepEqual(partsOf(leak!), {
      rule: undefined,
      others: [],
      failures: [alone.trial],
      example: alone.trial,
    });
    assert.equal(
      leak?.symptom?.message,
      'State survives `reset`: this trial failed in the run, but passes alone on a fresh program',
    );
    const rest = { rule: 'LOOKUP-02', others: [], example: 'LOOKUP-02/a-case @module' };
    assert.deepEqual(others.map(partsOf), [{ ...rest, failures: ['LOOKUP-02/a-case @module'] }]);
    const stillFails = judge(suite, { ...run, alone: { ...alone, kind: 'failed' } }, []).findings;
    const both = ['LOOKUP-02/a-case @module', 'LOOKUP-02/a-case @catalog'];
    assert.deepEqual(stillFails.map(partsOf), [{ ...rest, failures: both }]);
  });

  test('show the shortest scenario as their example', () => {
    const rule = ruleWith('LOOKUP-01', { names: ['a-long-name', 'short', 'a-longer-name'] });
    const [finding] = judgementOf([rule], [['LOOKUP-01', 'failed']]).findings;
    assert.equal(finding?.example.trial.key, 'LOOKUP-01/short @module');
  });

  test('begin with the failures of the rule that is probably broken; other rules follow', () => {
    const failing = ['LOOKUP-01/a-case @module', 'LOOKUP-02/a-case', 'LOOKUP-03/a-case'];
    const keys = [failing[0]!, ...failing.slice(1).flatMap((id) => [`${id} @module`, `${id} @catalog`])];
    const endings = failing.map((key) => [key, 'failed'] as const);
    const [finding, ...more] = judgementOf(RULES, endings, {
      mistakes: [mistake('LOOKUP-03', keys)],
    }).findings;
    assert.deepEqual(partsOf(finding!), {
      rule: 'LOOKUP-03',
      others: ['LOOKUP-01', 'LOOKUP-02'],
      failures: [...keys.slice(3), ...keys.slice(0, 3)],
      example: 'LOOKUP-03/a-case @module',
    });
    assert.deepEqual(more, []);
  });
});

const RAISED: Deviation = {
  surface: 'I18n',
  operation: 'inject',
  expected: null,
  error: { code: 3, type: 'TypeError', message: 'no' },
};
const WRONG: Deviation = { surface: 'I18n', operation: 'translate', expected: 'a', actual: 'b' };

/** A rule whose scenarios prepare, and then check. */
function checking(id: string, ...names: readonly string[]): Rule {
  const rule = ruleWith(id, { names, surfaces: ['module'] });
  const then = { keyword: 'Then', text: 'it is right', line: 10 };
  return {
    ...rule,
    scenarios: rule.scenarios.map((scenario) => ({ ...scenario, steps: [...scenario.steps, then] })),
  };
}

/** Returns the findings of a run in which all trials fail: in their preparation with an error, except for these. */
function findingsWith(
  rules: readonly Rule[],
  exceptions: Readonly<Record<string, Pick<RunResult, 'step'> & { readonly deviation?: Deviation }>> = {},
  mistakes: readonly KnownMistake[] = [],
) {
  const { suite, run } = judgementOf(
    rules,
    rules.map(({ id }) => [id, 'failed']),
  );
  const results = run.results.map((result): RunResult => {
    const { step = 0, deviation = RAISED } = exceptions[result.trial] ?? {};
    return { ...result, step, problem: { ...result.problem!, deviations: [deviation] } };
  });
  return judge(suite, { ...run, results }, [], () => mistakes).findings.map((finding) => ({
    ...partsOf(finding),
    operation: finding.symptom?.operation,
  }));
}

describe('a finding whose failures share a symptom in their preparation', () => {
  const rules = [
    checking('LOOKUP-01', 'one', 'two'),
    ...['LOOKUP-02', 'LOOKUP-03', 'LOOKUP-04'].map((id) => checking(id, 'one')),
  ];
  const failures = rules.flatMap((rule) => rule.scenarios.map(({ id }) => `${id} @module`));
  const [first, ...others] = rules.map(({ id }) => id);
  const all = { failures, example: 'LOOKUP-01/one @module', operation: 'inject' };

  test('names no rule if no failure is in a check', () => {
    assert.deepEqual(findingsWith(rules), [{ ...all, rule: undefined, others: [first, ...others] }]);
  });

  test('names a rule without a failure in a check if no other fails', () => {
    const rule = checking('LOOKUP-01', 'one', 'two', 'three');
    const its = rule.scenarios.map(({ id }) => `${id} @module`);
    assert.deepEqual(findingsWith([rule]), [{ ...all, failures: its, rule: rule.id, others: [] }]);
  });

  test('names the rule with a failure in a check', () => {
    assert.deepEqual(findingsWith(rules, { 'LOOKUP-01/two @module': { step: 1 } }), [
      { ...all, rule: first, others },
    ]);
  });

  test('names the rule of a known mistake', () => {
    assert.deepEqual(findingsWith(rules, {}, [mistake('LOOKUP-01', failures, RAISED)]), [
      { ...all, rule: first, others },
    ]);
  });

  test('has an example with this symptom, even if another failure is shorter', () => {
    const rule = checking('LOOKUP-01', 'a-long-name', 'another-name', 'a-longer-name', 'short');
    const exceptions = { 'LOOKUP-01/short @module': { step: 1, deviation: WRONG } };
    assert.deepEqual(
      findingsWith([rule], exceptions).map(({ example, operation }) => [example, operation]),
      [['LOOKUP-01/a-long-name @module', 'inject']],
    );
  });
});
