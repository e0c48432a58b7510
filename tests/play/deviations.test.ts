import { deepStrictEqual, match, ok, strictEqual } from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Adapter } from '../../adapter/contract/adapter';
import { invalidParams, OperationError, unsupported } from '../../adapter/contract/errors';
import { openInProcessSession } from '../../adapter/client/in-process-session';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import createReference from '../../ports/reference';
import { playAll, type TrialResult } from '../../play';
import type { Deviation } from '../../play/deviation';
import { readSuite } from '../../suite';

const suite = readSuite(PACKAGE_ROOT);

/** Returns how a scenario ends on a surface for the reference with some of its operations changed. */
async function outcomeOf(
  key: string,
  change: (reference: Adapter) => Partial<Adapter>,
): Promise<TrialResult> {
  const trial = suite.trials.find((one) => one.key === key);
  ok(trial, `no scenario ${key}`);
  const reference = createReference();
  const session = await openInProcessSession(() => ({ ...reference, ...change(reference) }));
  const [outcome] = await playAll(session, [trial]);
  ok(outcome);
  return outcome;
}

describe('the outcome of a scenario', () => {
  it('has no deviations when every operation follows the rule', async () => {
    const outcome = await outcomeOf(
      'LOOKUP-03/a-key-given-as-a-string-or-a-symbol/a-string @module',
      () => ({}),
    );
    deepStrictEqual([outcome.kind, outcome.problem], ['passed', undefined]);
  });

  it('names the surface and the operation with another result', async () => {
    const outcome = await outcomeOf(
      'LOOKUP-03/a-key-given-as-a-string-or-a-symbol/a-string @module',
      (reference) => ({
        translate: async (params) =>
          params.subject === 'I18n' ? 'something else' : reference.translate(params),
      }),
    );
    strictEqual(outcome.kind, 'failed');
    deepStrictEqual(outcome.problem?.deviations, [
      { surface: 'I18n', operation: 'translate', expected: 'A simple translation', actual: 'something else' },
    ]);
    strictEqual(
      outcome.problem.message,
      'translate on the module: expected "A simple translation", got "something else"',
    );
  });

  it('names the error that an operation raised instead of returning', async () => {
    const outcome = await outcomeOf(
      'LOOKUP-03/a-key-given-as-a-string-or-a-symbol/a-string @catalog',
      () => ({
        translate: async () => Promise.reject(new TypeError('no such thing')),
      }),
    );
    match(
      outcome.problem?.message ?? '',
      /^translate on a catalog: expected .*, but it raised TypeError: no such thing$/,
    );
  });

  it('names the operation that fails in a Given', async () => {
    const outcome = await outcomeOf('LOOKUP-03/a-key-given-as-a-string-or-a-symbol/a-string @module', () => ({
      init: async () => Promise.reject(new Error('not today')),
    }));
    const [{ error, ...deviation }] = outcome.problem!.deviations as [Deviation];
    deepStrictEqual(deviation, { surface: 'I18n', operation: 'init', expected: 'no error', inWords: true });
    deepStrictEqual([error?.code, error?.type, error?.message], [3, 'Error', 'not today']);
    match(error?.at ?? '', /^deviations\.test\.[jt]s:\d+$/);
  });

  it('has a note on another code than that of the expected error', async () => {
    const outcome = await outcomeOf('MISSING-02/a-catalog-without-translations @catalog', () => ({
      translateOrThrow: async () => Promise.reject(new OperationError(3, 'MissingTranslation', 'no a')),
    }));
    match(
      outcome.problem?.message ?? '',
      /: expected raises MissingTranslation, but it raised MissingTranslation: no a \(code 3 instead of 2\)$/,
    );
  });

  it('has the result of an operation that was expected to raise', async () => {
    const outcome = await outcomeOf('MISSING-02/a-catalog-without-translations @catalog', () => ({
      translateOrThrow: async () => 'a text',
    }));
    deepStrictEqual(outcome.problem?.deviations, [
      {
        surface: 'catalog',
        operation: 'translate!',
        expected: 'raises MissingTranslation',
        inWords: true,
        actual: 'a text',
      },
    ]);
  });

  it('has the expected and the actual available locales', async () => {
    const outcome = await outcomeOf(
      'INJECT-01/available-locales-is-called-between-injections @catalog',
      () => ({
        availableLocales: async () => ['en', 'fr'],
      }),
    );
    deepStrictEqual(outcome.problem?.deviations, [
      { surface: 'catalog', operation: 'available_locales', expected: ['en'], actual: ['en', 'fr'] },
    ]);
  });

  it('has each recorded call that differs', async () => {
    const outcome = await outcomeOf('RECORDING-02/parents-of-tags @library', () => ({
      tagParents: async () => [],
    }));
    deepStrictEqual(outcome.problem?.deviations?.length, 6);
    deepStrictEqual(outcome.problem.deviations[0], {
      surface: 'I18n',
      operation: 'tags-open-2, call 1: tag_parents {"tag":"en-US"}',
      expected: ['en'],
      actual: [],
    });
  });

  it('has at most ten deviations, and says how many more there are', async () => {
    const outcome = await outcomeOf('RECORDING-04/numbers @library', () => ({
      localize: async () => 'nothing',
    }));
    const { deviations = [], message = '' } = outcome.problem ?? {};
    strictEqual(deviations.length, 10);
    match(message, /\nand \d+ more deviations$/);
    strictEqual(message.split('\n').length, 11);
  });

  it('is failed when the port returns nil instead of a text', async () => {
    const outcome = await outcomeOf('LOOKUP-03/a-key-given-as-a-string-or-a-symbol/a-string @module', () => ({
      translate: async () => null as never,
    }));
    strictEqual(
      outcome.problem?.message,
      'translate on the module: expected "A simple translation", got nil',
    );
  });

  it('has nil for a missing constant', async () => {
    const outcome = await outcomeOf('CONSTANT-01/the-version-of-the-interface @library', () => ({
      constants: async () => ({ DEFAULT_LOCALE: 'en' }) as never,
    }));
    strictEqual(outcome.problem?.message, 'VERSION on the module: expected "0.2.2", got nil');
  });

  it('names the error that with_locale raised instead of running the block', async () => {
    const outcome = await outcomeOf(
      'BLOCK-01/a-locale-given-as-a-string-or-a-symbol/a-string @module',
      () => ({
        withLocale: async () => Promise.reject(new Error('not today')),
      }),
    );
    match(outcome.problem?.message ?? '', /^with_locale on the module: .*, but it raised Error: not today$/m);
  });

  it('is failed when a missing translation is an empty text, a number, the path, or the text of another key', async () => {
    for (const text of ['', ' ', '0', '-1,234.50', 'nowhere', 'en.nowhere', 'Open a menu']) {
      const outcome = await outcomeOf('MISSING-01/a-missing-key/a-simple-key @catalog', () => ({
        translate: async () => text,
      }));
      deepStrictEqual(
        outcome.problem?.deviations?.map(({ operation, actual }) => [operation, actual]),
        [['translate', text]],
      );
    }
    const outcome = await outcomeOf('MISSING-01/a-missing-key/a-simple-key @catalog', () => ({
      translate: async () => '[?]',
    }));
    strictEqual(outcome.kind, 'passed');
  });

  it('is unsupported when the port lacks an operation', async () => {
    const outcome = await outcomeOf('ALIAS-02/each-kind-of-object-without-a-format/a-date @module', () => ({
      l: async () => Promise.reject(unsupported('there is no l')),
    }));
    deepStrictEqual([outcome.kind, outcome.problem?.message], ['unsupported', 'there is no l']);
  });

  it('is not applicable when the language cannot express a call', async () => {
    const outcome = await outcomeOf(
      'LOOKUP-03/a-key-given-as-a-string-or-a-symbol/a-symbol @module',
      (reference) => ({
        initialize: async (params) => ({
          ...(await reference.initialize(params)),
          inexpressible: ['symbols'],
        }),
      }),
    );
    deepStrictEqual(
      [outcome.kind, outcome.problem?.message],
      ['not-applicable', "the port's language cannot express symbols"],
    );
  });

  it('is a fault when the adapter fails before the first step or in a step', async () => {
    const inStep = await outcomeOf('LOOKUP-03/a-key-given-as-a-string-or-a-symbol/a-string @module', () => ({
      translate: async () => Promise.reject(invalidParams('what is a key?')),
    }));
    deepStrictEqual(inStep.problem, {
      kind: 'fault',
      message: 'the adapter did not understand the params of translate: what is a key?',
      fault: { reason: 'invalid-params', stderr: [] },
    });
    const before = await outcomeOf('LOOKUP-03/a-key-given-as-a-string-or-a-symbol/a-string @module', () => ({
      reset: async () => Promise.reject(new Error('stuck')),
    }));
    deepStrictEqual([before.kind, before.step], ['fault', undefined]);
  });

  it('is passed for a port that can express everything', async () => {
    for (const id of [
      'LOOKUP-03/a-key-given-as-a-string-or-a-symbol/a-symbol @module',
      'RECORDING-02/parents-of-tags @library',
    ]) {
      const outcome = await outcomeOf(id, () => ({
        initialize: async () => ({
          protocol: 1,
          implementation: { name: 'a port', version: '1', language: 'any' },
        }),
      }));
      strictEqual(outcome.kind, 'passed');
    }
  });
});
