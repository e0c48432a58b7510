import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ErrorCode } from '../../adapter/contract/errors';
import { diagnose } from '../../runner/diagnosis/diagnose';
import {
  symptomOf,
  withoutVariableParts,
  type DiagnosedTrial,
  type Symptom,
} from '../../runner/diagnosis/symptom';
import type { Deviation } from '../../play/deviation';
import type { KnownMistake, Step } from '../../suite';
import { judge } from '../../runner/verdict/judge';
import type { Judgement } from '../../runner/verdict/judgement';
import { judgementOf, ruleWith } from './judgements';

const STEPS: Step[] = ['Given', 'And', 'When', 'Then', 'And'].map((keyword) => ({
  keyword,
  text: '',
  line: 1,
}));

/** Returns the symptom of a deviation in a step. */
function symptomIn(step: number, deviation: Partial<Deviation>): Symptom {
  const whole = { surface: 'I18n', operation: 'inject', expected: null, ...deviation };
  const problem = { kind: 'failed', message: '', deviations: [whole] } as const;
  return symptomOf({ trial: { steps: STEPS }, problem, step });
}

const raised = (message: string, code: ErrorCode = ErrorCode.Other) => ({
  error: { code, type: 'TypeError', message },
});

describe('a symptom', () => {
  test('says whether a step prepared or checked: And continues the step above it', () => {
    const prepares = STEPS.map((_, step) => symptomIn(step, { actual: 1 }).prepares);
    assert.deepEqual(prepares, [true, true, true, false, false]);
  });

  test('says how the outcome deviated', () => {
    const kinds = [
      raised('no'),
      { expected: 'raises InvalidLocale', inWords: true, actual: 'es' } as const,
      { expected: 'es', actual: { unexpected: 'function' } },
      { expected: 'es', actual: null },
      { expected: ['es'], actual: {} },
      { expected: 'es', actual: 'en' },
    ].map((deviation) => symptomIn(0, deviation).kind);
    assert.deepEqual(kinds, [
      'raised',
      'did not raise',
      'wrong type',
      'wrong type',
      'wrong type',
      'other value',
    ]);
  });

  test('is the same for messages that differ in quotations, numbers and paths', () => {
    const keys = ['no key "a.b" in line 3 of /tmp/x.yml', "no key 'c' in line 12 of C:\\y\\z.yml"].map(
      (message) => symptomIn(0, raised(message)).key,
    );
    assert.equal(keys[0], keys[1]);
    assert.notEqual(keys[0], symptomIn(0, raised('no text')).key);
    assert.equal(withoutVariableParts('at 0x7fe1: `x`\nmore'), 'at 0: …');
  });

  test('has an outcome that depends on what was returned, but not on the words of errors and missing texts', () => {
    const outcomes = [
      { actual: 'Mon' },
      { actual: '[Mon]' },
      { actual: 'missing translation: en.a' },
      { actual: 'Translation missing: a' },
      raised('no'),
      raised('never'),
      raised('no', ErrorCode.InvalidLocale),
    ].map((deviation) => symptomIn(3, deviation).outcome);
    assert.deepEqual(
      outcomes.map((outcome) => outcomes.indexOf(outcome)),
      [0, 1, 2, 2, 4, 4, 6],
    );
  });

  test('has an outcome that depends on the words that a rule states', () => {
    const message = { expected: 'raises InvalidLocale: es is not a valid locale', inWords: true } as const;
    const missing = { expected: 'missing translation: en.a' };
    const outcomes = [
      { ...message, ...raised("'es' is not a valid locale", ErrorCode.InvalidLocale) },
      { ...message, ...raised('invalid locale: es', ErrorCode.InvalidLocale) },
      { ...missing, actual: 'missing translation: a' },
      { ...missing, actual: 'Translation missing: en.a' },
    ].map((deviation) => symptomIn(3, deviation).outcome);
    assert.equal(new Set(outcomes).size, 4);
  });

  test('of an error of section 7 does not depend on its message', () => {
    assert.equal(
      symptomIn(0, raised('es?', ErrorCode.InvalidLocale)).key,
      symptomIn(0, raised('fr is unknown', ErrorCode.InvalidLocale)).key,
    );
  });
});

const RAISES = symptomIn(0, raised('unsupported format'));
const WRONG = symptomIn(3, { expected: 'a', actual: 'b' });

/** Returns trials of rules, each with the symptom of this number of failures. */
function trialsOf(
  ...rules: readonly (readonly [rule: string, failing: number, symptom?: Symptom])[]
): DiagnosedTrial[] {
  return rules.flatMap(([rule, failing, symptom = WRONG]) =>
    Array.from({ length: 4 }, (_, index) => ({
      key: `${rule}/${index}`,
      rule,
      sentence: `\`${rule}\` must work`,
      ...(index < failing && { symptom }),
    })),
  );
}

