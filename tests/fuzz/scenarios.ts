import * as fc from 'fast-check';
import { dispatch, type Adapter } from '../../adapter/contract/adapter';
import { callingAdapter } from '../../adapter/client/calling-adapter';
import { openInProcessSession } from '../../adapter/client/in-process-session';
import type { Session } from '../../adapter/contract/session';
import createReference from '../../ports/reference';
import type { DrawnScenario } from '../../fuzz/gherkin';
import { scenariosOf } from '../../fuzz/grammar';
import { RandomScenario, type PlayedGroup } from '../../fuzz/random-scenario';
import { SURFACES, type Level, type Surface } from '../../suite/read';

/** A random scenario that was played with the reference as both sides. */
export interface PlayedAlone {
  readonly surface: Surface;
  readonly drawn: DrawnScenario;
  /** The steps that were kept. */
  readonly groups: readonly PlayedGroup[];
  readonly calls: readonly unknown[];
}

/** Draws and plays random scenarios of a level, on all surfaces. */
export async function playDrawn(level: Level, howMany: number): Promise<PlayedAlone[]> {
  const played: PlayedAlone[] = [];
  for (const drawn of fc.sample(scenariosOf(level, SURFACES, 10), { numRuns: howMany, seed: 42 }))
    played.push(await playAlone(drawn, level));
  return played;
}

async function playAlone(drawn: DrawnScenario, level: Level): Promise<PlayedAlone> {
  const { surface, groups } = drawn;
  const calls: unknown[] = [];
  const sessions = {
    reference: await openInProcessSession(createReference),
    port: await recordingSession(() => calls),
  };
  const scenario = new RandomScenario({ level, surface }, sessions);
  try {
    for (const group of groups) await scenario.play(group);
    return { surface, drawn, groups: scenario.groups, calls };
  } finally {
    scenario.end();
  }
}

/**
 * Returns a session with the reference that records its calls.
 *
 * @param begin returns the array for the calls of the next scenario
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

/** Replaces the folders that scenarios write, whose names vary. */
function withoutWrittenFolders(params: object): unknown {
  const text = JSON.stringify(params, (key, value: unknown) =>
    key === 'path' && String(value).includes('i18n-conformance-') ? 'a folder' : value,
  );
  return JSON.parse(text);
}
