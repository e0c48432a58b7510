import * as fc from 'fast-check';
import { dispatch, type Adapter } from '../../adapter/contract/adapter';
import { callingAdapter } from '../../adapter/client/calling-adapter';
import { openInProcessSession } from '../../adapter/client/in-process-session';
import type { Session } from '../../adapter/contract/session';
import createReference from '../../ports/reference';
import { Folders } from '../../fuzz/folders';
import { newModel, StepCommand, type Model } from '../../fuzz/step-command';
import type { Step } from '../../fuzz/step';
import { readFixtures, vocabularyOf } from '../../fuzz/vocabulary';
import type { Level } from '../../suite';

/** Random scenarios of a level, each as its steps. */
export async function drawScenarios(level: Level, howMany: number): Promise<Step[][]> {
  const { beginning, steps } = vocabularyOf(level, await readFixtures());
  const scenario = fc.tuple(beginning, fc.array(fc.oneof(...steps), { minLength: 10, maxLength: 40 }));
  return fc
    .sample(scenario, { numRuns: howMany, seed: 42 })
    .map(([first, others]) => [...(first === null ? [] : [first]), ...others]);
}

/** Runs a scenario with the reference on both sides, writes down its calls, and gives what it knows at the end. */
export async function runAlone(steps: readonly Step[], level: Level, calls: unknown[]): Promise<Model> {
  const reference = await (await recordingSession(() => calls)).fresh();
  const port = await (await recordingSession(() => [])).fresh();
  const folders = new Folders();
  const model = newModel();
  try {
    for (const step of steps) {
      const command = new StepCommand(step, { level, inexpressible: [], folderOf: folders.folderOf });
      if (command.check(model)) await command.run(model, { reference, port });
    }
    return model;
  } finally {
    folders.remove();
  }
}

/**
 * A session with the reference that writes down its calls.
 *
 * @param begin gives where those of the next scenario are written
 */
export async function recordingSession(begin: () => unknown[]): Promise<Session> {
  const session = await openInProcessSession(createReference);
  return { ...session, fresh: async () => recording(await session.fresh(), begin()) };
}

function recording(adapter: Adapter, calls: unknown[]): Adapter {
  return callingAdapter((method, params) => {
    calls.push([method, withoutWrittenFolders(params)]);
    return dispatch(adapter, method, params);
  });
}

/** The folders that scenarios write are each time other ones. */
function withoutWrittenFolders(params: object): unknown {
  const text = JSON.stringify(params, (key, value: unknown) =>
    key === 'path' && String(value).includes('i18n-conformance-') ? 'a folder' : value,
  );
  return JSON.parse(text);
}
