import { runCucumber, type IRunOptions } from '@cucumber/cucumber/api';
import type { Envelope } from '@cucumber/messages';
import { Writable } from 'node:stream';

/** `defined`, or `random:<seed>`. */
export type Order = 'defined' | `random:${string}`;

/** What cucumber is to do. */
export interface CucumberOptions {
  /** The folder from which everything is found. */
  readonly folder: string;
  /** The features: files, globs, or files with the lines of scenarios, `<file>:<line>:<line>`. */
  readonly paths: readonly string[];
  readonly support: IRunOptions['support'];
  /** Absent: as defined. */
  readonly order?: Order;
  /** Whether it finds the definitions of the steps, and runs none of them. */
  readonly isDry?: boolean;
}

/**
 * Has cucumber run scenarios in this process, one after the other.
 *
 * @param onMessage takes each of its messages as it comes
 * @returns what it complained of
 */
export async function cucumber(
  { folder, paths, support, order = 'defined', isDry = false }: CucumberOptions,
  onMessage: (message: Envelope) => void,
): Promise<string> {
  const complaints = new Text();
  await runCucumber(
    {
      sources: sourcesOf(paths, order),
      support,
      runtime: {
        dryRun: isDry,
        failFast: false,
        filterStacktraces: true,
        parallel: 0,
        retry: 0,
        retryTagFilter: '',
        strict: true,
        worldParameters: {},
      },
      // Cucumber insists on a formatter; this one has the least to do.
      formats: { stdout: 'rerun', files: {}, publish: false, options: {} },
    },
    { cwd: folder, stdout: new Text(), stderr: complaints },
    onMessage,
  );
  return complaints.written.trim();
}

/** Where cucumber finds scenarios, and in which order it runs them. */
export function sourcesOf(paths: readonly string[], order: Order): IRunOptions['sources'] {
  return { defaultDialect: 'en', paths: [...paths], names: [], tagExpression: '', order };
}

/** Keeps what is written to it. */
class Text extends Writable {
  written = '';

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.written += chunk.toString('utf8');
    done();
  }
}
