import { messageOf } from '../errors';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { SUITE } from '../../adapter/contract/package';
import { createFolder, writeOutput } from '../files/write-file';
import type { LastRun } from './last-run';
import type { Port } from './port';

/**
 * The file in the user's cache folder that stores the last results of a port. The working folder, together with the
 * command or the adapter module, identifies the port. Deleting the file is safe: the next run then counts as the first.
 */
export class LastRunFile {
  private readonly identity: string;

  constructor({ adapter, folder }: Pick<Port, 'adapter' | 'folder'>) {
    this.identity = JSON.stringify([adapter, folder]);
  }

  private get path(): string {
    const name = createHash('sha256').update(this.identity).digest('hex').slice(0, 32);
    return join(cacheFolder(), 'last-runs', `${name}.json`);
  }

  /** Reads the last results. Returns undefined if there are none or if the file is not valid. */
  read(): LastRun | undefined {
    try {
      // What is missing raises an error here.
      const last = JSON.parse(readFileSync(this.path, 'utf8')) as LastRun;
      const areValid = last.results.every(
        ({ trial, kind }) => typeof trial === 'string' && typeof kind === 'string',
      );
      return areValid && typeof last.suite.version === 'string' ? last : undefined;
    } catch {
      return undefined;
    }
  }

  /**
   * Replaces the last results in one step, so that other processes never read an incomplete file.
   *
   * @returns a warning if the file cannot be written
   */
  write(run: LastRun): string | undefined {
    try {
      createFolder(dirname(this.path));
      writeOutput(this.path, JSON.stringify(run));
      return undefined;
    } catch (thrown) {
      return `the results are not remembered for --last-failed: ${messageOf(thrown)}`;
    }
  }
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
  return join(isUsed ? XDG_CACHE_HOME : join(homedir(), '.cache'), SUITE.name);
}
