import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { conclusionText } from '../../runner/blocks/conclusion-text';
import { ExitStatus } from '../../runner/exit-status';
import { exitStatusOf } from '../../runner/verdict/conclusion';
import { surfaceName, surfacesText } from '../../runner/text/suite-text';
import { chaptersOf } from '../../runner/verdict/surfaces';
import type { Judgement } from '../../runner/verdict/judgement';
import { suiteOf } from '../scripts/suites';
import { judgementOf, ruleWith, type Endings } from './judgements';

const LOAD = 'features/loading/yaml.feature';
const RULES = [
  ruleWith('LOAD-01', { file: LOAD, surfaces: ['library'] }),
  ruleWith('LOAD-02', { file: LOAD, surfaces: ['catalog'] }),
  ruleWith('LOOKUP-01', { names: ['one', 'two'] }),
  ruleWith('LOOKUP-02'),
];
const LOOKUPS = suiteOf(RULES);
const SUITE = {
  ...LOOKUPS,
  features: [{ ...LOOKUPS.features[0]!, chapter: 'loading', file: LOAD }, ...LOOKUPS.features],
};

/** Judges the rules of two chapters. */
function judged(endings: Endings, options: Parameters<typeof judgementOf>[2] = {}): Judgement {
  return judgementOf(RULES, endings, { suite: SUITE, ...options });
}

/** `catalog 3 of 4`, or `no catalog, 0 of 4`, for each surface. */
function surfaceTexts({ surfaces }: Judgement): string[] {
  return surfaces.map(
    ({ surface, exists, totals, planned }) => `${exists ? '' : 'no '}${surface} ${totals.passed}/${planned}`,
  );
}

describe('the verdicts on each surface', () => {
  test('add up to the plan', () => {
    const judgement = judged([['LOOKUP-02 @catalog', 'failed']]);
    assert.deepEqual(surfaceTexts(judgement), ['module 3/3', 'catalog 3/4', 'library 1/1']);
    const [, catalog] = judgement.surfaces;
    assert.equal(catalog?.totals.failed, 1);
    assert.equal(judgement.planned, 8);
  });

  test('report a surface as absent when all its scenarios are unsupported', () => {
    assert.deepEqual(
      surfaceTexts(
        judged([
          ['LOOKUP-01 @module', 'unsupported'],
          ['LOOKUP-02 @module', 'unsupported'],
        ]),
      ),
      ['no module 0/3', 'catalog 4/4', 'library 1/1'],
    );
  });

  test('report a surface as absent when its other scenarios are not applicable, also as known failures', () => {
    const endings: Endings = [
      ['LOOKUP-01 @module', 'unsupported'],
      ['LOOKUP-02 @module', 'not-applicable'],
    ];
    assert.equal(surfaceTexts(judged(endings))[0], 'no module 0/3');
    assert.equal(surfaceTexts(judged(endings, { known: '*-* @module  # not yet\n' }))[0], 'no module 0/3');
  });

  test('report a surface as present when one of its scenarios fails, or all are not applicable', () => {
    const failing: Endings = [
      ['LOOKUP-01 @module', 'unsupported'],
      ['LOOKUP-02 @module', 'failed'],
    ];
    assert.equal(surfaceTexts(judged(failing))[0], 'module 0/3');
    const inapplicable: Endings = [
      ['LOOKUP-01 @module', 'not-applicable'],
      ['LOOKUP-02 @module', 'not-applicable'],
    ];
    assert.equal(surfaceTexts(judged(inapplicable))[0], 'module 0/3');
  });
});

describe('the verdicts on each chapter', () => {
  /** `loading: catalog 1/1, library 1/1` for each chapter. */
  const chapterTexts = (judgement: Judgement): string[] =>
    chaptersOf(judgement).map(({ chapter, cells }) => {
      const texts = [...cells.values()].map(
        ({ surface, exists, totals, planned }) =>
          `${exists ? '' : 'no '}${surface} ${totals.passed}/${planned}`,
      );
      return `${chapter}: ${texts.join(', ')}`;
    });

  test('are those of its rules, in the order of the suite', () => {
    const judgement = judged([['LOOKUP-01/two', 'failed']]);
    assert.deepEqual(chapterTexts(judgement), [
      'loading: catalog 1/1, library 1/1',
      'lookup: module 2/3, catalog 2/3',
    ]);
    assert.deepEqual(
      chaptersOf(judgement).map(({ totals: { passed, failed } }) => [passed, failed]),
      [
        [2, 0],
        [4, 2],
      ],
    );
  });

  test('report a surface as present when another chapter shows that it exists', () => {
    assert.deepEqual(chapterTexts(judged([['LOAD-02 @catalog', 'unsupported']])), [
      'loading: catalog 0/1, library 1/1',
      'lookup: module 3/3, catalog 3/3',
    ]);
  });
});

describe('the text of surfaces', () => {
  test('names each once, in the order of the suite', () => {
    assert.equal(surfaceName('library'), 'the library as a whole');
    assert.equal(surfacesText(['catalog']), 'on a catalog');
    assert.equal(surfacesText(['catalog', 'module', 'catalog']), 'on the module and a catalog');
    assert.equal(
      surfacesText(['library', 'catalog', 'module']),
      'on the module, a catalog and the library as a whole',
    );
  });

  test('is part of the conclusion when only one surface was judged', () => {
    assert.equal(
      conclusionText(judged([], { surface: 'catalog' })),
      'conformant at level spec on a catalog only: 4 of 4 trials',
    );
    assert.equal(
      conclusionText(judged([['LOOKUP-01', 'failed']], { surface: 'module' })),
      'not conformant at level spec on the module only: 1 of 3 trials, 2 failed',
    );
    assert.equal(
      conclusionText(judged([], { surface: 'catalog', patterns: ['LOOKUP-02'] })),
      'conformant at level spec on a catalog only (1 trial selected): 1 of 1 trial',
    );
    assert.equal(conclusionText(judged([])), 'conformant at level spec: 8 of 8 trials');
  });

  test('does not call a port conformant that fails as its list of known failures says', () => {
    const endings = [['LOOKUP-02 @catalog', 'failed']] as const;
    const judgement = judged(endings, { known: 'LOOKUP-02 @catalog  # not yet\n' });
    assert.equal(conclusionText(judgement), 'no new failures at level spec: 7 of 8 trials, 1 known failure');
    assert.equal(exitStatusOf(judgement), ExitStatus.Conformant);
  });
});
