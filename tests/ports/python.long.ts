import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { judgeLibrary } from '../../scripts/ports/judge-library';
import { librariesIn, obstacleOf } from '../../scripts/ports/library';
import { recordOf, recordText } from '../../scripts/ports/record';

const PORTS = join(PACKAGE_ROOT, 'ports');
const library = librariesIn(PORTS).find(({ name }) => name === 'python')!;
const obstacle = obstacleOf(library);
const isSkipped = obstacle !== undefined && process.env['I18N_TOOLCHAINS'] !== 'required';

function textOf(path: string): string {
  return readFileSync(join(PORTS, path), 'utf8');
}

test(
  'the port in Python is conformant at both levels, as its record says',
  { skip: isSkipped ? `not judged: ${obstacle}` : false },
  async () => {
    const judged = await judgeLibrary(library);
    assert.equal(judged.crystal.conclusion, 'conformant');
    assert.equal(recordText(recordOf(judged.crystal)), textOf('results/python.json'));
  },
);
