import Ajv2020 from 'ajv/dist/2020';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { METHODS, type Method } from '../../adapter/contract/adapter';
import { NoParams, Nothing } from '../../adapter/contract/messages';
import type { Definition } from '../../adapter/contract/methods';
import { readScripts } from '../../suite/compile/scripts-file';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { readSuite } from '../../suite/read';
import { isOfPromisedType, promisedTypeOf } from '../../adapter/contract/promised-types';
import { PUBLISHED_SCHEMA as schema } from './published-schema';

const SUITE = readSuite(PACKAGE_ROOT);

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false });
const validate = ajv.compile(schema);

const request = (method: string, params?: object): unknown => ({ jsonrpc: '2.0', id: 1, method, params });

test('the schema accepts messages of the protocol, and no others', () => {
  const valid = [
    request('initialize', { protocol: 1, suite: { name: 'i18n-conformance', version: '1.0.0' } }),
    request('Catalog.new', { catalog: 'a', available_locales: null, fallbacks: { mapping: { fr: 'en' } } }),
    request('inject', { subject: 'a', translations: { en: { a: { b: ['x'], c: 1, d: true, e: null } } } }),
    request('t', {
      key: { symbol: 'message' },
      scope: ['a', { symbol: 'scoped' }],
      count: { float: '1.0' },
      default: null,
    }),
    request('l', { object: { time: '2020-12-13T21:11:08.000000000-05:00' }, format: { symbol: 'short' } }),
    request('t', { key: 'a', count: 2147483647, params: { n: -2147483648 } }),
    request('l', { object: { integer: '-9223372036854775808' } }),
    request('with_locale', { locale: 'fr', block: [{ method: 'raise', params: { message: 'x' } }] }),
    { jsonrpc: '2.0', id: 1, result: null },
    { jsonrpc: '2.0', id: 1, error: { code: 2, message: 'none', data: { type: 'Missing' } } },
  ];
  for (const message of valid) assert.ok(validate(message), JSON.stringify([message, validate.errors]));
  const invalid = [
    request('nonsense'),
    request('inject', { subject: 'a' }),
    request('inject', { subject: 'a', translations: {}, loader: { format: 'yaml', path: '/' } }),
    request('inject', { translations: { en: { a: 1.5 } } }),
    request('t', { key: 'a', colour: 'red' }),
    request('l', { object: { time: '2020-12-13T21:11:08Z' } }),
    request('l', { object: { time: '2020-12-13T21:11:08.000000000-05:00:30' } }),
    request('l', { object: { date: [2020, 12] } }),
    request('l', { object: { date: [2147483648, 1, 1] } }),
    request('l', { object: { integer: '12345678901234567890' } }),
    request('t', { key: 'a', count: 2147483648 }),
    request('t', { key: 'a', count: -2147483649 }),
    request('t', { key: 'a', params: { n: 2147483648 } }),
    request('t', { key: 'a', kwargs: { name: 2147483648 } }),
    request('t', { key: 'a', default: 2147483648 }),
    request('inject', { translations: { en: { a: 2147483648 } } }),
    { jsonrpc: '2.0', id: 1 },
    { jsonrpc: '2.0', id: 1, result: null, error: { code: 1, message: '' } },
    { jsonrpc: '2.0', id: 1, error: { code: 4, message: '' } },
  ];
  for (const message of invalid) assert.ok(!validate(message), JSON.stringify(message));
});

test('every operation of the port promises a type; only the methods of the session do not', () => {
  const unpromised = (Object.keys(METHODS) as Method[]).filter(
    (method) => promisedTypeOf(method) === undefined,
  );
  assert.deepEqual(unpromised, ['initialize', 'reset', 'shutdown', 'with_locale']);
});

const PROMISED: readonly (readonly [method: Method, type: string, right: unknown, ...wrong: unknown[]])[] = [
  [
    'constants',
    'an object with the Strings VERSION and DEFAULT_LOCALE',
    { VERSION: '1', DEFAULT_LOCALE: 'e' },
    {},
  ],
  [
    'config',
    'an object with the String default_locale',
    { default_locale: 'en' },
    { default_locale: 1 },
    null,
  ],
  ['Catalog.new', 'nil', null, 'catalog', {}],
  ['init', 'nil', null, true, { unexpected: 'Catalog object' }],
  ['inject', 'nil', null, {}, []],
  ['load', 'a translations hash', { en: { a: 1.5 }, fr: null }, null, [], 'en', { unexpected: 'function' }],
  ['translate', 'a String', '', null, 15, ['a'], { unexpected: 'function' }],
  ['available_locales', 'an array of Strings', [], ['a', 3], null, { 0: 'en' }],
  ['plural_rule', 'a plural category', 'few', 'some', null],
  ['plural_rule_name', 'a String or nil', null, 1],
];

for (const [method, type, right, ...wrong] of PROMISED) {
  test(`${method} promises ${type}`, () => {
    assert.equal(promisedTypeOf(method), type);
    assert.ok(isOfPromisedType(method, right), JSON.stringify(right));
    for (const result of wrong) assert.ok(!isOfPromisedType(method, result), JSON.stringify(result));
  });
}

test('the calls of the scenarios are valid requests of the protocol', () => {
  const scriptOf = readScripts();
  for (const { method, params } of SUITE.trials.flatMap((trial) => scriptOf(trial).calls))
    assert.ok(validate(request(method, params)), JSON.stringify([method, params, validate.errors]));
});

test('the examples of values in the schema are valid', () => {
  const described = Object.entries<object>(schema.$defs).filter(([, definition]) => 'examples' in definition);
  assert.ok(described.length > 0);
  for (const [name, definition] of described) {
    const isValid = ajv.compile({ $ref: `${schema.$id}#/$defs/${name}` });
    for (const example of (definition as { readonly examples: readonly unknown[] }).examples) {
      assert.ok(isValid(example), `${name}: ${JSON.stringify(example)}`);
    }
  }
});

// The compiler checks these: a definition with a missing part is an error.
const complete = { method: 'x', params: NoParams, result: Nothing } as const;
const { params: _params, ...withoutParams } = complete;
const { result: _result, ...withoutResult } = complete;
export const incomplete: readonly Definition<'x', object, null>[] = [
  complete,
  // @ts-expect-error: no schema of the params
  withoutParams,
  // @ts-expect-error: no schema of the result
  withoutResult,
];
