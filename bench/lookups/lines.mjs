/**
 * The calls that are measured. A line tells its kind, which contenders implement, its inputs, the catalogs that it is
 * measured on, and how many times the hand-written bound the reference may take.
 */

import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { keysOf } from './catalogs.mjs';

/** The number of inputs that take turns: more than the caches of a library hold, so that these do not flatter it. */
export const INPUTS = 4096;

const LOOKUP_LIMIT = 1.5;
const OTHER_LIMIT = 2;
const NAMES = ['Ann', 'Bob', 'Carla', 'David', 'Eve', 'Frank', 'Grace', 'Henry'];
const FIRST_MOMENT = Date.UTC(1990, 0, 1);
const LAST_MOMENT = Date.UTC(2030, 0, 1);

export const LINES = [
  line('key', ({ key }) => ({ key: key('plain') })),
  line('one variable', ({ key, pick }) => ({ key: key('one'), values: { name: pick(NAMES) } })),
  line('three variables', ({ key, pick, integer }) => ({
    key: key('three'),
    values: { name: pick(NAMES), place: pick(NAMES), amount: integer(1000) },
  })),
  plural('en'),
  plural('ru'),
  plural('ar'),
  line('missing key', ({ key }) => ({ key: `${key('plain')}_absent` }), {
    kind: 'missing',
    limit: OTHER_LIMIT,
    // Each library has a text of its own for a missing translation.
    isComparable: false,
  }),
  scope('scope of one part', ([first, ...rest]) => [first, rest]),
  scope('scope of two parts', ([first, second, ...rest]) => [`${first}.${second}`, rest]),
  scope('scope as a symbol', ([first, ...rest]) => [Symbol(first), rest]),
  scope('scope as an array', ([first, second, ...rest]) => [[first, second], rest]),
  line('fallback chain of three', ({ key }) => ({ key: key('plain') }), {
    kind: 'fallback',
    limit: OTHER_LIMIT,
    locale: 'de-AT',
  }),
  switching('switch of the locale, and a key', 'switch'),
  switching('withLocale and a key', 'block'),
  localization('number', ({ integer }) => ({ number: integer(1e9) / 100 })),
  localization('date', ({ moment }) => {
    const day = new Date(moment());
    return { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, day: day.getUTCDate() };
  }),
  localization('time', ({ moment }) => ({ moment: moment() })),
];

function line(name, inputOf, others = {}) {
  const defaults = {
    kind: 'lookup',
    locale: 'en',
    limit: LOOKUP_LIMIT,
    sizes: ['small', 'large'],
    isComparable: true,
  };
  return { name, inputOf, ...defaults, ...others };
}

function plural(locale) {
  return line(`plural, ${locale}`, ({ key, integer }) => ({ key: key('plural'), count: integer(200) }), {
    kind: 'plural',
    locale,
  });
}

function scope(name, split) {
  const inputOf = ({ key }) => {
    const [given, rest] = split(key('plain').split('.'));
    return { key: rest.join('.'), scope: given };
  };
  return line(name, inputOf, { kind: 'scope' });
}

function switching(name, kind) {
  const inputOf = ({ key, pick, locales }) => ({ locale: pick(locales), key: key('plain') });
  return line(name, inputOf, { kind, limit: OTHER_LIMIT });
}

function localization(kind, inputOf) {
  return line(kind, inputOf, { kind, limit: OTHER_LIMIT, sizes: ['small'] });
}

/** Returns the inputs of a line on a catalog: the same ones in each process. */
export function inputsOf({ inputOf }, catalog) {
  const random = xoroshiro128plus(20_261_122);
  const integer = (end) => uniformInt(random, 0, end - 1);
  const pick = (list) => list[integer(list.length)];
  const keys = keysOf(catalog);
  const tools = {
    integer,
    pick,
    key: (kind) => pick(keys[kind]),
    locales: Object.keys(catalog.translations),
    moment: () => FIRST_MOMENT + integer(LAST_MOMENT - FIRST_MOMENT),
  };
  return Array.from({ length: INPUTS }, () => inputOf(tools));
}
