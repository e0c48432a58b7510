import { deepStrictEqual, match, ok, rejects, strictEqual } from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Adapter } from '../../adapter/contract/adapter';
import { invalidParams, unsupported } from '../../adapter/contract/errors';
import { openInProcessSession } from '../../adapter/client/in-process-session';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import createReference from '../../ports/reference';
import { playAll, type ScenarioResult } from '../../play';
import { readSuite } from '../../suite';
import { ConformanceWorld } from '../../steps/world';

const suite = readSuite(PACKAGE_ROOT);

/** Returns how a scenario ends on a surface for the reference with some of its operations changed. */
async function outcomeOf(
  key: string,
  change: (reference: Adapter) => Partial<Adapter>,
): Promise<ScenarioResult> {
  const trial = suite.trials.find((one) => one.key === key);
  ok(trial, `there is a scenario ${key}`);
  const reference = createReference();
  const session = await openInProcessSession(() => ({ ...reference, ...change(reference) }));
  const [outcome] = await playAll(session, [trial]);
  ok(outcome);
  return outcome;
}

describe('what the steps report of a scenario', () => {
  it('is nothing when every operation does what the rule says', async () => {
    const outcome = await outcomeOf(
      'LOOKUP-03/a-key-given-as-a-string-or-a-symbol/a-string @module',
      () => ({}),
    );
    deepStrictEqual([outcome.kind, outcome.problem], ['passed', undefined]);
  });

  it('names the surface and the operation that gives something else', async () => {
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

  it('names the error that an operation raised instead', async () => {
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

  it('says when the state that a scenario needs cannot be reached', async () => {
    const outcome = await outcomeOf('LOOKUP-03/a-key-given-as-a-string-or-a-symbol/a-string @module', () => ({
      init: async () => Promise.reject(new Error('not today')),
    }));
    deepStrictEqual(outcome.problem?.deviations, [
      {
        surface: 'I18n',
        operation: 'init',
        expected: 'succeeds',
        inWords: true,
        error: { code: 3, type: 'Error', message: 'not today' },
      },
    ]);
  });

  it('says what an operation gave that was to raise', async () => {
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

  it('names the locales that were to be available, and those that are', async () => {
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

  it('counts the recordings that differ, and shows the first of them', async () => {
    const outcome = await outcomeOf('RECORDING-02/parents-of-tags @library', () => ({
      tagParents: async () => [],
    }));
    const [summary, first] = outcome.problem?.deviations ?? [];
    deepStrictEqual([summary?.actual, first?.expected, first?.actual], ['6 of 9 differ', ['en'], []]);
  });

  it('takes nil for the failure of the port that returned it', async () => {
    const outcome = await outcomeOf('LOOKUP-03/a-key-given-as-a-string-or-a-symbol/a-string @module', () => ({
      translate: async () => null as never,
    }));
    strictEqual(
      outcome.problem?.message,
      'translate on the module: expected "A simple translation", got nil',
    );
  });

  it('takes a constant that is not there for nil', async () => {
    const outcome = await outcomeOf('CONSTANT-01/the-version-of-the-interface @library', () => ({
      constants: async () => ({ DEFAULT_LOCALE: 'en' }) as never,
    }));
    strictEqual(outcome.problem?.message, 'VERSION on the module: expected "0.2.2", got nil');
  });

  it('says when with_locale raised instead of running the block', async () => {
    const outcome = await outcomeOf(
      'BLOCK-01/a-locale-given-as-a-string-or-a-symbol/a-string @module',
      () => ({
        withLocale: async () => Promise.reject(new Error('not today')),
      }),
    );
    match(outcome.problem?.message ?? '', /^with_locale on the module: .*, but it raised Error: not today$/m);
  });

  it('is no translation stated as missing that is empty, a number, the path, or a text of another key', async () => {
    for (const text of ['', ' ', '0', '-1,234.50', 'nowhere', 'en.nowhere', 'Open']) {
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

  it('is not applicable when the language cannot say it', async () => {
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

  it('is a fault when the adapter does not do its part, before the first step or in one', async () => {
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

  it('is nothing for a port that can say everything', async () => {
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

  it('is a defect of the suite when nothing was asked of the port before a Then', async () => {
    const world = new ConformanceWorld();
    await rejects(
      world.expect(() => undefined),
      /there is no When before this Then/,
    );
  });
});
