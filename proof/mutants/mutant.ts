import type { Adapter } from '../../adapter/contract/adapter';
import { slug } from '../../suite/read';
import { referenceWith, type Change } from '../changes/reference-with';
import { titleOf } from './title';

/** An implementation that breaks one rule, in one way. */
export interface Mutant {
  /** `<rule>/<what it does wrong>`. */
  readonly id: string;
  /** The id of the rule that it breaks. */
  readonly rule: string;
  /** A sentence about what such a port does, without a full stop: `Returns the key`. */
  readonly title: string;
  /** The changes to the reference that are the mistake. */
  readonly changes: readonly Change[];
  /** Makes the implementation. */
  readonly make: () => Adapter;
}

/**
 * Mistakes, each a change of the reference or several, by what such a port does. The name begins with a verb, as in
 * `returns the key`, because reports show it as a sentence.
 */
export type Mistakes = Readonly<Record<string, Change | readonly Change[]>>;

/** Returns the mutants of one rule. */
export function mutantsOf(rule: string, mistakes: Mistakes): Mutant[] {
  return Object.entries(mistakes).map(([name, mistake]) => {
    const changes = [mistake].flat();
    return {
      id: `${rule}/${slug(name)}`,
      rule,
      title: titleOf(name),
      changes,
      make: referenceWith(...changes),
    };
  });
}

/**
 * Makes a mistake of each row of a table.
 *
 * @param rows what varies, by the name of the mistake
 */
export function eachOf<Row>(rows: Readonly<Record<string, Row>>, mistake: (row: Row) => Change): Mistakes {
  return Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, mistake(row)]));
}
