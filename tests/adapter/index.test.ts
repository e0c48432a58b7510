import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import * as adapter from '../../adapter';
import type { Adapter } from '../../adapter';
import * as errors from '../../adapter/contract/errors';
import { asOperationError, OperationError } from '../../adapter/contract/errors';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { PROTOCOL } from '../../adapter/contract/session';
import { validatorOf } from '../../adapter/contract/validation';
import { runBlock } from '../../adapter/host/block';

test('i18n-conformance/adapter exports the errors, PROTOCOL and runBlock', () => {
  const { ErrorCode, invalidLocale, invalidParams, missingTranslation, unsupported } = errors;
  assert.deepEqual(
    { ...adapter },
    {
      ErrorCode,
      OperationError,
      PROTOCOL,
      invalidLocale,
      invalidParams,
      missingTranslation,
      runBlock,
      unsupported,
    },
  );
});

test('the adapter of the starter kit and this file compile with the types of the contract', () => {
  const compiler = join(PACKAGE_ROOT, 'node_modules/typescript-7/bin/tsc');
  const project = join(PACKAGE_ROOT, 'tests/adapter/types');
  const { stdout } = spawnSync(process.execPath, [compiler, '--project', project], { encoding: 'utf8' });
  assert.equal(stdout, '');
});

test('the types say which params may be null', () => {
  const lookup: Parameters<Adapter['translate']>[0] = { key: 'a', params: null, count: null, scope: null };
  const made: Parameters<Adapter['newCatalog']>[0] = {
    catalog: 'a',
    available_locales: null,
    fallbacks: null,
  };
  assert.ok(validatorOf('translate.params')(lookup));
  assert.ok(validatorOf('Catalog.new.params')(made));
});

test('an OperationError of another copy of the package is recognized; an error that shares only its name is not', () => {
  const copied = (fields: object): Error =>
    Object.assign(new Error('none'), { name: 'OperationError' }, fields);
  const missing = asOperationError(copied({ code: 2, type: 'Missing', at: 'a.js:1' }));
  assert.ok(missing instanceof OperationError);
  assert.deepEqual(missing.toValue(), { code: 2, message: 'none', data: { type: 'Missing', at: 'a.js:1' } });
  for (const fields of [{}, { code: 2 }, { code: 4, type: 'Missing' }]) {
    assert.equal(asOperationError(copied(fields)).code, 3);
  }
});

test('the type of an error is its own name, or that of its class', () => {
  const typeOf = (thrown: unknown): string => asOperationError(thrown).type;
  assert.equal(typeOf(Object.assign(new Error('none'), { name: 'ParseError' })), 'ParseError');
  assert.equal(typeOf(new RangeError('none')), 'RangeError');
  assert.equal(typeOf('none'), 'string');
});

test('the place of an error is the name of a file and a line, without the folder, on each system', () => {
  const placeIn = (place: string) =>
    asOperationError(Object.assign(new Error('none'), { stack: `Error: none\n    at ${place}` })).at;
  for (const place of [
    'lookup (/my port/adapter.ts:3:7)',
    'file:///port/adapter.ts:3:7',
    'lookup (C:\\my port\\adapter.ts:3:7)',
    'C:\\port\\adapter.ts:3:7',
  ])
    assert.equal(placeIn(place), 'adapter.ts:3', place);
  assert.equal(placeIn('<anonymous>'), undefined);
});
