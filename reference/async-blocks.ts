/**
 * The `async-blocks` entry point. Importing it gives each `withLocale` block its own active locale, so that
 * asynchronous blocks may overlap. The import affects all catalogs in the process and cannot be undone.
 *
 * All code that a block runs or starts uses the block's locale. Code that is still running after the block has ended
 * keeps this locale. Inside a block, `activate` changes only the block's locale. A catalog that is created in a block,
 * for example by `I18n.init`, is not affected by that block: its active locale is initially its own default locale.
 *
 * This entry point is separate from the rest of the library because browsers do not have Node's AsyncLocalStorage.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { blockScopes, type Activation } from './active-locale';

const storage = new AsyncLocalStorage<ReadonlyMap<object, Activation>>();

blockScopes.current = {
  activationIn: (catalog) => storage.getStore()?.get(catalog),
  run: (catalog, activation, block) =>
    storage.run(new Map(storage.getStore()).set(catalog, activation), block),
};
