import { METHODS, type Adapter } from '../../adapter/contract/adapter';
import type { Change } from './changing';

/** Each of some functions of a module or methods of a class, made from its original. */
type Overrides<Target> = { readonly [Name in keyof Target]?: (original: Target[Name]) => Target[Name] };

/**
 * A change deep inside of the reference: functions that a module exports, or methods of a class's prototype. They are
 * overridden for the length of each call, so that nothing else in this process meets them.
 */
export function overriding<Target extends object>(target: Target, overrides: Overrides<Target>): Change {
  const replacements = Object.entries(overrides).map(([name, replace]): [string, unknown] => [
    name,
    (replace as (original: unknown) => unknown)(Reflect.get(target, name)),
  ]);
  return (reference) => {
    const put = overridesOf(target, replacements);
    const operations = Object.values(METHODS).map((name) => {
      const operation = reference[name] as (params: object) => Promise<unknown>;
      return [name, (params: object) => put.during(() => operation(params))];
    });
    return Object.fromEntries(operations) as Partial<Adapter>;
  };
}

function overridesOf(target: object, replacements: readonly (readonly [string, unknown])[]) {
  const originals = replacements.map(([name]): [string, unknown] => [name, Reflect.get(target, name)]);
  // A block makes calls within a call: the originals are put back when the last one ends.
  let calls = 0;
  return {
    async during<Result>(call: () => Promise<Result>): Promise<Result> {
      if (calls++ === 0) put(target, replacements);
      try {
        return await call();
      } finally {
        if (--calls === 0) put(target, originals);
      }
    },
  };
}

function put(target: object, values: readonly (readonly [string, unknown])[]): void {
  for (const [name, value] of values) Reflect.set(target, name, value);
}
