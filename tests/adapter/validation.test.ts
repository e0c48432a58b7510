import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { METHODS } from '../../adapter/contract/adapter';
import { makeValidator, readValidators, validatorOf } from '../../adapter/contract/validation';
import { temporaryFolder } from '../runner/command';

const folder = temporaryFolder();

test('the build writes the validators of responses and results, and no others', () => {
  const names = ['response', ...Object.keys(METHODS).map((method) => `${method}.result`)];
  assert.deepEqual(Object.keys(readValidators()).sort(), names.sort());
});

const VALUES: readonly unknown[] = [
  ...[null, true, 1, 1.5, 'a text', [], ['en'], {}, { en: 1 }],
  { protocol: 1, implementation: { name: 'one', version: '1', language: 'C' } },
  { protocol: 1, implementation: { name: 'one', version: '1' }, isolation: 'none' },
  { jsonrpc: '2.0', id: 1, result: null },
  { jsonrpc: '2.0', id: 1, error: { code: 1, message: 'no' } },
  { jsonrpc: '2.0', id: 1, result: null, error: { code: 1, message: 'no' } },
  { block: [], value: 'a text' },
];

test('a validator that the build wrote has the same verdict and errors as one that Ajv makes', () => {
  for (const [name, written] of Object.entries(readValidators())) {
    const made = makeValidator(name);
    for (const value of VALUES) {
      assert.equal(written(value), made(value), `${name}: ${JSON.stringify(value)}`);
      const [found, expected] = [written, made].map(({ errors }) =>
        errors?.map(({ instancePath, keyword, params, message }) => ({
          instancePath,
          keyword,
          params,
          message,
        })),
      );
      assert.deepEqual(found, expected, name);
    }
  }
});

test('a definition whose validator the build does not write has one too, which is made once', () => {
  const validate = validatorOf('translate.params');
  assert.equal(validate({ key: 'greeting' }), true);
  assert.equal(validate({}), false);
  assert.equal(validatorOf('translate.params'), validate);
});

test('validators of another schema are not used, nor those that were never written', () => {
  const file = join(folder, 'validators.js');
  writeFileSync(file, 'exports.response = () => true;\nexports.digest = "another";\n');
  assert.deepEqual(readValidators(file), {});
  assert.deepEqual(readValidators(join(folder, 'nowhere.js')), {});
});
