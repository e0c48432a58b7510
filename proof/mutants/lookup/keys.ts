import type { TranslationMap } from '../../../adapter/contract/values';
import { injectedBecome, leavesBecome } from '../../changes/loading';
import { activations, inLocale, unlessRefused } from '../../changes/locales';
import { finding, found, lookups, type Translate } from '../../changes/lookups';
import { readBecomes } from '../../changes/reading';
import { BySubject, defaultLocaleOf, nameText } from '../../changes/surfaces';
import { isMap, mapLocales, shallow } from '../../changes/translations';
import { mutant, type Mutant } from '../mutant';

/** Mistakes in looking a key up. */
export const mutants: readonly Mutant[] = [
  mutant(
    'LOOKUP-01',
    'takes an empty text for a missing one',
    'An empty String is false in many languages.',
    finding((find) => async (params) => (await find(params)) || undefined),
  ),
  mutant(
    'LOOKUP-01',
    'trims the text',
    'Texts in files have spaces that nobody meant.',
    lookups((lookup) => async (params) => (await lookup(params)).trim()),
  ),
  mutant(
    'LOOKUP-01',
    'formats percent signs',
    'The text is passed to printf, with the values.',
    lookups((lookup) => async (params) => (await lookup(params)).replace(/%[ds]?(?!\{)/g, '')),
  ),
  mutant(
    'LOOKUP-01',
    'looks a text up that is itself a key',
    'A text may refer to another key, as in other formats.',
    finding((find) => async (params) => {
      const text = await find(params);
      return text === undefined ? undefined : ((await find({ ...params, key: text })) ?? text);
    }),
  ),
  mutant(
    'LOOKUP-01',
    'escapes markup',
    'Translations end in web pages.',
    lookups(
      (lookup) => async (params) =>
        (await lookup(params)).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
    ),
  ),
  mutant(
    'LOOKUP-01',
    'takes braces without a percent sign for placeholders',
    'Other formats write {name}.',
    leavesBecome((leaf) => (typeof leaf === 'string' ? leaf.replace(/[#$]?\{(\w+)\}/g, '') : leaf)),
  ),
  mutant(
    'LOOKUP-01',
    'takes the last key that begins like it',
    'Keys are found in a sorted list.',
    finding((find) => async (params) => {
      const longer = await find({ ...params, key: `${nameText(params.key)}s` });
      return longer ?? find(params);
    }),
  ),
  mutant(
    'LOOKUP-01',
    'takes a count of nil for zero',
    'A count that is given is a count.',
    lookups((lookup) => (params) => lookup(params.count === null ? { ...params, count: 0 } : params)),
  ),
  mutant(
    'LOOKUP-01',
    'is looked up in lower case',
    'Keys are written in lower case.',
    lookups((lookup) => (params) => lookup({ ...params, key: nameText(params.key).toLowerCase() })),
  ),
  mutant(
    'LOOKUP-02',
    'looks the last part up at the top',
    'The path is split, and its last part is the key.',
    finding(
      (find) => async (params) =>
        (await find(params)) ?? find({ ...params, key: nameText(params.key).split('.').at(-1) ?? '' }),
    ),
  ),
  mutant(
    'LOOKUP-02',
    'goes two levels down',
    'The path is split into a group and a key.',
    finding(
      (find) => (params) => find({ ...params, key: nameText(params.key).split('.').slice(0, 2).join('.') }),
    ),
  ),
  mutant(
    'LOOKUP-02',
    'gives the text on the way',
    'Where a text is found there is nothing further to look for.',
    finding(
      (find) => async (params) =>
        (await find(params)) ?? find({ ...params, key: nameText(params.key).replace(/\.[^.]*$/, '') }),
    ),
  ),
  mutant(
    'LOOKUP-02',
    'finds the keys of nested maps at the top',
    'The maps are flattened by their own keys.',
    injectedBecome((translations) => mapLocales(translations, hoisted)),
  ),
  mutant(
    'LOOKUP-02',
    'skips parts that lead nowhere',
    'A part that is not there leaves the map as it is.',
    finding(
      (find) => async (params) =>
        (await find(params)) ?? find({ ...params, key: nameText(params.key).split('.').slice(1).join('.') }),
    ),
  ),
  mutant(
    'LOOKUP-03',
    'knows no Symbols',
    'Keys are kept by their Strings, which a Symbol never equals.',
    finding((find) => async (params) => (typeof params.key === 'string' ? find(params) : undefined)),
  ),
  mutant(
    'LOOKUP-03',
    'takes the colon for a part of a Symbol',
    'The key is turned into text by what is meant for debugging.',
    lookups(
      (lookup) => (params) =>
        lookup(typeof params.key === 'string' ? params : { ...params, key: `:${params.key.symbol}` }),
    ),
  ),
  mutant(
    'LOOKUP-03',
    'takes a Symbol for a default text',
    'In other libraries a Symbol among the arguments stands for a fallback.',
    lookups(
      (lookup) => (params) =>
        typeof params.key === 'string' ? lookup(params) : Promise.resolve(params.key.symbol),
    ),
  ),
  mutant(
    'LOOKUP-04',
    'looks in the default locale',
    'The locale of the catalog is the one that it was built with.',
    lookups(
      (lookup, reference) => async (params) =>
        inLocale(reference, params, await defaultLocaleOf(reference, params), () => lookup(params)),
    ),
  ),
  mutant(
    'LOOKUP-04',
    'falls back to the default locale',
    'Better English than nothing.',
    finding(
      (find, reference) => async (params) =>
        (await find(params)) ??
        inLocale(reference, params, await defaultLocaleOf(reference, params), () => found(reference, params)),
    ),
  ),
  mutant(
    'LOOKUP-04',
    'falls back to any locale',
    'The locales are searched until one has the key.',
    finding((find, reference) => async (params) => {
      let text = await find(params);
      for (const locale of await reference.availableLocales(params)) {
        text ??= await inLocale(reference, params, locale, () => found(reference, params));
      }
      return text;
    }),
  ),
  mutant(
    'LOOKUP-04',
    'takes a locale at the front of a key',
    'The path in the hash begins with the locale.',
    finding((find, reference) => async (params) => {
      const [locale = '', ...key] = nameText(params.key).split('.');
      const isLocale = (await reference.availableLocales(params)).includes(locale);
      if (!isLocale) return find(params);
      return inLocale(reference, params, locale, () => found(reference, { ...params, key: key.join('.') }));
    }),
  ),
  mutant(
    'LOOKUP-04',
    'stays in the locale of before',
    'The translations of the active locale are remembered, and not looked up again when it changes.',
    (reference) => {
      const shown = new BySubject<string>();
      return {
        ...activations((activate) => async (params) => {
          const before = await reference.locale(params);
          const name = await activate(params);
          shown.set(params, name);
          await unlessRefused(reference.activate({ ...params, locale: before }));
          return name;
        })(reference),
        locale: async (params) => shown.get(params) ?? reference.locale(params),
      };
    },
  ),
  mutant(
    'LOOKUP-02',
    'reads two levels of keys',
    'The type of the hash is written out, and ends somewhere.',
    readBecomes('inline', (translations) => mapLocales(translations, (map) => shallow(map, 2))),
  ),
  mutant('LOOKUP-04', 'returns the text of another locale', 'Better English than nothing.', (reference) => {
    const plain: Translate = async (params) => {
      let text = await found(reference, params);
      for (const locale of await reference.availableLocales(params)) {
        text ??= await inLocale(reference, params, locale, () => found(reference, params));
      }
      return text ?? reference.translate(params);
    };
    return { translate: plain, t: plain };
  }),
];

function hoisted(map: TranslationMap): TranslationMap {
  return Object.assign({}, ...Object.values(map).filter(isMap).map(hoisted), map) as TranslationMap;
}
