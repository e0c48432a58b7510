import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_ROOT } from '../../adapter/contract/package';

/** Links the suite as a package of the kit, like `npm install`. */
export function linkSuite(folder: string): void {
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(PACKAGE_ROOT, join(folder, 'node_modules', 'i18n-conformance'), 'junction');
}
