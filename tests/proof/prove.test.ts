import { deepStrictEqual, match, ok, strictEqual } from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { lookups } from '../../proof/changes/lookups';
import { proveMutant, proveVariant } from '../../proof/judging/prove';
import { mutant } from '../../proof/mutants/mutant';
import { variant } from '../../proof/variants/variant';
import { readSuite, type Suite } from '../../suite';

const suite = partOf(readSuite(PACKAGE_ROOT), /^(?:CONSTANT|LOOKUP|TEXT)-/);
const shouting = lookups((lookup) => async (params) => (await lookup(params)).toUpperCase());

describe('proveMutant', () => {
  it('tells by which scenarios of its own rule a mutant is caught', async () => {
    const proof = await proveMutant(mutant('LOOKUP-03', 'shouts', 'It is loud.', shouting), suite);
    ok(proof.caughtBy.includes('LOOKUP-03/the-same-text-under-both/a-symbol @catalog'));
    ok(proof.caughtBy.every((scenario) => scenario.startsWith('LOOKUP-03/')));
    deepStrictEqual([proof.elsewhere, proof.faults], [[], []]);
  });

  it('tells which other rules catch one that its own does not', async () => {
    const proof = await proveMutant(mutant('CONSTANT-01', 'shouts', 'It is loud.', shouting), suite);
    deepStrictEqual(proof.caughtBy, []);
    ok(proof.elsewhere.some((scenario) => scenario.startsWith('LOOKUP-01/')));
  });

  it('does not count a fault', async () => {
    const faulty = mutant('CONSTANT-01', 'is no text', 'It is a number.', () => ({
      constants: async () => ({ VERSION: 2 as unknown as string, DEFAULT_LOCALE: 'en' }),
    }));
    const proof = await proveMutant(faulty, suite);
    deepStrictEqual(proof.caughtBy, []);
    match(proof.faults[0] ?? '', /the result of constants has a wrong shape/);
  });
});

describe('proveVariant', () => {
  it('tells which scenarios of level spec wrong a variant, and which of its point notice it', async () => {
    const proof = await proveVariant(variant('SILENT-29', 'shouts', 'It is loud.', shouting), suite);
    ok(proof.wronged.some(({ scenario }) => scenario.startsWith('LOOKUP-01/')));
    ok(proof.noticedBy.some((scenario) => scenario.startsWith('TEXT-01/')));
  });

  it('lets be what differs in nothing', async () => {
    const proof = await proveVariant(variant('SILENT-29', 'is the reference', 'It is the same.'), suite);
    deepStrictEqual([proof.wronged, proof.noticedBy], [[], []]);
  });
});

describe('the command', () => {
  const prove = (...options: readonly string[]) => {
    const main = join(PACKAGE_ROOT, 'dist/proof/main.js');
    return spawnSync(process.execPath, [main, ...options], { encoding: 'utf8' });
  };

  it('proves one mutant, and ends with the sum', () => {
    const { status, stdout } = prove('--mutant', 'LOOKUP-01/trims-the-text', '--jobs', '1');
    strictEqual(status, 0);
    match(stdout, /^LOOKUP-01 +1 of 1 mutant caught +spaces-and-line-breaks @module$/m);
    match(stdout, /^1 passed, 0 failed\n$/m);
  });

  it('says that a name is of nothing', () => {
    const { status, stderr } = prove('--rule', 'LOOKUP-99');
    strictEqual(status, 2);
    match(stderr, /nothing is called LOOKUP-99/);
  });
});

/** Enough of the suite to see what is told of it. */
function partOf(whole: Suite, rules: RegExp): Suite {
  return {
    ...whole,
    rules: whole.rules.filter(({ id }) => rules.test(id)),
    scenarios: whole.scenarios.filter(({ rule }) => rules.test(rule)),
    trials: whole.trials.filter(({ rule }) => rules.test(rule)),
  };
}
