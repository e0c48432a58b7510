import { Ajv2020 } from 'ajv/dist/2020';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import type { Corpus, CorpusTrial } from '../../export/corpus';
import { exportCorpus } from '../../export/export-corpus';
import createReference from '../../ports/reference';
import { MUTANTS } from '../../proof/mutants';
import { readFailingTrials, readSuite } from '../../suite';
import { beforeTests } from '../before-tests';
import { playCorpus, type PlayedEnd } from './play-corpus';

const suite = readSuite(PACKAGE_ROOT);

/**
 * With a mutant, one in this many trials is played, because all of them take 20 seconds. A job of
 * `.github/workflows/ci.yml` plays all of them. With the reference, all are always played.
 */
const EVERY = Number(process.env['CORPUS_EVERY'] ?? 8);

/** The ends of trials that were played from their data, by their keys. */
type Ends = ReadonlyMap<string, PlayedEnd>;

/** The exported scenarios, and their ends with the reference and with its mutants. */
interface Played {
  readonly corpus: Corpus;
  readonly reference: Ends;
  /** For each mutant, the ends of some trials that it fails when the suite judges it. */
  readonly failing: ReadonlyMap<string, Ends>;
  /** For some mutants, the ends of some trials of level spec. */
  readonly spec: ReadonlyMap<string, Ends>;
}

/** Returns one in {@link EVERY} trials. The index of the first one is `first`, modulo EVERY. */
function some(trials: readonly CorpusTrial[], first = 0): CorpusTrial[] {
  return trials.filter((_, index) => index % EVERY === first % EVERY);
}

async function played(): Promise<Played> {
  const corpus = await exportCorpus(suite, 'crystal', suite.trials);
  const trials = new Map(corpus.trials.map((trial) => [`${trial.id} @${trial.surface}`, trial]));
  const judged = readFailingTrials(PACKAGE_ROOT);
  const failing = new Map<string, Ends>();
  for (const { id, make } of MUTANTS) {
    const its = judged.get(id)!.flatMap((key) => trials.get(key) ?? []);
    failing.set(id, await playCorpus(make, some(its)));
  }
  // A mutant of level crystal was judged at that level alone, so only rules of level spec are looked at.
  const ofSpec = corpus.trials.filter(({ level }) => level === 'spec');
  const rules = new Set(ofSpec.map(({ rule }) => rule));
  const mutants = MUTANTS.filter(({ rule }) => rules.has(rule)).filter((_, index) => index % 40 === 0);
  const spec = new Map<string, Ends>();
  for (const [index, { id, make }] of mutants.entries())
    spec.set(id, await playCorpus(make, some(ofSpec, index)));
  return { corpus, reference: await playCorpus(createReference, corpus.trials), failing, spec };
}

beforeTests(played, ({ corpus, reference, failing, spec }) => {
  test('the corpus matches its schema', () => {
    const schema = JSON.parse(readFileSync(join(PACKAGE_ROOT, 'export/corpus.schema.json'), 'utf8'));
    const validate = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true }).compile(schema);
    assert.ok(validate(JSON.parse(JSON.stringify(corpus))), JSON.stringify(validate.errors?.slice(0, 3)));
  });

  test('the corpus has every trial, or the reason why it has not', () => {
    const keys = [...corpus.trials, ...corpus.leftOut].map(({ id, surface }) => `${id} @${surface}`);
    assert.deepEqual(keys.sort(), suite.trials.map(({ key }) => key).sort());
    assert.deepEqual(
      [...new Set(corpus.leftOut.map(({ id }) => id.split('-')[0]))],
      ['RECORDING'],
      'only the scenarios that replay recordings are left out',
    );
    for (const { reason } of corpus.leftOut) assert.match(reason, /^it replays recorded calls/);
  });

  test('the corpus expects something of each trial', () => {
    const idle = corpus.trials.filter(({ calls }) => calls.every(({ expect }) => expect.length === 0));
    assert.deepEqual(idle, []);
  });

  test('the reference passes the corpus, but for values that JavaScript cannot express', () => {
    const others = [...reference].filter(([, end]) => end !== 'passed');
    const floats = corpus.trials.filter(({ needs }) => needs.includes('whole-floats'));
    assert.ok(floats.length > 0);
    assert.deepEqual(
      others,
      floats.map(({ id, surface }) => [`${id} @${surface}`, 'not-applicable']),
    );
  });

  test('each mutant fails from the data the trials that it fails when the suite judges it', () => {
    assert.ok(failing.size > 0);
    for (const [id, ends] of failing) {
      const passed = [...ends].flatMap(([key, end]) =>
        end === 'passed' || end === 'unsupported' ? [key] : [],
      );
      assert.deepEqual(passed, [], id);
      assert.ok([...ends.values()].includes('failed'), `${id} is found`);
    }
  });

  test('a mutant fails from the data no trial that it passes when the suite judges it', () => {
    const judged = readFailingTrials(PACKAGE_ROOT);
    assert.ok(spec.size > 0);
    for (const [id, ends] of spec) {
      const failed = [...ends].flatMap(([key, end]) => (end === 'failed' ? [key] : []));
      const known = new Set(judged.get(id));
      assert.deepEqual(
        failed.filter((key) => !known.has(key)),
        [],
        id,
      );
    }
  });
});
