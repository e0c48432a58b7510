import { mutantsOf, type Mutant } from '../mutant';
import { resultBecomes } from '../../changes/results';

/** Mistakes in the constants. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('CONSTANT-01', {
    'returns the version of the port': [
      'A package has a version of its own, which seems to be the one to return.',
      resultBecomes('constants', (constants) => ({ ...constants, VERSION: '1.0.0' })),
    ],
    'puts a v before the version': [
      'The tags of releases begin with a v.',
      resultBecomes('constants', (constants) => ({ ...constants, VERSION: 'v0.2.2' })),
    ],
    'leaves out the last number of the version': [
      'Patch versions do not seem to matter.',
      resultBecomes('constants', (constants) => ({ ...constants, VERSION: '0.2' })),
    ],
  }),
  ...mutantsOf('CONSTANT-02', {
    'uses the locale of the host as the default locale': [
      'The host knows which language the user reads.',
      resultBecomes('constants', (constants) => ({ ...constants, DEFAULT_LOCALE: 'en-US' })),
    ],
    'returns the configured default locale as the constant': [
      'The constant is written as a method that returns the default locale of the main configuration.',
      resultBecomes('constants', async (constants, { reference }) => ({
        ...constants,
        DEFAULT_LOCALE: (await reference.config()).default_locale,
      })),
    ],
    'writes the default locale in capitals': [
      'The names of constants are in capitals.',
      resultBecomes('constants', (constants) => ({ ...constants, DEFAULT_LOCALE: 'EN' })),
    ],
  }),
];
