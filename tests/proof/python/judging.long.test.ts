import { deepStrictEqual, match, ok, rejects, strictEqual } from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, describe, it } from 'node:test';
import { PACKAGE_ROOT } from '../../../adapter/contract/package';
import { recordCalls } from '../../../proof/python/calls';
import { isKilled, judgeChange, type Judgement } from '../../../proof/python/judge';
import { changeOf, readMistakes } from '../../../proof/python/mistakes';
import { copyOfPort, missingToolchain, PORT, removeCopy, sourceOf } from '../../../proof/python/port';
import { proveChanges } from '../../../proof/python/prove-changes';
import { reportOf } from '../../../proof/python/report';
import { readSuite } from '../../../suite';

const obstacle = missingToolchain();
const isSkipped = obstacle !== undefined && process.env['I18N_TOOLCHAINS'] !== 'required';
const { trials } = readSuite(PACKAGE_ROOT);
/** A few trials of two rules: the first fails with a change of lookups, the other with none of those below. */
const few = trials.filter(({ rule }) => rule === 'SCOPE-01' || rule === 'CONSTANT-01');
/** A loaded machine may take its time. */
const TIMEOUT_MS = 60_000;

describe('judgeChange', { skip: isSkipped ? obstacle : false }, () => {
  const base = copyOfPort(PORT, {});
  after(() => removeCopy(base));

  async function judge(find: string, replace: string, more: { isBrief?: boolean; timeout?: number } = {}) {
    const source = sourceOf('i18n/catalog.py');
    ok(source.includes(find));
    const sources = { 'i18n/catalog.py': source.replace(find, replace) };
    return judgeChange('it', sources, few, { base, isBrief: false, timeout: TIMEOUT_MS, ...more });
  }
  const SCOPED = 'return f"{scope}.{key}"';

  it('returns nothing for the unchanged port', async () => {
    const judgement = await judge(SCOPED, SCOPED);
    deepStrictEqual(judgement, { id: 'it', failed: [], faults: [] });
    strictEqual(isKilled(judgement), false);
  });

  it('returns the trials that fail, each with its message', async () => {
    const { failed, faults } = await judge(SCOPED, 'return key');
    ok(failed.length > 1);
    ok(failed.every(({ trial, message }) => trial.startsWith('SCOPE-01/') && message !== ''));
    deepStrictEqual(faults, []);
  });

  it('ends with the first failure when it is brief', async () => {
    strictEqual((await judge(SCOPED, 'return key', { isBrief: true })).failed.length, 1);
  });

  it('takes an endless loop as a fault', async () => {
    const endless = 'while True:\n                pass';
    const { failed, faults } = await judge(SCOPED, endless, { isBrief: true, timeout: 2000 });
    deepStrictEqual([failed.length, faults.length], [0, 1]);
    match(faults[0]?.message ?? '', /did not answer/);
  });

  it('takes a growing text as a fault, or as an error', async () => {
    const growing = 'grown = "x"\n            while True:\n                grown += grown';
    ok(isKilled(await judge(SCOPED, growing, { isBrief: true })));
  });

  it('says when the adapter does not start', async () => {
    const judgement = await judge('class Catalog:', 'raise SystemExit(3)\n\n\nclass Catalog:');
    match(judgement.obstacle ?? '', /exited with status 3/);
    strictEqual(isKilled(judgement), true);
  });
});

describe('recordCalls', { skip: isSkipped ? obstacle : false }, () => {
  const base = copyOfPort(PORT, {});
  after(() => removeCopy(base));

  it('returns the trials that call a function, and none for code that runs when the library is loaded', async () => {
    const { trialsOf } = await recordCalls(base, few, TIMEOUT_MS);
    const line = (text: string) => sourceOf('i18n/catalog.py').split('\n').indexOf(text) + 1;
    const scoped = trialsOf(`catalog.py:${line('def _path(key: str, scope: Scope | None) -> str:')}`);
    ok(scoped !== undefined && scoped.length > 0);
    ok(scoped.every(({ rule }) => rule === 'SCOPE-01'));
    strictEqual(trialsOf(null), undefined);
    deepStrictEqual(trialsOf('catalog.py:1000'), []);
  });

  it('refuses a port that does not pass', async () => {
    const wrong = copyOfPort(PORT, {
      'i18n/catalog.py': sourceOf('i18n/catalog.py').replace('{scope}.', ''),
    });
    await rejects(recordCalls(wrong, few, TIMEOUT_MS), /does not pass \d+ trials; the first is SCOPE-01/);
    removeCopy(wrong);
    ok(!existsSync(wrong));
  });
});

/** Each mistake takes a third of a second, and `npm run proof:python` judges all of them. */
const EVERY = 4;

describe('the catalogue of mistakes', { skip: isSkipped ? obstacle : false }, () => {
  it('is noticed, except for what is listed with a reason', async () => {
    const changes = readMistakes()
      .filter((_, index) => index % EVERY === 0)
      .map(changeOf);
    const judgements: Judgement[] = [];
    await proveChanges(changes, trials, {
      jobs: 2,
      isBrief: true,
      timeout: TIMEOUT_MS,
      onJudgement: (judgement) => judgements.push(judgement),
    });
    const { lines, failed } = reportOf(changes, judgements, false);
    strictEqual(failed, 0, lines.join('\n'));
  });
});
