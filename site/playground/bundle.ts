import { build, type Metafile } from 'esbuild';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_ROOT, SUITE } from '../../adapter/contract/package';
import type { Suite } from '../../suite';
import { BROWSER, modulesInPlaceOfNode } from './modules-in-place-of-node';
import { vocabularyOf } from './vocabulary';

/** A bundled script, and the modules that it contains. */
export interface Bundle {
  readonly code: string;
  readonly metafile: Metafile;
}

/** The folder of the suite in the page. */
export const SUITE_FOLDER = '/suite';

/** The folder with the files of translations that scenarios load. */
const LOCALES = 'fixtures/locales';

/** Bundles the worker, in which scenarios are played. */
export function bundleWorker(suite: Suite): Promise<Bundle> {
  const files = Object.fromEntries(
    [
      ['package.json', JSON.stringify(SUITE)] as const,
      ...readdirSync(join(PACKAGE_ROOT, LOCALES)).flatMap((folder) => filesIn(`${LOCALES}/${folder}`)),
    ].map(([file, text]) => [`${SUITE_FOLDER}/${file}`, text]),
  );
  return bundle('worker/main.ts', { files, vocabulary: vocabularyOf(suite) });
}

/** Bundles the script of the page, including the code of the worker. */
export function bundlePage(worker: string): Promise<Bundle> {
  return bundle('page/main.ts', { worker });
}

/** Returns the paths and the texts of the files of a folder. */
export function filesIn(folder: string): (readonly [path: string, text: string])[] {
  const names = readdirSync(join(PACKAGE_ROOT, folder)).sort();
  return names.map((name) => [`${folder}/${name}`, readFileSync(join(PACKAGE_ROOT, folder, name), 'utf8')]);
}

/**
 * Bundles a script.
 *
 * @param generated the default exports of the modules `playground:<name>`
 * @throws Error when the script imports a module of Node for which there is no stand-in
 */
async function bundle(entry: string, generated: Readonly<Record<string, unknown>>): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    entryPoints: [join(BROWSER, entry)],
    absWorkingDir: PACKAGE_ROOT,
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: ['chrome123', 'firefox120', 'safari17.5'],
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
    // The compiled code locates the package by its own folder.
    define: { __dirname: JSON.stringify(SUITE_FOLDER) },
    tsconfig: join(BROWSER, 'tsconfig.json'),
    plugins: [modulesInPlaceOfNode(generated)],
  });
  return { code: outputFiles[0]!.text, metafile };
}
