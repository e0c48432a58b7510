import { readFileSync } from 'node:fs';
import { dirname, extname } from 'node:path';

const EXTENSIONS = new Set(['.ts', '.cts', '.mts', '.tsx']);

/** The last major version of TypeScript with a programming interface for tools such as ts-node. */
const LAST_MAJOR_WITH_INTERFACE = 6;

/** The command that installs a compiler for adapters. */
export const INSTALL_COMPILER = `npm install --save-dev typescript@${LAST_MAJOR_WITH_INTERFACE} ts-node`;

/** An installed TypeScript package that tools such as ts-node can use. */
export interface TypeScriptPackage {
  /** The file to load with `require`. */
  readonly file: string;
  /** The major version number. */
  readonly major: number;
}

/** Tells from a file's name whether the file contains TypeScript. */
export function isTypeScript(file: string): boolean {
  return EXTENSIONS.has(extname(file));
}

/**
 * Returns the folders in which to search for the packages that compile a module. The search begins in the module's
 * folder, because most projects have compiler packages of their own. It continues in the suite's folder.
 */
export function compilerFolders(file: string): string[] {
  return [dirname(file), __dirname];
}

/** Finds a TypeScript package that tools such as ts-node can use. Returns undefined when none is found. */
export function findTypeScript(folders: readonly string[]): TypeScriptPackage | undefined {
  const file = find('typescript', folders);
  const description = find('typescript/package.json', folders);
  if (file === undefined || description === undefined) return undefined;
  const { version } = JSON.parse(readFileSync(description, 'utf8')) as { readonly version: string };
  const major = Number.parseInt(version, 10);
  return major <= LAST_MAJOR_WITH_INTERFACE ? { file, major } : undefined;
}

/** Finds ts-node and the TypeScript package that it needs. Returns undefined when either is missing. */
export function findTsNode(
  folders: readonly string[],
): { readonly tsNode: string; readonly typescript: TypeScriptPackage } | undefined {
  const tsNode = find('ts-node', folders);
  const typescript = findTypeScript(folders);
  return tsNode === undefined || typescript === undefined ? undefined : { tsNode, typescript };
}

/**
 * Returns the reason why a TypeScript module cannot be loaded, or undefined if it can be. If no compiler is installed,
 * Node must remove the types itself, which it does from version 22.18 on.
 */
export function lackForTypeScript(
  file: string,
  folders: readonly string[] = compilerFolders(file),
  removesTypes = Boolean(Reflect.get(process.features, 'typescript')),
): string | undefined {
  if (!isTypeScript(file) || removesTypes || findTsNode(folders) !== undefined) return undefined;
  return `Node ${process.version} cannot load TypeScript by itself: run ${INSTALL_COMPILER}, or use Node 22.18 or later`;
}

function find(name: string, folders: readonly string[]): string | undefined {
  try {
    return require.resolve(name, { paths: [...folders] });
  } catch {
    return undefined;
  }
}
