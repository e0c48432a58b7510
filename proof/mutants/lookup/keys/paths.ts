import type { Name, TranslationMap } from '../../../../adapter/contract/values';
import { injectedBecome } from '../../../changes/loading';
import { finding, findingElse, losing } from '../../../changes/lookups';
import type { Change } from '../../../changes/reference-with';
import { nameText, subjectOf } from '../../../changes/surfaces';
import { isMap, mapLocales } from '../../../changes/translations';
import { mutantsOf, type Mutant } from '../../mutant';

/** Mistakes in following a path, given as a String or a Symbol. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('LOOKUP-02', {
    'looks up the last part of a key at the top level': [
      'The path is split, and only its last part is used as the key.',
      findingElse((params, find) => find({ ...params, key: nameText(params.key).split('.').at(-1) ?? '' })),
    ],
    'finds only keys of two levels': [
      'The path is split into a group and a key.',
      finding(
        (find) => (params) => find({ ...params, key: nameText(params.key).split('.').slice(0, 2).join('.') }),
      ),
    ],
    'returns the text of the key above a key that does not exist': [
      'The search ends at the first text along the path.',
      findingElse((params, find) => find({ ...params, key: nameText(params.key).replace(/\.[^.]*$/, '') })),
    ],
    'finds a nested key without the keys above it': [
      'The maps are flattened under their own keys, without the path to them.',
      injectedBecome((translations) => mapLocales(translations, hoisted)),
    ],
    "finds none of the user's own keys below `i18n`": [
      'The data is read into a record with fixed fields, and the rest is dropped.',
      finding((find) => async (params) => {
        const isOwn = /^i18n\.(?!date|time|number)/.test(nameText(params.key));
        return isOwn ? undefined : find(params);
      }),
    ],
    'does not find patterns and formats below `i18n` as texts': [
      'The patterns and formats are read into a separate record.',
      losing((key) => /^i18n\..*formats/.test(key)),
    ],
    'does not find a key that is the name of another locale': [
      'The hash of one locale is confused with that of all locales.',
      finding((find, reference) => async (params) => {
        const [first = ''] = nameText(params.key).split('.');
        return (await reference.availableLocales(params)).includes(first) ? undefined : find(params);
      }),
    ],
    'finds plural forms only by a count': [
      'A map with `one` and `other` is stored as a single value.',
      finding((find) => async (params) => {
        const isForm = /\.(?:one|other)$/.test(nameText(params.key)) && params.count === undefined;
        return isForm ? undefined : find(params);
      }),
    ],
    'does not find keys that are names of arguments': [
      'The names of arguments are reserved.',
      losing((key) => /\bscope|default\b/.test(key)),
    ],
    'finds no path with a part that every object inherits, such as `constructor`': [
      'Keys are checked against the members of an empty object.',
      finding((find) => async (params) => {
        const parts = nameText(params.key).split('.');
        return parts.length > 1 && parts.some((part) => part in {}) ? undefined : find(params);
      }),
    ],
    'ignores capitals in a path': [
      'Keys are usually written in lower case.',
      findingElse((params, find) => find({ ...params, key: nameText(params.key).toLowerCase() })),
    ],
    'splits a path at slashes as well': [
      'File paths are split at slashes.',
      finding((find) => (params) => find({ ...params, key: nameText(params.key).replaceAll('/', '.') })),
    ],
    'splits a path at underscores when it finds nothing': [
      'In the name of an environment variable, a path has underscores instead of dots.',
      findingElse((params, find) => find({ ...params, key: nameText(params.key).replaceAll('_', '.') })),
    ],
    'reads an underscore as a hyphen when it finds nothing': [
      'Keys are converted to one way of writing them.',
      spelledOtherwise((key) => key.replaceAll('_', '-')),
    ],
    'reads a hyphen as an underscore when it finds nothing': [
      'Keys are converted to one way of writing them.',
      spelledOtherwise((key) => key.replaceAll('-', '_')),
    ],
    'reads a dot as any character when it finds nothing': [
      'The path is used as a regular expression.',
      spelledOtherwise((key) => key.replaceAll('.', '_')),
    ],
    'trims the parts of a path when it finds nothing': [
      'The path is split at its dots, with spaces around them.',
      spelledOtherwise((key) =>
        key
          .split('.')
          .map((part) => part.trim())
          .join('.'),
      ),
    ],
    'removes the name of the active locale from a path when it finds nothing': [
      'In the hash, paths begin with the locale.',
      findingElse(async (params, find, reference) => {
        const [first, ...path] = nameText(params.key).split('.');
        const isActive = first === (await reference.locale({ subject: subjectOf(params) }));
        return isActive ? find({ ...params, key: path.join('.') }) : undefined;
      }),
    ],
    'does not find keys that are names of further arguments': [
      'The names of arguments are reserved.',
      losing((key) => /\b(?:count|params|locale)\b/.test(key)),
    ],
    'finds no other key beside plural forms': [
      'A map with plural forms becomes an object that holds only the forms.',
      finding((find) => async (params) => {
        const [, path = '', last = ''] = /^(.+)\.([^.]+)$/.exec(nameText(params.key)) ?? [];
        const form = /^(one|other)$/.test(last) ? undefined : await find({ ...params, key: `${path}.other` });
        return form === undefined ? find(params) : undefined;
      }),
    ],
  }),
  ...mutantsOf('LOOKUP-03', {
    'does not accept Symbols': [
      'Keys are stored as Strings, which never equal a Symbol.',
      finding((find) => async (params) => (typeof params.key === 'string' ? find(params) : undefined)),
    ],
    'treats a Symbol with dots as one key without parts': [
      'A Symbol is treated as a name, and only Strings are split at their dots.',
      losing((_, params) => hasDots(params.key)),
    ],
    'splits a Symbol only at its first dot': [
      'Two parts, a group and a key, seem enough.',
      losing((key, params) => hasDots(params.key) && key.split('.').length > 2),
    ],
  }),
];

/** Makes lookups that find nothing look for another spelling of the key. */
function spelledOtherwise(change: (key: string) => string): Change {
  return findingElse((params, find) => find({ ...params, key: change(nameText(params.key)) }));
}

function hasDots(key: Name): boolean {
  return typeof key !== 'string' && key.symbol.includes('.');
}

function hoisted(map: TranslationMap): TranslationMap {
  return Object.assign({}, ...Object.values(map).filter(isMap).map(hoisted), map) as TranslationMap;
}
