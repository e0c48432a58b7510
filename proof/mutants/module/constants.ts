import { mutantsOf, type Mutant } from '../mutant';
import { resultBecomes } from '../../changes/results';

/** Mistakes in the constants. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('CONSTANT-01', {
    'returns the version of the port': resultBecomes('constants', (constants) => ({
      ...constants,
      VERSION: '1.0.0',
    })),
  }),
  ...mutantsOf('CONSTANT-02', {
    'uses the locale of the host as the default locale': resultBecomes('constants', (constants) => ({
      ...constants,
      DEFAULT_LOCALE: 'en-US',
    })),
    'returns the configured default locale as the constant': resultBecomes(
      'constants',
      async (constants, { reference }) => ({
        ...constants,
        DEFAULT_LOCALE: (await reference.config()).default_locale,
      }),
    ),
  }),
];
