import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { annotationLines } from '../../runner/console/annotations';
import { documentOf } from '../../runner/document/document';
import { command } from './command';
import { judgementOf, ruleWith, type Endings } from './judgements';

const RULES = Array.from({ length: 14 }, (_, index) =>
  ruleWith(`LOOKUP-${index + 1}`, { surfaces: ['module'] }),
);

function linesFor(endings: Endings, known = ''): string[] {
  return annotationLines(documentOf(judgementOf(RULES, endings, { known })), () => 'again');
}

test('each fault, finding, lack and wrong entry of the list is an annotation', () => {
  const lines = linesFor(
    [
      ['LOOKUP-1', 'fault', 'it died'],
      ['LOOKUP-2', 'failed', 'got 100%,\n::error::not this'],
      ['LOOKUP-3', 'unsupported', 'no such thing'],
    ],
    'LOOKUP-4  # it passes\n',
  );
  assert.deepEqual(lines, [
    '::error title=Adapter fault in 1 scenario::LOOKUP-1/a-case @module: it died%0Arun it alone: again',
    `::error title=LOOKUP-2 ${RULES[1]!.sentence}::1 of 1 failure%0A` +
      'LOOKUP-2/a-case @module: got 100%25,%0A\\u003a:error::not this%0Arun it alone: again',
    '::error title=Unsupported::no such thing (1 scenario)',
    '::error title=The list of known failures is out of date::' +
      'known.txt:1: LOOKUP-4/a-case @module passed; remove or narrow the entry',
  ]);
});

test('a run has ten annotations at most, of which the last counts the others', () => {
  const failing = (number: number): Endings =>
    RULES.slice(0, number).map(({ id }) => [id, 'failed', `this is ${id}`] as const);
  assert.equal(linesFor(failing(10)).length, 10);
  const lines = linesFor(failing(13));
  assert.equal(lines.length, 10);
  assert.match(lines[9]!, /^::error title=4 more findings::/);
});

test('a port that fails nothing has no annotations', () => {
  assert.deepEqual(linesFor([]), []);
});

test('run prints annotations only where GitHub reads them, and the conclusion after them', async () => {
  const adapter = join(PACKAGE_ROOT, 'tests/runner/adapters/flawed.js');
  const args = ['run', '--select', 'CONSTANT-01', '--in-process', '--adapter', adapter];
  const elsewhere = await command(args);
  assert.doesNotMatch(elsewhere.stdout, /^::/m);
  const there = await command(args, undefined, undefined, { GITHUB_ACTIONS: 'true' });
  assert.match(there.stdout, /\n::error title=CONSTANT-01 [^\n]*\nnot conformant [^\n]*\n$/);
  assert.equal(there.stdout.match(/^::/gm)?.length, 1);
});
