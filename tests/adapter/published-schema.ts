import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_ROOT } from '../../adapter/contract/package';

/** The schema of the protocol that the package contains. */
export const PUBLISHED_SCHEMA = JSON.parse(
  readFileSync(join(PACKAGE_ROOT, 'dist/adapter/protocol.schema.json'), 'utf8'),
);
