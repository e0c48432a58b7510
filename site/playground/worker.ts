import { build } from 'esbuild';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_ROOT, SUITE } from '../../adapter/contract/package';
import { loadSteps } from '../../steps/step-library';
import { readSuite, type Suite } from '../../suite/read';
import { BROWSER, STAND_INS, WITHOUT_NODE } from './without-node';

/** The code of the worker, and the modules that it contains. */
export interface WorkerBundle {
  readonly code: string;
  /** The paths of the modules, relative to the package's root. */
  readonly modules: readonly string[];
}

/** The folder of the suite in the page. */
const SUITE_FOLDER = '/suite';

/**
 * Writes the worker of the playground and the recordings that it loads into a folder of pages, and lists the modules of
 * the worker, whose licences the site has to contain.
 */
export async function writePlayground(pages: string): Promise<void> {
  const { code, modules } = await bundleWorker(readSuite(PACKAGE_ROOT));
  mkdirSync(join(pages, 'public'), { recursive: true });
  writeFileSync(join(pages, 'public/playground-worker.js'), code);
  cpSync(join(PACKAGE_ROOT, 'fixtures/recordings'), join(pages, 'public/recordings'), { recursive: true });
  const files = modules.map((file) => join(PACKAGE_ROOT, file));
  writeFileSync(join(pages, 'worker-modules.json'), JSON.stringify(files));
}

/**
 * Bundles the worker, in which scenarios are played.
 *
 * @throws Error when the worker imports a module of Node for which there is no stand-in
 */
export async function bundleWorker(suite: Suite): Promise<WorkerBundle> {
  const files = Object.fromEntries(
    [
      ['package.json', JSON.stringify(SUITE)] as const,
      ...readdirSync(join(PACKAGE_ROOT, 'fixtures/locales')).flatMap((folder) =>
        filesIn(`fixtures/locales/${folder}`),
      ),
    ].map(([file, text]) => [`${SUITE_FOLDER}/${file}`, text]),
  );
  const { outputFiles, metafile } = await build({
    entryPoints: [join(BROWSER, 'worker/main.ts')],
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
    define: {
      // The compiled code locates the package by its own folder.
      __dirname: JSON.stringify(SUITE_FOLDER),
      SUITE_FILES: JSON.stringify(files),
      STEP_ARGUMENTS: JSON.stringify(argumentsOf(suite)),
    },
    alias: STAND_INS,
    plugins: [WITHOUT_NODE],
  });
  const [output] = Object.values(metafile.outputs);
  const modules = Object.entries(output!.inputs).flatMap(([file, { bytesInOutput }]) =>
    bytesInOutput > 0 ? [file] : [],
  );
  return { code: outputFiles[0]!.text, modules };
}

/** Returns the paths and the texts of the files of a folder, relative to the package's root. */
export function filesIn(folder: string): (readonly [path: string, text: string])[] {
  const names = readdirSync(join(PACKAGE_ROOT, folder)).sort();
  return names.map((name) => [`${folder}/${name}`, readFileSync(join(PACKAGE_ROOT, folder, name), 'utf8')]);
}

/** Returns the kind of argument of each step that takes one, by the pattern of its definition. */
function argumentsOf({ scenarios }: Suite): Record<string, 'doc string' | 'table'> {
  const steps = scenarios
    .flatMap((scenario) => scenario.steps)
    .filter((step) => step.docString ?? step.table);
  return Object.fromEntries(
    steps.map(({ text, docString }) => [
      loadSteps().match(text).definition.pattern,
      docString ? 'doc string' : 'table',
    ]),
  );
}
