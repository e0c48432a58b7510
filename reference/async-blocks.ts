/**
 * The entry `async-blocks`. Importing it gives each block of `withLocale` a locale of its own, so that asynchronous blocks
 * may overlap. It holds for all catalogs of the process, and cannot be undone.
 *
 * What runs in a block or was started there has the block's locale, even after the block has ended. `activate` in a block
 * changes the locale of the block only. A catalog that is created in a block, as by `I18n.init`, begins with its default
 * locale there.
 *
 * It is apart from the rest of the library because browsers do not have Node's AsyncLocalStorage.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { blockScopes, type BlockScope } from './block-scopes';

const storage = new AsyncLocalStorage<ReadonlyMap<object, BlockScope>>();

blockScopes.current = {
  scopeOf: (catalog) => storage.getStore()?.get(catalog),
  run: (catalog, active, block) => storage.run(new Map(storage.getStore()).set(catalog, { active }), block),
};
