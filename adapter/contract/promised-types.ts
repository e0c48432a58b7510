import { METHODS, type Method } from './adapter';
import { DEFINITIONS } from './methods';
import { validatorOf } from './validation';

/**
 * Returns the type that the document promises of an operation's result, in words; undefined for a method of which any
 * other result is a fault of the adapter.
 */
export function promisedTypeOf(method: Method): string | undefined {
  return DEFINITIONS[METHODS[method]].result['title'] as string | undefined;
}

/** Tells whether a result has the type that is promised of its method. */
export function isOfPromisedType(method: Method, result: unknown): boolean {
  return validatorOf(`${method}.result`)(result);
}
