import { readFixture } from './fixture-files';
import { parseRecordings, playableRecordings } from './recordings';
import { Then } from './step-registry';

Then('every recording of {word} is reproduced', (script, kind: string) => {
  const file = `fixtures/recordings/${kind}.jsonl`;
  const { files, calls } = playableRecordings(parseRecordings(readFixture(file), file));
  script.write(files);
  for (const call of calls) script.add(call);
});
