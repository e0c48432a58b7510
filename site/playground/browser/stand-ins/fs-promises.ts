// Stands in for `node:fs/promises` in the page. Only the function and option that the bundled code uses are implemented.
import { remove } from './virtual-files';

/** Stands in for Node's function of the same name, with the option `recursive`. */
export async function rm(path: string): Promise<void> {
  remove(path);
}
