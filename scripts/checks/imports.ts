import { join } from 'node:path';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { projectFiles } from './project-files';
import { toolFindings } from './tool';

/** The options for caching, with which unchanged files are not read again. */
const CACHE = ['--cache', 'node_modules/.cache/depcruise', '--cache-strategy', 'content'];

/**
 * Finds imports that violate the rules of `.dependency-cruiser.cjs`: imports in the wrong direction, import cycles, and
 * imports of packages that are not installed for users.
 */
export function importFindings(packageRoot: string): Promise<string[]> {
  const code = projectFiles(packageRoot).filter((file) => /\.[cm]?[jt]sx?$/.test(file));
  const places = new Set(code.map((file) => file.split('/')[0] ?? file));
  const rules = join(PACKAGE_ROOT, '.dependency-cruiser.cjs');
  return toolFindings(packageRoot, 'depcruise', [...CACHE, '--config', rules, ...places]);
}
