import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { withInvalidTexts } from '../../adapter/client/invalid-texts';
import { LineReader, MAX_LINE_BYTES } from '../../adapter/contract/line-reader';
import { LogTail } from '../../adapter/client/log-tail';
import { requireSameTime } from '../growth';

function readAll(reader: LineReader): unknown[] {
  const lines: unknown[] = [];
  for (let line = reader.shift(); line !== undefined; line = reader.shift())
    lines.push(line.text ?? line.broken);
  return lines;
}

test('the lines read are the same wherever the stream is split', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\n', ''))),
      fc.array(fc.nat(50)),
      (lines, cuts) => {
        const reader = new LineReader();
        let rest = Buffer.from(lines.map((line) => `${line}\n`).join(''));
        for (const cut of cuts) {
          reader.push(rest.subarray(0, cut));
          rest = rest.subarray(cut);
        }
        reader.push(rest);
        assert.equal(reader.unread, lines.length);
        assert.deepEqual(
          readAll(reader),
          lines.map((line) => Buffer.from(line).toString()),
        );
      },
    ),
  );
});

test('a line with more than a thousand texts that are not UTF-8, or with one that does not end, is not read', () => {
  const line = (count: number) => Buffer.from(`[${Array(count).fill('"\xff"').join()}]`, 'latin1');
  assert.equal(JSON.parse(withInvalidTexts(line(1000))!).length, 1000);
  assert.equal(withInvalidTexts(line(1001)), undefined);
  assert.equal(withInvalidTexts(Buffer.from('{"a": "\xff\\"}', 'latin1')), undefined);
});

test('a line that is too long or not UTF-8 is reported as such', () => {
  const reader = new LineReader();
  reader.push(Buffer.from([0x61, 0x62, 0x0a, 0xff, 0x0a, 0x63, 0x0a]));
  assert.deepEqual([reader.unread, reader.unreadLength], [3, 4]);
  assert.deepEqual(readAll(reader), ['ab', 'not-utf-8', 'c']);
  reader.push(Buffer.alloc(MAX_LINE_BYTES, 'x'));
  assert.equal(reader.shift(), undefined);
  reader.push(Buffer.from('y'));
  assert.deepEqual(reader.shift(), { broken: 'too-long' });
  assert.equal(reader.unfinishedLength, MAX_LINE_BYTES + 1);
  reader.push(Buffer.from('z\n'));
  reader.push(Buffer.from([0xc3, 0x28, 0x0a]));
  assert.deepEqual(readAll(reader), ['too-long', 'not-utf-8']);
});

test('the tail of a log has its last lines, the unfinished one included, each cut to a maximum length', () => {
  const tail = new LogTail();
  tail.push(Buffer.from('one\n\n  \ntwo\nthr'));
  tail.push(Buffer.from('ee'));
  assert.deepEqual(tail.lines(), ['one', 'two', 'three']);
  for (let line = 0; line < 100; line += 1) tail.push(Buffer.from(`\nline ${line}`));
  assert.equal(tail.lines().length, 20);
  assert.equal(tail.lines().at(-1), 'line 99');
  tail.push(Buffer.alloc(1_000_000, 'x'));
  tail.push(Buffer.from(`\n${'y'.repeat(600)}\n`));
  assert.ok(tail.lines().every((line) => line.length <= 500));
});

test('the tail of a long log begins with its first line that has text', () => {
  const tail = new LogTail();
  const lines = Array.from({ length: 20 }, (_, index) => `line ${index + 1}`);
  tail.push(Buffer.from(`\n  \n${lines.join('\n')}\n`));
  assert.deepEqual(tail.lines(), lines);
  tail.push(Buffer.from('line 21'));
  assert.deepEqual(tail.lines(), ['line 1', '…', ...lines.slice(3), 'line 21']);
  const long = new LogTail();
  long.push(Buffer.from(`${'x'.repeat(600)}\n${lines.join('\n')}\n`));
  // Of a first line that is not complete in the bytes that are kept, nothing is known.
  assert.deepEqual(long.lines(), lines);
  const inParts = new LogTail();
  for (const part of ['Err', `or\n${lines.join('\n')}`]) inParts.push(Buffer.from(part));
  assert.deepEqual(inParts.lines().slice(0, 2), ['Error', '…']);
});

test('a log without line breaks, or without letters, takes as little time as any other', () => {
  const logging = (text: string) => () => {
    const tail = new LogTail();
    for (let chunk = 0; chunk < 100; chunk += 1) tail.push(Buffer.from(text));
  };
  const usual = logging(`${'x'.repeat(99)}\n`.repeat(650));
  for (const text of ['x'.repeat(65_000), ' '.repeat(65_000), '='.repeat(65_000)])
    requireSameTime(usual, logging(text), 2);
});

test('a long log keeps its first line that has letters, because a row of signs names no mistake', () => {
  const tail = new LogTail();
  tail.push(Buffer.from('=====\n==7==ERROR: heap-use-after-free\n'));
  tail.push(Buffer.from('a line\n'.repeat(100)));
  assert.deepEqual(tail.lines().slice(0, 2), ['==7==ERROR: heap-use-after-free', '…']);
  const chinese = new LogTail();
  chinese.push(Buffer.from(`12:30\n错误\n${'a line\n'.repeat(100)}`));
  assert.deepEqual(chinese.lines().slice(0, 2), ['错误', '…']);
});

test('of the report of a sanitizer, the tail of a log has the lines that say something', () => {
  const tail = new LogTail();
  const kept = [
    '==7==ERROR: AddressSanitizer: heap-use-after-free on address 0x602000000010',
    '    #0 0x55 in lookup src/catalog.c:41',
    'freed by thread T0 here:',
    '    #0 0x77 in free',
    'SUMMARY: AddressSanitizer: heap-use-after-free src/catalog.c:41 in lookup',
  ];
  const legend = Array.from({ length: 30 }, (_, index) => `  Shadow byte legend ${index}`);
  tail.push(
    Buffer.from(
      ['starting', ...kept.slice(0, 1), 'READ of size 1', ...kept.slice(1), ...legend, ''].join('\n'),
    ),
  );
  assert.deepEqual(tail.lines(), kept);
  assert.deepEqual(tail.reports, [kept[0]]);
  tail.push(Buffer.from('    #1 0x99 in main\n'.repeat(50)));
  assert.equal(tail.lines().length, 40);
  const other = new LogTail();
  other.push(Buffer.from('starting\n    #0 no report\n'));
  assert.deepEqual(other.lines(), ['starting', '    #0 no report']);
  // A report that is indented, and the other word with which reports begin.
  for (const line of ['  WARNING: ThreadSanitizer: data race', '==7==WARNING: LeakSanitizer: a leak']) {
    const thread = new LogTail();
    thread.push(Buffer.from(`starting\n${line}\n`));
    assert.deepEqual([thread.lines(), thread.reports], [[line], [line.trim()]]);
  }
});
