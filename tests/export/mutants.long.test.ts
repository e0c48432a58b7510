import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import type { CorpusTrial } from '../../export/corpus';
import { exportCorpus } from '../../export/export-corpus';
import { MUTANTS } from '../../proof/mutants';
import { readFailingTrials, readSuite } from '../../suite';
import { playCorpus } from './play-corpus';

let trials: ReadonlyMap<string, CorpusTrial>;

before(async () => {
  const suite = readSuite(PACKAGE_ROOT);
  const corpus = await exportCorpus(suite, 'crystal', suite.trials);
  trials = new Map(corpus.trials.map((trial) => [`${trial.id} @${trial.surface}`, trial]));
});

test('each mutant fails from the data the trials that it fails when the suite judges it', async () => {
  const failing = readFailingTrials(PACKAGE_ROOT);
  assert.ok(MUTANTS.length > 0);
  for (const { id, make } of MUTANTS) {
    const judged = failing.get(id)!.flatMap((key) => trials.get(key) ?? []);
    const ends = await playCorpus(make, judged);
    const passed = [...ends].flatMap(([key, end]) =>
      end === 'passed' || end === 'unsupported' ? [key] : [],
    );
    assert.deepEqual(passed, [], id);
    assert.ok([...ends.values()].includes('failed'), `${id} is found`);
  }
});

test('a mutant fails from the data no trial that it passes when the suite judges it', async () => {
  const failing = readFailingTrials(PACKAGE_ROOT);
  // A mutant of level crystal was judged at that level alone, so only rules of level spec are looked at.
  const spec = [...trials.values()].filter(({ level }) => level === 'spec');
  const rules = new Set(spec.map(({ rule }) => rule));
  const some = MUTANTS.filter(({ rule }) => rules.has(rule)).filter((_, index) => index % 40 === 0);
  for (const { id, make } of some) {
    const ends = await playCorpus(make, spec);
    const failed = [...ends].flatMap(([key, end]) => (end === 'failed' ? [key] : []));
    const known = new Set(failing.get(id));
    assert.deepEqual(
      failed.filter((key) => !known.has(key)),
      [],
      id,
    );
  }
});
