/**
 * The entry `async-blocks`. Importing it gives each block of `withLocale` a locale of its own, so that asynchronous blocks
 * may overlap. It is apart from the rest of the library because browsers do not have Node's AsyncLocalStorage.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { blockScopes, type BlockScope } from './block-scopes';

const storage = new AsyncLocalStorage<ReadonlyMap<object, BlockScope>>();

blockScopes.current = {
  scopeOf: (catalog) => storage.getStore()?.get(catalog),
  run: (catalog, active, block) => storage.run(new Map(storage.getStore()).set(catalog, { active }), block),
};
