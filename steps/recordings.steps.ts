import { Then } from '@cucumber/cucumber';
import { readFile, rm } from 'node:fs/promises';
import type { Check } from './findings';
import { fixtureFolder, writeFile } from './folders';
import { SEQUENTIAL } from './sequential';
import { checkRecorded, requireReproduced } from './recorded-outcomes';
import {
  groupsOf,
  isExpressible,
  isOfCatalogsAlone,
  parseRecordings,
  stagedParams,
  type RecordedCall,
  type Recording,
} from './recordings';
import type { ConformanceWorld } from './world';

Then(
  'every recording of {word} is reproduced',
  SEQUENTIAL,
  async function (this: ConformanceWorld, kind: string) {
    const recordings = await readRecordings(kind);
    const differing: Check[] = [];
    for (const group of groupsOf(recordings)) {
      const checks = await Promise.all(group.map((recording) => play(this, recording)));
      differing.push(...checks.filter((check) => check !== undefined));
    }
    requireReproduced(kind, recordings.length, differing);
  },
);

async function readRecordings(kind: string): Promise<Recording[]> {
  const file = `fixtures/recordings/${kind}.jsonl`;
  return parseRecordings(await readFile(fixtureFolder(file), 'utf8'), file);
}

/** Plays a recording; the check of the first call that came to something else. */
async function play({ calls }: ConformanceWorld, recording: Recording): Promise<Check | undefined> {
  if (!isOfCatalogsAlone(recording)) await calls.renew();
  const folder = await writeFiles(recording);
  const stage = { folder, inexpressible: calls.inexpressible };
  const askAndCheck = async (call: RecordedCall, index: number): Promise<Check | undefined> => {
    if (!isExpressible(call, stage)) return undefined;
    const outcome = await calls.call(call.method, stagedParams(recording, call, stage));
    return checkRecorded(recording, index, outcome);
  };
  try {
    // Asked at once, and answered in their order: an adapter that takes several requests in is not waited for each time.
    const checks = await Promise.all(recording.calls.map(askAndCheck));
    return checks.find((check) => check !== undefined);
  } finally {
    if (folder !== '') await rm(folder, { recursive: true });
  }
}

async function writeFiles({ files }: Recording): Promise<string> {
  let folder: string | undefined;
  for (const [path, text] of Object.entries(files)) folder = await writeFile(folder, path, text);
  return folder ?? '';
}
