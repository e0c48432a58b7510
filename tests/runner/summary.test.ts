import type { Reproduce } from '../../runner/text/port-text';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createColors } from 'picocolors';
import { summary } from '../../runner/console/summary';
import type { Judgement } from '../../runner/verdict/judgement';
import { suiteOf } from '../scripts/suites';
import { judgementOf, ruleWith, type Endings } from './judgements';
import { documentOf } from '../../runner/document/document';

const LOAD = 'features/loading/yaml.feature';
const RULES = [
  ruleWith('LOAD-01', { file: LOAD, surfaces: ['library'], sections: ['5'] }),
  ruleWith('LOOKUP-01', { names: ['one', 'two'], sections: ['3', '4'] }),
  ruleWith('LOOKUP-02'),
  ruleWith('LOOKUP-03'),
];
const LOOKUPS = suiteOf(RULES);
const SUITE = {
  ...LOOKUPS,
  features: [{ ...LOOKUPS.features[0]!, chapter: 'loading', file: LOAD }, ...LOOKUPS.features],
};

/** A known mistake in LOOKUP-01, with which other rules fail too. */
const SHOUTS = {
  id: 'LOOKUP-01/shouts',
  rule: 'LOOKUP-01',
  title: 'Shouts',
  trials: [
    ...['LOOKUP-01/one', 'LOOKUP-01/two', 'LOOKUP-02/a-case'].flatMap((id) => [
      `${id} @module`,
      `${id} @catalog`,
    ]),
    'LOOKUP-03/a-case @catalog',
  ],
};

/** Known mistakes in LOOKUP-02, with which no other rule fails. */
const SILENT = Array.from({ length: 10 }, (_, index) => ({
  id: `LOOKUP-02/silent-${index}`,
  rule: 'LOOKUP-02',
  title: 'Says nothing',
  trials: ['LOOKUP-02/a-case @module', 'LOOKUP-02/a-case @catalog'],
}));

/** Returns the summary of a run, without colours. */
function summaryOf(judgement: Judgement, isVerbose = false): string {
  const reproduce = ({ trial }: Parameters<Reproduce>[0]): string => `again ${trial.id} @${trial.surface}`;
  return summary(documentOf(judgement), { colors: createColors(false), isVerbose, reproduce });
}

function shown(
  endings: Endings,
  {
    isVerbose = false,
    ...options
  }: Parameters<typeof judgementOf>[2] & { readonly isVerbose?: boolean } = {},
): string {
  return summaryOf(judgementOf(RULES, endings, { suite: SUITE, ...options }), isVerbose);
}

describe('the failures of a run', () => {
  test('are shown by the mistakes that explain them, with one example and the other failing rules', () => {
    const text = shown(
      [
        ['LOOKUP-01', 'failed', 'wrong text'],
        ['LOOKUP-02', 'failed', 'wrong too'],
        ['LOOKUP-03 @catalog', 'failed', 'also wrong'],
      ],
      { mistakes: [SHOUTS] },
    );
    assert.equal(
      text.slice(0, text.indexOf('          ')),
      `LOOKUP-01 The sentence of LOOKUP-01
sections 3, 4, level spec, 4 of 4 scenarios failed, on the module and a catalog
7 of 7 failures, fails like: Shouts (7 of 7 scenarios)

  one, on the module
  LOOKUP-01/one  features/lookup/keys.feature:8
  > When one is played
  wrong text
  run it alone: again LOOKUP-01/one @module

  6 more failures (--verbose shows all)

  It also explains failures of LOOKUP-02 (2), LOOKUP-03 (1)

`,
    );
  });

  test('are all shown with --verbose, those of other rules included', () => {
    const endings: Endings = [
      ['LOOKUP-01 @module', 'failed'],
      ['LOOKUP-02 @module', 'failed'],
    ];
    const options = { mistakes: [SHOUTS, ...SILENT] };
    const again = /run it alone: again (.*)$/gm;
    assert.deepEqual(
      [...shown(endings, options).matchAll(again)].map(([, key]) => key),
      ['LOOKUP-01/one @module'],
    );
    assert.deepEqual(
      [...shown(endings, { ...options, isVerbose: true }).matchAll(again)].map(([, key]) => key),
      ['LOOKUP-01/one @module', 'LOOKUP-01/two @module', 'LOOKUP-02/a-case @module'],
    );
  });

  test('are listed in one line each after the tenth finding', () => {
    const rules = Array.from({ length: 12 }, (_, index) => ruleWith(`MANY-${index + 10}`));
    const judgement = judgementOf(rules, [['MANY-10', 'passed'], ...failing(rules.map(({ id }) => id))]);
    const text = summaryOf(judgement);
    assert.equal(text.match(/run it alone/g)?.length, 10);
    assert.match(
      text,
      /\nOther findings \(--verbose shows why\):\n  MANY-21  The sentence of MANY-21, 2 failures\n/,
    );
    assert.doesNotMatch(summaryOf(judgement, true), /Other findings/);
    assert.equal(summaryOf(judgement, true).match(/run it alone/g)?.length, 22);
  });
});

