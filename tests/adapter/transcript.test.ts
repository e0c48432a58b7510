import assert from 'node:assert/strict';
import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Transcript } from '../../adapter/client/transcript';
import { FULL_DISK_ONLY } from '../processes';
import { temporaryFolder } from '../runner/command';

const folder = temporaryFolder();

test('a transcript that cannot be written does not end the session', FULL_DISK_ONLY, () => {
  const file = join(folder, 'talk');
  symlinkSync('/dev/full', `${file}.responses`);
  const transcript = new Transcript(file);
  transcript.request('1');
  transcript.response('2');
  transcript.request('3');
  assert.match(transcript.close()?.message ?? '', /ENOSPC/);
  assert.equal(readFileSync(file, 'utf8'), '1\n');
});
