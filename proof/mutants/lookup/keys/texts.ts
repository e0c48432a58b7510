import { keysBecome, lookedUpKeysBecome } from '../../../changes/keys';
import { leavesBecome } from '../../../changes/loading';
import { argumentsBecome, finding, losing, textsBecome, losingTexts } from '../../../changes/lookups';
import { nameText } from '../../../changes/surfaces';
import { texts } from '../../changed-texts';
import { mutant, mutantsOf, type Mutant } from '../../mutant';

/** Texts that are taken for no text: which, why, and how they are recognized. */
const TAKEN_FOR_NONE: readonly (readonly [string, string, (text: string, key: string) => boolean])[] = [
  ['the texts "0" and "false"', 'In PHP, the text "0" is false.', (text) => text === '0' || text === 'false'],
  [
    'a text of spaces alone',
    'Texts are trimmed before they are compared with the empty text.',
    (text) => text !== '' && text.trim() === '',
  ],
  [
    'a text that equals its key',
    'Gettext returns the key where a translation is missing.',
    (text, key) => text === key,
  ],
];

/** Changes of keys that are looked up. */
const CHANGED_KEYS: readonly (readonly [string, string, (key: string) => string])[] = [
  [
    'splits keys at slashes too',
    'Other libraries write paths with slashes.',
    (key) => key.replaceAll('/', '.'),
  ],
  [
    'splits keys at colons too',
    'Other libraries separate a namespace by a colon.',
    (key) => key.replaceAll(':', '.'),
  ],
  [
    'drops a colon at the beginning of a key',
    'Symbols are passed as Strings that begin with a colon.',
    (key) => key.replace(/^:/, ''),
  ],
  [
    'drops punctuation at the end of a key',
    'Keys are converted to identifiers.',
    (key) => key.replace(/[?!]+$/, ''),
  ],
  [
    'converts keys of digits to indexes',
    'Digits are read as the index of an array.',
    (key) => key.replace(/^\d+$/, '[$&]'),
  ],
  [
    'drops zeros at the beginning of a key of digits',
    'Digits are read as the index of an array.',
    (key) => key.replace(/^0+(?=\d+$)/, ''),
  ],
  [
    'looks up keys of capitals alone in lower case',
    'Such keys are taken for names of constants.',
    (key) => (/^[A-Z]+$/.test(key) ? key.toLowerCase() : key),
  ],
  [
    'drops characters beyond 16 bits from a key',
    'Keys are scanned in units of 16 bits.',
    (key) => key.replace(/[^\0-\uffff]/gu, ''),
  ],
];

