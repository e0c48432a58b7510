import type { RunningPrograms } from '../../adapter/client/process-group';
import { InvalidArgumentError, Option } from 'commander';
import type { ExitStatus } from '../exit-status';
import { SURFACES } from '../../suite';

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

/** Parses a positive whole number. */
export function positiveInteger(argument: string): number {
  const value = Number(argument);
  if (/^\d+$/.test(argument) && value >= 1 && Number.isSafeInteger(value)) return value;
  throw new InvalidArgumentError('Give a whole number, at least 1.');
}

/** Parses a whole number from 0 to 2147483647. */
export function wholeNumber(argument: string): number {
  const value = Number(argument);
  if (/^\d+$/.test(argument) && value <= 2 ** 31 - 1) return value;
  throw new InvalidArgumentError('Give a whole number, at most 2147483647.');
}

/** Parses a timeout: a positive whole number of milliseconds, at most the longest delay that Node's timers support. */
export function milliseconds(argument: string): number {
  const value = positiveInteger(argument);
  // A timer with a longer delay would fire after one millisecond.
  if (value <= 2 ** 31 - 1) return value;
  throw new InvalidArgumentError('Give at most 2147483647 milliseconds.');
}

/** Returns a parser that collects the values of an option that can be repeated. */
export function collected<Value>(
  read: (argument: string) => Value,
): (argument: string, before: Value[]) => Value[] {
  return (argument, before) => [...before, read(argument)];
}

/** Returns the option that names a level. */
export function levelOption(description: string): Option {
  return new Option('--level <level>', description).choices(['spec', 'crystal']).default('spec');
}

/** Returns the option that names a surface. */
export function surfaceOption(description: string): Option {
  return new Option('--surface <surface>', description).choices(SURFACES);
}

/** Returns a random seed of at most six digits, which is easy to type again. */
export function randomSeed(): number {
  return Math.floor(Math.random() * 1_000_000);
}
