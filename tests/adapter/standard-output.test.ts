import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writeOut } from '../../adapter/host/standard-output';

test('a text is written in parts, and again while the pipe is full', () => {
  let isFull = false;
  let written = '';
  writeOut('né', (file, bytes) => {
    assert.equal(file, 1);
    isFull = !isFull;
    if (isFull) throw Object.assign(new Error('full'), { code: 'EAGAIN' });
    written += bytes.toString('latin1', 0, 1);
    return 1;
  });
  assert.equal(written, Buffer.from('né').toString('latin1'));
});

test('an error other than that of a full pipe is thrown', () => {
  const closed = Object.assign(new Error('closed'), { code: 'EPIPE' });
  assert.throws(
    () =>
      writeOut('a', () => {
        throw closed;
      }),
    closed,
  );
});
