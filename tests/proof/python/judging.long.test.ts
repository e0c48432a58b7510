import { deepStrictEqual, match, ok, rejects, strictEqual } from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, describe, it } from 'node:test';
import { PACKAGE_ROOT } from '../../../adapter/contract/package';
import { recordCalls } from '../../../proof/python/calls';
import { isKilled, judgeChange, type Judgement } from '../../../proof/python/judge';
import { changeOf, readMistakes, type Mistake } from '../../../proof/python/mistakes';
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
    // It sleeps, which leaves the processor to other tests.
    const endless = 'import time\n            while True:\n                time.sleep(1)';
    const { failed, faults } = await judge(SCOPED, endless, { isBrief: true, timeout: 2000 });
    deepStrictEqual([failed.length, faults.length], [0, 1]);
    match(faults[0]?.message ?? '', /did not answer/);
  });

  it('takes growing memory as a fault, or as an error', async () => {
    // Python does not write the zeros of such an object, so that the memory is reserved without being used.
    const growing = 'grown = b"x"\n            while True:\n                grown = bytes(2 * len(grown))';
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

/**
 * One in this many mistakes of each section is judged here, because each takes a third of a second. A job of
 * `.github/workflows/ci.yml` judges all of them by all rules (`npm run proof:python`).
 */
const EVERY = 16;

/** Returns some mistakes of each section of the document, all of which name the rules that notice them. */
function someMistakes(): Mistake[] {
  const seen = new Map<string, number>();
  return readMistakes().filter(({ section, rules, unnoticed }) => {
    if (rules.length === 0 || unnoticed !== '') return false;
    const index = seen.get(section) ?? 0;
    seen.set(section, index + 1);
    return index % EVERY === 0;
  });
}

describe('the catalogue of mistakes', { skip: isSkipped ? obstacle : false }, () => {
  it('is noticed by the rules that it names', async () => {
    const mistakes = someMistakes();
    const named = new Set(mistakes.flatMap(({ rules }) => rules));
    const changes = mistakes.map(changeOf);
    const judgements: Judgement[] = [];
    await proveChanges(
      changes,
      trials.filter(({ rule }) => named.has(rule)),
      {
        jobs: 2,
        isBrief: true,
        timeout: TIMEOUT_MS,
        onJudgement: (judgement) => judgements.push(judgement),
      },
    );
    strictEqual(judgements.length, changes.length);
    const { lines, failed } = reportOf(changes, judgements, false);
    strictEqual(failed, 0, lines.join('\n'));
  });
});
