import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { judgeLibrary } from '../../scripts/ports/judge-library';
import { librariesIn, obstacleOf } from '../../scripts/ports/library';
import { readResults } from '../../scripts/ports/results';
import { verdictsOf } from '../../scripts/ports/verdicts';
import { readSuite } from '../../suite/read';

const library = librariesIn(join(PACKAGE_ROOT, 'ports')).find(({ name }) => name === 'python')!;
const obstacle = obstacleOf(library);
const isSkipped = obstacle !== undefined && process.env['I18N_TOOLCHAINS'] !== 'required';

test(
  'the port in Python is conformant at both levels, as its recorded verdicts say',
  { skip: isSkipped ? `not judged: ${obstacle}` : false },
  async () => {
    const judgement = await judgeLibrary(library, readSuite(PACKAGE_ROOT));
    assert.equal(judgement.conclusion, 'conformant');
    const { verdicts, ...facts } = verdictsOf(judgement);
    const { verdicts: recorded, ...recordedFacts } = readResults(PACKAGE_ROOT).get('python')!;
    assert.deepEqual(facts, recordedFacts);
    assert.deepEqual(verdicts, recorded);
  },
);
