import { isMethod, METHODS, type Method } from './adapter';
import { Nil } from './messages';
import { DEFINITIONS } from './methods';
import { validatorOf } from './validation';

/**
 * Describes in words the type that the document promises for an operation's result. Returns undefined for a method
 * whose result the adapter itself creates. For such a method, a result of the wrong type is an adapter fault.
 */
export function promisedTypeOf(method: Method): string | undefined {
  return DEFINITIONS[METHODS[method]].result['title'] as string | undefined;
}

/** Tells whether a result has the type that the document promises for its method. */
export function isOfPromisedType(method: Method, result: unknown): boolean {
  return validatorOf(`${method}.result`)(result);
}

/** Tells whether an adapter answers a method with null, whatever the port returned. */
export function isAlwaysNull(method: string): boolean {
  return isMethod(method) && DEFINITIONS[METHODS[method]].result === Nil;
}
