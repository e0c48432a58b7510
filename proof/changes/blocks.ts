import type {
  Adapter,
  LocalizeParams,
  WithLocaleParams,
  WithLocaleResult,
} from '../../adapter/contract/adapter';
import { runBlock } from '../../adapter/host/block';
import { inLocale } from './locales';
import { localizations } from './lookups';
import type { Change } from './reference-with';
import { subjectOf } from './surfaces';

/** One call of `with_locale`: its params, the operations around it, and its block. */
interface BlockRun {
  readonly params: WithLocaleParams;
  /** The operations of the reference. */
  readonly reference: Adapter;
  /** Makes the calls of the block, in the locale that is active at that moment. */
  readonly run: () => Promise<WithLocaleResult>;
}

/**
 * Limits a change to the calls that blocks make.
 *
 * @param least how many blocks must be around a call
 */
export function inBlocks(change: Change, least = 1): Change {
  return (reference) => {
    let depth = 0;
    const operations = Object.entries(change(reference)).map(([name, operation]) => {
      const changed = operation as (params: object) => Promise<unknown>;
      const original = reference[name as keyof Adapter] as typeof changed;
      return [name, (params: object) => (depth >= least ? changed(params) : original(params))];
    });
    return {
      ...(Object.fromEntries(operations) as Partial<Adapter>),
      withLocale: async (params) => {
        depth += 1;
        return reference.withLocale(params).finally(() => {
          depth -= 1;
        });
      },
    };
  };
}

/** Changes how `with_locale` runs its block. */
export function blocksRun(change: (blockRun: BlockRun) => Promise<WithLocaleResult>): Change {
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

/** Localizes, inside a block, with the formats of the locale that was active before the block. */
export function localizingOutside(holds: (params: LocalizeParams) => boolean = () => true): Change {
  return (reference) => {
    const outside: string[] = [];
    return {
      ...localizations((localize) => async (params) => {
        const locale = outside.at(-1);
        if (locale === undefined || !holds(params)) return localize(params);
        return inLocale(reference, { subject: subjectOf(params) }, locale, () => localize(params));
      })(reference),
      withLocale: async (params) => {
        outside.push(await reference.locale({ subject: subjectOf(params) }));
        return reference.withLocale(params).finally(() => outside.pop());
      },
    };
  };
}
