/**
 * What an adapter of a port in TypeScript or JavaScript is written with: the contract, its values, and its errors.
 *
 * Ports in other languages speak the adapter protocol over standard input and output instead.
 */
export type * from './adapter';
export { runBlock } from './block';
export {
  ErrorCode,
  invalidLocale,
  invalidParams,
  missingTranslation,
  OperationError,
  unsupported,
} from './errors';
export { PROTOCOL } from './session';
export type * from './values';
