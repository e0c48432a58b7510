import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { keysAndTexts, KINDS } from './catalog.mjs';

/** The number of inputs that take turns: more than the caches of a library hold, so that these do not flatter it. */
const INPUTS = 4096;
const NAMES = ['Ann', 'Bob', 'Carla', 'David', 'Eve', 'Frank', 'Grace', 'Henry'];
/** Dates and times are within 40 years from this moment, in milliseconds. */
const FIRST_MOMENT = Date.UTC(1990, 0, 1);
const FORTY_YEARS = 40 * 365 * 86_400_000;
/** Only the last locale of the chain has the texts. */
const CHAIN = { locale: 'de-AT', chain: ['de', 'en'] };

/** The lines that are measured: for each, the function of a library that is called, and the inputs. */
export const LINES = [
  line('key', 'lookup', ({ key }) => ({ key: key('plain') })),
  line('one variable', 'lookup', ({ key, name }) => ({ key: key('one'), values: { name: name() } })),
  line('three variables', 'lookup', ({ key, name, integer }) => ({
    key: key('three'),
    values: { name: name(), place: name(), amount: integer(1000) },
  })),
  line('plural, en', 'plural', pluralInput),
  line('plural, ru', 'plural', pluralInput, { locale: 'ru' }),
  line('missing key', 'missing', ({ key }) => ({ key: `${key('plain')}_absent` })),
  line('scope', 'scope', ({ key }) => {
    const [scope, ...rest] = key('plain').split('.');
    return { key: rest.join('.'), values: { scope } };
  }),
  line('fallback chain of three', 'fallback', ({ key }) => ({ key: key('plain') }), CHAIN),
  line('number', 'number', ({ integer }) => ({ number: integer(1e9) / 100 }), { sizes: ['small'] }),
  line('date', 'date', momentInput, { sizes: ['small'] }),
  line('time', 'time', momentInput, { sizes: ['small'] }),
  line('switch and key', 'switch', ({ key, locale }) => ({ locale: locale(), key: key('plain') })),
];

function line(name, call, inputOf, others = {}) {
  return { name, call, inputOf, locale: 'en', sizes: ['small', 'large'], ...others };
}

function pluralInput({ key, integer }) {
  return { key: key('plural'), values: { count: integer(200) } };
}

function momentInput({ integer }) {
  const at = FIRST_MOMENT + integer(FORTY_YEARS / 1000) * 1000;
  const date = new Date(at);
  return { at, day: [date.getFullYear(), date.getMonth() + 1, date.getDate()] };
}

/** Returns the inputs of a line on translations by locale: the same ones in each process. */
export function inputsOf({ inputOf }, translations) {
  const random = xoroshiro128plus(20_261_122);
  const integer = (end) => uniformInt(random, 0, end - 1);
  const pick = (list) => list[integer(list.length)];
  const paths = [...keysAndTexts(translations.en)].map(([path]) => path);
  const pathsOf = (kind) => paths.filter((path) => path.includes(`.${kind}_`));
  const byKind = Object.fromEntries(KINDS.map((kind) => [kind, pathsOf(kind)]));
  const tools = {
    integer,
    key: (kind) => pick(byKind[kind]),
    name: () => pick(NAMES),
    locale: () => pick(Object.keys(translations)),
  };
  return Array.from({ length: INPUTS }, () => inputOf(tools));
}
