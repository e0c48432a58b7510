import { loadSupport, type ISupportCodeLibrary } from '@cucumber/cucumber/api';
import type { Envelope } from '@cucumber/messages';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { Lookahead, setLookahead } from '../../steps/lookahead';
import { SuiteDefect, type Scenario } from '../../suite';
import { byFile } from './by-file';
import { cucumber, sourcesOf, type Order } from './cucumber';
import { MessagesForesight, type Library } from './foresight';

/** Where a scenario stands. */
export type Place = Pick<Scenario, 'file' | 'line'>;

/** The steps that belong to this code: compiled, or through ts-node, as it is itself. */
export const STEPS = __filename.endsWith('.ts') ? 'steps/**/*.ts' : 'dist/steps/**/*.js';

let loading: Promise<ISupportCodeLibrary & Library> | undefined;

/** The definitions of the steps, which define themselves when they are loaded: that happens once in a process. */
export function loadSteps(): Promise<ISupportCodeLibrary & Library> {
  // Cucumber keeps to itself what its library is made of.
  loading ??= loadSupport(
    { sources: sourcesOf([], 'defined'), support: { requirePaths: [STEPS] } },
    { cwd: PACKAGE_ROOT },
  ) as Promise<ISupportCodeLibrary & Library>;
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
  const support = await loadSteps();
  const options = { folder: PACKAGE_ROOT, paths: pathsOf(scenarios), support, order };
  const foresight = new MessagesForesight(support);
  setLookahead(new Lookahead(foresight));
  try {
    const complaints = await cucumber(options, (message) => {
      foresight.take(message);
      onMessage(message);
    });
    if (complaints !== '') throw new SuiteDefect([complaints]);
  } finally {
    setLookahead(undefined);
  }
}

/** The scenarios as cucumber selects them: `<file>:<line>:<line>`. */
function pathsOf(scenarios: readonly Place[]): string[] {
  return [...byFile(scenarios)].map(([file, places]) => [file, ...places.map(({ line }) => line)].join(':'));
}
