import { fileTextsBecome } from '../../changes/files';
import { initializing } from '../../changes/initializing';
import { inLoadedFiles, inReadFiles } from '../files-of-format';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes in loading YAML files. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('LOAD-01', inLoadedFiles('yaml')),
  ...mutantsOf('LOAD-02', {
    ...inReadFiles('yaml'),
    'reads only lists that are indented': fileTextsBecome('.yml', (text) =>
      text.replace(/^( *)(\w+:\n)\1- /gm, '$1$2] '),
    ),
    'reads lists in brackets only in one line': fileTextsBecome('.yml', (text) =>
      text.replaceAll('[\n', ']\n'),
    ),
    'ignores loaders of folders in `init`': initializing((loaders) =>
      loaders.filter((loader) => !('path' in loader)),
    ),
  }),
];
