import { createRequire } from 'node:module';
import { dirname, extname, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RegisterOptions } from 'ts-node';
import type { Adapter } from '../contract/adapter';

/** The reason why an adapter module cannot be used. The message names the module and what it must export. */
export class AdapterModuleError extends Error {
  override readonly name = 'AdapterModuleError';
}

const TYPESCRIPT = new Set(['.ts', '.cts', '.mts', '.tsx']);

/** Creates an adapter. */
export type CreateAdapter = () => Promise<Adapter>;

/**
 * Loads an adapter module: JavaScript, or TypeScript through ts-node. Its default export is an Adapter, or a
 * function, which may be asynchronous, that creates one.
 *
 * @param file the absolute path of the module
 * @throws AdapterModuleError when it cannot be loaded, or exports something else
 */
export async function loadAdapter(file: string): Promise<CreateAdapter> {
  const exported = await defaultExport(file);
  if (typeof exported === 'function') return async () => asAdapter(await exported(), file);
  return async () => asAdapter(exported, file);
}

async function defaultExport(file: string): Promise<unknown> {
  try {
    const module = TYPESCRIPT.has(extname(file))
      ? await requireTypeScript(file)
      : await import(pathToFileURL(file).href);
    return unwrapped(module);
  } catch (thrown) {
    const what = String(thrown instanceof Error ? thrown.stack : thrown);
    throw new AdapterModuleError(`the adapter module ${file} cannot be loaded: ${what}`);
  }
}

/** Returns the default export, which is one level deeper when a module that was compiled to CommonJS is imported. */
function unwrapped(module: unknown): unknown {
  const isObject = typeof module === 'object' && module !== null;
  return isObject && 'default' in module ? unwrapped(module.default) : module;
}

async function requireTypeScript(file: string): Promise<unknown> {
  const { register, REGISTER_INSTANCE } = await import('ts-node');
  // A process that already compiles TypeScript keeps its own configuration.
  if (Reflect.get(process, REGISTER_INSTANCE) === undefined) register(compilationOf(file));
  return createRequire(file)(file);
}

/**
 * Returns the compiler options for an adapter. They do not depend on the user's own configuration, so an adapter runs
 * the same in any project. In a project of ECMAScript modules, files may be imported by their compiled names.
 */
function compilationOf(file: string): RegisterOptions {
  return {
    cwd: dirname(file),
    compiler: require.resolve('typescript'),
    transpileOnly: true,
    skipProject: true,
    moduleTypes: { [`${parse(file).root}**/*`]: 'cjs' },
    experimentalResolver: true,
    compilerOptions: {
      module: 'commonjs',
      target: 'es2022',
      esModuleInterop: true,
      ignoreDeprecations: '6.0',
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
