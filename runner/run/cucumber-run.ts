import { loadSupport, runCucumber, type IRunOptions, type ISupportCodeLibrary } from '@cucumber/cucumber/api';
import type { Envelope } from '@cucumber/messages';
import { Writable } from 'node:stream';
import { PACKAGE_ROOT } from '../../adapter/package';
import { Lookahead, setLookahead } from '../../steps/lookahead';
import { SuiteDefect, type Scenario } from '../suite';
import { byFile } from './by-file';
import { MessagesForesight, type Library } from './foresight';

/** Where a scenario stands. */
export type Place = Pick<Scenario, 'file' | 'line'>;

/** `defined`, or `random:<seed>`. */
export type Order = 'defined' | `random:${string}`;

/** The steps that belong to this code: compiled, or through ts-node, as it is itself. */
export const STEPS = __filename.endsWith('.ts') ? 'steps/**/*.ts' : 'dist/steps/**/*.js';

let loading: Promise<ISupportCodeLibrary> | undefined;

/** The definitions of the steps, which define themselves when they are loaded: that happens once in a process. */
export function loadSteps(): Promise<ISupportCodeLibrary> {
  loading ??= loadSupport(
    { sources: sourcesOf([], 'defined'), support: { requirePaths: [STEPS] } },
    { cwd: PACKAGE_ROOT },
  );
  return loading;
}

/**
 * Runs scenarios of this package through cucumber, one after the other, in this process. The steps talk to the
 * current session.
 *
 * @param onMessage takes each of cucumber's messages as it comes
 * @throws SuiteDefect when cucumber complains of the features
 */
export async function runScenarios(
  scenarios: readonly Place[],
  order: Order,
  onMessage: (message: Envelope) => void,
): Promise<void> {
  const complaints = new Lines();
  const support = await loadSteps();
  const options: IRunOptions = {
    sources: sourcesOf(pathsOf(scenarios), order),
    support,
    runtime: {
      dryRun: false,
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
  };
  const environment = { cwd: PACKAGE_ROOT, stdout: new Lines(), stderr: complaints };
  // Cucumber keeps to itself what its library is made of.
  const foresight = new MessagesForesight(support as unknown as Library);
  setLookahead(new Lookahead(foresight));
  try {
    await runCucumber(options, environment, (message) => {
      foresight.take(message);
      onMessage(message);
    });
  } finally {
    setLookahead(undefined);
  }
  if (complaints.text !== '') throw new SuiteDefect([complaints.text.trim()]);
}

function sourcesOf(paths: string[], order: Order): IRunOptions['sources'] {
  return { defaultDialect: 'en', paths, names: [], tagExpression: '', order };
}

/** The scenarios as cucumber selects them: `<file>:<line>:<line>`. */
function pathsOf(scenarios: readonly Place[]): string[] {
  return [...byFile(scenarios)].map(([file, places]) => [file, ...places.map(({ line }) => line)].join(':'));
}

/** Keeps what is written to it. */
class Lines extends Writable {
  text = '';

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString('utf8');
    done();
  }
}
