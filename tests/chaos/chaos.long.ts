import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { POSIX_ONLY } from '../processes';
import { bulkyRun, chaosRun } from './chaos';
import { assertWellFormed } from './well-formed';

/** A few seeds, because each run takes some seconds. CI makes 200 runs in a job of its own: `npm run chaos`. */
const SEEDS = Array.from({ length: 4 }, (_, index) => index + 1);

describe('a port that goes wrong at random is judged as promised', { concurrency: 2, ...POSIX_ONLY }, () => {
  for (const seed of SEEDS) test(`seed ${seed}`, () => chaosRun(seed).then(() => undefined));
});

describe('a port whose texts are all just below the limits takes little memory', POSIX_ONLY, () => {
  for (const kind of ['errors', 'unsupported', 'texts', 'arrays', 'objects'])
    test(kind, () => bulkyRun(kind));
});

test('markup that is not well-formed is found', () => {
  assertWellFormed('<?xml version="1.0"?><a b="&lt;"><c/>x &amp; &#39;</a>');
  for (const markup of [
    '<a>',
    '</a>',
    '<a><b></a></b>',
    '<a>&x</a>',
    '<a>< b</a>',
    '<a b="<"/>',
    '<a>\u0000</a>',
  ]) {
    assert.throws(() => assertWellFormed(markup), assert.AssertionError, markup);
  }
});
