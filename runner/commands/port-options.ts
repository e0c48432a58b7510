import { Option } from 'commander';
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { lackForTypeScript } from '../../adapter/host/typescript';
import { UsageError } from '../errors';
import type { Port } from '../judge/port';
import type { PortArguments } from '../text/port-text';
import { type CommandContext, wholeNumber } from './arguments';

/** The default value of `--timeout`, in milliseconds. */
export const DEFAULT_TIMEOUT_MS = 5000;

/** The options, shared by several commands, that name a port and control how it runs. */
export const PORT_OPTIONS = {
  command: new Option('--command <command>', 'command that starts an adapter in any language').conflicts(
    'adapter',
  ),
  build: new Option('--build <command>', 'command that builds the adapter before each run'),
  adapter: new Option('--adapter <file>', 'TypeScript or JavaScript module with an adapter'),
  timeout: new Option('--timeout <milliseconds>', 'time limit for each call')
    .argParser(wholeNumber(1))
    .default(DEFAULT_TIMEOUT_MS),
};

/**
 * Requires that a command was called without arguments. The only argument that somebody gives is the adapter.
 *
 * @throws UsageError that names the options for it
 */
export function requireNoArguments(words: readonly string[]): void {
  if (words.length === 0) return;
  throw new UsageError(
    `${words.join(' ')} is not an option: name a module with --adapter <file>, or any other adapter with --command "<command that starts it>"`,
  );
}

/** The values of the options that name a port and control how it runs. */
export interface PortOptions extends PortArguments {
  readonly timeout: number;
}

/**
 * Returns the port that the options name, or the reference if they do not name one.
 *
 * @throws UsageError when the command is empty, or when the adapter cannot be used
 */
export function portOf(options: PortOptions, context: CommandContext): Port {
  const { command, adapter, build, timeout } = options;
  if (command?.trim() === '')
    throw new UsageError('--command is empty: give the command that starts an adapter');
  const { folder, programs } = context;
  // The first build may make the module.
  const isToBeBuilt = build !== undefined && adapter !== undefined && !existsSync(resolve(folder, adapter));
  const file = isToBeBuilt ? resolve(folder, adapter) : adapterFile(adapter, context);
  const program = command !== undefined ? { command } : { file };
  return { adapter: program, folder, timeout, programs };
}

/**
 * Returns the absolute path of the adapter module at the given path or, if no path is given, of the reference's module.
 *
 * @throws UsageError when the file does not exist or cannot be loaded
 */
export function adapterFile(path: string | undefined, { folder, reference }: CommandContext): string {
  if (path === undefined) return reference;
  const file = resolve(folder, path);
  // On Node 20, `statSync` throws if the path uses a file as a folder, even with `throwIfNoEntry: false`.
  const found = existsSync(file) ? statSync(file) : undefined;
  if (found?.isFile()) {
    const lack = lackForTypeScript(file);
    if (lack !== undefined) throw new UsageError(`--adapter ${path}: ${lack}`);
    return file;
  }
  if (found?.isDirectory()) {
    throw new UsageError(`--adapter ${path}: ${file} is a folder; name the adapter module in it`);
  }
  throw new UsageError(`--adapter ${path}: there is no such file (looked for ${file})`);
}
