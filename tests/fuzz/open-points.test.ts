import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { DEFINITIONS } from '../../adapter/contract/methods';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import type { Translations } from '../../adapter/contract/values';
import { OPEN_POINTS, openPointsOf } from '../../fuzz/model/open-points';
import { injected, NEW_SCENARIO, newCatalog, type ScenarioState } from '../../fuzz/model/scenario-state';
import { after, type ModelCall } from '../../fuzz/model/transitions';

/** The operations whose outcomes depend on no point, whatever the state. */
const ALWAYS_STATED = ['constants', 'config', 'default_locale'];
const OF_THE_SESSION = ['initialize', 'reset', 'shutdown'];

/** Returns a state with a catalog that was given these locales, with translations and the default locale `en`. */
function stateWith(translations: Translations, available: readonly string[] = []): ScenarioState {
  const catalog = injected(newCatalog({ available_locales: [...available] }), translations);
  return { ...NEW_SCENARIO, catalogs: { catalog } };
}

function call(method: string, params: object): ModelCall {
  return { method, params: { subject: 'catalog', ...params } };
}

test('each point is listed', () => {
  const listed = ['silent-points', 'contradictions', 'accidents']
    .map((name) => readFileSync(join(PACKAGE_ROOT, `features/${name}.yaml`), 'utf8'))
    .flatMap((text) => Array.from(text.matchAll(/^- id: (\S+)$/gm), ([, id]) => id));
  assert.deepEqual(
    OPEN_POINTS.flatMap(({ points }) => Object.keys(points)).filter((id) => !listed.includes(id)),
    [],
  );
});

test('the table knows each operation of level spec', () => {
  const operations = Object.values(DEFINITIONS).filter((one) => !('level' in one && one.level === 'crystal'));
  const known = [...OF_THE_SESSION, ...ALWAYS_STATED, ...OPEN_POINTS.flatMap(({ methods }) => methods)];
  assert.deepEqual(
    operations.map(({ method }) => method).filter((method) => !known.includes(method)),
    [],
  );
});

const TIME = { time: '2020-12-13T21:11:08.000000000+00:00' };
const DATE = { date: [2020, 12, 13] };

for (const [pattern, ofTime, ofDate] of [
  ['%d %B %Y', [], []],
  ['%H:%M', [], ['SILENT-22']],
  ['%I:%M %p', ['SILENT-22'], ['SILENT-22']],
  ['100%', ['SILENT-22'], ['SILENT-22']],
] as const) {
  test(`the pattern ${pattern} of a format, named or not, is known in times and dates`, () => {
    const date = { abbr_day_names: [], day_names: [], abbr_month_names: [], month_names: [] };
    const formats = { default: pattern };
    const state = stateWith({
      en: { i18n: { date: { ...date, formats }, time: { am: 'am', pm: 'pm', formats } } },
    });
    for (const format of [{}, { format: { symbol: 'default' } }, { format: pattern }]) {
      assert.deepEqual(openPointsOf(state, call('localize', { object: TIME, ...format })), ofTime);
      assert.deepEqual(openPointsOf(state, call('l', { object: DATE, ...format })), ofDate);
    }
  });
}

test('the numbers whose format or rounding is open are known', () => {
  const usual = { delimiter: ',', separator: '.', decimal_places: 2, group: 3, only_significant: false };
  for (const [object, format, points] of [
    [{ float: '1.25' }, usual, []],
    [{ integer: '1' }, { ...usual, decimal_places: 0 }, []],
    [{ integer: '1' }, usual, ['SILENT-19']],
    [{ float: '1.25' }, { ...usual, decimal_places: 0 }, ['SILENT-19']],
    [{ float: '1.25' }, { ...usual, decimal_places: 1 }, ['SILENT-20']],
    [{ float: '-0.001' }, usual, ['SILENT-43']],
    [{ float: '1.25' }, { ...usual, group: 2 }, ['SILENT-16']],
    [{ float: '1.25' }, { ...usual, only_significant: true }, ['SILENT-17']],
    [{ float: '1.25' }, { decimal_places: 2 }, ['SILENT-18']],
  ] as const) {
    const state = stateWith({ en: { i18n: { number: { formats: { default: format } } } } });
    assert.deepEqual(openPointsOf(state, call('localize', { object })), points);
    const absent = openPointsOf(state, call('localize', { object, format: { symbol: 'absent' } }));
    assert.deepEqual(absent, ['SILENT-25']);
  }
});

