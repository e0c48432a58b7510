import { deepStrictEqual, match, ok } from 'node:assert/strict';
import { describe, it } from 'node:test';
import { invalidParams, unsupported } from '../../adapter/contract/errors';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { lookups } from '../../proof/changes/lookups';
import type { Change } from '../../proof/changes/reference-with';
import { proveMutant, proveVariant } from '../../proof/judging/prove';
import { mutantsOf } from '../../proof/mutants/mutant';
import { variant } from '../../proof/variants/variant';
import { readSuite, type Suite } from '../../suite/read';

const suite = partOf(readSuite(PACKAGE_ROOT), /^(?:CONSTANT-01|LOOKUP-0[13]|TEXT-01)$/);
const SYMBOL = 'LOOKUP-03/a-key-given-as-a-string-or-a-symbol/a-symbol @catalog';
const shouting = lookups((lookup) => async (params) => (await lookup(params)).toUpperCase());

function mutant(rule: string, name: string, ...changes: readonly Change[]) {
  return mutantsOf(rule, { [name]: changes })[0]!;
}

describe('proveMutant', () => {
  it('returns the scenarios of its own rule that catch a mutant', async () => {
    const proof = await proveMutant(mutant('LOOKUP-03', 'shouts', shouting), suite);
    ok(proof.caughtBy.includes(SYMBOL));
    ok(proof.caughtBy.every((scenario) => scenario.startsWith('LOOKUP-03/')));
    deepStrictEqual(proof.faults, []);
  });

  it('plays only the trials that are chosen', async () => {
    const { played, failing, caughtBy } = await proveMutant(
      mutant('LOOKUP-03', 'shouts', shouting),
      suite,
      ({ key }) => key === SYMBOL,
    );
    deepStrictEqual([played, [...failing.keys()], caughtBy], [[SYMBOL], [SYMBOL], [SYMBOL]]);
  });

  it('returns a digest of what the mutant returned for each failure', async () => {
    const { failing } = await proveMutant(mutant('LOOKUP-03', 'shouts', shouting), suite);
    match(failing.get(SYMBOL) ?? '', /^[\w-]{2}$/);
    deepStrictEqual(
      [...failing].filter(([, outcome]) => !/^[\w-]{2}$/.test(outcome)),
      [],
    );
  });

  it('does not count a fault as caught', async () => {
    const faulty = mutant('CONSTANT-01', 'is at a loss', () => ({
      constants: async () => Promise.reject(invalidParams('which constants?')),
    }));
    const proof = await proveMutant(faulty, suite);
    deepStrictEqual(proof.caughtBy, []);
    match(proof.faults[0] ?? '', /did not understand the params of constants: which constants\?$/);
  });
});

describe('proveVariant', () => {
  it('returns the scenarios of level spec that fail a variant, and those of its silent point that notice it', async () => {
    const proof = await proveVariant(variant('SILENT-29', 'shouts', 'It is loud.', shouting), suite);
    ok(proof.wronglyFailed.some(({ scenario }) => scenario.startsWith('LOOKUP-01/')));
    ok(proof.noticedBy.some((scenario) => scenario.startsWith('TEXT-01/')));
  });

  it('plays only the trials that are chosen', async () => {
    const loud = variant('SILENT-29', 'shouts', 'It is loud.', shouting);
    const { wronglyFailed, noticedBy } = await proveVariant(loud, suite, ({ key }) => key === SYMBOL);
    deepStrictEqual([wronglyFailed.map(({ scenario }) => scenario), noticedBy], [[SYMBOL], []]);
  });

  it('counts a fault of a variant as a failure, and an operation that it lacks', async () => {
    for (const [error, message] of [
      [invalidParams('which constants?'), /which constants\?$/],
      [unsupported('there are no constants'), /^there are no constants$/],
    ] as const) {
      const lacking = () => ({ constants: async () => Promise.reject(error) });
      const proof = await proveVariant(variant('SILENT-29', 'has none', 'It is lost.', lacking), suite);
      deepStrictEqual(
        new Set(proof.wronglyFailed.map(({ scenario }) => scenario.split('/')[0])),
        new Set(['CONSTANT-01']),
      );
      match(proof.wronglyFailed[0]!.message, message);
    }
  });
});

/** Returns a small part of the suite, enough for these tests. */
function partOf(whole: Suite, rules: RegExp): Suite {
  return {
    ...whole,
    rules: whole.rules.filter(({ id }) => rules.test(id)),
    scenarios: whole.scenarios.filter(({ rule }) => rules.test(rule)),
    trials: whole.trials.filter(({ rule }) => rules.test(rule)),
  };
}
