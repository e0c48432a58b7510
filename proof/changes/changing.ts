import type { Adapter } from '../../adapter/contract/adapter';
import createAdapter from '../../ports/reference';

/** Makes an implementation to be judged. */
export type Make = () => Adapter;

/**
 * Operations that take the place of the reference's own.
 *
 * @param reference the operations of the reference, unchanged
 */
export type Change = (reference: Adapter) => Partial<Adapter>;

/**
 * The reference with some operations changed. What a change keeps in mind is in its closure, which is made anew with
 * every fresh state.
 */
export function changing(...changes: readonly Change[]): Make {
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