describe('a summary', () => {
  const endings: Endings = [
    ['LOAD-01', 'fault', 'it exited'],
    ['LOOKUP-01 @module', 'failed'],
    ['LOOKUP-02 @catalog', 'unsupported', 'no lookups'],
  ];

  test('lists faults, findings, missing operations, known failures and chapters in this order', () => {
    const text = shown(endings, { known: 'LOOKUP-03  # passes\n' });
    const parts = [
      /^Adapter fault in LOAD-01 The sentence of LOAD-01$/m,
      /^LOOKUP-01 The sentence of LOOKUP-01$/m,
      /^Unsupported: no lookups \(1 scenario\)$/m,
      /^The list of known failures is out of date:$/m,
      /^ +module +catalog +library$/m,
    ].map((part) => text.search(part));
    assert.ok(parts[0] === 0, text);
    assert.deepEqual(
      parts,
      parts.toSorted((one, other) => one - other),
    );
  });

  test('shows one of the scenarios with the same fault, and the rules of the others', () => {
    const rules = [ruleWith('LOAD-01', { names: ['a', 'b'] }), ruleWith('LOAD-02')];
    const judgement = judgementOf(rules, [
      ['LOAD-01', 'fault', 'answered t, request 12, with another id'],
      ['LOAD-02', 'fault', 'answered t, request 7, with another id'],
    ]);
    const text = summaryOf(judgement);
    assert.equal(text.match(/^Adapter fault/gm)?.length, 1);
    assert.match(text, /\n {2}the same fault in 5 more scenarios: LOAD-01 \(3\), LOAD-02 \(2\)\n/);
    assert.equal(summaryOf(judgement, true).match(/^Adapter fault/gm)?.length, 6);
  });

  test('shows three kinds of faults in full', () => {
    const ids = ['LOAD-01', 'LOAD-02', 'LOAD-03', 'LOAD-04', 'LOAD-05'];
    const endings = ids.map((id, index) => [id, 'fault', 'x'.repeat(index + 1)] as const);
    const judgement = judgementOf(
      ids.map((id) => ruleWith(id)),
      endings,
    );
    assert.equal(summaryOf(judgement).match(/^Adapter fault/gm)?.length, 3);
    assert.match(summaryOf(judgement), /\n2 other kinds of adapter faults \(--verbose shows all\)\n/);
  });

  test('begins with the chapters when everything passes', () => {
    assert.equal(
      shown([]),
      `            module   catalog   library
  loading                       1 of 1
  lookup    4 of 4    4 of 4          \n\n`,
    );
  });
});

describe('a surface that the port does not have', () => {
  const endings: Endings = [
    ['LOOKUP-01 @module', 'unsupported', 'no module'],
    ['LOOKUP-02 @module', 'unsupported', 'no module'],
    ['LOOKUP-03 @module', 'unsupported', 'no module'],
    ['LOOKUP-03 @catalog', 'unsupported', 'no catalog lookups'],
  ];

  test('is reported once, without its missing operations', () => {
    const text = shown(endings);
    assert.match(text, /^No such surface: the port supports no operation on the module \(4 scenarios\)$/m);
    assert.match(text, /^Unsupported: no catalog lookups \(1 scenario\)$/m);
  });

  test('does not hide the results on the other surface', () => {
    assert.match(shown(endings), /^ +lookup +no such surface +3 of 4 +5 unsupported$/m);
  });

  test('has its scenarios listed only with --verbose', () => {
    assert.doesNotMatch(shown(endings), /^ {4}LOOKUP/m);
    assert.deepEqual(shown(endings, { isVerbose: true }).match(/^ {4}LOOKUP.*$/gm), [
      '    LOOKUP-03/a-case @catalog',
    ]);
  });
});

function failing(patterns: readonly string[]): Endings {
  return patterns.map((pattern) => [pattern, 'failed'] as const);
}
