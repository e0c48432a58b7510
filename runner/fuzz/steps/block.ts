import { ErrorCode } from '../../../adapter/errors';
import type { WithLocaleResult } from '../../../adapter/adapter';
import { readBlock, textsOfResponses } from '../../../steps/block-notation';
import { nameOf } from '../../../steps/notation';
import { isStatedBlock } from '../stated/blocks';
import { isAvailable } from '../state/catalog-state';
import { returnedOrRaised, STEP, type Step } from '../step';
import { onSurfaces, textOfName } from './locales';

/** A row of a block's table: an operation and its argument; the rows of an inner block begin with `>`. */
export type BlockRow = readonly [operation: string, argument: string];

/** A block runs with a locale, on each surface. */
export function block(locale: string, rows: readonly BlockRow[]): Step {
  const on = onSurfaces(undefined);
  const name = textOfName(locale);
  const raises = rows.some(([operation]) => operation === 'raise');
  return {
    ...STEP,
    sentences: () => [{ keyword: 'When', text: `a block runs with the locale ${locale}`, table: rows }],
    isPossible: on.isPossible,
    isStated: on.statedOnceInitialized((catalog) => isStatedBlock(catalog, name, readBlock(rows, ''))),
    calls: (state) =>
      on.surfacesOf(state).map((subject) => ({
        method: 'with_locale',
        params: { subject, locale: nameOf(locale), block: readBlock(rows, subject) },
      })),
    // Whatever the block does, the locale of before is active again after it.
    after: on.after(),
    view(outcome, context) {
      const catalog = on.catalogIn(context.state);
      const runs = catalog !== undefined && isAvailable(catalog, name) !== false;
      // SILENT-28: what becomes of an error that the block raises. SILENT-27: the block's value.
      if (context.level === 'spec' && raises && runs) return 'not stated';
      return 'error' in outcome ? STEP.view(outcome, context) : wordsOf(outcome.result);
    },
    expectation({ reference: [outcome], level }) {
      if (outcome === undefined) return [];
      if ('error' in outcome) {
        const isOwn = outcome.error.code === ErrorCode.Other;
        return isOwn && level === 'spec' ? [] : returnedOrRaised(outcome);
      }
      const words = wordsOf(outcome.result);
      return words.length === 0
        ? []
        : [{ keyword: 'Then', text: 'inside the block the calls gave', table: words.map((word) => [word]) }];
    },
  };
}

function wordsOf(result: unknown): string[] {
  return textsOfResponses((result as WithLocaleResult).block);
}
