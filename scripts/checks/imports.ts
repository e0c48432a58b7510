import { join } from 'node:path';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { projectFiles } from './project-files';
import { toolFindings } from './tool';

/** Options by which unchanged files are not read again. */
const CACHE = ['--cache', 'node_modules/.cache/depcruise', '--cache-strategy', 'content'];

/**
 * Finds imports that point the wrong way, import cycles, and packages that users do not get, by the rules of
 * `.dependency-cruiser.cjs`.
 *
 * @param packageRoot the folder that holds `package.json`
 */
export function importFindings(packageRoot: string): Promise<string[]> {
  const code = projectFiles(packageRoot).filter((file) => /\.[cm]?[jt]sx?$/.test(file));
  const places = new Set(code.map((file) => file.split('/')[0] ?? file));
  const rules = join(PACKAGE_ROOT, '.dependency-cruiser.cjs');
  return toolFindings(packageRoot, 'depcruise', [...CACHE, '--config', rules, ...places]);
}
