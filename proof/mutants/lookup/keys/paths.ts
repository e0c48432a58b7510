import type { Name, TranslationMap } from '../../../../adapter/contract/values';
import { injectedBecome } from '../../../changes/loading';
import { finding, lookups } from '../../../changes/lookups';
import { readBecomes } from '../../../changes/reading';
import { nameText } from '../../../changes/surfaces';
import { isMap, mapLocales, shallow } from '../../../changes/translations';
import { mutant, type Mutant } from '../../mutant';

/** Mistakes in following a path, given as a String or a Symbol. */
export const mutants: readonly Mutant[] = [
  mutant(
    'LOOKUP-02',
    'looks up the last part of a key at the top',
    'The path is split, and its last part is the key.',
    finding(
      (find) => async (params) =>
        (await find(params)) ?? find({ ...params, key: nameText(params.key).split('.').at(-1) ?? '' }),
    ),
  ),
  mutant(
    'LOOKUP-02',
    'finds keys of two levels alone',
    'The path is split into a group and a key.',
    finding(
      (find) => (params) => find({ ...params, key: nameText(params.key).split('.').slice(0, 2).join('.') }),
    ),
  ),
  mutant(
    'LOOKUP-02',
    'returns the text of a key on the way',
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
    'LOOKUP-02',
    'reads two levels of keys',
    'The type of the hash is written out, and ends somewhere.',
    readBecomes('inline', (translations) => mapLocales(translations, (map) => shallow(map, 2))),
  ),
  mutant(
    'LOOKUP-02',
    'hides keys below i18n',
    'They are data of the library, and no texts.',
    finding(
      (find) => async (params) => (nameText(params.key).startsWith('i18n.') ? undefined : find(params)),
    ),
  ),
  mutant(
    'LOOKUP-02',
    'takes keys below i18n for localization data alone',
    'The data is read into a record, and anything else is dropped.',
    finding((find) => async (params) => {
      const isOwn = /^i18n\.(?!date|time|number)/.test(nameText(params.key));
      return isOwn ? undefined : find(params);
    }),
  ),
  mutant(
    'LOOKUP-02',
    'takes the patterns and formats below i18n for no texts',
    'They are read into a record of their own.',
    finding(
      (find) => async (params) => (/^i18n\..*formats/.test(nameText(params.key)) ? undefined : find(params)),
    ),
  ),
  mutant(
    'LOOKUP-02',
    'takes off the name of the active locale at the front of a path',
    'The paths of the hash begin with it.',
    finding((find, reference) => async (params) => {
      const key = nameText(params.key);
      const prefix = `${await reference.locale(params)}.`;
      return find({ ...params, key: key.startsWith(prefix) ? key.slice(prefix.length) : key });
    }),
  ),
  mutant(
    'LOOKUP-02',
    'takes the name of another locale for no key',
    'The hash of a locale and that of all locales are one.',
    finding((find, reference) => async (params) => {
      const [first = ''] = nameText(params.key).split('.');
      return (await reference.availableLocales(params)).includes(first) ? undefined : find(params);
    }),
  ),
  mutant(
    'LOOKUP-02',
    'finds plural forms by a count alone',
    'A map with one and other is read as a value of its own.',
    finding((find) => async (params) => {
      const isForm = /\.(?:one|other)$/.test(nameText(params.key)) && params.count === undefined;
      return isForm ? undefined : find(params);
    }),
  ),
  mutant(
    'LOOKUP-02',
    'takes parts that are names of arguments for no keys',
    'They are reserved.',
    finding(
      (find) => async (params) => (/\bscope|default\b/.test(nameText(params.key)) ? undefined : find(params)),
    ),
  ),
  mutant(
    'LOOKUP-02',
    'loses parts that every object inherits',
    'Keys are checked against the members of an empty object.',
    finding((find) => async (params) => {
      const parts = nameText(params.key).split('.');
      return parts.length > 1 && parts.some((part) => part in {}) ? undefined : find(params);
    }),
  ),
  mutant(
    'LOOKUP-02',
    'ignores capitals in a path',
    'Keys are written in lower case.',
    finding(
      (find) => async (params) =>
        (await find(params)) ?? find({ ...params, key: nameText(params.key).toLowerCase() }),
    ),
  ),
  mutant(
    'LOOKUP-02',
    'splits a path at slashes as well',
    'Paths of files have them.',
    finding((find) => (params) => find({ ...params, key: nameText(params.key).replaceAll('/', '.') })),
  ),
  mutant(
    'LOOKUP-02',
    'splits a path at underscores where it finds nothing',
    'Names of environment variables are written so.',
    finding(
      (find) => async (params) =>
        (await find(params)) ?? find({ ...params, key: nameText(params.key).replaceAll('_', '.') }),
    ),
  ),
  mutant(
    'LOOKUP-03',
    'takes a Symbol with dots for one key',
    'A Symbol is a name, and only Strings are split.',
    finding((find) => async (params) => (hasDots(params.key) ? undefined : find(params))),
  ),
  mutant(
    'LOOKUP-03',
    'looks the last part of a Symbol up',
    'The path was split, and the Symbol is made of its end.',
    lookups(
      (lookup) => (params) =>
        lookup(hasDots(params.key) ? { ...params, key: nameText(params.key).split('.').at(-1)! } : params),
    ),
  ),
  mutant(
    'LOOKUP-03',
    'splits a Symbol at its first dot alone',
    'A group and a key are enough.',
    finding(
      (find) => async (params) =>
        hasDots(params.key) && nameText(params.key).split('.').length > 2 ? undefined : find(params),
    ),
  ),
];

function hasDots(key: Name): boolean {
  return typeof key !== 'string' && key.symbol.includes('.');
}

function hoisted(map: TranslationMap): TranslationMap {
  return Object.assign({}, ...Object.values(map).filter(isMap).map(hoisted), map) as TranslationMap;
}
