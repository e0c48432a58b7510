/**
 * The adapter contract, with its values and errors, for ports in TypeScript or JavaScript.
 *
 * Ports in other languages speak the adapter protocol over standard input and output instead.
 */
export type * from './contract/adapter';
export { runBlock } from './host/block';
export {
  ErrorCode,
  invalidLocale,
  invalidParams,
  missingTranslation,
  OperationError,
  unsupported,
} from './contract/errors';
export { PROTOCOL } from './contract/session';
export type * from './contract/values';
