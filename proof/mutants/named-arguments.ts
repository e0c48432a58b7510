import type { Change } from '../changes/reference-with';
import { lookups } from '../changes/lookups';
import { kwargsBecome, valuesBecome } from '../changes/values';
import { mutant, type Mutant } from './mutant';

/** Mistakes in named arguments. */
export const namedArguments: readonly Mutant[] = [
  mutant(
    'INTERP-02',
    'are ignored',
    'params has the same values, as a rule.',
    lookups(
      (lookup) =>
        ({ kwargs: _, ...params }) =>
          lookup(params),
    ),
  ),
  mutant(
    'INTERP-02',
    'the first one alone is used',
    'The loop over the arguments returns after one.',
    kwargsBecome((kwargs) => Object.fromEntries(Object.entries(kwargs).slice(0, 1))),
  ),
  mutant(
    'INTERP-02',
    'are ignored by the spellings that raise',
    'The arguments are not passed on.',
    ({ translateOrThrow, tOrThrow }) => ({
      translateOrThrow: ({ kwargs: _, ...params }) => translateOrThrow(params),
      tOrThrow: ({ kwargs: _, ...params }) => tOrThrow(params),
    }),
  ),
  mutant(
    'INTERP-02',
    'false ones are left out',
    'Arguments that are not given are told by what is false.',
    kwargsBecome((kwargs) => Object.fromEntries(Object.entries(kwargs).filter(([, value]) => value))),
  ),
  mutant(
    'INTERP-02',
    'are ignored beside a count',
    'The form with a count has its own list of arguments.',
    kwargsBecome((kwargs, { count }) => (count === undefined ? kwargs : {})),
  ),
  mutant(
    'INTERP-02',
    'are ignored beside a scope',
    'A lookup with a scope calls one without, and passes on what it knows of.',
    kwargsBecome((kwargs, { scope }) => (scope === undefined ? kwargs : {})),
  ),
  mutant(
    'INTERP-02',
    'fill one placeholder each',
    'replace does that in JavaScript.',
    lookups((lookup) => async (params) => {
      const values = Object.entries(params.kwargs ?? {});
      if (values.length !== 1) return lookup(params);
      const text = await lookup({ ...params, kwargs: {} });
      return values.reduce((filled, [name, value]) => filled.replace(`%{${name}}`, String(value)), text);
    }),
  ),
];

/** Mistakes in putting a value into a text. */
export const values: readonly Mutant[] = [
  mutant(
    'INTERP-03',
    'takes a dollar sign for a reference',
    'The replacement of replace is a pattern of its own in JavaScript.',
    textsBecome((text) => text.replaceAll('$&', '%{name}').replaceAll('$1', '').replaceAll('$$', '$')),
  ),
  mutant(
    'INTERP-03',
    'takes a backslash and a digit for a reference',
    'The replacement of gsub is a pattern of its own in Ruby and Crystal.',
    textsBecome((text) => text.replace(/\\[0-9]/g, '')),
  ),
  mutant(
    'INTERP-03',
    'takes a backslash and a name for a reference',
    'The replacement of gsub is a pattern of its own in Ruby and Crystal.',
    textsBecome((text) => text.replace(/\\k<\w+>/g, '')),
  ),
  mutant(
    'INTERP-03',
    'takes a doubled backslash for one',
    'The value is unescaped on its way.',
    textsBecome((text) => text.replaceAll('\\\\', '\\')),
  ),
  mutant(
    'INTERP-03',
    'formats percent signs',
    'The filled text is passed to printf.',
    textsBecome((text) => text.replaceAll('%%', '%').replace(/%[sd]/g, '')),
  ),
  mutant(
    'INTERP-03',
    'escapes markup',
    'Translations end in web pages.',
    textsBecome((text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')),
  ),
  mutant(
    'INTERP-03',
    'trims values',
    'Users type spaces that they do not mean.',
    textsBecome((text) => text.trim()),
  ),
];

/** Changes the text that fills a placeholder. */
function textsBecome(change: (text: string) => string): Change {
  return valuesBecome((value) => (typeof value === 'string' ? change(value) : value));
}
