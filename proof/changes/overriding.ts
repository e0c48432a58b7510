import { METHODS, type Adapter } from '../../adapter/contract/adapter';
import type { Change } from './reference-with';

/** Replacements of some methods of an object, each made from its original. */
type Overrides<Target> = { readonly [Name in keyof Target]?: (original: Target[Name]) => Target[Name] };

/**
 * Changes methods deep inside of the reference, for mistakes that no change of an operation can make. They are
 * overridden only during each call, so that nothing else in this process uses them.
 *
 * @param target the prototype of a class, or another object that is not a module namespace: the exports of an ES module
 *   cannot be assigned
 * @throws TypeError when the target is a module namespace
 */
export function overriding<Target extends object>(target: Target, overrides: Overrides<Target>): Change {
  if (isNamespace(target)) {
    throw new TypeError(
      `cannot override ${Object.keys(overrides).join(', ')} of a module: change the operations of the adapter, ` +
        'or override methods of a class',
    );
  }
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

/** Tells whether an object holds the exports of an ES module, or of one that was compiled to CommonJS. */
function isNamespace(target: object): boolean {
  return '__esModule' in target || Object.prototype.toString.call(target) === '[object Module]';
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
