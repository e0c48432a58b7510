import type { Adapter } from '../../adapter/contract/adapter';
import { referenceWith, type Change, type NamedChanges } from '../changes/reference-with';
import { slug } from '../../suite';
import { titleOf } from './title';

/** An implementation that breaks one rule, in one way. */
export interface Mutant {
  /** `<rule>/<what it does wrong>`. */
  readonly id: string;
  /** The id of the rule that it breaks. */
  readonly rule: string;
  /** A sentence about what such a port does, without a full stop: `Returns the key`. */
  readonly title: string;
  /** Why somebody would make this mistake. */
  readonly why: string;
  /** The changes to the reference that are the mistake. */
  readonly changes: readonly Change[];
  /** Makes the implementation. */
  readonly make: () => Adapter;
}

/**
 * The reference with one mistake.
 *
 * @param rule the id of the rule that it breaks
 * @param name what such a port does, beginning with a verb: `returns the key`. Reports show it as a sentence
 * @param why why somebody would make this mistake
 */
export function mutant(rule: string, name: string, why: string, ...changes: readonly Change[]): Mutant {
  return {
    id: `${rule}/${slug(name)}`,
    rule,
    title: titleOf(name),
    why,
    changes,
    make: referenceWith(...changes),
  };
}

/** Returns mutants of one rule, by what such a port does, as {@link mutant} takes it. */
export function mutantsOf(rule: string, mistakes: NamedChanges): Mutant[] {
  return Object.entries(mistakes).map(([name, [why, ...changes]]) => mutant(rule, name, why, ...changes));
}
