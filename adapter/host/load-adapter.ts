import { createRequire } from 'node:module';
import { dirname, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as TsNode from 'ts-node';
import type { Adapter } from '../contract/adapter';
import {
  compilerFolders,
  findTsNode,
  INSTALL_COMPILER,
  isTypeScript,
  type TypeScriptPackage,
} from './typescript';

/** The reason why an adapter module cannot be used. The message names the module, and says what is wrong with it. */
export class AdapterModuleError extends Error {
  override readonly name = 'AdapterModuleError';
}

/** Creates an adapter. */
type CreateAdapter = () => Promise<Adapter>;

/**
 * Loads an adapter module written in JavaScript or TypeScript. TypeScript is compiled by ts-node if ts-node is
 * installed; otherwise, Node removes the types. The default export is an Adapter or a function, possibly asynchronous,
 * that creates one.
 *
 * @param file the absolute path of the module
 * @param folders the folders in which to search for ts-node and TypeScript
 * @throws AdapterModuleError when the module cannot be loaded. The returned function also throws an AdapterModuleError
 *   when the module exports no adapter, or cannot make one
 */
export async function loadAdapter(
  file: string,
  folders: readonly string[] = compilerFolders(file),
): Promise<CreateAdapter> {
  const exported = await defaultExport(file, folders);
  if (typeof exported !== 'function') return async () => asAdapter(exported, file);
  return async () => {
    let made: unknown;
    try {
      made = await exported();
    } catch (thrown) {
      throw new AdapterModuleError(`the adapter module ${file} cannot make an adapter: ${stackOf(thrown)}`);
    }
    return asAdapter(made, file);
  };
}

function stackOf(thrown: unknown): string {
  return String(thrown instanceof Error ? thrown.stack : thrown);
}

async function defaultExport(file: string, folders: readonly string[]): Promise<unknown> {
  const compiler = isTypeScript(file) ? findTsNode(folders) : undefined;
  try {
    return unwrapped(
      compiler === undefined
        ? await import(pathToFileURL(file).href)
        : requireCompiled(file, compiler.tsNode, compiler.typescript),
    );
  } catch (thrown) {
    const isWithoutCompiler = isTypeScript(file) && compiler === undefined;
    const advice = isWithoutCompiler && needsCompiler(thrown) ? COMPILER_ADVICE : '';
    throw new AdapterModuleError(`the adapter module ${file} cannot be loaded: ${stackOf(thrown)}${advice}`);
  }
}

/** The error codes with which Node rejects TypeScript that it cannot run just by removing the types. */
const BEYOND_TYPES = new Set<unknown>([
  'ERR_MODULE_NOT_FOUND',
  'ERR_UNKNOWN_FILE_EXTENSION',
  'ERR_UNSUPPORTED_DIR_IMPORT',
  'ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX',
]);

const COMPILER_ADVICE =
  '\nWithout a compiler, Node only removes types: it refuses enums, and imports must name files with their extensions. ' +
  `To compile the module, run: ${INSTALL_COMPILER}`;

function needsCompiler(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && BEYOND_TYPES.has(thrown.code);
}

/** Returns the default export. In an imported module that was compiled to CommonJS, it is nested one level deeper. */
function unwrapped(module: unknown): unknown {
  const isObject = typeof module === 'object' && module !== null;
  return isObject && 'default' in module ? unwrapped(module.default) : module;
}

function requireCompiled(file: string, tsNode: string, typescript: TypeScriptPackage): unknown {
  const { register, REGISTER_INSTANCE } = require(tsNode) as typeof TsNode;
  // A process that already compiles TypeScript keeps its own configuration.
  if (Reflect.get(process, REGISTER_INSTANCE) === undefined) register(compilationOf(file, typescript));
  return createRequire(file)(file);
}

/**
 * Returns the compiler options for an adapter. They do not depend on the user's own configuration, so an adapter runs
 * the same way in any project. A project that uses ECMAScript modules can import files by their compiled names, such as
 * `./values.js`.
 */
function compilationOf(file: string, { file: compiler, major }: TypeScriptPackage): TsNode.RegisterOptions {
  return {
    cwd: dirname(file),
    compiler,
    transpileOnly: true,
    skipProject: true,
    moduleTypes: { [`${parse(file).root}**/*`]: 'cjs' },
    experimentalResolver: true,
    compilerOptions: {
      module: 'commonjs',
      target: 'es2022',
      esModuleInterop: true,
      ...(major >= 6 && { ignoreDeprecations: '6.0' }),
    },
  };
}

function asAdapter(made: unknown, file: string): Adapter {
  const initialize: unknown = typeof made === 'object' && made !== null && Reflect.get(made, 'initialize');
  if (typeof initialize === 'function') return made as Adapter;
  throw new AdapterModuleError(
    `the default export of ${file} is neither an Adapter nor a function that makes one: ` +
      'an Adapter is an object with the methods of the contract, the first of which is initialize',
  );
}
