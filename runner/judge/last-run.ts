import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { SUITE } from '../../adapter/contract/package';
import { messageOf } from '../errors';
import { makeFolder, writeOutput } from '../files/write-file';
import type { Run, RunResult } from '../run/run';
import { isWorse } from '../verdict/verdict';
import type { Port } from './port';

/**
 * The latest results of a port that are not passes, one for each trial: the worst if it was played several times. Each
 * comes from the last run that played its trial, even if the port has had other runs since.
 */
export interface LastRun extends Pick<Run, 'suite'> {
  readonly results: readonly Pick<RunResult, 'trial' | 'kind'>[];
}

/**
 * Returns the last results, updated with those of a run. Trials that the run did not play keep their previous results,
 * unless these are from another version of the suite.
 */
export function updatedLastRun(last: LastRun | undefined, run: LastRun): LastRun {
  const played = new Map<string, RunResult['kind']>();
  for (const { trial, kind } of run.results) {
    const earlier = played.get(trial);
    if (earlier === undefined || isWorse(kind, earlier)) played.set(trial, kind);
  }
  const others = last?.suite.version === run.suite.version ? last.results : [];
  return {
    suite: run.suite,
    results: [
      ...others.filter(({ trial }) => !played.has(trial)),
      ...Array.from(played, ([trial, kind]) => ({ trial, kind })).filter(
        ({ kind }) => kind !== 'passed' && kind !== 'not-applicable',
      ),
    ],
  };
}

/** The working folder and the command or the adapter module, which together identify a port. */
type PortIdentity = Pick<Port, 'adapter' | 'folder'>;

/** Reads the last results of a port. Returns undefined if there are none or if their file is not valid. */
export function readLastRun(port: PortIdentity): LastRun | undefined {
  try {
    // What is missing raises an error here.
    const last = JSON.parse(readFileSync(fileOf(port), 'utf8')) as LastRun;
    const areValid = last.results.every(
      ({ trial, kind }) => typeof trial === 'string' && typeof kind === 'string',
    );
    return areValid && typeof last.suite.version === 'string' ? last : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Replaces the last results of a port in one step, so that other processes never read an incomplete file.
 *
 * @returns a warning if the file cannot be written
 */
export function writeLastRun(port: PortIdentity, run: LastRun): string | undefined {
  const file = fileOf(port);
  try {
    makeFolder(dirname(file));
    writeOutput(file, JSON.stringify(run));
    return undefined;
  } catch (thrown) {
    return `the results are not remembered for --last-failed: ${messageOf(thrown)}`;
  }
}

/** Returns the file with a port's last results. Deleting it is safe: the next run then counts as the first. */
function fileOf({ adapter, folder }: PortIdentity): string {
  const name = createHash('sha256')
    .update(JSON.stringify([adapter, folder]))
    .digest('hex')
    .slice(0, 32);
  return join(cacheFolder(), 'last-runs', `${name}.json`);
}

/**
 * Returns the suite's own folder in the user's cache folder, which each platform has in another place. A relative
 * XDG_CACHE_HOME is ignored, as XDG requires.
 */
export function cacheFolder(platform = process.platform, variables = process.env): string {
  const { LOCALAPPDATA = join(homedir(), 'AppData', 'Local'), XDG_CACHE_HOME } = variables;
  if (platform === 'win32') return join(LOCALAPPDATA, SUITE.name, 'Cache');
  if (platform === 'darwin') return join(homedir(), 'Library', 'Caches', SUITE.name);
  const isUsed = XDG_CACHE_HOME !== undefined && isAbsolute(XDG_CACHE_HOME);
  // A relative HOME would lead into the folder of the port.
  const home = isAbsolute(homedir()) ? homedir() : tmpdir();
  return join(isUsed ? XDG_CACHE_HOME : join(home, '.cache'), SUITE.name);
}
