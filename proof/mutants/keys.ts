import type { TranslationMap } from '../../adapter/contract/values';
import { leavesBecome, translationsBecome } from '../changes/loading';
import { finding, lookups } from '../changes/lookups';
import { textOf } from '../changes/surfaces';
import { isMap, mapLocales } from '../changes/translations';
import { mutant, type Mutant } from './mutant';

/** Mistakes in looking up a simple key. */
export const simpleKeys: readonly Mutant[] = [
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
      const longer = await find({ ...params, key: `${textOf(params.key)}s` });
      return longer ?? find(params);
    }),
  ),
  mutant(
    'LOOKUP-01',
    'takes a count of nil for zero',
    'A count that is given is a count.',
    lookups((lookup) => (params) => lookup(params.count === null ? { ...params, count: 0 } : params)),
  ),
];

/** Mistakes in looking up a path. */
export const paths: readonly Mutant[] = [
  mutant(
    'LOOKUP-02',
    'looks the last part up at the top',
    'The path is split, and its last part is the key.',
    finding(
      (find) => async (params) =>
        (await find(params)) ?? find({ ...params, key: textOf(params.key).split('.').at(-1) ?? '' }),
    ),
  ),
  mutant(
    'LOOKUP-02',
    'goes two levels down',
    'The path is split into a group and a key.',
    finding(
      (find) => (params) => find({ ...params, key: textOf(params.key).split('.').slice(0, 2).join('.') }),
    ),
  ),
  mutant(
    'LOOKUP-02',
    'gives the text on the way',
    'Where a text is found there is nothing further to look for.',
    finding(
      (find) => async (params) =>
        (await find(params)) ?? find({ ...params, key: textOf(params.key).replace(/\.[^.]*$/, '') }),
    ),
  ),
  mutant(
    'LOOKUP-02',
    'finds the keys of nested maps at the top',
    'The maps are flattened by their own keys.',
    translationsBecome((translations) => mapLocales(translations, hoisted)),
  ),
  mutant(
    'LOOKUP-02',
    'skips parts that lead nowhere',
    'A part that is not there leaves the map as it is.',
    finding(
      (find) => async (params) =>
        (await find(params)) ?? find({ ...params, key: textOf(params.key).split('.').slice(1).join('.') }),
    ),
  ),
];

function hoisted(map: TranslationMap): TranslationMap {
  return Object.assign({}, ...Object.values(map).filter(isMap).map(hoisted), map) as TranslationMap;
}
