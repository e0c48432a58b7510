import { deepStrictEqual } from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { MutantProof, VariantProof } from '../../proof/judging/proof';
import { defectsOf, gapsOf } from '../../proof/report/defects';
import {
  differencesFromRecord,
  firstFailing,
  stalenessOf,
  unguarded,
  updatedRecord,
} from '../../proof/report/recorded-trials';
import { codeOf, type RecordedTrials } from '../../suite/read';
import { ruleOf, sourcesOf, suiteOf } from '../scripts/suites';

const mutant: MutantProof = {
  kind: 'mutant',
  id: 'LOOKUP-01/trims',
  rule: 'LOOKUP-01',
  played: ['LOOKUP-01/spaces', 'LOOKUP-01/words', 'TEXT-01/spaces'],
  failing: new Map([
    ['LOOKUP-01/spaces', 'aaaaaa'],
    ['LOOKUP-01/words', 'bbbbbb'],
  ]),
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

  it('returns nothing when each rule has a mutant, and each silent point a variant', () => {
    deepStrictEqual(gapsOf(suite, [...mutants, ...observing], variants, { 'SILENT-02': 'nothing' }), []);
  });

  it('names a rule without mutants, and a mutant with the code of another', () => {
    // Two ids with the same code, found by trying numbers.
    const same = ['LOOKUP-01/mutant-1536', 'LOOKUP-01/mutant-5279'].map((id) => ({ id, rule: 'LOOKUP-01' }));
    deepStrictEqual(gapsOf(suite, same, variants, { 'SILENT-02': 'nothing' }), [
      'ORDER-01: has no mutant',
      'LOOKUP-01/mutant-5279: has the code of LOOKUP-01/mutant-1536, QY-3: rename it',
    ]);
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

const trials = ['LOOKUP-01/spaces', 'LOOKUP-01/words', 'TEXT-01/spaces'].map((key) => ({
  key,
  rule: key.split('/', 1)[0]!,
  digest: 'now',
}));
const FILE = 'proof/known-mistakes.txt';
const REMEDY = 'run npm run proof -- --update';
const TRIMS = codeOf(mutant.id);

/** A record of the trials, by the outcomes of one mutant. */
function recordOf(failing: Readonly<Record<string, string>>): RecordedTrials {
  return new Map(
    trials.map(({ key, digest }) => {
      const outcome = failing[key];
      return [key, { digest, failing: new Map(outcome === undefined ? [] : [[TRIMS, outcome]]) }];
    }),
  );
}

const recorded = recordOf({ 'LOOKUP-01/spaces': 'aaaaaa', 'LOOKUP-01/words': 'bbbbbb' });

describe('differencesFromRecord', () => {
  it('returns nothing for the outcomes that are recorded', () => {
    deepStrictEqual(differencesFromRecord([mutant], recorded), []);
  });

  it('names the first trial that fails and is not recorded, that no longer fails, or whose outcome changed', () => {
    const differences = [
      { 'LOOKUP-01/spaces': 'aaaaaa' },
      { 'LOOKUP-01/spaces': 'aaaaaa', 'LOOKUP-01/words': 'bbbbbb', 'TEXT-01/spaces': '' },
      { 'LOOKUP-01/spaces': 'aaaaaa', 'LOOKUP-01/words': 'cccccc' },
    ].flatMap((failing) => differencesFromRecord([mutant], recordOf(failing)));
    deepStrictEqual(
      differences,
      [
        'a failure of LOOKUP-01/words',
        'no failure of TEXT-01/spaces',
        'another outcome of LOOKUP-01/words',
      ].map((what) => `LOOKUP-01/trims: shows ${what}, unlike ${FILE}: ${REMEDY} --mutant LOOKUP-01/trims`),
    );
  });

  it('compares only the trials that were played', () => {
    const few = { ...mutant, played: ['LOOKUP-01/words'], failing: new Map([['LOOKUP-01/words', 'bbbbbb']]) };
    deepStrictEqual(differencesFromRecord([few], recorded), []);
  });

  it('leaves the trials that the record lacks to stalenessOf', () => {
    const known = new Map([...recorded].filter(([key]) => key !== 'LOOKUP-01/words'));
    deepStrictEqual(differencesFromRecord([mutant], known), []);
  });
});

describe('stalenessOf', () => {
  it('finds nothing stale in a record of the same trials and mutants', () => {
    deepStrictEqual(stalenessOf(recorded, trials, [mutant]), { trials: [], mutants: [], problems: [] });
  });

  it('names new, changed and removed trials, and new and removed mutants', () => {
    const [spaces, words] = trials;
    const today = [{ ...spaces!, digest: 'then' }, words!, { ...spaces!, key: 'LOOKUP-01/new' }];
    const renamed = { ...mutant, id: 'LOOKUP-01/strips' };
    deepStrictEqual(stalenessOf(recorded, today, [renamed]), {
      trials: ['LOOKUP-01/spaces', 'LOOKUP-01/new'],
      mutants: ['LOOKUP-01/strips'],
      problems: [
        `LOOKUP-01/spaces: has changed since ${FILE} was written: ${REMEDY}`,
        `LOOKUP-01/new: ${FILE} lacks the trial: ${REMEDY}`,
        `TEXT-01/spaces: is in ${FILE}, and there is no such trial: ${REMEDY}`,
        `LOOKUP-01/strips: ${FILE} lacks the mutant: ${REMEDY}`,
        `${TRIMS}: ${FILE} has this code of no mutant: ${REMEDY}`,
      ],
    });
  });
});

describe('unguarded', () => {
  it('names a trial that no mutant fails', () => {
    deepStrictEqual(unguarded(recorded, trials), [
      'TEXT-01/spaces: no mutant fails this trial: add a mutant of TEXT-01 that does, or remove the trial',
    ]);
  });
});

describe('updatedRecord', () => {
  it('replaces what was recorded of the trials that were played, and leaves the rest', () => {
    const few = {
      ...mutant,
      played: ['LOOKUP-01/words', 'TEXT-01/spaces'],
      failing: new Map([['TEXT-01/spaces', '']]),
    };
    deepStrictEqual(
      updatedRecord(recorded, trials, [mutant], [few]),
      recordOf({ 'LOOKUP-01/spaces': 'aaaaaa', 'TEXT-01/spaces': '' }),
    );
  });

  it('leaves out a trial that fails a variant, so that it stays stale', () => {
    const wronglyFailed = [{ scenario: 'LOOKUP-01/words', message: 'expected A' }];
    const updated = updatedRecord(recorded, trials, [mutant], [mutant, { ...variant, wronglyFailed }]);
    deepStrictEqual(stalenessOf(updated, trials, [mutant]).trials, ['LOOKUP-01/words']);
  });

  it('drops mutants and trials that are gone, and takes the digests of today', () => {
    const [spaces] = trials;
    deepStrictEqual(
      updatedRecord(recorded, [{ ...spaces!, digest: 'then' }], [], []),
      new Map([['LOOKUP-01/spaces', { digest: 'then', failing: new Map() }]]),
    );
  });
});

describe('firstFailing', () => {
  it('returns the first trial of its rule that a mutant is known to fail', () => {
    const first = firstFailing(recorded, trials);
    deepStrictEqual([first(mutant), first({ ...mutant, rule: 'TEXT-01' })], ['LOOKUP-01/spaces', undefined]);
  });
});
