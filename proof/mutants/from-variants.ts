import { VARIANTS } from '../variants';
import { slug } from '../../suite';
import type { Mutant } from './mutant';
import { titleOf } from './title';

/**
 * The mutants of a rule that answer its silent point as variants do: right by the document, and not what 0.2.2 does.
 *
 * @param ids of the variants
 * @throws Error when there is no such variant
 */
export function fromVariants(rule: string, ...ids: readonly string[]): readonly Mutant[] {
  return ids.map((id) => {
    const variant = VARIANTS.find((one) => one.id === id);
    if (variant === undefined) throw new Error(`${rule}: there is no variant ${id}`);
    const { name, why, changes, make } = variant;
    return { id: `${rule}/${slug(name)}`, rule, title: titleOf(name), why, changes, make };
  });
}
