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
    requireReproduced(kind, recordings.length, await playRecordings(this.calls, recordings));
  },
);

async function readRecordings(kind: string): Promise<Recording[]> {
  const file = `fixtures/recordings/${kind}.jsonl`;
  return parseRecordings(await readFile(fixtureFolder(file), 'utf8'), file);
}

/** Plays recordings, and returns the first deviation from each recording that the port does not reproduce. */
async function playRecordings(calls: PortCalls, recordings: readonly Recording[]): Promise<Deviation[]> {
  const ends: Promise<Deviation[]>[] = [];
  try {
    for (const group of groupsOf(recordings)) {
      if (!group.every(usesOnlyCatalogs)) await calls.renew();
      const end = playGroup(calls, group);
      // The error of a group is thrown below. Until then, it must not count as unhandled.
      end.catch(() => undefined);
      ends.push(end);
    }
  } finally {
    await Promise.allSettled(ends);
  }
  return (await Promise.all(ends)).flat();
}

/** Plays recordings that share a state. All calls are made before this function returns its promise. */
async function playGroup(calls: PortCalls, group: readonly Recording[]): Promise<Deviation[]> {
  const folders = group.map(writeFiles);
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

function writeFiles({ files }: Recording): string {
  let folder: string | undefined;
  for (const [path, text] of Object.entries(files)) folder = writeFile(folder, path, text);
  return folder ?? '';
}
