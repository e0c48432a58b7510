import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { resultBlocks } from '../../runner/blocks/result-blocks';
import { PLAIN, terminalText } from '../../runner/blocks/terminal-text';
import { suiteOf } from '../scripts/suites';
import { deviating, judgementOf, ruleWith, twoChapters, type Endings, type JudgedWith } from './judgements';

const LOAD = 'features/loading/yaml.feature';
const RULES = [
  ruleWith('LOAD-01', { file: LOAD, surfaces: ['library'], sections: ['5'] }),
  ruleWith('LOOKUP-01', { names: ['one', 'two'], sections: ['3', '4'] }),
  ruleWith('LOOKUP-02'),
  ruleWith('LOOKUP-03'),
];
const SUITE = twoChapters(RULES, LOAD);

/** A known mistake in LOOKUP-01, with which another rule fails too. */
const SHOUTS = {
  id: 'LOOKUP-01/shouts',
  rule: 'LOOKUP-01',
  title: 'Shouts',
  trials: ['LOOKUP-01/one', 'LOOKUP-01/two', 'LOOKUP-02/a-case'].flatMap((id) => [
    `${id} @module`,
    `${id} @catalog`,
  ]),
  outcomes: new Map<string, string>(),
};

/** Returns the result of a run as text, without colours. */
function shown(endings: Endings, options: JudgedWith & { isVerbose?: boolean } = {}, rules = RULES): string {
  const { isVerbose = false, suite = rules === RULES ? SUITE : suiteOf(rules), ...rest } = options;
  const judgement = judgementOf(rules, endings, { suite, ...rest });
  const { blocks } = resultBlocks(judgement, ({ trial }) => `again ${trial.id} @${trial.surface}`);
  return terminalText(blocks, { ...PLAIN, isVerbose });
}

