import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { plainText } from '../../runner/blocks/block';
import { chapterTable } from '../../runner/blocks/chapter-table';
import { conclusionText } from '../../runner/blocks/conclusion-text';
import { ExitStatus } from '../../runner/exit-status';
import { surfaceName, surfacesText } from '../../runner/text/suite-text';
import { exitStatusOf } from '../../runner/verdict/conclusion';
import type { Judgement } from '../../runner/verdict/judgement';
import { judgementOf, ruleWith, twoChapters, type Endings, type JudgedWith } from './judgements';

const file = 'features/loading/yaml.feature';
const RULES = [
  ruleWith('LOAD-01', { file, surfaces: ['library'] }),
  ruleWith('LOAD-02', { file, surfaces: ['catalog'] }),
  ruleWith('LOOKUP-01', { names: ['one', 'two'] }),
  ruleWith('LOOKUP-02'),
  ruleWith('LOOKUP-03', { level: 'crystal', surfaces: ['module'] }),
];
const suite = twoChapters(RULES, file);

function judged(endings: Endings, options: JudgedWith = {}): Judgement {
  return judgementOf(RULES, endings, { suite, ...options });
}

/** `catalog 3/4`, or `no catalog 0/4`, for each surface. */
function textOf(surfaces: Iterable<Judgement['surfaces'][number]>): string {
  const texts = Array.from(
    surfaces,
    ({ surface, exists, totals, planned }) => `${exists ? '' : 'no '}${surface} ${totals.passed}/${planned}`,
  );
  return texts.join(', ');
}

describe('the verdicts on each surface', () => {
  const CASES: readonly (readonly [
    title: string,
    expected: RegExp,
    endings: Endings,
    options?: JudgedWith,
  ])[] = [
    ['add up to the plan', /^module 3\/3, catalog 3\/4, library 1\/1$/, [['LOOKUP-02 @catalog', 'failed']]],
    ['leave out a surface that nothing was played on', /^module 3\/3$/, [], { surface: 'module' }],
    [
      'report a surface as absent when its other trials are not applicable',
      /^no module 0\/3, catalog 4\/4, library 1\/1$/,
      [
        ['LOOKUP-01 @module', 'unsupported'],
        ['LOOKUP-02 @module', 'not-applicable'],
      ],
    ],
    [
      'report a surface as absent whose trials are known failures',
      /^no module 0\/3/,
      [
        ['LOOKUP-01 @module', 'unsupported'],
        ['LOOKUP-02 @module', 'not-applicable'],
      ],
      { known: '*-* @module  # not yet\n' },
    ],
    [
      'report a surface as present when one of its trials fails',
      /^module 0\/3/,
      [
        ['LOOKUP-01 @module', 'unsupported'],
        ['LOOKUP-02 @module', 'failed'],
      ],
    ],
    [
      'report a surface as present when nothing was played on it',
      /^module 0\/3/,
      [
        ['LOOKUP-01 @module', 'not-run'],
        ['LOOKUP-02 @module', 'not-run'],
      ],
    ],
    [
      'report a surface as present when only some of its trials were selected',
      /^module 0\/1, catalog 1\/1$/,
      [['LOOKUP-02 @module', 'unsupported']],
      { patterns: ['LOOKUP-02'] },
    ],
    [
      'report a surface as present when all of its trials are not applicable',
      /^module 0\/3/,
      [
        ['LOOKUP-01 @module', 'not-applicable'],
        ['LOOKUP-02 @module', 'not-applicable'],
      ],
    ],
  ];
  for (const [title, expected, endings, options] of CASES) {
    test(title, () => assert.match(textOf(judged(endings, options).surfaces), expected));
  }
});

describe('the verdicts on each chapter', () => {
  const rowsOf = (endings: Endings): string[][] =>
    chapterTable(judged(endings)).rows.map((cells) => cells.map(({ line }) => plainText(line)));

  test('are those of its rules, in the order of the suite', () => {
    assert.deepEqual(rowsOf([['LOOKUP-01/two', 'failed']]), [
      ['loading', '', '1 of 1', '1 of 1', ''],
      ['lookup', '2 of 3', '2 of 3', '', '2 failed'],
    ]);
  });

  test('report a surface as present when another chapter shows that it exists', () => {
    assert.deepEqual(rowsOf([['LOAD-02 @catalog', 'unsupported']]), [
      ['loading', '', '0 of 1', '1 of 1', '1 unsupported'],
      ['lookup', '3 of 3', '3 of 3', '', ''],
    ]);
  });
});

test('the text of surfaces names each once, in the order of the suite', () => {
  assert.equal(surfaceName('library'), 'the library as a whole');
  assert.equal(surfacesText(['catalog']), 'on a catalog');
  assert.equal(surfacesText(['catalog', 'module', 'catalog']), 'on the module and a catalog');
  const all = 'on the module, a catalog and the library as a whole';
  assert.equal(surfacesText(['library', 'catalog', 'module']), all);
});

test('a conclusion names the only surface that was judged, the trials that were selected at its level, and known failures', () => {
  const CONCLUSIONS: readonly (readonly [text: string, endings: Endings, options: JudgedWith])[] = [
    ['conformant at level spec of tiny 1.0.0: 8 of 8 trials', [], {}],
    ['conformant at level spec of tiny 1.0.0 on a catalog only: 4 of 4 trials', [], { surface: 'catalog' }],
    [
      'not conformant at level spec of tiny 1.0.0 on the module only: 1 of 3 trials, 2 failed',
      [['LOOKUP-01', 'failed']],
      { surface: 'module' },
    ],
    [
      'conformant at level spec of tiny 1.0.0 on a catalog only (1 trial selected): 1 of 1 trial',
      [],
      { surface: 'catalog', patterns: ['LOOKUP-02'] },
    ],
    [
      'conformant at level spec of tiny 1.0.0 (2 trials selected): 2 of 2 trials; conformant at level crystal of tiny 1.0.0 (3 trials selected): 3 of 3 trials',
      [],
      { level: 'crystal', patterns: ['LOOKUP-02', 'LOOKUP-03'] },
    ],
    [
      'no new failures at level spec of tiny 1.0.0: 1 known failure, 7 of 8 trials',
      [['LOOKUP-02 @catalog', 'failed']],
      { known: 'LOOKUP-02 @catalog  # not yet\n' },
    ],
  ];
  for (const [text, endings, options] of CONCLUSIONS) {
    const judgement = judged(endings, options);
    assert.equal(conclusionText(judgement), text);
    const isConformant = !text.startsWith('not');
    assert.equal(exitStatusOf(judgement) === ExitStatus.Conformant, isConformant, text);
  }
});
