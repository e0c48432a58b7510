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
  private readonly identity: readonly string[];

  constructor({ adapter, folder }: Pick<Port, 'adapter' | 'folder'>) {
    const named = 'file' in adapter ? ['adapter', adapter.file] : ['command', adapter.command];
    this.identity = [...named, folder];
  }

  private get path(): string {
    const name = createHash('sha256').update(JSON.stringify(this.identity)).digest('hex').slice(0, 32);
    return join(cacheFolder(), 'last-runs', `${name}.json`);
  }

  /** Reads the last results. Returns undefined if there are none or if the file is not valid. */
  read(): LastRun | undefined {
    try {
      const content = JSON.parse(readFileSync(this.path, 'utf8')) as Partial<LastRun>;
      const { suite, results } = content;
      const isValid = results?.every(
        ({ trial, kind }) => typeof trial === 'string' && typeof kind === 'string',
      );
      return isValid && typeof suite?.version === 'string' ? (content as LastRun) : undefined;
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
function cacheFolder(): string {
  const { LOCALAPPDATA = join(homedir(), 'AppData', 'Local'), XDG_CACHE_HOME = '' } = process.env;
  if (process.platform === 'win32') return join(LOCALAPPDATA, SUITE.name, 'Cache');
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Caches', SUITE.name);
  return join(isAbsolute(XDG_CACHE_HOME) ? XDG_CACHE_HOME : join(homedir(), '.cache'), SUITE.name);
}
