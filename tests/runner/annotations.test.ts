import assert from 'node:assert/strict';
import { test } from 'node:test';
import { annotationLines } from '../../runner/console/annotations';
import { resultBlocks } from '../../runner/blocks/result-blocks';
import { command } from './command';
import { judgementOf, ruleWith, type Endings } from './judgements';
import { FLAWED, select } from './ports';

const RULES = Array.from({ length: 14 }, (_, index) =>
  ruleWith(`LOOKUP-${index + 1}`, { surfaces: ['module'] }),
);

function linesFor(endings: Endings, known = ''): string[] {
  return annotationLines(resultBlocks(judgementOf(RULES, endings, { known }), () => 'again').blocks);
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
  const titles = lines.map((line) => /^::error title=(.*?)::/.exec(line)?.[1]);
  assert.deepEqual(titles, [
    'Adapter faults%3A it died (1 trial)',
    `Failures%3A LOOKUP-2 ${RULES[1]!.sentence}`,
    'Unsupported%3A no such thing (1 trial)',
    'Known failures%3A known.txt%3A1%3A LOOKUP-4/a-case @module passed; remove or narrow the entry (1 trial)',
  ]);
  assert.match(lines[1]!, /::.*got 100%25,%0A\\u003a:error::not this%0Arun it alone: again$/);
});

test('a run has ten annotations at most, of which the last counts the others', () => {
  const failing = (number: number): Endings =>
    RULES.slice(0, number).map(({ id }) => [id, 'failed', `this is ${id}`] as const);
  assert.equal(linesFor(failing(10)).length, 10);
  const lines = linesFor(failing(13));
  assert.equal(lines.length, 10);
  assert.match(lines[9]!, /^::error title=4 more findings::/);
});

test('run prints annotations only where GitHub reads them, and the conclusion after them', async () => {
  const args = ['run', ...select('CONSTANT-01'), ...FLAWED];
  assert.doesNotMatch((await command(args)).stdout, /^::/m);
  const there = await command(args, undefined, undefined, { GITHUB_ACTIONS: 'true' });
  assert.match(there.stdout, /\n::error title=Failures%3A CONSTANT-01 [^\n]*\nnot conformant [^\n]*\n$/);
  assert.equal(there.stdout.match(/^::/gm)?.length, 1);
});
