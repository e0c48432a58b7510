import { ErrorCode } from '../../adapter/contract/errors';
import type { WithLocaleResult } from '../../adapter/contract/adapter';
import { readBlock, textsOfResponses } from '../../steps/block-notation';
import { nameOf } from '../../steps/notation';
import { textOfName } from '../notation';
import type { Sentence } from '../sentence';
import { isStatedBlock } from '../stated/blocks';
import { isAvailable } from '../state/catalog-state';
import { returnedOrRaised, STEP, type Step } from '../step';
import { onSurfaces } from './surfaces';

/** The locales that scenarios activate. */
const LOCALES: readonly unknown[] = ['en', 'fr', 'de', 'es', 'fr-CA', 'ru', 'ar', 'xx'];

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
      // SILENT-28: what becomes of an error that the block raises.
      if (context.level === 'spec' && raises && runs) return 'not stated';
      if ('error' in outcome) return STEP.view(outcome, context);
      const words = wordsOf(outcome.result);
      return context.level === 'spec' ? words : { words, value: valueView(outcome.result) };
    },
    expectation({ reference: [outcome], level }) {
      if (outcome === undefined) return [];
      if ('error' in outcome) {
        const isItsOwn = outcome.error.code === ErrorCode.Other;
        return isItsOwn && level === 'spec' ? [] : returnedOrRaised(outcome, level);
      }
      const words = wordsOf(outcome.result).map((word) => [word]);
      const calls: Sentence = { keyword: 'Then', text: 'inside the block the calls gave', table: words };
      const value: Sentence = { keyword: 'Then', text: 'with_locale returned what its block did' };
      return [
        ...(words.length > 0 && words.flat().every(isCell) ? [calls] : []),
        ...(level === 'crystal' ? [value] : []),
      ];
    },
  };
}

/**
 * What is compared of the value of `with_locale` (SILENT-27). A block's value is the adapter's own: all that can be told
 * is that it is something, and no locale. An adapter need not say.
 */
function valueView(result: unknown): unknown {
  const { value } = result as WithLocaleResult;
  return value === null || LOCALES.includes(value) ? value : 'what the block returned';
}

/** Whether a table's cell can hold a text: it has no spaces at its ends. */
function isCell(text: string): boolean {
  return text.trim() === text;
}

function wordsOf(result: unknown): string[] {
  return textsOfResponses((result as WithLocaleResult).block);
}
