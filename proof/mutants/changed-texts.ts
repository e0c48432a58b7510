import { lookups } from '../changes/lookups';
import type { Change } from '../changes/reference-with';
import { mutant, type Mutant } from './mutant';

/** Changes of white space and letters that nobody sees, each by what it does, with the reason to do it. */
export const CHANGED_TEXTS = [
  ['changes line breaks', 'Texts have those of one system.', (text) => text.replace(/\r\n?/g, '\n')],
  ['drops a line break at the end', 'A text is a line.', (text) => text.replace(/\n$/, '')],
  ['turns tabs into spaces', 'Texts are shown in columns.', (text) => text.replaceAll('\t', ' ')],
  ['puts letters and accents together', 'Texts are compared in one form.', (text) => text.normalize('NFC')],
  ['replaces compatible letters', 'Texts are compared in one form.', (text) => text.normalize('NFKC')],
  [
    'turns spaces that do not break into others',
    'They are one class in regular expressions.',
    (text) => text.replaceAll('\u00a0', ' '),
  ],
  [
    'drops characters without a width',
    'They come from files with a byte order mark.',
    (text) => text.replace(/[\ufeff\u200b]/g, ''),
  ],
  ['puts several spaces together', 'Web pages show one.', (text) => text.replace(/ {2,}/g, ' ')],
  ['takes letters and accents apart', 'Texts are compared in one form.', (text) => text.normalize('NFD')],
] as const satisfies readonly (readonly [string, string, (text: string) => string])[];

/** The mutants of a rule whose texts are changed in white space and letters. */
export function texts(rule: string): readonly Mutant[] {
  return CHANGED_TEXTS.map(([name, why, change]) => mutant(rule, name, why, textsBecome(change)));
}

/** Changes the texts that lookups return. */
export function textsBecome(change: (text: string) => string): Change {
  return lookups((lookup) => async (params) => change(await lookup(params)));
}
