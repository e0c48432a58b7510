// Support code for cucumber's own command, npx cucumber-js, which plays the same features with the same definitions.
// The world parameters name the port: { "adapter": "<file>" } or { "command": "<command line>", "timeout": <ms> }.
// The world parameter "surface" is "module" or "catalog". It applies to scenarios without a surface tag.
import {
  After,
  AfterAll,
  AfterStep,
  Before,
  BeforeAll,
  BeforeStep,
  DataTable,
  defineParameterType,
  Given,
  type ITestStepHookParameter,
  setDefaultTimeout,
  setDefinitionFunctionWrapper,
  setWorldConstructor,
  Then,
  type ITestCaseHookParameter,
  When,
} from '@cucumber/cucumber';
import { resolve } from 'node:path';
import { openInProcessSession } from '../adapter/client/in-process-session';
import { openStdioSession } from '../adapter/client/stdio-session';
import { PACKAGE_ROOT } from '../adapter/contract/package';
import type { Session } from '../adapter/contract/session';
import { loadAdapter } from '../adapter/host/load-adapter';
import type { Place } from '../steps/place';
import { SUCCEEDS } from '../steps/expectation';
import { PortCalls } from '../steps/port-calls';
import { REGISTERED } from '../steps/step-registry';
import { ConformanceWorld } from '../steps/world';
import type { Surface } from '../suite';
import { mustSucceed } from './checked-steps';
import { problemOf } from './trial-result';
import { loadSteps } from './step-library';

interface WorldParameters {
  /** The path of the adapter module; ignored if `command` is given. */
  readonly adapter: string;
  readonly command?: string;
  readonly timeout?: number;
  readonly surface: Surface;
}

let session: Session;
let surface: Surface;

const library = loadSteps();

type CucumberCode = (this: ConformanceWorld, ...values: unknown[]) => unknown;

const CUCUMBER = { Given, When, Then };

for (const { place, ...type } of REGISTERED.parameterTypes) callAt(place, () => defineParameterType(type));
for (const { keyword, pattern, code, place } of REGISTERED.steps)
  callAt(place, () => CUCUMBER[keyword](pattern, code as CucumberCode));

setWorldConstructor(ConformanceWorld);

// The session already limits the time of each call. A time limit for the whole step would hide which call was too slow.
setDefaultTimeout(-1);

BeforeAll(async function (this: { readonly parameters: object }) {
  const { adapter, command, timeout = 5000, ...parameters } = this.parameters as WorldParameters;
  surface = parameters.surface;
  session = await (command === undefined
    ? openInProcessSession(await loadAdapter(resolve(PACKAGE_ROOT, adapter)))
    : openStdioSession({ command, folder: PACKAGE_ROOT, timeout }));
});

AfterAll(async () => session.close());

Before(async function (this: ConformanceWorld, { pickle }: ITestCaseHookParameter) {
  this.given.surface = surfaceOf(pickle) ?? surface;
  this.calls = new PortCalls(session, await session.fresh(), this.given);
});

/** The world's `outcomes` before the current step. */
let earlier: ConformanceWorld['outcomes'];

BeforeStep(function (this: ConformanceWorld) {
  earlier = this.outcomes;
});

AfterStep(async function (this: ConformanceWorld, { pickle, pickleStep, result }: ITestStepHookParameter) {
  if (result.status !== 'PASSED' || this.outcomes === earlier) return;
  const index = pickle.steps.findIndex(({ id }) => id === pickleStep.id);
  if (mustSucceed(pickle.steps, library)[index]) this.calls.require(await this.outcomes, SUCCEEDS);
});

After(async function (this: ConformanceWorld) {
  await this.end();
});

// A scenario that the port cannot play is skipped instead of failed.
setDefinitionFunctionWrapper(
  (code: (...values: unknown[]) => unknown) =>
    async function (this: Partial<ConformanceWorld>, ...values: unknown[]) {
      const run = async (): Promise<unknown> => code.apply(this, values.map(withPlainTable));
      try {
        // Hooks run before `calls` is set, but they make no calls.
        return await (this.calls === undefined ? run() : this.calls.step(run));
      } catch (thrown) {
        const kind = problemOf(thrown)?.kind;
        if (kind === 'unsupported' || kind === 'not-applicable') return 'skipped';
        throw thrown;
      }
    },
);

function withPlainTable(value: unknown): unknown {
  return value instanceof DataTable ? value.raw() : value;
}

/**
 * Calls a cucumber function as if it were called from the given place. Cucumber takes a definition's place from the
 * call stack, but this file, not the one with the definition, registers it with cucumber.
 */
function callAt({ file, line }: Place, define: () => void): void {
  const { prepareStackTrace } = Error;
  Error.prepareStackTrace = () => `Error\n    at define (${file}:${line}:1)`;
  try {
    define();
  } finally {
    Error.prepareStackTrace = prepareStackTrace;
  }
}

const SURFACE_TAG = '@surface:';

/**
 * Returns the surface to which a tag restricts a scenario, or undefined if there is no such tag. The last tag counts: a
 * scenario's own tags follow those of its rule.
 */
function surfaceOf({ tags }: ITestCaseHookParameter['pickle']): Surface | undefined {
  const tag = tags.findLast(({ name }) => name.startsWith(SURFACE_TAG));
  return tag?.name.slice(SURFACE_TAG.length) as Surface | undefined;
}
