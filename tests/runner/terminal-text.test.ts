import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { resultBlocks } from '../../runner/blocks/result-blocks';
import { PLAIN, terminalText } from '../../runner/blocks/terminal-text';
import { suiteOf } from '../scripts/suites';
import { deviating, judgementOf, ruleWith, twoChapters, type Endings } from './judgements';

const LOAD = 'features/loading/yaml.feature';
const RULES = [
  ruleWith('LOAD-01', { file: LOAD, surfaces: ['library'], sections: ['5'] }),
  ruleWith('LOOKUP-01', { names: ['one', 'two'], sections: ['3', '4'] }),
  ruleWith('LOOKUP-02'),
  ruleWith('LOOKUP-03'),
];
const SUITE = twoChapters(RULES, LOAD);

/** Returns the result of a run as text, without colours. */
function shown(endings: Endings, rules = RULES): string {
  const judgement = judgementOf(rules, endings, { suite: rules === RULES ? SUITE : suiteOf(rules) });
  const { blocks } = resultBlocks(judgement, ({ trial }) => `again ${trial.id} @${trial.surface}`);
  return terminalText(blocks, { ...PLAIN, isVerbose: false });
}

describe('the result of a run in a terminal', () => {
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
    const findings = shown([['MANY-10', 'passed'], ...ending('failed')], rules);
    assert.equal(findings.match(/run it alone/g)?.length, 10);
    assert.match(findings, /^1 more finding \(--verbose shows all\)$/m);
    const faults = shown(ending('fault'), rules);
    assert.equal(faults.match(/run it alone/g)?.length, 3);
    assert.match(faults, /^9 other kinds of adapter faults \(--verbose shows all\)$/m);
    const lacks = shown([['MANY-10', 'passed'], ...ending('unsupported')], rules);
    assert.equal(lacks.match(/^x+ \(2 trials\)$/gm)?.length, 8);
    assert.match(lacks, /^3 more reasons \(--verbose shows all\)$/m);
  });

  test('lists each entry of the known failures, also if two have the same reason', () => {
    const known = 'LOOKUP-01  # not yet\nLOOKUP-02  # not yet\n';
    const judgement = judgementOf(
      RULES,
      [
        ['LOOKUP-01', 'failed'],
        ['LOOKUP-02', 'failed'],
      ],
      { suite: SUITE, known },
    );
    const { blocks } = resultBlocks(judgement, () => 'again');
    assert.match(
      terminalText(blocks, PLAIN),
      /\n2 entries excuse failures\n {2}LOOKUP-01 not yet known\.txt:1 \(4 trials\)\n[^]*\n {2}LOOKUP-02 not yet known\.txt:2 \(2 trials\)\n/,
    );
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
