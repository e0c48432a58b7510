import { lookups } from '../../../changes/lookups';
import type { Change } from '../../../changes/reference-with';
import { nameText } from '../../../changes/surfaces';
import { mapValues, valuesBecome } from '../../../changes/values';
import { CHANGED_TEXTS } from '../../changed-texts';
import { mutant, mutantsOf, type Mutant } from '../../mutant';

/** Mistakes in putting a value into a text. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('INTERP-03', {
    'treats a dollar sign in a value as a reference': [
      'In JavaScript, `replace` gives a dollar sign in the replacement text a special meaning.',
      valueTextsBecome((text) => text.replaceAll('$&', '%{name}').replaceAll('$1', '').replaceAll('$$', '$')),
    ],
    'treats a dollar sign and a name in a value as a reference': [
      'In Java and JavaScript, replacement texts refer to named groups by ${name} and $<name>.',
      valueTextsBecome((text) => text.replace(/\$(?:\{\w+\}|<\w+>)/g, '')),
    ],
    'drops a sign before a name in a value': [
      'Values may be Symbols or tags, and only their names are written.',
      valueTextsBecome((text) => text.replace(/[:#@](?=\w)/g, '')),
    ],
    'resolves escapes in a value': [
      'The filled text is parsed as a String literal.',
      valueTextsBecome((text) => text.replaceAll('\\n', '\n').replaceAll('\\t', '\t')),
    ],
    'treats a backslash and a digit in a value as a reference': [
      'In Ruby and Crystal, `gsub` gives a backslash in the replacement text a special meaning.',
      valueTextsBecome((text) => text.replace(/\\[0-9]/g, '')),
    ],
    'treats a backslash and a name in a value as a reference': [
      'In Ruby and Crystal, `gsub` gives a backslash in the replacement text a special meaning.',
      valueTextsBecome((text) => text.replace(/\\k<\w+>/g, '')),
    ],
    'replaces two backslashes in a value with one': [
      'The value is unescaped before it is inserted.',
      valueTextsBecome((text) => text.replaceAll('\\\\', '\\')),
    ],
    'formats percent signs': [
      'The filled text is passed to printf.',
      valueTextsBecome((text) => text.replaceAll('%%', '%').replace(/%[sd]/g, '')),
    ],
    'escapes markup': [
      'Translations are shown on web pages.',
      valueTextsBecome((text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')),
    ],
    'trims values': ['Users type spaces by accident.', valueTextsBecome((text) => text.trim())],
    'escapes values under keys that end in `_html`': [
      'Another library treats texts under such keys as HTML.',
      escapingUnder(/_html$/),
    ],
    'escapes values under keys whose last part is `html`': [
      'Another library treats texts under such keys as HTML.',
      escapingUnder(/\.html$/),
    ],
    'drops braces in a value': [
      'Braces are removed, so that a value cannot contain a placeholder.',
      valuesBecome((value) => (typeof value === 'string' ? value.replace(/[{}]/g, '') : value)),
    ],
  }),
  ...CHANGED_TEXTS.map(([name, why, change]) => mutant('INTERP-03', name, why, valueTextsBecome(change))),
];

/** Changes the text that fills a placeholder. */
function valueTextsBecome(change: (text: string) => string): Change {
  return valuesBecome((value) => (typeof value === 'string' ? change(value) : value));
}

/** Escapes the values in params where the key matches. */
function escapingUnder(key: RegExp): Change {
  return lookups((lookup) => (params) => {
    if (!params.params || !key.test(nameText(params.key))) return lookup(params);
    const escaped = mapValues(params.params, (value) => String(value).replaceAll('<', '&lt;'));
    return lookup({ ...params, params: escaped });
  });
}
