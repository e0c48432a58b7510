import { initializing } from '../../changes/initializing';
import { inLoadedFiles, inReadFiles } from '../files-of-format';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes in loading YAML files. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('LOAD-01', inLoadedFiles('yaml')),
  ...mutantsOf('LOAD-02', {
    ...inReadFiles('yaml'),
    'ignores loaders of folders in `init`': initializing((loaders) =>
      loaders.filter((loader) => !('path' in loader)),
    ),
  }),
];
