import { build } from 'esbuild';
import { copyFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The scripts that pages load, by the names of their sources in `site/client/`. */
const SCRIPTS = ['site', 'search'];

/** The names of style sheets and pictures in `site/styles/`. */
const STYLES = ['site.css', 'icon.svg'];

/** The folder that contains the pictures of the guides. */
const PICTURES = 'docs';

/** Bundles the scripts and the style sheet of the pages into a folder, and copies the pictures of the guides. */
export async function bundleAssets(packageRoot: string, folder: string): Promise<void> {
  await build({
    absWorkingDir: packageRoot,
    entryPoints: [
      ...SCRIPTS.map((name) => join('site/client', `${name}.ts`)),
      ...STYLES.map((name) => join('site/styles', name)),
    ],
    outdir: folder,
    entryNames: '[name]',
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    loader: { '.svg': 'copy' },
    legalComments: 'inline',
    logLevel: 'error',
  });
  for (const name of readdirSync(join(packageRoot, PICTURES)).filter((file) => /\.(?:svg|png)$/.test(file))) {
    copyFileSync(join(packageRoot, PICTURES, name), join(folder, name));
  }
}
