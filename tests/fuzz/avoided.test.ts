import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Call } from '../../adapter/contract/adapter';
import type { Translations } from '../../adapter/contract/values';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { AVOIDED, isAvoided } from '../../fuzz/model/avoided';
import { injected, newCatalog } from '../../fuzz/model/scenario-state';
import { readAccidents, readContradictions } from '../../suite/differences';

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

const catalogWith = (translations: Translations) => injected(newCatalog({}), translations);
/** A catalog that ignores the translations of its default locale. */
const IGNORING = newCatalog({
  available_locales: ['fr'],
  loaders: [{ format: 'inline', translations: { en: FRENCH.fr, ...FRENCH } }],
});

type Calls = readonly (readonly [what: string, catalog: ReturnType<typeof newCatalog>, call: Call])[];

const AVOIDED_CALLS: Calls = [
  ['a block, without translations of the default locale', catalogWith(FRENCH), block],
  ['a block, with ignored translations of the default locale', IGNORING, block],
  ['a block with an unavailable locale, without the default locale', catalogWith({ de: FRENCH.fr }), block],
  ['a lookup beside a locale with a dot', catalogWith({ 'en.us': FRENCH.fr }), translate({})],
  ['a lookup beside a locale without characters', catalogWith({ '': FRENCH.fr }), translate({})],
  ['a value with a backslash', newCatalog({}), translate({ params: { name: 'a\\0' } })],
  ['a named argument with a backslash', newCatalog({}), translate({ kwargs: { name: '\\' } })],
  ['a value with a placeholder', newCatalog({}), translate({ params: { name: '%{first}' } })],
  ['a name that is not a word', newCatalog({}), translate({ params: { 'n.me': 'Ann' } })],
  ['a name of digits', newCatalog({}), translate({ params: { 1: 'Ann' } })],
  ['an Int whose product reaches 2^53', withFormat(2), localize({ integer: '-9007199254740992' })],
  ['an Int above 2^53 with 0 decimal places', withFormat(0), localize({ integer: '9007199254740993' })],
  ['an Int above 2^53 with negative places', withFormat(-2), localize({ integer: '9007199254740993' })],
  ['the smallest Int of 32 bits', withFormat(0), localize({ integer: '-2147483648' })],
  ['a Float just below a whole number', newCatalog({}), localize({ float: '-99.9999999' })],
  ['a date before the year 1', newCatalog({}), localize({ date: [0, 1, 1] })],
  ['a date after 9999', newCatalog({}), localize({ date: [10_000, 1, 1] })],
  ['a date with a directive in a name', withDayName('50%d'), localize({ date: [2021, 1, 4] })],
  ['a Float whose product reaches 2^53', withFormat(10), localize({ float: '900719925.4740992' })],
];
const PLAYED_CALLS: Calls = [
  ['a block, with translations of the default locale', catalogWith({ en: FRENCH.fr, ...FRENCH }), block],
  ['a block with an unavailable locale', catalogWith({ en: FRENCH.fr }), block],
  ['a lookup beside a locale with a hyphen', catalogWith({ 'en-US': FRENCH.fr }), translate({})],
  ['a plain value', newCatalog({}), translate({ params: { name: '%d {name} $1' } })],
  ['an Int above 2^53 without the field', newCatalog({}), localize({ integer: '9007199254740993' })],
  ['the largest Int of 32 bits', withFormat(2), localize({ integer: '2147483647' })],
  ['a Float not so near a whole number', newCatalog({}), localize({ float: '0.999999' })],
  ['a date of 9999', newCatalog({}), localize({ date: [9999, 12, 31] })],
  ['a date without a directive in a name', withDayName('Mon'), localize({ date: [2021, 1, 4] })],
  ['a small Int', withFormat(2), localize({ integer: '1234' })],
  ['a Float whose product stays below 2^53', withFormat(9), localize({ float: '-900719.9254740992' })],
];

test('what the original does in another way is avoided, and nothing else', () => {
  for (const [what, catalog, call] of AVOIDED_CALLS) assert.equal(isAvoided(catalog, call), true, what);
  for (const [what, catalog, call] of PLAYED_CALLS) assert.equal(isAvoided(catalog, call), false, what);
});
