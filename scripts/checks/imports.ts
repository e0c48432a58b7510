import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { projectFiles } from './project-files';

/** The folders and files that a folder may use besides itself. Folders that are not listed may use all. */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  reference: [],
  suite: [],
  adapter: ['adapter/contract', 'adapter/client', 'adapter/host'],
  'adapter/contract': [],
  'adapter/client': ['adapter/contract'],
  'adapter/host': ['adapter/contract'],
  steps: ['adapter/contract'],
  play: ['adapter', 'steps', 'suite'],
  fuzz: ['adapter', 'play', 'steps', 'suite'],
  runner: ['adapter', 'fuzz', 'play', 'steps', 'suite'],
  // The composition root: only here is it known which implementation is the reference.
  'runner/main.ts': ['adapter', 'fuzz', 'play', 'ports', 'runner', 'steps', 'suite'],
  ports: ['adapter', 'reference'],
};

/** The files of published folders that run only in the repository: cucumber's own command, and the parser of features. */
const BUILD_ONLY = /^(?:play\/cucumber\.support|suite\/(?:gherkin|read-feature|read-scenario))\.ts$/;

/** The packages that users may install besides: the compiler, and this package itself, whose name adapters import. */
const OPTIONAL_PACKAGES = ['ts-node', 'typescript', 'i18n-conformance'];

/** Files that are built, that a test loads, or that belong to libraries, which have packages of their own. */
const EXCLUDED = /^(?:reference\/)?dist\/|\/fixtures\/|^ports\/[^/]+\//;

const CODE = /\.[cm]?[jt]sx?$/;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '.mjs', '.js', '.cjs'];

/**
 * Finds imports in the wrong direction, and imports of packages that are not installed for users. Imports of types count
 * too, and so do `require` and `require.resolve`.
 */
export function importFindings(packageRoot: string): string[] {
  const files = projectFiles(packageRoot).filter((file) => CODE.test(file) && !EXCLUDED.test(file));
  const read = (file: string): string => readFileSync(join(packageRoot, file), 'utf8');
  const { dependencies = {} } = JSON.parse(read('package.json')) as { readonly dependencies?: object };
  const known = new Set(files);
  return files.flatMap((file) => {
    const { local, packages } = importsOf(file, read(file), known);
    return [...directionFindings(file, local), ...packageFindings(file, packages, Object.keys(dependencies))];
  });
}

/** The files and the packages that a file imports. */
interface Imports {
  readonly local: readonly string[];
  readonly packages: readonly string[];
}

function importsOf(file: string, source: string, known: ReadonlySet<string>): Imports {
  const resolved = [...source.matchAll(/\brequire\.resolve\('([^']+)'/g)].map(([, name = '']) => name);
  const names = [
    ...ts.preProcessFile(source, true, true).importedFiles.map(({ fileName }) => fileName),
    ...resolved,
  ];
  const paths = names.filter((name) => name.startsWith('.'));
  const others = names.filter((name) => !name.startsWith('.') && !isBuiltin(name));
  return {
    local: paths.flatMap((path) => {
      const target = posix.join(posix.dirname(file), path).replace(/\.js$/, '');
      return ENDINGS.map((ending) => target + ending).find((one) => known.has(one)) ?? [];
    }),
    packages: others.map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name),
  };
}

/** Returns the most specific listed folder that contains a file, if one does. */
function folderOf(file: string): string | undefined {
  const containing = Object.keys(FOLDERS).filter((folder) => isIn(folder, file));
  return containing.sort((one, other) => other.length - one.length)[0];
}

function directionFindings(file: string, local: readonly string[]): string[] {
  if (isIn('scripts', file)) {
    const shown = local.filter((target) => isIn('site', target));
    return shown.map(
      (target) => `scripts may not use the site, which shows what they generate: ${file} → ${target}`,
    );
  }
  const folder = folderOf(file);
  if (folder === undefined) return [];
  const others = FOLDERS[folder]!;
  const allowed = others.length === 0 ? 'no other folder' : others.join(', ');
  return local
    .filter((target) => ![folder, ...others].some((one) => isIn(one, target)))
    .map((target) => `${folder} may use ${allowed}: ${file} → ${target}`);
}

function packageFindings(file: string, packages: readonly string[], installed: readonly string[]): string[] {
  const folder = folderOf(file);
  if (folder === undefined || BUILD_ONLY.test(file)) return [];
  const [allowed, rule] =
    folder === 'reference'
      ? [['js-yaml'], 'reference may use js-yaml and no other package']
      : [
          [...installed, ...OPTIONAL_PACKAGES],
          'published code may use only packages that users get ("dependencies" in package.json)',
        ];
  return packages.filter((name) => !allowed.includes(name)).map((name) => `${rule}: ${file} → ${name}`);
}

function isIn(folder: string, file: string): boolean {
  return file === folder || file.startsWith(`${folder}/`);
}