describe('the result of a run in a terminal', () => {
  test('shows a finding with its example, the command that repeats it, and one line for each folded part', () => {
    const endings: Endings = [
      ['LOOKUP-01', 'failed', 'wrong text'],
      ['LOOKUP-02', 'failed', 'wrong too'],
    ];
    const output = shown(endings, { mistakes: [SHOUTS] });
    assert.equal(
      output.slice(0, output.indexOf('\n\nChapters')),
      `Failures  6 trials, 1 finding
One mistake probably explains all failures.

LOOKUP-01 The sentence of LOOKUP-01
  sections 3, 4, level spec, 4 of 4 trials failed, on the module and a catalog
  May explain 6 of 6 failures, of this rule and 1 other; looks like the known mistake "Shouts"

  one
  LOOKUP-01/one  features/lookup/keys.feature:8
  > When one is played
  failed on the module
  wrong text
  run it alone: again LOOKUP-01/one @module

  5 more failures (--verbose shows all)`,
    );
    const verbose = shown(endings, { mistakes: [SHOUTS], isVerbose: true });
    assert.equal(verbose.match(/run it alone/g)?.length, 6);
    assert.doesNotMatch(verbose, /--verbose/);
  });

  test('claims one mistake only where a known mistake or a shared symptom is evidence of it', () => {
    const ofOneRule = shown([
      ['LOOKUP-01/one', 'failed', 'wrong text'],
      ['LOOKUP-01/two', 'failed', 'wrong locale'],
    ]);
    assert.match(ofOneRule, /^Failures .*\nAll failures break one rule\.$/m);
  });

  test('shows ten findings, three kinds of faults and eight missing operations, and counts the others', () => {
    const rules = Array.from({ length: 12 }, (_, index) => ruleWith(`MANY-${index + 10}`));
    const ending = (kind: 'failed' | 'fault' | 'unsupported'): Endings =>
      rules.map(({ id }, index) => [id, kind, 'x'.repeat(index + 1)]);
    const findings = shown([['MANY-10', 'passed'], ...ending('failed')], {}, rules);
    assert.equal(findings.match(/run it alone/g)?.length, 10);
    assert.match(findings, /^1 more finding \(--verbose shows all\)$/m);
    const faults = shown(ending('fault'), {}, rules);
    assert.equal(faults.match(/run it alone/g)?.length, 3);
    assert.match(faults, /^9 other kinds of adapter faults \(--verbose shows all\)$/m);
    const lacks = shown([['MANY-10', 'passed'], ...ending('unsupported')], {}, rules);
    assert.equal(lacks.match(/^x+ \(2 trials\)$/gm)?.length, 8);
    assert.match(lacks, /^3 more reasons \(--verbose shows all\)$/m);
  });

  test('lists faults, findings, missing operations, known failures and chapters in this order', () => {
    const endings: Endings = [
      ['LOAD-01', 'fault', 'it exited'],
      ['LOOKUP-01 @module', 'failed'],
      ['LOOKUP-02 @catalog', 'unsupported', 'no lookups'],
    ];
    const output = shown(endings, { known: 'LOOKUP-03  # passes\n' });
    assert.deepEqual(output.match(/^(?:Adapter faults|Failures|Unsupported|Known failures|Chapters) /gm), [
      'Adapter faults ',
      'Failures ',
      'Unsupported ',
      'Known failures ',
      'Chapters ',
    ]);
    assert.match(output, /^no lookups \(1 trial\) \(--verbose lists the scenarios\)$/m);
    assert.match(output, /^known\.txt:1: LOOKUP-03 passed; remove or narrow the entry \(2 trials\)/m);
    const verbose = shown(endings, { known: 'LOOKUP-03  # passes\n', isVerbose: true });
    assert.match(verbose, /^ {2}LOOKUP-03\/a-case on the module and a catalog$/m);
  });

  test('reports an absent surface once, and shows the results on the other surface', () => {
    const output = shown([
      ...['LOOKUP-01 @module', 'LOOKUP-02 @module', 'LOOKUP-03 @module'].map(
        (pattern) => [pattern, 'unsupported', 'no module'] as const,
      ),
      ['LOOKUP-03 @catalog', 'unsupported', 'no catalog lookups'],
    ]);
    assert.match(output, /^No such surface: the port supports no operation on the module \(4 trials\)$/m);
    assert.doesNotMatch(output, /^no module/m);
    assert.match(output, /^ +lookup +absent +3 of 4 +5 unsupported$/m);
  });

  test('consists of the chapters when everything passes', () => {
    assert.equal(
      shown([]),
      `Chapters  trials that passed on each surface
  chapter   module   catalog   library   other verdicts
  loading                       1 of 1
  lookup    4 of 4    4 of 4`,
    );
  });

  test('marks the step that ended a scenario, and labels the lines of a difference', () => {
    const [judged] = judgementOf(RULES, [['LOOKUP-01', 'failed']]).rules[1]!.trials;
    const output = terminalText(deviating(judged!, ['a'.repeat(70), 'b'], ['a'.repeat(70), 'c']), PLAIN);
    assert.ok(
      output.includes(`
> When one is played
failed on the module
translate on the module:
            [
              "${'a'.repeat(70)}",
  expected    "b"
  actual      "c"
            ]
run it alone: again`),
      output,
    );
  });

  test('shows equal fields of objects as equal, in whatever order the port returned them', () => {
    const [judged] = judgementOf(RULES, [['LOOKUP-01', 'failed']]).rules[1]!.trials;
    const expected = { name: 'a'.repeat(70), within: { fr: 1, en: 2 } };
    const actual = { within: { en: 2, fr: 3 }, name: 'a'.repeat(70) };
    const output = terminalText(deviating(judged!, expected, actual), PLAIN);
    assert.deepEqual(output.match(/^ *(?:expected|actual) .*$/gm), [
      '  expected      "fr": 1',
      '  actual        "fr": 3',
    ]);
  });
});
