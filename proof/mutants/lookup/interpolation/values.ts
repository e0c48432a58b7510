import type { Change } from '../../../changes/reference-with';
import { valuesBecome } from '../../../changes/values';
import { mutant, type Mutant } from '../../mutant';

/** Mistakes in putting a value into a text. */
export const mutants: readonly Mutant[] = [
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
