import { unsupported } from './errors';
import { DEFINITIONS, type Definition } from './methods';

export type { ErrorValue } from './errors';
export type * from './messages';

type Definitions = typeof DEFINITIONS;

type Operation<Defined> =
  Defined extends Definition<string, infer Params, infer Result>
    ? keyof Params extends never
      ? () => Promise<Result>
      : (params: Params) => Promise<Result>
    : never;

/**
 * The operations of an adapter: one for each method of the adapter protocol.
 *
 * An adapter module calls the library with the values in the params and returns the library's result. When the library
 * raises one of the document's errors, the operation throws an {@link OperationError} (see `errors.ts`) with the code
 * of that error. Anything that is thrown but is not an OperationError counts as an error of another kind (code 3). If
 * the port does not have an operation, the adapter throws `unsupported(...)`.
 */
export interface Adapter extends Readonly<{
  [Name in keyof Definitions]: Operation<Definitions[Name]>;
}> {}

type MethodNames = { readonly [Name in keyof Definitions as Definitions[Name]['method']]: Name };

/** Maps the name of each method, as it is written in requests, to the name of its operation in {@link Adapter}. */
export const METHODS = Object.fromEntries(
  Object.entries(DEFINITIONS).map(([operation, { method }]) => [method, operation]),
) as MethodNames;

/** The name of a protocol method, as it is written in requests. */
export type Method = keyof MethodNames;

/** Tells whether a name is that of a protocol method. */
export function isMethod(name: string): name is Method {
  return Object.hasOwn(METHODS, name);
}

/**
 * Makes one protocol call on an adapter, without validating `params`.
 *
 * @throws OperationError with code -32601 when the adapter has no such method
 */
export function dispatch(adapter: Partial<Adapter>, method: Method, params: object): Promise<unknown> {
  const operation = adapter[METHODS[method]] as unknown;
  if (typeof operation !== 'function') throw unsupported(`the adapter has no method ${METHODS[method]}`);
  return operation.call(adapter, params) as Promise<unknown>;
}
