import { VARIANTS } from '../variants';
import type { Mistakes } from './mutant';

/**
 * The mistakes of answering a silent point as variants do: right by the document, and not what 0.2.2 does.
 *
 * @param ids of the variants
 * @throws Error when there is no such variant
 */
export function fromVariants(...ids: readonly string[]): Mistakes {
  return Object.fromEntries(
    ids.map((id) => {
      const variant = VARIANTS.find((one) => one.id === id);
      if (variant === undefined) throw new Error(`there is no variant ${id}`);
      return [variant.name, variant.changes];
    }),
  );
}
