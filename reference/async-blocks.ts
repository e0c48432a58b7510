/**
 * The `async-blocks` entry point. Importing it gives each `withLocale` block its own active locale, so that
 * asynchronous blocks may overlap. The import affects all catalogs in the process and cannot be undone.
 *
 * All code that a block runs or starts uses the block's locale, even after the block has ended, and `activate` changes
 * only that. A catalog that is created in a block is not affected by it.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { blockStorage } from './active-locale';

blockStorage.current = new AsyncLocalStorage();
