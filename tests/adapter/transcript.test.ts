import assert from 'node:assert/strict';
import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Transcript } from '../../adapter/client/transcript';
import { FULL_DISK_ONLY, fullDevice } from '../processes';
import { connected, folder, HANDSHAKE } from './scripted';

test('a transcript that cannot be written does not end the session', FULL_DISK_ONLY, () => {
  const file = join(folder, 'talk');
  symlinkSync(fullDevice(folder), `${file}.responses`);
  const transcript = new Transcript(file);
  transcript.request('1');
  transcript.response('2');
  transcript.request('3');
  assert.match(transcript.close()?.message ?? '', /ENOSPC/);
  assert.equal(readFileSync(file, 'utf8'), '1\n');
});

test('a transcript replaces an earlier one, requests and responses', () => {
  const file = join(folder, 'again');
  for (const line of ['earlier and longer', 'later']) {
    const transcript = new Transcript(file);
    transcript.request(line);
    transcript.response(line);
    transcript.close();
  }
  const written = [file, `${file}.responses`].map((name) => readFileSync(name, 'utf8'));
  assert.deepEqual(written, ['later\n', 'later\n']);
});

test('a transcript ends with the line that is no response', async () => {
  const file = join(folder, 'no-response.jsonl');
  const transcript = new Transcript(file);
  const { adapter } = await connected(`if (method === 't') return write('no response\\n');`, {
    transcript,
  });
  await assert.rejects(adapter.t({ key: 'k' }));
  transcript.close();
  assert.match(readFileSync(`${file}.responses`, 'utf8'), /\nno response\n$/);
});

test('a transcript ends with the request that made the program exit', async () => {
  const file = join(folder, 'last-words.jsonl');
  const transcript = new Transcript(file);
  const answer = `
    if (method === 'initialize') return ok(id, { ...${HANDSHAKE}, pipelining: true });
    if (method === 't') process.exit(1);`;
  const { adapter } = await connected(answer, { transcript });
  const calls = [adapter.init(), adapter.t({ key: 'k' }), adapter.locale({})];
  const [first, second, third] = await Promise.allSettled(calls);
  assert.deepEqual([first?.status, second?.status, third?.status], ['fulfilled', 'rejected', 'rejected']);
  transcript.close();
  const last = readFileSync(file, 'utf8').trim().split('\n').at(-1) ?? '';
  assert.equal(JSON.parse(last).method, 't');
});
