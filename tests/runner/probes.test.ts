import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { dispatch, type Method } from '../../adapter/contract/adapter';
import { LISTED_KEYWORD_SETS, LISTED_SYMBOLS } from '../../adapter/contract/values';
import createReference from '../../ports/reference';
import { PROBES } from '../../runner/check/probes';

describe('the expected answer of a probe', () => {
  const answers: readonly (readonly [method: Method, about: string, right: unknown[], wrong: unknown[]])[] = [
    ['localize', 'an integer, module', ['1,234,567', '1234567.00', '1.234.567'], ['1,234', '']],
    ['localize', 'a float, catalog', ['1,234.50', '1,234.5'], ['1234.50', '']],
    [
      'available_locales',
      'module',
      [
        ['en', 'fr', 'de'],
        ['fr', 'en'],
      ],
      [['en'], []],
    ],
    ['t', 'module', ['Hello, Ann!'], ['Hello, %{name}!', 'greeting']],
    ['load', 'a loader of its own', [{ en: { greeting: 'Hello, %{name}!' } }], [{}, { en: {} }]],
  ];
  for (const [method, about, right, wrong] of answers) {
    test(`holds for right results and no others: ${method}, ${about}`, () => {
      const answer = PROBES.find((probe) => probe.method === method && probe.about === about)?.answer;
      assert.ok(answer);
      for (const result of right) assert.ok(answer.holds(result), JSON.stringify(result));
      for (const result of wrong) assert.ok(!answer.holds(result), JSON.stringify(result));
    });
  }

  test('of with_locale accepts any return value except the result of the last call or the block', () => {
    const { answer } = PROBES.find(({ method, about }) => method === 'with_locale' && about === 'module')!;
    const block = [{ result: 'fr' }, { result: 'fr: Ann' }];
    const returned: readonly (readonly [isRight: boolean, value?: unknown])[] = [
      [true],
      [true, null],
      [true, 'block'],
      [true, 'fr'],
      [true, 1],
      [true, { unexpected: 'Catalog' }],
      [false, 'fr: Ann'],
      [false, block],
      [false, { block }],
    ];
    for (const [isRight, value] of returned) {
      assert.equal(
        answer?.holds({ block, ...(value !== undefined && { value }) }),
        isRight,
        JSON.stringify(value),
      );
    }
    assert.ok(!answer?.holds({ block: [block[0], { result: 'Hello, Ann!' }] }));
  });

  for (const probe of PROBES) {
    const { method, about = '', before = [], params, answer, refusal } = probe;
    test(`holds for the reference: ${method} ${about} ${JSON.stringify(params).slice(0, 60)}`, async () => {
      const reference = createReference();
      for (const call of before) {
        await dispatch(reference, call.method, call.params ?? {});
      }
      const made = dispatch(reference, method, params);
      if (refusal !== undefined) return assert.rejects(made, { code: refusal });
      const result = await made;
      assert.ok(answer === undefined || answer.holds(result), JSON.stringify(result));
    });
  }
});

test('the probes use every listed symbol and set of named arguments on each surface', () => {
  const params = PROBES.map((probe) => JSON.stringify(probe.params));
  for (const surface of [
    (text: string) => text.includes('"subject"'),
    (text: string) => !text.includes('"subject"'),
  ]) {
    const ofSurface = params.filter(surface);
    for (const symbol of Object.values(LISTED_SYMBOLS).flat()) {
      assert.ok(
        ofSurface.some((text) => text.includes(`{"symbol":"${symbol}"}`)),
        symbol,
      );
    }
    for (const names of LISTED_KEYWORD_SETS) {
      const kwargs = new RegExp(`"kwargs":\\{${names.map((name) => `"${name}":"[^"]*"`).join(',')}\\}`);
      assert.ok(
        ofSurface.some((text) => kwargs.test(text)),
        names.join(),
      );
    }
  }
});
