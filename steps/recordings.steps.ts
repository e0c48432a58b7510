import { readFile } from 'node:fs/promises';
import type { Deviation } from './deviations';
import { fixtureFolder, removeFolder, writeFile } from './folders';
import { SEQUENTIAL } from './definition-options';
import { checkRecorded, requireReproduced } from './recorded-outcomes';
import {
  groupsOf,
  isExpressible,
  usesOnlyCatalogs,
  parseRecordings,
  playableParams,
  type RecordedCall,
  type Recording,
} from './recordings';
import { Then } from './step-registry';
import type { ConformanceWorld } from './world';

Then(
  'every recording of {word} is reproduced',
  SEQUENTIAL,
  async function (this: ConformanceWorld, kind: string) {
    const recordings = await readRecordings(kind);
    const differing: Deviation[] = [];
    for (const group of groupsOf(recordings)) {
      const deviations = await Promise.all(group.map((recording) => play(this, recording)));
      differing.push(...deviations.filter((deviation) => deviation !== undefined));
    }
    requireReproduced(kind, recordings.length, differing);
  },
);

async function readRecordings(kind: string): Promise<Recording[]> {
  const file = `fixtures/recordings/${kind}.jsonl`;
  return parseRecordings(await readFile(fixtureFolder(file), 'utf8'), file);
}

/** Plays a recording, and returns the first deviation from it. */
async function play({ calls }: ConformanceWorld, recording: Recording): Promise<Deviation | undefined> {
  if (!usesOnlyCatalogs(recording)) await calls.renew();
  const folder = await writeFiles(recording);
  const conditions = { folder, inexpressible: calls.inexpressible };
  const askAndCheck = async (call: RecordedCall, index: number): Promise<Deviation | undefined> => {
    if (!isExpressible(call, conditions)) return undefined;
    const outcome = await calls.call(call.method, playableParams(recording, call, conditions));
    return checkRecorded(recording, index, outcome);
  };
  try {
    // All calls are made before the first response arrives, which saves time with an adapter that supports pipelining.
    const deviations = await Promise.all(recording.calls.map(askAndCheck));
    return deviations.find((deviation) => deviation !== undefined);
  } finally {
    if (folder !== '') await removeFolder(folder);
  }
}

async function writeFiles({ files }: Recording): Promise<string> {
  let folder: string | undefined;
  for (const [path, text] of Object.entries(files)) folder = await writeFile(folder, path, text);
  return folder ?? '';
}
