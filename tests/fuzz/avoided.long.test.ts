import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Call, LocaleParams, LocalizeParams, TranslateParams } from '../../adapter/contract/adapter';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { invalidLocale } from '../../adapter/contract/errors';
import { AVOIDED, isAvoided } from '../../fuzz/model/avoided';
import { injected, newCatalog } from '../../fuzz/model/scenario-state';
import type { Level } from '../../suite';
import { readAccidents, readContradictions } from '../../suite/differences';
import { fuzzed, port, printed } from './ports';

const LEVELS: readonly Level[] = ['spec', 'crystal'];

test('every listed contradiction and accident is avoided', () => {
  const listed = [...readContradictions(PACKAGE_ROOT), ...readAccidents(PACKAGE_ROOT)].map(({ id }) => id);
  assert.deepEqual(Object.keys(AVOIDED).sort(), listed.sort());
});

const FRENCH = { fr: { greeting: 'Bonjour' } };
const withFormat = (places: number) =>
  injected(newCatalog({}), {
    en: { i18n: { number: { formats: { default: { decimal_places: places } } } } },
  });

const withDayName = (name: string) =>
  injected(newCatalog({}), { fr: { i18n: { date: { day_names: [name] } } } });

const block: Call = { method: 'with_locale', params: { locale: 'fr', block: [] } };
const translate = (params: object): Call => ({ method: 'translate', params: { key: 'greeting', ...params } });
const localize = (object: object): Call => ({ method: 'l', params: { object } });

const CALLS: readonly (readonly [
  what: string,
  catalog: ReturnType<typeof newCatalog>,
  call: Call,
  isAvoided: boolean,
])[] = [
  ['a block, when the default locale has no translations', injected(newCatalog({}), FRENCH), block, true],
  [
    'a block, when the default locale has translations',
    injected(newCatalog({}), { en: FRENCH.fr, ...FRENCH }),
    block,
    false,
  ],
  [
    'a block, when the translations of the default locale are ignored',
    newCatalog({
      available_locales: ['fr'],
      loaders: [{ format: 'inline', translations: { en: FRENCH.fr, ...FRENCH } }],
    }),
    block,
    true,
  ],
  [
    'a block with a locale that is not available, when the default locale has no translations',
    injected(newCatalog({}), { de: FRENCH.fr }),
    block,
    true,
  ],
  [
    'a block with a locale that is not available, when the default locale has translations',
    injected(newCatalog({}), { en: FRENCH.fr }),
    block,
    false,
  ],
  [
    'a lookup beside a locale with a dot',
    injected(newCatalog({}), { 'en.us': FRENCH.fr }),
    translate({}),
    true,
  ],
  [
    'a lookup beside a locale without characters',
    injected(newCatalog({}), { '': FRENCH.fr }),
    translate({}),
    true,
  ],
  [
    'a lookup beside a locale with a hyphen',
    injected(newCatalog({}), { 'en-US': FRENCH.fr }),
    translate({}),
    false,
  ],
  ['a value with a backslash', newCatalog({}), translate({ params: { name: 'a\\0' } }), true],
  ['a named argument with a backslash', newCatalog({}), translate({ kwargs: { name: '\\' } }), true],
  ['a value with a placeholder', newCatalog({}), translate({ params: { name: '%{first}' } }), true],
  ['a name that is not a word', newCatalog({}), translate({ params: { 'n.me': 'Ann' } }), true],
  ['a name of digits', newCatalog({}), translate({ params: { 1: 'Ann' } }), true],
  ['a plain value', newCatalog({}), translate({ params: { name: '%d {name} $1' } }), false],
  ['an Int whose product reaches 2^53', withFormat(2), localize({ integer: '-9007199254740992' }), true],
  ['an Int above 2^53 with 0 decimal places', withFormat(0), localize({ integer: '9007199254740993' }), true],
  ['an Int above 2^53 with negative places', withFormat(-2), localize({ integer: '9007199254740993' }), true],
  ['an Int above 2^53 without the field', newCatalog({}), localize({ integer: '9007199254740993' }), false],
  ['the smallest Int of 32 bits', withFormat(0), localize({ integer: '-2147483648' }), true],
  ['the largest Int of 32 bits', withFormat(2), localize({ integer: '2147483647' }), false],
  ['a Float just below a whole number', newCatalog({}), localize({ float: '-99.9999999' }), true],
  ['a Float below that', newCatalog({}), localize({ float: '0.999999' }), false],
  ['a date before the year 1', newCatalog({}), localize({ date: [0, 1, 1] }), true],
  ['a date after 9999', newCatalog({}), localize({ date: [10_000, 1, 1] }), true],
  ['a date of 9999', newCatalog({}), localize({ date: [9999, 12, 31] }), false],
  ['a date with a directive in a name', withDayName('50%d'), localize({ date: [2021, 1, 4] }), true],
  ['a date without one', withDayName('Mon'), localize({ date: [2021, 1, 4] }), false],
  ['a small Int', withFormat(2), localize({ integer: '1234' }), false],
  ['a Float whose product reaches 2^53', withFormat(10), localize({ float: '900719925.4740992' }), true],
  ['a Float whose product stays below 2^53', withFormat(9), localize({ float: '-900719.9254740992' }), false],
];

for (const [what, catalog, call, expected] of CALLS) {
  test(`${what} is ${expected ? 'avoided' : 'played'}`, () =>
    assert.equal(isAvoided(catalog, call), expected));
}

/** The reference with the original's contradictions and accidents. */
const like022 = port((reference) => ({
  async withLocale(params) {
    const before = await reference.locale(params);
    const result = reference.withLocale(params);
    if ((await reference.availableLocales(params)).includes(before)) return result;
    await result.catch(() => undefined);
    await reference.activate(params as LocaleParams);
    throw invalidLocale(`${before} is not a valid locale`);
  },
  translate: async (params) => expanded(params, await reference.translate(params)),
  localize: async (params) => rounded(params, await reference.localize(params)),
}));

function expanded({ params, kwargs }: TranslateParams, text: string): string {
  const values = Object.entries({ ...params, ...kwargs });
  const isOdd = values.some(([name, value]) => /\\|%\{/.test(String(value)) || !/^\w+$/.test(name));
  return isOdd ? 'expanded' : text;
}

/** Ignores the format: random scenarios reach large products only with these digits. */
function rounded({ object }: LocalizeParams, text: string): string {
  const isLarge = 'float' in object && Math.abs(Number(object.float)) >= 2 ** 53;
  return isLarge ? 'Infinity' : text;
}

/** With this seed, one of the first 20 scenarios would show CONTRADICTION-1 if it were not avoided. */
const SEED = 3;

for (const level of LEVELS) {
  test(`at level ${level}, known differences of 0.2.2 are not found`, async () => {
    assert.equal(printed(await fuzzed(like022, { level, seed: SEED, runs: 60 })), 'nothing was found');
  });
}
