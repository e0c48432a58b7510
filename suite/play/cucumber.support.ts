// Support code for cucumber's own command, npx cucumber-js, which plays the same features with the same definitions.
// The world parameters name the port: { "adapter": "<file>" } or { "command": "<command line>", "timeout": <ms> }.
// The world parameter "surface" is "module" or "catalog". It applies to scenarios without a surface tag.
import {
  After,
  AfterAll,
  Before,
  BeforeAll,
  defineParameterType,
  Given,
  setDefaultTimeout,
  setWorldConstructor,
  Status,
  Then,
  type ITestCaseHookParameter,
  When,
} from '@cucumber/cucumber';
import { resolve } from 'node:path';
import { openInProcessSession } from '../../adapter/client/in-process-session';
import { RunningPrograms } from '../../adapter/client/process-group';
import { openStdioSession } from '../../adapter/client/stdio-session';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import type { Session } from '../../adapter/contract/session';
import { loadAdapter } from '../../adapter/host/load-adapter';
import { compileScript, StepError } from '../../steps/compile';
import { PARAMETER_TYPES } from '../../steps/parameter-types';
import { loadSteps } from '../../steps/step-library';
import type { StepCode } from '../../steps/step-registry';
import type { Surface } from '../read';
import { ScriptPlay } from './script-play';
import { taggedSurface } from './tagged-surface';

interface WorldParameters {
  /** The path of the adapter module; ignored if `command` is given. */
  readonly adapter: string;
  readonly command?: string;
  readonly timeout?: number;
  readonly surface: Surface;
}

/** The play of one scenario. */
class CucumberWorld {
  play: ScriptPlay | undefined;
  /** The reason why the scenario cannot be compiled. Cucumber itself reports a step that matches no definition. */
  mistake: StepError | undefined;
  /** The index of the next step. */
  step = 0;
}

let session: Session;
let surface: Surface;
/** Whether a scenario was played, and not skipped. */
let hasPlayed = false;

const CUCUMBER = { Given, When, Then };

for (const [name, [regexp, transformer]] of Object.entries(PARAMETER_TYPES)) {
  defineParameterType({ name, regexp, transformer });
}
for (const { keyword, pattern, code } of loadSteps().definitions) CUCUMBER[keyword](pattern, playing(code));

setWorldConstructor(CucumberWorld);

// The session already limits the time of each call. A time limit for the whole step would hide which call was too slow.
setDefaultTimeout(-1);

BeforeAll(async function (this: { readonly parameters: object }) {
  const { adapter, command, timeout = 5000, ...parameters } = this.parameters as WorldParameters;
  surface = parameters.surface;
  session = await (command === undefined
    ? openInProcessSession(await loadAdapter(resolve(PACKAGE_ROOT, adapter)))
    : openStdioSession({ command, folder: PACKAGE_ROOT, timeout, programs: new RunningPrograms() }));
});

AfterAll(async () => {
  await session.close();
  // Cucumber passes when tags or paths select nothing. One of several workers may have had nothing to do.
  if (!hasPlayed && process.env['CUCUMBER_PARALLEL'] !== 'true')
    throw new Error('no scenario was played: look at the paths and the tags');
});

After(async function (this: CucumberWorld, { result }: ITestCaseHookParameter) {
  if (result?.status !== Status.SKIPPED) hasPlayed = true;
  this.play?.clean();
});

/**
 * Returns the code of a definition for cucumber: it plays what the definition has added to the script.
 *
 * The definitions write the whole script before the first step begins, because later steps determine whether an
 * operation must succeed.
 */
function playing(code: StepCode): () => Promise<string | undefined> {
  async function playStep(this: CucumberWorld): Promise<string | undefined> {
    const { play, mistake, step } = this;
    this.step += 1;
    if (mistake !== undefined) throw mistake;
    const problem = play!.notApplicable ?? (await play!.playStep(step));
    // A scenario that the port cannot play is skipped instead of failed.
    if (problem?.kind === 'unsupported' || problem?.kind === 'not-applicable') return 'skipped';
    if (problem !== undefined) throw new Error(problem.message);
    return undefined;
  }
  // Cucumber requires a parameter for each value. The definition's first parameter is the script.
  return Object.defineProperty(playStep, 'length', { value: code.length - 1 });
}

Before(function (this: CucumberWorld, { pickle }: ITestCaseHookParameter) {
  const steps = pickle.steps.map(({ text, argument }) => ({
    text,
    ...(argument?.docString && { docString: argument.docString }),
    ...(argument?.dataTable && {
      table: argument.dataTable.rows.map(({ cells }) => cells.map(({ value }) => value)),
    }),
  }));
  try {
    this.play = new ScriptPlay(session, compileScript({ steps, surface: taggedSurface(pickle) ?? surface }));
  } catch (thrown) {
    if (!(thrown instanceof StepError)) throw thrown;
    this.mistake = thrown;
  }
});
