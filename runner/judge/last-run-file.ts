import { messageOf } from '../errors';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import type * as EnvPaths from 'env-paths';
import { SUITE } from '../../adapter/contract/package';
import { createFolder, replaceFile } from '../files/write-file';
import { type Verdict, VERDICTS } from '../verdict/verdict';
import type { LastRun } from './last-run';
import type { Port } from './port';

/** The version of the file format. A file with another version is ignored. */
const FORMAT = 1;

/** The content of a file whose version is {@link FORMAT}. Files with other versions can have any content. */
interface Content {
  readonly format: number;
  readonly suite: string;
  readonly verdicts: Readonly<Record<string, Verdict>>;
}

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
      const content = JSON.parse(readFileSync(this.path, 'utf8')) as Content;
      const { format, suite } = content;
      const verdicts = Object.entries(content.verdicts);
      const isValid = verdicts.every(([, verdict]) => VERDICTS.includes(verdict));
      if (format !== FORMAT || typeof suite !== 'string' || !isValid) return undefined;
      return { suite, verdicts: new Map(verdicts) };
    } catch {
      return undefined;
    }
  }

  /**
   * Replaces the last results in one step, so that other processes never read an incomplete file.
   *
   * @returns a warning if the file cannot be written
   */
  write({ suite, verdicts }: LastRun): string | undefined {
    const temporary = `${this.path}.${process.pid}`;
    const content = { format: FORMAT, suite, port: this.identity, verdicts: Object.fromEntries(verdicts) };
    try {
      createFolder(dirname(this.path));
      writeFileSync(temporary, JSON.stringify(content));
      replaceFile(temporary, this.path);
      return undefined;
    } catch (thrown) {
      remove(temporary);
      return `the results are not remembered for --last-failed: ${messageOf(thrown)}`;
    }
  }
}

function remove(file: string): void {
  try {
    rmSync(file);
  } catch {
    // If the temporary file could not be created, there is nothing to remove.
  }
}

/** Returns the suite's own folder in the user's cache folder. A relative XDG_CACHE_HOME is ignored, as XDG requires. */
function cacheFolder(): string {
  // The package is loaded only here, so that a port can start sooner.
  const { default: envPaths } = require('env-paths') as typeof EnvPaths;
  const { cache } = envPaths(SUITE.name, { suffix: '' });
  return isAbsolute(cache) ? cache : join(homedir(), '.cache', SUITE.name);
}
