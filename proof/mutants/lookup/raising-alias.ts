import { inBlocks } from '../../changes/blocks';
import { inAlias } from '../alias';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes in t!. */
export const mutants: readonly Mutant[] = mutantsOf('ALIAS-03', {
  ...inAlias('tOrThrow'),
  'does not accept `params` in `t!` in a block': inBlocks(({ tOrThrow }) => ({
    tOrThrow: ({ params: _, ...params }) => tOrThrow(params),
  })),
  'returns a text for a missing translation from `t!`': ({ t }) => ({ tOrThrow: t }),
});
