import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The packages that are installed in a project, and the space that they take. */
export interface Installed {
  /** The folders of the packages: `node_modules/ajv`. */
  readonly packages: readonly string[];
  /** Bytes, counted in whole blocks, as a disk does. */
  readonly bytes: number;
}

/** Bytes of a block. */
const BLOCK = 4096;

/** Lists what is installed in a project. */
export function installedIn(project: string): Installed {
  const entries = readdirSync(join(project, 'node_modules'), { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(project.length + 1)
        .replaceAll('\\', '/'),
    );
  const sizes = paths.map((path) => Math.ceil(statSync(join(project, path)).size / BLOCK) * BLOCK);
  return {
    packages: paths.flatMap(
      (path) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\/package\.json$/.exec(path)?.[1] ?? [],
    ),
    bytes: sizes.reduce((sum, size) => sum + size, 0),
  };
}
