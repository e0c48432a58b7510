import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes in the constants. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('CONSTANT-01', {
    'returns the version of the port': [
      'A package has a version of its own, which seems to be the one to return.',
      (reference) => ({
        constants: async () => ({ ...(await reference.constants()), VERSION: '1.0.0' }),
      }),
    ],
    'puts a v before the version': [
      'The tags of releases begin with a v.',
      (reference) => ({
        constants: async () => ({ ...(await reference.constants()), VERSION: 'v0.2.2' }),
      }),
    ],
    'leaves out the last number of the version': [
      'Patch versions do not seem to matter.',
      (reference) => ({
        constants: async () => ({ ...(await reference.constants()), VERSION: '0.2' }),
      }),
    ],
  }),
  ...mutantsOf('CONSTANT-02', {
    'uses the locale of the host as the default locale': [
      'The host knows which language the user reads.',
      (reference) => ({
        constants: async () => ({ ...(await reference.constants()), DEFAULT_LOCALE: 'en-US' }),
      }),
    ],
    'returns the configured default locale as the constant': [
      'The constant is written as a method that returns the default locale of the main configuration.',
      (reference) => ({
        constants: async () => ({
          ...(await reference.constants()),
          DEFAULT_LOCALE: (await reference.config()).default_locale,
        }),
      }),
    ],
    'writes the default locale in capitals': [
      'The names of constants are in capitals.',
      (reference) => ({
        constants: async () => ({ ...(await reference.constants()), DEFAULT_LOCALE: 'EN' }),
      }),
    ],
  }),
];
