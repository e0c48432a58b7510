import { inBlocks } from '../../changes/blocks';
import { mutantsOfAlias } from '../alias';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes in t and l. */
export const mutants: readonly Mutant[] = [
  ...mutantsOfAlias('ALIAS-01'),
  ...mutantsOf('ALIAS-01', {
    'raises an error for a missing translation': [
      'By mistake, the alias was defined for `translate!`.',
      ({ tOrThrow }) => ({ t: tOrThrow }),
    ],
  }),
  ...mutantsOf('ALIAS-02', {
    'does not accept a format': [
      'The author declared the alias with only the arguments that were needed first.',
      ({ l }) => ({ l: ({ format: _, ...params }) => l(params) }),
    ],
    'does not accept a format in a block': [
      'A block has aliases of its own, which pass on fewer arguments.',
      inBlocks(({ l }) => ({ l: ({ format: _, ...params }) => l(params) })),
    ],
    'localizes only numbers': [
      'The overloads for times and dates were added to `localize` later, and forgotten for the alias.',
      ({ l }) => ({
        l: async (params) =>
          'time' in params.object || 'date' in params.object ? JSON.stringify(params.object) : l(params),
      }),
    ],
    'does not accept named arguments': [
      'The author declared the alias with only the arguments that were needed first.',
      ({ l }) => ({ l: ({ kwargs: _, ...params }) => l(params) }),
    ],
    'ignores a String format of `l`': [
      'The alias is declared only for Symbols.',
      ({ l }) => ({
        l: (params) =>
          l(typeof params.format === 'string' ? { ...params, format: { symbol: 'default' } } : params),
      }),
    ],
    'uses the formats of the main catalog': [
      "The alias is defined on the module, and a catalog's alias calls it.",
      (reference) => ({ l: (params) => reference.l({ ...params, subject: 'I18n' }) }),
    ],
  }),
];