/** Mistakes in the texts of simple keys. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('LOOKUP-01', {
    'treats an empty text as missing': [
      'An empty String is false in many languages.',
      losingTexts((text) => text === ''),
    ],
    'trims the key': [
      'Keys are read from files, in which spaces around them have no meaning.',
      finding((find) => (params) => find({ ...params, key: nameText(params.key).trim() })),
    ],
    'trims the text': ['Texts in files have accidental spaces.', textsBecome((text) => text.trim())],
    'formats percent signs': [
      'The text is passed to printf, with the values.',
      textsBecome((text) => text.replace(/%[ds]?(?!\{)/g, '')),
    ],
    'looks up a text that is itself a key': [
      'In other formats, a text may refer to another key.',
      finding((find) => async (params) => {
        const text = await find(params);
        return text === undefined ? undefined : ((await find({ ...params, key: text })) ?? text);
      }),
    ],
    'escapes markup': [
      'Translations are shown on web pages.',
      textsBecome((text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')),
    ],
    'treats braces without a percent sign as placeholders': [
      'Other formats write {name}.',
      leavesBecome((leaf) => (typeof leaf === 'string' ? leaf.replace(/[#$]?\{(\w+)\}/g, '') : leaf)),
    ],
    'returns the text of a longer key that begins with the given key': [
      'Keys are found by binary search, which compares only their beginnings.',
      finding((find) => async (params) => {
        const longer = await find({ ...params, key: `${nameText(params.key)}s` });
        return longer ?? find(params);
      }),
    ],
    'treats a count of nil as 0': [
      'A count of nil is converted to a number.',
      argumentsBecome((params) => (params.count === null ? { ...params, count: 0 } : params)),
    ],
    'looks up keys in lower case': [
      'Keys are usually written in lower case.',
      argumentsBecome((params) => ({ ...params, key: nameText(params.key).toLowerCase() })),
    ],
    'follows a link to another key in a text': [
      'Other libraries write $t(key) and @:key.',
      finding((find) => async (params) => {
        const text = await find(params);
        const [, key] = /^(?:\$t\(|@:)(\w+)\)?$/.exec(text ?? '') ?? [];
        return key === undefined ? text : find({ ...params, key });
      }),
    ],
    'returns only the part of a text before a bar': [
      'Other libraries separate plural forms with bars.',
      textsBecome((text) => text.split(' | ')[0] ?? ''),
    ],
    'evaluates ICU plurals in a text': [
      'The texts are read as ICU messages.',
      textsBecome((text) => text.replace(/\{count, plural, .*\}$/, 'items')),
    ],
    'resolves escapes in a text again': [
      'The author forgot that the YAML parser already resolves escapes.',
      textsBecome((text) => text.replaceAll('\\t', '\t').replaceAll('\\u00e9', 'é')),
    ],
    'decodes HTML entities in a text': [
      'Texts were written for web pages.',
      textsBecome((text) => text.replaceAll('&lt;', '<').replaceAll('&eacute;', 'é')),
    ],
    'renders Markdown emphasis and names of emoji in a text': [
      'Texts are written in Markdown.',
      textsBecome((text) => text.replaceAll('**', '').replaceAll(':smile:', '😄')),
    ],
    'escapes markup under keys that end in `_html`': [
      'In Rails, texts under keys that end in `_html` are not escaped; the port does the opposite.',
      textsBecome((text, params) =>
        nameText(params.key).endsWith('_html') ? text.replaceAll('<', '&lt;') : text,
      ),
    ],
    'follows a text that begins with a colon to another key': [
      'In other libraries, a Symbol as a text is a link to another key.',
      finding((find) => async (params) => {
        const text = await find(params);
        return text?.startsWith(':') ? ((await find({ ...params, key: text.slice(1) })) ?? text) : text;
      }),
    ],
    'finds nothing under the key __proto__': [
      'In JavaScript, assigning this property of an object changes its prototype.',
      losing((_, params) => params.key === '__proto__'),
    ],
    'refuses the key `prototype`': [
      'In JavaScript, such keys are refused, so that no input can change a prototype.',
      losing((key) => key === 'prototype'),
    ],
    'finds nothing under the key `size`': [
      'Keys are read as members of a map, which has a member of this name.',
      losing((key) => key === 'size'),
    ],
    'reads a text of digits as a number': [
      'The texts are parsed as YAML again.',
      textsBecome((text) => (/^\d+(\.\d+)?$/.test(text) ? String(Number(text)) : text)),
    ],
    'escapes quotation marks': [
      'Translations are written into attributes of HTML.',
      textsBecome((text) => text.replaceAll('"', '&quot;')),
    ],
    'writes one apostrophe for two': [
      'In the MessageFormat of Java, an apostrophe is doubled.',
      textsBecome((text) => text.replaceAll("''", "'")),
    ],
    'decodes a percent sign and two digits': [
      'Texts were written for addresses of web pages.',
      textsBecome((text) => text.replace(/%\d\d/g, decodeURIComponent)),
    ],
    'returns only the part of a text before four bars': [
      'Another library separates plural forms with four bars.',
      textsBecome((text) => text.split('||||')[0] ?? ''),
    ],
    'turns a backslash and n into a line break': [
      'In files of other formats, a text has only one line.',
      textsBecome((text) => text.replaceAll('\\n', '\n')),
    ],
    'treats a capital within a key as a hyphen and a small letter': [
      'Keys are converted to one way of writing them.',
      keysBecome((key) => key.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)),
    ],
  }),
  ...texts('LOOKUP-01'),
  ...TAKEN_FOR_NONE.map(([what, why, holds]) =>
    mutant(
      'LOOKUP-01',
      `treats ${what} as no text`,
      why,
      losingTexts((text, { key }) => holds(text, nameText(key))),
    ),
  ),
  ...CHANGED_KEYS.map(([what, why, change]) => mutant('LOOKUP-01', what, why, lookedUpKeysBecome(change))),
];
