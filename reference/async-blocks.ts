import { AsyncLocalStorage } from 'node:async_hooks';
import { blockScopes, type BlockScope } from './block-scopes';

/**
 * Gives each block of `withLocale` a locale of its own when it is imported, so that asynchronous blocks may overlap. It
 * is apart from the rest of the library because it needs Node's AsyncLocalStorage, which browsers do not have.
 */
const storage = new AsyncLocalStorage<ReadonlyMap<object, BlockScope>>();

blockScopes.current = {
  scopeOf: (catalog) => storage.getStore()?.get(catalog),
  run: (catalog, scope, block) => storage.run(new Map(storage.getStore()).set(catalog, scope), block),
};
