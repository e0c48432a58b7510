import { Ajv2020 } from 'ajv/dist/2020';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { compiledFile, PACKAGE_ROOT, SUITE } from '../../../adapter/contract/package';
import { readScripts } from '../../../suite/compile/scripts-file';
import { CORPUS_SCHEMA, corpusOf } from '../../../suite/compile/corpus';
import { readSuite } from '../../../suite/read';

const suite = readSuite(PACKAGE_ROOT);
const scriptOf = readScripts();
const corpus = corpusOf(suite, 'crystal', suite.trials, scriptOf);

describe('the corpus', () => {
  test('has the script of each trial, and what its rule says', () => {
    assert.deepEqual([corpus.format, corpus.suite, corpus.level], [2, SUITE, 'crystal']);
    assert.deepEqual(
      corpus.trials.map(({ id, surface }) => `${id} @${surface}`),
      suite.trials.map(({ key }) => key),
    );
    const id = 'MISSING-02/a-catalog-without-translations';
    assert.deepEqual(
      corpus.trials.find((trial) => trial.id === id && trial.surface === 'catalog'),
      {
        id,
        surface: 'catalog',
        rule: 'MISSING-02',
        sentence: '`translate!` must raise MissingTranslation when no translation is found',
        level: 'spec',
        sections: ['4.2', '7'],
        needs: [],
        calls: [
          {
            step: 0,
            method: 'Catalog.new',
            params: { catalog: 'catalog' },
            expect: [{ predicate: 'succeeds', step: 0 }],
          },
          {
            step: 1,
            method: 'translate!',
            params: { subject: 'catalog', key: 'greeting' },
            expect: [{ error: { code: 2 }, step: 2 }],
          },
        ],
      },
    );
  });

  test('matches its schema, which the package contains', () => {
    const published = JSON.parse(readFileSync(compiledFile('suite/corpus.schema.json'), 'utf8'));
    assert.deepEqual(published, JSON.parse(JSON.stringify(CORPUS_SCHEMA)));
    const validate = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true }).compile(published);
    assert.ok(validate(JSON.parse(JSON.stringify(corpus))), JSON.stringify(validate.errors?.slice(0, 3)));
  });

  test('does not match its schema with an unknown field or predicate', () => {
    const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(CORPUS_SCHEMA);
    const [trial] = corpus.trials;
    const call = { step: 0, method: 'init', params: {}, expect: [] };
    const isValid = (calls: readonly object[]): boolean =>
      validate({ ...corpus, trials: [{ ...trial, calls }] });
    assert.ok(isValid([call]));
    assert.ok(!isValid([{ ...call, write: {} }]));
    assert.ok(!isValid([{ ...call, expect: [{ predicate: 'is odd', step: 0 }] }]));
  });

  test('is documented with a trial of it', () => {
    const page = readFileSync(join(PACKAGE_ROOT, 'docs/corpus.md'), 'utf8');
    const [, shown = ''] = /```json\n([^]*?)```/.exec(page) ?? [];
    const trial = JSON.parse(shown) as { readonly id: string };
    assert.ok(corpus.trials.some((one) => JSON.stringify(one) === JSON.stringify(trial)));
  });
});
