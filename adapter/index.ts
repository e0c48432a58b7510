/**
 * The adapter contract for ports in TypeScript or JavaScript: its types, its errors, and a function that runs blocks.
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
