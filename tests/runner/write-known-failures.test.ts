import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { parseKnownFailures } from '../../runner/plan/known-failures';
import { updatedKnownFailures } from '../../runner/verdict/update-known-failures';
import { judge } from '../../runner/verdict/judge';
import type { Judgement } from '../../runner/verdict/judgement';
import type { Rule } from '../../suite/read';
import { judgementOf, outlineWith, ruleWith, type Endings, type JudgedWith } from './judgements';

const OUTLINE = outlineWith('SCOPE-01/a-scope', ['a-string', 'a-symbol']);
const RULES: readonly Rule[] = [
  ruleWith('LOOKUP-01', { names: ['one', 'two'] }),
  { ...ruleWith('SCOPE-01'), scenarios: [...ruleWith('SCOPE-01').scenarios, ...OUTLINE] },
  ruleWith('LOAD-01', { surfaces: ['library'] }),
  ruleWith('TEXT-01', { level: 'crystal' }),
];

/** Judges a port, and returns the entries of the list that is written. */
function written(endings: Endings, options: JudgedWith = {}): string[] {
  return linesOf(judgementOf(RULES, endings, options));
}

function linesOf(judgement: Judgement): string[] {
  return updatedKnownFailures(judgement)
    .text.trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('#'));
}

const ON_MODULE: Endings = RULES.map(({ id }) => [`${id} @module`, 'unsupported', 'no module'] as const);

describe('a written list of known failures', () => {
  const CASES: readonly (readonly [title: string, endings: Endings, ...lines: string[]])[] = [
    ['is empty when nothing fails', []],
    ['has one entry for a whole surface', ON_MODULE, '* @module  # no such surface: no module'],
    ['has one entry for a whole rule', [['LOOKUP-01', 'failed', 'wrong']], 'LOOKUP-01  # wrong'],
    [
      'has one entry for an outline on one surface',
      [['SCOPE-01/a-scope @catalog', 'failed', 'wrong']],
      'SCOPE-01/a-scope/* @catalog  # wrong',
    ],
    ['names a single trial in full', [['LOAD-01', 'failed', 'wrong']], 'LOAD-01/a-case @library  # wrong'],
    [
      'has separate entries for failures of two kinds',
      [
        ['LOOKUP-01/one', 'failed', 'wrong'],
        ['LOOKUP-01/two', 'unsupported', 'missing'],
      ],
      ...['LOOKUP-01/one  # wrong', 'LOOKUP-01/two  # missing'],
    ],
    [
      'has one entry for a group with scenarios that are not applicable',
      [
        ['LOOKUP-01/one', 'failed', 'wrong'],
        ['LOOKUP-01/two', 'not-applicable'],
      ],
      'LOOKUP-01  # wrong',
    ],
    [
      'has no entry that covers a fault',
      [
        ['LOOKUP-01/one', 'failed', 'wrong'],
        ['LOOKUP-01/two', 'fault'],
      ],
      'LOOKUP-01/one  # wrong',
    ],
    ['says so if a failure has no message', [['LOOKUP-01', 'failed', ' ']], 'LOOKUP-01  # no message'],
    [
      'shows no characters that change the direction of the text',
      [['LOOKUP-01', 'failed', 'a\u202eb']],
      'LOOKUP-01  # a\\u202eb',
    ],
    [
      'shows the first message and the number of others',
      [
        ['LOOKUP-01/one', 'failed', 'wrong'],
        ['LOOKUP-01/two @module', 'failed', 'worse'],
        ['LOOKUP-01/two @catalog', 'failed', 'worst'],
      ],
      'LOOKUP-01  # wrong (and 2 more)',
    ],
  ];
  for (const [title, endings, ...lines] of CASES) {
    test(`${title}, and gives the same verdicts when it is read back`, () => {
      assert.deepEqual(written(endings), lines);
      const judgement = judgementOf(RULES, endings);
      const known = updatedKnownFailures(judgement).text;
      const again = judgementOf(RULES, endings, { known });
      const { failed, unsupported, ...others } = judgement.totals;
      assert.deepEqual(again.totals, {
        ...others,
        failed: 0,
        unsupported: 0,
        'expected-failure': failed + unsupported,
      });
      assert.deepEqual(again.unmatched, []);
      assert.equal(updatedKnownFailures(again, listOf(known)).text, known);
    });
  }

  test('has no entry that covers scenarios that were not selected', () => {
    const endings: Endings = [['LOOKUP-01', 'failed', 'wrong']];
    assert.deepEqual(written(endings, { patterns: ['LOOKUP-01/one'] }), ['LOOKUP-01/one  # wrong']);
    assert.deepEqual(written(ON_MODULE, { surface: 'module' }), ['* @module  # no such surface: no module']);
    assert.deepEqual(written(ON_MODULE, { patterns: ['LOOKUP-01'] }), ['LOOKUP-01 @module  # no module']);
  });

  test('keeps comments, reasons, line ends, and entries whose scenarios did not run or partly fail', () => {
    const known = '# ours\r\nLOAD-*  # not run\r\n\r\nLOOKUP-*  # partly\r\nLOOKUP-01/two  # passes';
    const endings: Endings = [['LOOKUP-01/one', 'failed', 'wrong']];
    const judgement = judgementOf(RULES, endings, { known, patterns: ['LOOKUP-01'] });
    assert.equal(
      updatedKnownFailures(judgement, listOf(known)).text,
      '# ours\r\nLOAD-*  # not run\r\n\r\nLOOKUP-*  # partly\r\n',
    );
    const unmatched = 'LOOKUP-99  # matches nothing\n';
    const all = judgementOf(RULES, endings, { known: unmatched });
    assert.equal(updatedKnownFailures(all, listOf(unmatched)).text, 'LOOKUP-01/one  # wrong\n');
  });

  test('drops the entry of a whole surface when all its scenarios pass', () => {
    const known = '* @module  # no module\n';
    assert.equal(updatedKnownFailures(judgementOf(RULES, [], { known }), listOf(known)).text, '');
    const part: Endings = [['LOOKUP-01/one', 'failed']];
    assert.match(
      updatedKnownFailures(judgementOf(RULES, part, { known }), listOf(known)).text,
      /^\* @module/,
    );
  });
});

