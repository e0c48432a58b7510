import type { TranslationLeaf } from '../../../adapter/contract/values';
import { keepingFolders, loadedBecomes } from '../../changes/reading';
import { mapLeaves } from '../../changes/translations';
import { filesOf } from '../files-of-format';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes in loading JSON files. */
export const mutants: readonly Mutant[] = [
  ...filesOf('json', 'LOAD-03', 'LOAD-04'),
  ...mutantsOf('LOAD-03', {
    'leaves escapes unchanged': [
      'The author wrote a small parser instead of using a library.',
      loadedBecomes('json', (translations) => mapLeaves(translations, escaped)),
    ],
    'ignores changes of a file that was read before': [
      'Reading is slow, and folders do not seem to change.',
      keepingFolders('json'),
    ],
    'replaces characters that are escaped in two parts': [
      'Each escape is converted alone, and half of a character is none.',
      loadedBecomes('json', (translations) =>
        mapLeaves(translations, (leaf) =>
          typeof leaf === 'string' ? leaf.replace(/[\u{10000}-\u{10ffff}]/gu, '\ufffd\ufffd') : leaf,
        ),
      ),
    ],
  }),
];

function escaped(leaf: TranslationLeaf): TranslationLeaf {
  if (typeof leaf !== 'string') return leaf;
  return leaf.replace(
    /["\u0080-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
