import type { Adapter } from '../../adapter/contract/adapter';
import { referenceWith, type Change } from '../changes/reference-with';
import { slug } from '../../suite';

/** An implementation that breaks one rule, in one way. */
export interface Mutant {
  /** `<rule>/<what it does wrong>`. */
  readonly id: string;
  /** The id of the rule that it breaks. */
  readonly rule: string;
  /** Why somebody would make this mistake. */
  readonly why: string;
  /** Makes the implementation. */
  make(): Adapter;
}

/**
 * The reference with one mistake.
 *
 * @param rule the id of the rule that it breaks
 * @param name what it does wrong, in a few words
 * @param why why somebody would make this mistake
 */
export function mutant(rule: string, name: string, why: string, ...changes: readonly Change[]): Mutant {
  return { id: `${rule}/${slug(name)}`, rule, why, make: referenceWith(...changes) };
}
