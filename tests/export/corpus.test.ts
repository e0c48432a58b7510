import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import type { Corpus, CorpusCall, CorpusTrial } from '../../export/corpus';
import { exportCorpus } from '../../export/export-corpus';
import { readSuite } from '../../suite';
import { beforeTests } from '../before-tests';

const suite = readSuite(PACKAGE_ROOT);
/** The rules of the trials that these tests look at. */
const RULES = ['ALIAS-01', 'BLOCK-02', 'INJECT-01', 'LOAD-03', 'MISSING-01', 'MISSING-02'];

const exported = (): Promise<Corpus> =>
  exportCorpus(
    suite,
    'crystal',
    suite.trials.filter(({ rule }) => RULES.includes(rule)),
  );

beforeTests(exported, (corpus) => {
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
