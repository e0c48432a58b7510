import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The folders in dist/ that have no source folder, because other commands write them. */
const OTHER_OUTPUTS = ['packed', 'pages'];

/**
 * Removes the folders in dist/ whose source folder no longer exists, because it was renamed or deleted.
 *
 * @param root the folder that contains dist/
 * @param folder the folder to look in, relative to dist/
 */
export function removeStaleFolders(root, folder = '') {
  for (const entry of readdirSync(join(root, 'dist', folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (!entry.isDirectory() || OTHER_OUTPUTS.includes(path)) continue;
    if (existsSync(join(root, path))) removeStaleFolders(root, path);
    else rmSync(join(root, 'dist', path), { recursive: true, force: true });
  }
}
