import { deepStrictEqual } from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { MutantProof, VariantProof } from '../../proof/judging/proof';
import { defectsOf, gapsOf } from '../../proof/report/defects';
import { differencesFromRecord, quickTrials } from '../../proof/report/recorded-trials';
import type { Trial } from '../../suite';
import { ruleOf, sourcesOf, suiteOf } from '../scripts/suites';

const mutant: MutantProof = {
  kind: 'mutant',
  id: 'LOOKUP-01/trims',
  rule: 'LOOKUP-01',
  why: 'spaces',
  failing: ['LOOKUP-01/spaces', 'LOOKUP-01/words'],
  played: undefined,
  caughtBy: ['LOOKUP-01/spaces', 'LOOKUP-01/words'],
  elsewhere: [],
  faults: [],
};
const variant: VariantProof = {
  kind: 'variant',
  id: 'SILENT-01/sorts',
  point: 'SILENT-01',
  why: 'order',
  wronglyFailed: [],
  noticedBy: ['ORDER-01/a-case'],
};

function trial(key: string): Trial {
  return { key, rule: key.split('/', 1)[0]! } as Trial;
}

const [point] = sourcesOf().suite.silentPoints;
const suite = suiteOf(
  [ruleOf('LOOKUP-01'), ruleOf('ORDER-01', { level: 'crystal', silentPoints: ['SILENT-01'] })],
  [point!, { ...point!, id: 'SILENT-02', title: 'The rest' }],
);

describe('defectsOf', () => {
  it('returns nothing for a mutant that is caught and a variant that passes', () => {
    deepStrictEqual(defectsOf(mutant, {}), []);
    deepStrictEqual(defectsOf(variant, {}), []);
  });

  it('names a surviving mutant and its faults', () => {
    deepStrictEqual(defectsOf({ ...mutant, caughtBy: [] }, {}), ['LOOKUP-01/trims: survives']);
    deepStrictEqual(defectsOf({ ...mutant, caughtBy: [], faults: ['no JSON'] }, {}), [
      'LOOKUP-01/trims: survives; it has faults, which do not count: no JSON',
    ]);
  });

  it('names the scenario that fails a variant, and a variant that no scenario notices', () => {
    const wronglyFailed = [{ scenario: 'LOOKUP-01/words', message: 'expected A' }];
    deepStrictEqual(defectsOf({ ...variant, wronglyFailed, noticedBy: [] }, {}), [
      'SILENT-01/sorts: fails 1 scenario of level spec, the first is LOOKUP-01/words: expected A',
      'SILENT-01/sorts: no scenario that observes SILENT-01 notices it',
    ]);
    deepStrictEqual(defectsOf({ ...variant, noticedBy: [] }, { 'SILENT-01': 'nothing is expected' }), []);
  });
});

describe('gapsOf', () => {
  const mutants = ['a', 'b', 'c'].map((name) => ({ id: `LOOKUP-01/${name}`, rule: 'LOOKUP-01' }));
  const observing = ['a', 'b'].map((name) => ({ id: `ORDER-01/${name}`, rule: 'ORDER-01' }));
  const variants = [{ id: 'SILENT-01/a', point: 'SILENT-01' }];

  it('returns nothing when there are enough mutants and variants', () => {
    deepStrictEqual(gapsOf(suite, [...mutants, ...observing], variants, { 'SILENT-02': 'nothing' }), []);
  });

  it('requires three mutants for a rule of level spec, and two for a rule of level crystal', () => {
    deepStrictEqual(
      gapsOf(suite, [...mutants.slice(1), ...observing.slice(1)], variants, { 'SILENT-02': '' }),
      ['LOOKUP-01: has 2 mutants, and needs 3', 'ORDER-01: has 1 mutant, and needs 2'],
    );
  });

  it('returns silent points without variants, unknown names, duplicate ids and needless exceptions', () => {
    const unknown = { id: 'NOWHERE-01/a', rule: 'NOWHERE-01' };
    deepStrictEqual(
      gapsOf(suite, [...mutants, ...mutants.slice(2), ...observing, unknown], [], { 'SILENT-01': '' }),
      [
        'LOOKUP-01/c: the id is used twice',
        'NOWHERE-01/a: there is no such rule or silent point',
        'SILENT-02: has no variant (The rest)',
        'SILENT-01: is listed as unobserved, and ORDER-01 observes it',
      ],
    );
  });
});

describe('differencesFromRecord', () => {
  const recorded = new Map([['LOOKUP-01/trims', ['LOOKUP-01/spaces', 'LOOKUP-01/words', 'TEXT-01/spaces']]]);

  it('returns nothing for the trials that are recorded', () => {
    deepStrictEqual(
      differencesFromRecord([{ ...mutant, failing: [...recorded.values()].flat() }], recorded),
      [],
    );
  });

  it('names a trial that fails and is not recorded, one that no longer fails, and a mutant that is not recorded', () => {
    const remedy = 'run npm run proof -- --update';
    const more = { ...mutant, failing: [...mutant.failing, 'TEXT-01/spaces', 'TEXT-01/words'] };
    const file = 'proof/known-mistakes.json';
    deepStrictEqual(differencesFromRecord([more, mutant, { ...mutant, id: 'LOOKUP-01/new' }], recorded), [
      `LOOKUP-01/trims: fails TEXT-01/words, unlike ${file}: ${remedy}`,
      `LOOKUP-01/trims: does not fail TEXT-01/spaces, unlike ${file}: ${remedy}`,
      `LOOKUP-01/new: ${file} lacks it: ${remedy}`,
    ]);
  });
});

describe('quickTrials', () => {
  it('returns the first trial of its rule that a mutant fails, and those that no mutant fails', () => {
    const trials = ['A-01/known', 'B-01/x', 'B-01/y', 'B-01/z', 'B-01/new', 'C-01/new'].map(trial);
    const recorded = new Map([
      ['B-01/one', ['A-01/known', 'B-01/y', 'B-01/z']],
      ['B-01/two', ['B-01/x', 'C-01/renamed']],
    ]);
    const quick = quickTrials(trials, recorded);
    deepStrictEqual(quick({ id: 'B-01/one', rule: 'B-01' }), ['B-01/y', 'B-01/new']);
    deepStrictEqual(quick({ id: 'B-01/unknown', rule: 'B-01' }), ['B-01/new']);
  });
});
