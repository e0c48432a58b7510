import { type Name, type TranslationMap } from '../../../adapter/contract/values';
import { injectedBecome, leavesBecome } from '../../changes/loading';
import {
  finding,
  findingElse,
  losing,
  argumentsBecome,
  textsBecome,
  losingTexts,
} from '../../changes/lookups';
import { type Change } from '../../changes/reference-with';
import { nameText } from '../../changes/surfaces';
import { pathOf } from '../../../steps/notation';
import { isMap, mapLocales } from '../../changes/translations';
import { mutantsOf, type Mutant, eachOf } from '../mutant';
import { keysBecome, lookedUpKeysBecome } from '../../changes/keys';
import { CHANGED_TEXTS } from '../changed-texts';

/** Mistakes in the texts of simple keys, and in following a path. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('LOOKUP-01', {
    'treats an empty text as missing': losingTexts((text) => text === ''),
    'trims the key': finding((find) => (params) => find({ ...params, key: nameText(params.key).trim() })),
    'trims the text': textsBecome((text) => text.trim()),
    'treats percent signs in a text as directives of printf': textsBecome((text) =>
      text.replace(/%[ds]?(?!\{)/g, ''),
    ),
    'looks up a text that is itself a key': finding((find) => async (params) => {
      const text = await find(params);
      return text === undefined ? undefined : ((await find({ ...params, key: text })) ?? text);
    }),
    'escapes markup': textsBecome((text) =>
      text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
    ),
    'treats braces without a percent sign as placeholders': leavesBecome((leaf) =>
      typeof leaf === 'string' ? leaf.replace(/[#$]?\{(\w+)\}/g, '') : leaf,
    ),
    'returns the text of a longer key that begins with the given key': finding((find) => async (params) => {
      const longer = await find({ ...params, key: `${nameText(params.key)}s` });
      return longer ?? find(params);
    }),
    'treats a count of nil as 0': argumentsBecome((params) =>
      params.count === null ? { ...params, count: 0 } : params,
    ),
    'looks up keys in lower case': argumentsBecome((params) => ({
      ...params,
      key: nameText(params.key).toLowerCase(),
    })),
    'follows a link to another key in a text': finding((find) => async (params) => {
      const text = await find(params);
      const [, key] = /^(?:\$t\(|@:)(\w+)\)?$/.exec(text ?? '') ?? [];
      return key === undefined ? text : find({ ...params, key });
    }),
    'returns only the part of a text before a bar': textsBecome((text) => text.split(' | ')[0] ?? ''),
    'evaluates ICU plurals in a text': textsBecome((text) => text.replace(/\{count, plural, .*\}$/, 'items')),
    'resolves escapes in a text again': textsBecome((text) =>
      text.replaceAll('\\t', '\t').replaceAll('\\u00e9', 'é'),
    ),
    'renders Markdown emphasis and names of emoji in a text': textsBecome((text) =>
      text.replaceAll('**', '').replaceAll(':smile:', '😄'),
    ),
    'follows a text that begins with a colon to another key': finding((find) => async (params) => {
      const text = await find(params);
      return text?.startsWith(':') ? ((await find({ ...params, key: text.slice(1) })) ?? text) : text;
    }),
    'finds nothing under the key __proto__': losing((_, params) => params.key === '__proto__'),
    'refuses the key `prototype`': losing((key) => key === 'prototype'),
    'finds nothing under the key `size`': losing((key) => key === 'size'),
    'reads a text of digits as a number': textsBecome((text) =>
      /^\d+(\.\d+)?$/.test(text) ? String(Number(text)) : text,
    ),
    'writes one apostrophe for two': textsBecome((text) => text.replaceAll("''", "'")),
    'treats a capital within a key as a hyphen and a small letter': keysBecome((key) =>
      key.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    ),
    ...eachOf(CHANGED_TEXTS, textsBecome),
    'treats the texts "0" and "false" as no text': losingTexts((text) => text === '0' || text === 'false'),
    'treats a text that equals its key as no text': losingTexts((text, { key }) => text === nameText(key)),
    'splits keys at slashes too': lookedUpKeysBecome((key) => key.replaceAll('/', '.')),
    'splits keys at colons too': lookedUpKeysBecome((key) => key.replaceAll(':', '.')),
    'drops punctuation at the end of a key': lookedUpKeysBecome((key) => key.replace(/[?!]+$/, '')),
    'converts keys of digits to indexes': lookedUpKeysBecome((key) => key.replace(/^\d+$/, '[$&]')),
    'drops characters beyond 16 bits from a key': lookedUpKeysBecome((key) =>
      key.replace(/[^\0-\uffff]/gu, ''),
    ),
  }),
  ...mutantsOf('LOOKUP-02', {
    'looks up the last part of a key at the top level': findingElse((params, find) =>
      find({ ...params, key: nameText(params.key).split('.').at(-1) ?? '' }),
    ),
    'finds only keys of two levels': finding(
      (find) => (params) => find({ ...params, key: nameText(params.key).split('.').slice(0, 2).join('.') }),
    ),
    'returns the text of the key above a key that does not exist': findingElse((params, find) =>
      find({ ...params, key: nameText(params.key).replace(/\.[^.]*$/, '') }),
    ),
    'finds a nested key without the keys above it': injectedBecome((translations) =>
      mapLocales(translations, hoisted),
    ),
    'finds no field of the data of numbers, dates and times': losing((key, { scope }) =>
      /^i18n\.(?:date|time|number)\./.test(pathOf(key, scope)),
    ),
    "finds none of the user's own keys below `i18n`": finding((find) => async (params) => {
      const isOwn = /^i18n\.(?!date|time|number)/.test(nameText(params.key));
      return isOwn ? undefined : find(params);
    }),
    'does not find a key that is the name of another locale': finding((find, reference) => async (params) => {
      const [first = ''] = nameText(params.key).split('.');
      return (await reference.availableLocales(params)).includes(first) ? undefined : find(params);
    }),
    'finds plural forms only by a count': finding((find) => async (params) => {
      const isForm = /\.(?:one|other)$/.test(nameText(params.key)) && params.count === undefined;
      return isForm ? undefined : find(params);
    }),
    'does not find keys that are names of arguments': losing((key) => /\bscope|default\b/.test(key)),
    'finds no path with a part that every object inherits, such as `constructor`': finding(
      (find) => async (params) => {
        const parts = nameText(params.key).split('.');
        return parts.length > 1 && parts.some((part) => part in {}) ? undefined : find(params);
      },
    ),
    'ignores capitals in a path': findingElse((params, find) =>
      find({ ...params, key: nameText(params.key).toLowerCase() }),
    ),
    'splits a path at slashes as well': finding(
      (find) => (params) => find({ ...params, key: nameText(params.key).replaceAll('/', '.') }),
    ),
    'reads an underscore as a hyphen when it finds nothing': spelledOtherwise((key) =>
      key.replaceAll('_', '-'),
    ),
    'reads a hyphen as an underscore when it finds nothing': spelledOtherwise((key) =>
      key.replaceAll('-', '_'),
    ),
    'reads a dot as any character when it finds nothing': spelledOtherwise((key) => key.replaceAll('.', '_')),
    'trims the parts of a path when it finds nothing': spelledOtherwise((key) =>
      key
        .split('.')
        .map((part) => part.trim())
        .join('.'),
    ),
    'finds no other key beside plural forms': finding((find) => async (params) => {
      const [, path = '', last = ''] = /^(.+)\.([^.]+)$/.exec(nameText(params.key)) ?? [];
      const form = /^(one|other)$/.test(last) ? undefined : await find({ ...params, key: `${path}.other` });
      return form === undefined ? find(params) : undefined;
    }),
  }),
  ...mutantsOf('LOOKUP-03', {
    'does not accept Symbols': finding(
      (find) => async (params) => (typeof params.key === 'string' ? find(params) : undefined),
    ),
    'treats a Symbol with dots as one key without parts': losing((_, params) => hasDots(params.key)),
    'splits a Symbol only at its first dot': losing(
      (key, params) => hasDots(params.key) && key.split('.').length > 2,
    ),
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
