import { inLoadedFiles, inReadFiles } from '../files-of-format';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes in loading JSON files. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('LOAD-03', inLoadedFiles('json')),
  ...mutantsOf('LOAD-04', inReadFiles('json')),
];