function mistake(id: string, ...trials: readonly string[]): KnownMistake {
  return { id, rule: id.split('/')[0]!, title: id, trials };
}

describe('a diagnosis', () => {
  test('names the rule of the mistake that is most like the failures', () => {
    const mistakes = [mistake('A/x', 'A/0', 'B/0', 'B/1'), mistake('B/y', 'B/0', 'B/1', 'B/2', 'B/3')];
    const [first, ...others] = diagnose(trialsOf(['A', 1], ['B', 2]), mistakes);
    assert.equal(first!.rule, 'A');
    assert.equal(first!.mistake?.mistake.id, 'A/x');
    assert.deepEqual([...first!.failures].sort(), ['A/0', 'B/0', 'B/1']);
    assert.deepEqual(others, []);
  });

  test('explains several mistakes one after the other', () => {
    const mistakes = ['w', 'x', 'y', 'z'].flatMap((name) => [
      mistake(`A/${name}`, 'A/0', 'A/1', 'B/0'),
      mistake(`C/${name}`, 'C/0', 'C/1', 'D/0'),
      mistake(`B/${name}`, 'B/1'),
      mistake(`D/${name}`, 'D/1'),
    ]);
    const found = diagnose(trialsOf(['A', 2], ['B', 1], ['C', 2], ['D', 1]), mistakes);
    assert.deepEqual(found.map(({ rule }) => rule).sort(), ['A', 'C']);
  });

  test('suspects a rule that makes another one fail before that one', () => {
    const mistakes = Array.from({ length: 40 }, (_, name) => [
      mistake(`A/${name}`, 'A/0', 'B/0'),
      mistake(`B/${name}`, 'B/0', 'B/1'),
    ]).flat();
    const first = (failing: number): string | undefined =>
      diagnose(trialsOf(['A', failing], ['B', 4]), mistakes)[0]?.rule;
    // Mistakes of A make B fail, but those of B never make A fail.
    assert.equal(first(1), 'A');
    assert.equal(first(0), 'B');
  });

  test('does not suspect a rule whose mistakes make another rule fail, when that passes', () => {
    const mistakes = ['x', 'y'].flatMap((name) => [
      mistake(`A/${name}`, 'A/0', 'B/0', 'C/0'),
      mistake(`B/${name}`, 'A/0', 'B/0'),
    ]);
    assert.equal(diagnose(trialsOf(['A', 1], ['B', 1], ['C', 0]), mistakes)[0]?.rule, 'B');
    assert.equal(diagnose(trialsOf(['A', 1], ['B', 1], ['C', 1]), mistakes)[0]?.rule, 'A');
  });

  test('leaves the failures of a rule that is nearly as suspect to a finding of its own', () => {
    const mistakes = [mistake('A/x', 'A/0', 'B/0'), mistake('B/y', 'A/1', 'B/1')];
    const found = diagnose(trialsOf(['A', 4], ['B', 4]), mistakes);
    assert.deepEqual(found.map(({ rule }) => rule).sort(), ['A', 'B']);
  });

  test('explains all failures of a known mistake that is surely made, in spite of rules nearly as suspect', () => {
    const mistakes = [mistake('A/x', 'A/0', 'B/0'), mistake('B/y', 'A/1', 'B/1')];
    const found = diagnose(trialsOf(['A', 1], ['B', 1]), mistakes);
    assert.deepEqual(
      found.map(({ rule, failures }) => [rule, failures.size]),
      [['A', 2]],
    );
  });

  test('gives each failure to one explanation, and names no mistake where none is known', () => {
    const trials = trialsOf(['A', 2], ['B', 4]);
    const found = diagnose(trials, []);
    assert.deepEqual(
      found.map(({ rule, mistake: like }) => [rule, like]),
      [
        ['B', undefined],
        ['A', undefined],
      ],
    );
    assert.equal(
      found.reduce((sum, { failures }) => sum + failures.size, 0),
      6,
    );
  });

  test('explains one symptom in preparatory steps first, whatever rules it makes fail', () => {
    const trials = trialsOf(['A', 4], ['B', 2, RAISES], ['C', 3, RAISES]);
    const [first, second] = diagnose(trials, [mistake('A/x', 'A/0', 'A/1', 'A/2', 'A/3')]);
    assert.equal(first!.symptom?.message, 'TypeError: unsupported format');
    assert.deepEqual([...first!.failures].sort(), ['B/0', 'B/1', 'C/0', 'C/1', 'C/2']);
    assert.equal(second!.rule, 'A');
  });

  test('gives a finding the symptom of preparatory steps only if most of its failures show it', () => {
    const mistakes = Array.from({ length: 40 }, (_, index) => [
      mistake(`A/${index}`, 'A/0', 'A/1', 'A/2', 'A/3', 'B/0', 'B/1', 'B/2'),
      mistake(`B/${index}`, 'B/3'),
    ]).flat();
    const symptomsFor = (wrong: number) =>
      diagnose(trialsOf(['A', wrong], ['B', 3, RAISES]), mistakes).map(({ symptom }) => symptom?.kind);
    assert.deepEqual(symptomsFor(3), ['raised']);
    assert.deepEqual(symptomsFor(4), [undefined]);
  });

  test('explains the failures of a known mistake that the port surely made by the rule of this mistake', () => {
    const keys = ['A/0', ...Array.from({ length: 4 }, (_, index) => `B/${index}`)];
    const known = { ...mistake('A/x', ...keys), outcome: WRONG.outcome };
    const others = ['x', 'y', 'z'].map((name) => mistake(`B/${name}`, 'B/0', 'B/1'));
    const found = (outcome: string) =>
      diagnose(trialsOf(['A', 1], ['B', 4]), [{ ...known, outcome }, ...others])[0];
    assert.equal(found(WRONG.outcome)?.rule, 'A');
    assert.equal(found(WRONG.outcome)?.failures.size, 5);
    assert.notEqual(found('other')?.mistake?.mistake.id, 'A/x');
  });

  test('names a known mistake only if the port returned what it would with this mistake', () => {
    const made = { ...mistake('A/x', 'A/0', 'A/1'), outcome: WRONG.outcome };
    const named = (known: KnownMistake) => diagnose(trialsOf(['A', 2]), [known])[0]?.mistake?.mistake.id;
    assert.equal(named(made), 'A/x');
    assert.equal(named({ ...made, outcome: 'other' }), undefined);
    // The first of its trials was not played.
    assert.equal(named({ ...made, outcome: 'other', trials: ['A/9', 'A/0', 'A/1'] }), 'A/x');
  });

  test('returns nothing for a port that fails nothing', () => {
    assert.deepEqual(diagnose(trialsOf(['A', 0]), [mistake('A/x', 'A/0')]), []);
  });
});