test('the lookups that the document leaves open are known', () => {
  const items = { one: 'one', other: '%{count} for %{name}' };
  const state = stateWith({
    en: {
      simple: 'text',
      hello: 'Hi, %{name}',
      items,
      half: { one: 'one' },
      none: { zero: 'none', one: 'one', other: 'many' },
    },
    fr: {},
  });
  for (const [params, points] of [
    [{ key: 'simple' }, []],
    [{ key: 'nowhere' }, []],
    [{ key: 'hello' }, ['SILENT-32']],
    [{ key: 'hello', params: { name: 'Ann' } }, []],
    [{ key: 'hello', kwargs: { name: '%{x}' } }, ['SILENT-33']],
    [{ key: 'hello', kwargs: { name: true } }, ['SILENT-34']],
    [{ key: 'hello', params: { name: 'Ann' }, kwargs: { name: 'Bob' } }, ['SILENT-31']],
    [{ key: 'simple', default: 'other' }, ['SILENT-30']],
    [{ key: 'items' }, ['SILENT-35']],
    [{ key: 'items', count: 2, params: { name: 'Ann' } }, []],
    [{ key: 'items', count: 2 }, ['SILENT-32']],
    [{ key: 'items', count: 1 }, []],
    [{ key: 'items', count: 0, params: { name: 'Ann' } }, []],
    [{ key: 'none', count: 0 }, ['SILENT-14']],
    [{ key: 'items', count: { float: '2.5' }, params: { name: 'Ann' } }, []],
    [{ key: 'items', count: { float: '0.5' }, params: { name: 'Ann' } }, ['SILENT-41']],
    [{ key: 'items', count: -1, params: { name: 'Ann' } }, ['SILENT-41']],
    [{ key: 'half', count: 2 }, ['SILENT-15']],
    [{ key: 'simple', count: 2 }, ['SILENT-15']],
    [{ key: '' }, ['SILENT-36']],
    [{ key: 'simple', scope: ['a.b'] }, ['SILENT-36']],
    [{ key: 'simple', scope: [] }, ['SILENT-36']],
  ] as const) {
    assert.deepEqual(openPointsOf(state, call('translate', params)), points, JSON.stringify(params));
  }
  const french = after(state, call('activate', { locale: 'fr' }));
  assert.deepEqual(openPointsOf(french, call('t', { key: 'nowhere', count: 2 })), ['SILENT-41']);
});

test('the given translations and options that the document leaves open are known', () => {
  const state = stateWith({ en: { a: 'text' } });
  for (const [method, params, points] of [
    ['inject', { translations: { en: { b: { c: 'text' } } } }, []],
    ['inject', { translations: { en: { b: 1 } } }, ['SILENT-10']],
    ['inject', { translations: { en: { i18n: { b: 1 } } } }, []],
    ['inject', { translations: { en: { b: { 'c.d': 'text' } } } }, ['SILENT-36']],
    ['inject', { translations: { en: { a: 'other' } } }, ['SILENT-37']],
    ['configure', { available_locales: ['en'] }, ['SILENT-05']],
    ['config=', { fallbacks: { mapping: {} } }, ['SILENT-05']],
    ['Catalog.new', { catalog: 'other', fallbacks: { mapping: {} } }, ['SILENT-07']],
    ['Catalog.from_config', { catalog: 'other', config: { fallbacks: {} } }, ['SILENT-05']],
  ] as const) {
    assert.deepEqual(
      openPointsOf(state, call(method, params)),
      points,
      `${method} ${JSON.stringify(params)}`,
    );
  }
});

test('the locales whose availability is open are known', () => {
  const given = stateWith({ en: { a: 'text' } }, ['en', 'fr']);
  assert.deepEqual(openPointsOf(given, call('activate', { locale: 'fr' })), ['SILENT-02']);
  assert.deepEqual(openPointsOf(given, call('activate', { locale: 'de' })), []);
  assert.deepEqual(openPointsOf(given, call('available_locales', {})), ['SILENT-01']);
  const french = stateWith({ fr: { a: 'text' } });
  assert.deepEqual(openPointsOf(french, call('locale=', { locale: 'en' })), ['SILENT-03']);
  assert.deepEqual(openPointsOf(french, call('with_locale', { locale: 'fr', block: [] })), [
    'CONTRADICTION-1',
  ]);
  const beside = after(given, call('inject', { translations: { de: { a: 'text' } } }));
  assert.deepEqual(openPointsOf(beside, call('t', { key: 'a' })), ['SILENT-42', 'ACCIDENT-25']);
  assert.deepEqual(openPointsOf(beside, call('t', { key: 'a' }), 'crystal'), ['ACCIDENT-25']);
});

test('the calls in a block are judged in the state in which they are made', () => {
  const state = stateWith({ en: { a: 'text' }, fr: { b: { one: 'text' } } });
  const inFrench = (...block: readonly object[]): string[] =>
    openPointsOf(state, call('with_locale', { locale: 'fr', block }));
  const raise = { method: 'raise', params: {} };
  assert.deepEqual(inFrench(call('t!', { key: 'a' })), []);
  assert.deepEqual(inFrench(call('t', { key: 'a' })), ['SILENT-29']);
  assert.deepEqual(inFrench(call('t', { key: 'b' })), ['SILENT-35']);
  assert.deepEqual(inFrench(call('activate', { locale: 'en' }), call('t', { key: 'a' })), []);
  assert.deepEqual(
    inFrench(call('inject', { translations: { fr: { a: 'x' } } }), call('t', { key: 'a' })),
    [],
  );
  assert.deepEqual(inFrench(raise), []);
  const missing = call('with_locale', { locale: 'fr', block: [call('t', { key: 'a' }), raise] });
  assert.deepEqual(openPointsOf(state, missing), ['SILENT-29', 'SILENT-28']);
  assert.deepEqual(openPointsOf(state, missing, 'crystal'), []);
  assert.deepEqual(inFrench(call('t!', { key: 'a' }), raise), ['SILENT-28']);
  assert.deepEqual(inFrench(call('with_locale', { locale: 'en', block: [raise] })), ['SILENT-28']);
  const ended = after(
    state,
    call('with_locale', { locale: 'fr', block: [call('activate', { locale: 'fr' })] }),
  );
  assert.equal(ended.catalogs['catalog']?.active, 'en');
});
