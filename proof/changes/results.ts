import type { Adapter } from '../../adapter/contract/adapter';
import type { Change } from './reference-with';

/** Changes what an operation returns. */
export function resultBecomes<Name extends keyof Adapter>(
  name: Name,
  change: (
    result: Awaited<ReturnType<Adapter[Name]>>,
    call: { readonly params: Parameters<Adapter[Name]>[0]; readonly reference: Adapter },
  ) => unknown,
): Change {
  return (reference) => {
    const operation = reference[name] as (params: unknown) => ReturnType<Adapter[Name]>;
    const changed = async (params: Parameters<Adapter[Name]>[0]) =>
      change(await operation(params), { params, reference });
    return { [name]: changed };
  };
}

/** Does something more after an operation. */
export function doingAfter<Name extends keyof Adapter>(
  name: Name,
  effect: (params: Parameters<Adapter[Name]>[0], reference: Adapter) => unknown,
): Change {
  return resultBecomes(name, async (result, { params, reference }) => {
    await effect(params, reference);
    return result;
  });
}

/** Changes what an operation is given, or does something more before it is called. */
export function givenBecomes<Name extends keyof Adapter>(
  name: Name,
  change: (
    given: Parameters<Adapter[Name]>[0],
    reference: Adapter,
  ) => Parameters<Adapter[Name]>[0] | Promise<Parameters<Adapter[Name]>[0]>,
): Change {
  return (reference) => {
    const operation = reference[name] as (params: unknown) => ReturnType<Adapter[Name]>;
    const changed = async (params: Parameters<Adapter[Name]>[0]) =>
      operation(await change(params, reference));
    return { [name]: changed };
  };
}
