import type { Adapter } from '../../adapter/contract/adapter';
import createAdapter from '../../ports/reference';

/** Makes an adapter of an implementation that is to be judged. */
export type Make = () => Adapter;

/**
 * Returns the operations that replace those of the reference. The others stay.
 *
 * @param reference the operations as they were before this change
 */
export type Change = (reference: Adapter) => Partial<Adapter>;

/**
 * Makes the reference with some operations changed. State that a change needs is kept in its closure, which is created
 * anew by every `reset`.
 */
export function referenceWith(...changes: readonly Change[]): Make {
  return () => {
    // The reference runs blocks on this very object, so that the calls inside them are changed as well.
    const adapter = createAdapter();
    const reference = { ...adapter };
    const reset = async () => {
      renew();
      return reference.reset();
    };
    const renew = () => {
      Object.assign(adapter, reference);
      for (const change of changes) Object.assign(adapter, change({ ...adapter }));
      Object.assign(adapter, { reset });
    };
    renew();
    return adapter;
  };
}

/** Why somebody would make changes, and the changes, by what the reference does with them. */
export type NamedChanges = Readonly<Record<string, readonly [why: string, ...changes: readonly Change[]]>>;