function listOf(source: string): Parameters<typeof updatedKnownFailures>[1] {
  return { source, entries: parseKnownFailures(source, 'known.txt') };
}

/** Updates a list with a run. `isPlayed` tells which trials have a result. */
function updated(known: string, endings: Endings = [], isPlayed: (trial: string) => boolean = () => true) {
  const { suite, run } = judgementOf(RULES, endings);
  const list = listOf(known)!;
  const results = run.results.filter(({ trial }) => isPlayed(trial));
  return updatedKnownFailures(judge(suite, { ...run, results }, list.entries), list);
}

test('an update counts the entries that it keeps, adds and removes, and needs no line end after the last one', () => {
  const known =
    '# ours\nLOOKUP-01/one  # still fails\nSCOPE-01  # passes\nLOOKUP-99  # none\nLOAD-01  # fails';
  const endings: Endings = [
    ['LOOKUP-01', 'failed', 'wrong'],
    ['LOAD-01', 'unsupported'],
  ];
  assert.deepEqual(updated(known, endings), {
    text: '# ours\nLOOKUP-01/one  # still fails\nLOAD-01  # fails\nLOOKUP-01/two  # wrong\n',
    kept: 2,
    added: 1,
    removed: 2,
  });
});

test('an entry is outdated if one of its scenarios passed, and the others passed or are not applicable', () => {
  const known = 'LOOKUP-01  # a reason\n';
  for (const [kind, isOutdated] of [
    ['passed', true],
    ['not-applicable', true],
    ['failed', false],
    ['fault', false],
  ] as const) {
    assert.equal(updated(known, [['LOOKUP-01/one', kind]]).removed, isOutdated ? 1 : 0, kind);
  }
  assert.equal(updated(known, [['LOOKUP-01', 'not-applicable']]).removed, 0);
});

test('trials that were not played keep their entries, and no new entry covers them', () => {
  const isPlayed = (trial: string): boolean => !trial.startsWith('LOOKUP-01/two');
  // The second entry lists trials that passed, too, and others that were not played.
  for (const known of ['LOOKUP-01/two  # a reason\n', 'LOOKUP-01  # a reason\n']) {
    assert.equal(updated(known, [], isPlayed).text, known);
    const part = judgementOf(RULES, [], { known, patterns: ['LOOKUP-01/one'] });
    assert.equal(updatedKnownFailures(part, listOf(known)).text, known);
  }
  const failing = updated('', [['LOOKUP-01', 'failed', 'wrong']], isPlayed);
  assert.equal(failing.text, 'LOOKUP-01/one  # wrong\n');
});

test('a reason says that a surface is missing only if its operations are, and has the message on one line', () => {
  const failing = RULES.map(({ id }) => [`${id} @module`, 'failed', ' wrong\u0000\n\n  here '] as const);
  assert.deepEqual(written(failing), ['* @module  # wrong here']);
  for (const [length, end] of [
    [120, 'é'],
    [121, 'é…'],
  ] as const) {
    const long = RULES.map(({ id }) => [`${id} @module`, 'failed', 'é'.repeat(length)] as const);
    assert.deepEqual(written(long), [`* @module  # ${'é'.repeat(119)}${end}`]);
  }
});
