import type { Adapter, WithLocaleParams, WithLocaleResult } from '../../adapter/contract/adapter';
import { runBlock } from '../../adapter/host/block';
import type { Change } from './changing';

/** What a block of `with_locale` is run in. */
export interface Surroundings {
  readonly params: WithLocaleParams;
  /** The operations of the reference. */
  readonly reference: Adapter;
  /** Makes the calls of the block, whichever locale is active. */
  readonly run: () => Promise<WithLocaleResult>;
}

/** Changes how `with_locale` runs its block. */
export function blocksRun(change: (surroundings: Surroundings) => Promise<WithLocaleResult>): Change {
  return (reference) => {
    const changed: Adapter = {
      ...reference,
      withLocale: (params) => {
        // The calls inside are of the operations that the reference makes, blocks within blocks excepted.
        const run = async () => ({ block: await runBlock(changed, params.block) });
        return change({ params, reference, run });
      },
    };
    return { withLocale: changed.withLocale };
  };
}