describe('the findings of a run', () => {
  const RULES = [ruleWith('LOOKUP-01'), ruleWith('LOOKUP-02')];

  test('name a known mistake with the number of its scenarios that failed', () => {
    const trials = ['LOOKUP-01/a-case @module', 'LOOKUP-01/a-case @catalog', 'LOOKUP-09/not-played @module'];
    const mistakes = [{ id: 'LOOKUP-01/x', rule: 'LOOKUP-01', title: 'Shouts', trials }];
    const [finding] = judgementOf(RULES, [['LOOKUP-01', 'failed']], { mistakes }).findings;
    assert.deepEqual(finding?.mistake, {
      mistake: mistakes[0],
      trials: trials.slice(0, 2),
      failed: 2,
      likeness: 1,
    });
  });

  test('name no mistake that is not similar', () => {
    const trials = ['LOOKUP-01/a-case @module', 'LOOKUP-02/a-case @module', 'LOOKUP-02/a-case @catalog'];
    const mistakes = [{ id: 'LOOKUP-01/x', rule: 'LOOKUP-01', title: 'Shouts', trials }];
    const [finding] = judgementOf(RULES, [['LOOKUP-01', 'failed']], { mistakes }).findings;
    assert.equal(finding?.rule?.judged.rule.id, 'LOOKUP-01');
    assert.equal(finding?.mistake, undefined);
  });

  test('begin with a failure that passes alone, because state survives reset', () => {
    const alone = { trial: 'LOOKUP-02/a-case @module', kind: 'passed', milliseconds: 0 } as const;
    const judged = judgementOf(RULES, [
      ['LOOKUP-01', 'failed'],
      ['LOOKUP-02', 'failed'],
    ]);
    const titles = (run: Judgement['run']) =>
      judge(judged.suite, run, []).findings.map(({ symptom, failures }) => [
        symptom?.message,
        failures.length,
      ]);
    assert.equal(titles(judged.run).length, 2);
    assert.deepEqual(titles({ ...judged.run, alone }), [
      ['State survives `reset`: this trial failed in the run, but passes alone on a fresh program', 1],
      [undefined, 2],
      [undefined, 1],
    ]);
    assert.equal(titles({ ...judged.run, alone: { ...alone, kind: 'failed' } }).length, 2);
  });

  test('show the shortest scenario as their example', () => {
    const rule = ruleWith('LOOKUP-01', { names: ['a-long-name', 'short', 'a-longer-name'] });
    const [finding] = judgementOf([rule], [['LOOKUP-01', 'failed']]).findings;
    assert.equal(finding?.example.trial.key, 'LOOKUP-01/short @module');
  });
});
