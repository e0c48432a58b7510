import type { TranslationLeaf } from '../../../adapter/contract/values';
import { eachFile } from '../../changes/files';
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
    'reads texts of digits as numbers': [
      'Texts that look like numbers are converted.',
      loadedBecomes('json', (translations) =>
        mapLeaves(translations, (leaf) =>
          typeof leaf === 'string' && /^\d+$/.test(leaf) ? Number(leaf) : leaf,
        ),
      ),
    ],
    'removes comments, also from texts': [
      'In other libraries, JSON may have comments, which are removed before it is parsed.',
      loadedBecomes('json', (translations) =>
        mapLeaves(translations, (leaf) =>
          typeof leaf === 'string' ? leaf.replace(/\/\/.*|\/\*.*\*\//g, '') : leaf,
        ),
      ),
    ],
    'reads the text yes as true': [
      'JSON is read by a YAML parser, which forgets the quotes.',
      loadedBecomes('json', (translations) =>
        mapLeaves(translations, (leaf) => (leaf === 'yes' ? true : leaf)),
      ),
    ],
    'keeps the backslash before a slash': [
      'A parser of its own knows the other escapes.',
      eachFile(async (_, load, text) => {
        const isEscaped = (await text()).includes('\\/');
        return mapLeaves(await load(), (leaf) =>
          isEscaped && typeof leaf === 'string' ? leaf.replaceAll('/', '\\/') : leaf,
        );
      }),
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
