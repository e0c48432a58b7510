import { textsBecome } from '../changes/lookups';
import { mutant, type Mutant } from './mutant';

/** Changes of white space and letters that nobody sees, each by what it does, with the reason to do it. */
export const CHANGED_TEXTS = [
  [
    'converts line breaks to line feeds',
    "Line breaks are converted to those of the author's system.",
    (text) => text.replace(/\r\n?/g, '\n'),
  ],
  ['drops a line break at the end', 'A text seems to be a single line.', (text) => text.replace(/\n$/, '')],
  ['turns tabs into spaces', 'Texts are shown in columns.', (text) => text.replaceAll('\t', ' ')],
  [
    'composes letters and accents',
    'Texts are normalized to one Unicode form before they are compared.',
    (text) => text.normalize('NFC'),
  ],
  [
    'replaces ligatures and similar characters with plain letters',
    'Texts are normalized to one Unicode form before they are compared.',
    (text) => text.normalize('NFKC'),
  ],
  [
    'replaces non-breaking spaces with plain spaces',
    'A regular expression matches all kinds of spaces with one class.',
    (text) => text.replaceAll('\u00a0', ' '),
  ],
  [
    'drops characters without a width',
    'Such characters seem to be remains of a byte order mark.',
    (text) => text.replace(/[\ufeff\u200b]/g, ''),
  ],
  [
    'merges several spaces into one',
    'Web pages show several spaces as one.',
    (text) => text.replace(/ {2,}/g, ' '),
  ],
  [
    'decomposes letters and accents',
    'Texts are normalized to one Unicode form before they are compared.',
    (text) => text.normalize('NFD'),
  ],
] as const satisfies readonly (readonly [string, string, (text: string) => string])[];

/** The mutants of a rule whose texts are changed in white space and letters. */
export function texts(rule: string): readonly Mutant[] {
  return CHANGED_TEXTS.map(([name, why, change]) => mutant(rule, name, why, textsBecome(change)));
}
