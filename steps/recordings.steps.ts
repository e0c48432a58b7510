import { readFile } from 'node:fs/promises';
import type { Deviation } from './deviations';
import { fixtureFolder, removeFolder, writeFile } from './folders';
import { SEQUENTIAL } from './definition-options';
import { requireReproduced } from './recorded-outcomes';
import {
  groupsOf,
  isExpressible,
  usesOnlyCatalogs,
  parseRecordings,
  playableParams,
  type RecordedCall,
  type Recording,
} from './recordings';
import type { PortCalls } from './port-calls';
import { Then } from './step-registry';
import type { ConformanceWorld } from './world';

Then(
  'every recording of {word} is reproduced',
  SEQUENTIAL,
  async function (this: ConformanceWorld, kind: string) {
    const recordings = await readRecordings(kind);
    const differing: Deviation[] = [];
    for (const group of groupsOf(recordings)) differing.push(...(await playGroup(this, group)));
    requireReproduced(kind, recordings.length, differing);
  },
);

async function readRecordings(kind: string): Promise<Recording[]> {
  const file = `fixtures/recordings/${kind}.jsonl`;
  return parseRecordings(await readFile(fixtureFolder(file), 'utf8'), file);
}

/**
 * Plays recordings that share a state, and returns the first deviation from each recording that the port does not
 * reproduce.
 */
async function playGroup({ calls }: ConformanceWorld, group: readonly Recording[]): Promise<Deviation[]> {
  if (!group.every(usesOnlyCatalogs)) await calls.renew();
  // All files are written first, so that the order of the calls does not depend on how long writing takes.
  const folders = await Promise.all(group.map(writeFiles));
  try {
    const deviations = await Promise.all(
      group.map((recording, index) => play(calls, recording, folders[index]!)),
    );
    return deviations.filter((deviation) => deviation !== undefined);
  } finally {
    await Promise.all(folders.filter((folder) => folder !== '').map(removeFolder));
  }
}

/** Plays a recording and returns the first deviation from its outcomes, if there is one. */
async function play(calls: PortCalls, recording: Recording, folder: string): Promise<Deviation | undefined> {
  const conditions = { folder, inexpressible: calls.inexpressible };
  const askAndCheck = async (call: RecordedCall, index: number): Promise<Deviation | undefined> => {
    if (!isExpressible(call, conditions)) return undefined;
    const outcome = await calls.call(call.method, playableParams(recording, call, conditions));
    return calls.deviationsFrom(outcome, { kind: 'as recorded', recording, index })[0];
  };
  // All calls are made before the first response arrives, which saves time with an adapter that supports pipelining.
  const deviations = await Promise.all(recording.calls.map(askAndCheck));
  return deviations.find((deviation) => deviation !== undefined);
}

async function writeFiles({ files }: Recording): Promise<string> {
  let folder: string | undefined;
  for (const [path, text] of Object.entries(files)) folder = await writeFile(folder, path, text);
  return folder ?? '';
}
