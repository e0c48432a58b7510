import { loadedTextsBecome } from '../../changes/reading';
import { filesOf } from '../files-of-format';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes in loading JSON files. */
export const mutants: readonly Mutant[] = [
  ...filesOf('json', 'LOAD-03', 'LOAD-04'),
  ...mutantsOf('LOAD-03', {
    'leaves escapes unchanged': [
      'The author wrote a small parser instead of using a library.',
      loadedTextsBecome('json', escaped),
    ],
    'replaces characters that are escaped in two parts': [
      'Each escape is converted alone, and half of a character is none.',
      loadedTextsBecome('json', (text) => text.replace(/[\u{10000}-\u{10ffff}]/gu, '\ufffd\ufffd')),
    ],
  }),
];

function escaped(text: string): string {
  return text.replace(
    /["\u0080-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
