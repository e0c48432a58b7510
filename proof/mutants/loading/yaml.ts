import { initializing } from '../../changes/initializing';
import { keepingFolders } from '../../changes/reading';
import { filesOf } from '../files-of-format';
import { mutant, type Mutant } from '../mutant';

/** Mistakes in loading YAML files. */
export const mutants: readonly Mutant[] = [
  ...filesOf('yaml', 'LOAD-01', 'LOAD-02'),
  mutant(
    'LOAD-01',
    'ignores changes of a file that was read before',
    'Reading is slow, and folders do not seem to change.',
    keepingFolders('yaml'),
  ),
  mutant(
    'LOAD-02',
    'ignores loaders of folders in `init`',
    '`init` recognizes only loaders that hold their translations in memory.',
    initializing((loaders) => loaders.filter((loader) => !('path' in loader))),
  ),
];
