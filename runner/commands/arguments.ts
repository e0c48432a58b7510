import type { RunningPrograms } from '../../adapter/client/process-group';
import { InvalidArgumentError, Option } from 'commander';
import type { ExitStatus } from '../exit-status';
import { LEVELS, SURFACES } from '../../suite/read';
import type { NamedFile } from '../files/output-files';
import { resolve } from 'node:path';

/** The context of a command: the folder in which it was called, the reference, and a callback for the exit status. */
export interface CommandContext {
  /** The folder in which the command was called. */
  readonly folder: string;
  /** The file of the reference's adapter module. The reference is the port that is judged by default. */
  readonly reference: string;
  /** The programs of the port that the command starts. They end with this process. */
  readonly programs: RunningPrograms;
  readonly finish: (status: ExitStatus) => void;
}

/** The greatest number that options take, which is also the longest delay that Node's timers support. */
const MAX_NUMBER = 2 ** 31 - 1;

/** Returns a parser of whole numbers that are not less than the given one. */
export function wholeNumber(least: 0 | 1): (argument: string) => number {
  return (argument) => {
    const value = Number(argument);
    if (/^\d+$/.test(argument) && value >= least && value <= MAX_NUMBER) return value;
    throw new InvalidArgumentError(`Give a whole number from ${least} to ${MAX_NUMBER}.`);
  };
}

/** Returns a parser that collects the values of an option that can be repeated. */
export function collected<Value>(
  read: (argument: string) => Value,
): (argument: string, before?: readonly Value[]) => Value[] {
  return (argument, before = []) => [...before, read(argument)];
}

/** Returns a parser of a path, which is relative to the folder in which the command was called. */
export function namedFile(option: string, folder: string): (path: string) => NamedFile {
  return (path) => ({ argument: `${option} ${path}`, path, file: resolve(folder, path) });
}

/** Returns the option that names a level. */
export function levelOption(description: string): Option {
  return new Option('--level <level>', description).choices(LEVELS).default('spec');
}

/** Returns the option that names a surface. */
export function surfaceOption(description: string): Option {
  return new Option('--surface <surface>', description).choices(SURFACES);
}
