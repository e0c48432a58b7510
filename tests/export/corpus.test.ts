import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import type { Corpus, CorpusCall, CorpusTrial } from '../../export/corpus';
import { exportCorpus } from '../../export/export-corpus';
import createReference from '../../ports/reference';
import { readSuite } from '../../suite';
import { beforeTests } from '../before-tests';
import { playCorpus, type PlayedEnd } from './play-corpus';

const suite = readSuite(PACKAGE_ROOT);
const schema = JSON.parse(readFileSync(join(PACKAGE_ROOT, 'export/corpus.schema.json'), 'utf8'));

/** The exported scenarios, and how they end when the reference plays them. */
interface Exported {
  readonly corpus: Corpus;
  readonly ends: ReadonlyMap<string, PlayedEnd>;
}

async function exported(): Promise<Exported> {
  const corpus = await exportCorpus(suite, 'crystal', suite.trials);
  return { corpus, ends: await playCorpus(createReference, corpus.trials) };
}

beforeTests(exported, ({ corpus, ends }) => {
  describe('the corpus of level crystal', () => {
    const trials = new Map(corpus.trials.map((trial) => [`${trial.id} @${trial.surface}`, trial]));

    function trialOf(key: string): CorpusTrial {
      const trial = trials.get(key);
      assert.ok(trial, `no trial ${key}`);
      return trial;
    }

    function lastCallOf(key: string): CorpusCall {
      return trialOf(key).calls.at(-1)!;
    }

    it('matches its schema', () => {
      const validate = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true }).compile(schema);
      assert.ok(validate(JSON.parse(JSON.stringify(corpus))), JSON.stringify(validate.errors?.slice(0, 3)));
    });

    it('has every trial, or the reason why it has not', () => {
      const keys = [...corpus.trials, ...corpus.leftOut].map(({ id, surface }) => `${id} @${surface}`);
      assert.deepEqual(keys.sort(), suite.trials.map(({ key }) => key).sort());
      assert.deepEqual(
        [...new Set(corpus.leftOut.map(({ id }) => id.split('-')[0]))],
        ['RECORDING'],
        'only the scenarios that replay recordings are left out',
      );
      for (const { reason } of corpus.leftOut) assert.match(reason, /^it replays recorded calls/);
    });

    it('expects something of each trial', () => {
      const idle = corpus.trials.filter(({ calls }) => calls.every(({ expect }) => expect.length === 0));
      assert.deepEqual(idle, []);
    });

    it('is passed by the reference, but for values that JavaScript cannot express', () => {
      const others = [...ends].filter(([, end]) => end !== 'passed');
      const floats = corpus.trials.filter(({ needs }) => needs.includes('whole-floats'));
      assert.ok(floats.length > 0);
      assert.deepEqual(
        others,
        floats.map(({ id, surface }) => [`${id} @${surface}`, 'not-applicable']),
      );
    });

    it('has the calls of a scenario as in the protocol, and what the scenario states of each', () => {
      assert.deepEqual(trialOf('MISSING-02/a-catalog-without-translations @catalog').calls, [
        {
          method: 'Catalog.new',
          params: { catalog: 'catalog' },
          expect: [{ predicate: 'succeeds', type: 'null' }],
        },
        {
          method: 'translate!',
          params: { subject: 'catalog', key: 'greeting' },
          expect: [{ error: { code: 2 } }],
        },
      ]);
    });

    it('has the files of a scenario, and the changes between its calls', () => {
      const { files, calls } = trialOf('LOAD-03/a-file-that-has-changed @library');
      assert.deepEqual(files, { 'en.json': '{ "en": { "greeting": "Hello" } }' });
      const loader = { format: 'json', path: '{dir}' };
      assert.deepEqual(calls, [
        { method: 'load', params: { loader }, expect: [{ predicate: 'succeeds', type: 'object' }] },
        {
          write: { 'en.json': '{ "en": { "greeting": "Hi" } }' },
          method: 'load',
          params: { loader },
          expect: [{ result: { en: { greeting: 'Hi' } } }],
        },
      ]);
    });

    it('has the outcomes of the calls in a block, also where an inner block is refused', () => {
      const { calls } = trialOf('BLOCK-02/a-nested-block-that-raises-invalidlocale @module');
      const block = calls.find(({ method }) => method === 'with_locale');
      assert.deepEqual(block?.expect, [
        { predicate: 'block', calls: [{ error: { code: 1 } }, { result: 'fr' }] },
      ]);
    });

    it('names the predicates', () => {
      const between = trialOf('INJECT-01/available-locales-is-called-between-injections @catalog').calls;
      assert.deepEqual(
        between.filter(({ method }) => method === 'available_locales').map(({ expect }) => expect),
        [['en'], ['en', 'fr']].map((locales) => [{ predicate: 'locales', locales, others: false }]),
      );
      const [missing] = lastCallOf('MISSING-01/a-missing-key/a-simple-key @catalog').expect;
      assert.ok(missing !== undefined && 'predicate' in missing && missing.predicate === 'states missing');
      const isPath = new RegExp(`^(?:${missing.not.path})$`, 'iu');
      assert.deepEqual(
        ['nowhere', 'En: Nowhere', 'nowhere is missing'].map((text) => isPath.test(text)),
        [true, true, false],
      );
      const { calls } = trialOf('ALIAS-01/in-a-block @module');
      assert.deepEqual(calls.at(-1)!.expect, [
        {
          predicate: 'block',
          calls: [
            { predicate: 'same outcome', call: 0 },
            { predicate: 'same outcome', call: 0 },
          ],
        },
      ]);
    });

    it('has the same content whatever the folder and the order', async () => {
      const key = 'LOAD-03/a-file-that-has-changed @library';
      const again = await exportCorpus(suite, 'crystal', [suite.trials.find((trial) => trial.key === key)!]);
      assert.deepEqual(again.trials, [trialOf(key)]);
    });
  });

  describe('the runners in docs/corpus', () => {
    const folder = join(PACKAGE_ROOT, 'docs/corpus');

    for (const file of readdirSync(folder)) {
      it(`${file} has under 100 lines`, () => {
        const lines = readFileSync(join(folder, file), 'utf8').trimEnd().split('\n');
        assert.ok(lines.length < 100, `${lines.length} lines`);
      });
    }
  });
});
