import { Then } from '@cucumber/cucumber';
import { readFile, rm } from 'node:fs/promises';
import { Mismatch, type Check } from './findings';
import { fixtureFolder, writeFile } from './folders';
import { checkRecorded } from './recorded-outcomes';
import {
  isExpressible,
  isOfCatalogsAlone,
  parseRecordings,
  stagedParams,
  type Recording,
} from './recordings';
import { MODULE, type ConformanceWorld } from './world';

/** How many recordings that differ are shown. */
const SHOWN = 5;

Then('every recording of {word} is reproduced', async function (this: ConformanceWorld, kind: string) {
  const recordings = await readRecordings(kind);
  const differing: Check[] = [];
  for (const recording of recordings) {
    const check = await play(this, recording);
    if (check !== undefined) differing.push(check);
  }
  if (differing.length > 0)
    throw new Mismatch([summary(kind, recordings, differing), ...differing.slice(0, SHOWN)]);
});

async function readRecordings(kind: string): Promise<Recording[]> {
  const file = `fixtures/recordings/${kind}.jsonl`;
  return parseRecordings(await readFile(fixtureFolder(file), 'utf8'), file);
}

/** Plays a recording; the check of the first call that came to something else. */
async function play(world: ConformanceWorld, recording: Recording): Promise<Check | undefined> {
  if (!isOfCatalogsAlone(recording)) world.adapter = await world.session.fresh();
  const folder = await writeFiles(recording);
  const stage = { folder, inexpressible: world.session.handshake.inexpressible ?? [] };
  // Asked at once, and answered in their order: an adapter that takes several requests in is not waited for each time.
  const checks = await Promise.all(
    recording.calls.map(async (call, index) => {
      if (!isExpressible(call, stage)) return undefined;
      return checkRecorded(
        recording,
        index,
        await world.call(call.method, stagedParams(recording, call, stage)),
      );
    }),
  );
  if (folder !== '') await rm(folder, { recursive: true });
  return checks.find((check) => check !== undefined);
}

async function writeFiles({ files }: Recording): Promise<string> {
  let folder: string | undefined;
  for (const [path, text] of Object.entries(files)) folder = await writeFile(folder, path, text);
  return folder ?? '';
}

function summary(kind: string, recordings: readonly Recording[], differing: readonly Check[]): Check {
  return {
    surface: MODULE,
    operation: `the recordings of ${kind}`,
    expected: `all ${recordings.length} are reproduced`,
    actual: `${differing.length} of ${recordings.length} differ`,
  };
}
