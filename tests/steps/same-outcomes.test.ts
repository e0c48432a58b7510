import { deepStrictEqual, match, strictEqual } from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openInProcessSession } from '../../adapter/client/in-process-session';
import type { Adapter } from '../../adapter/contract/adapter';
import { missingTranslation, OperationError } from '../../adapter/contract/errors';
import { loadSteps, Playthrough } from '../../play';
import createReference from '../../ports/reference';
import { checkSame } from '../../steps/deviations';
import type { Step, Surface } from '../../suite';

const TRANSLATIONS = 'en: { greeting: "Hello, %{name}!" }\nfr: { menu: { greeting: "Bonjour, %{name}" } }';
const GIVEN: Step = {
  keyword: 'Given',
  text: 'the translations',
  line: 1,
  docString: { content: TRANSLATIONS },
};

function step(text: string, table?: readonly (readonly string[])[]): Step {
  return { keyword: 'When', text, line: 1, ...(table && { table }) };
}

/** Plays steps on the reference with some of its operations changed, and returns the message of the one that fails. */
async function messageOf(
  steps: readonly Step[],
  change: (reference: Adapter) => Partial<Adapter> = () => ({}),
  surface: Surface = 'module',
): Promise<string> {
  const reference = createReference();
  // Blocks make their calls on this object too.
  const port = Object.assign(reference, change({ ...reference }));
  const session = await openInProcessSession(() => port);
  const playthrough = new Playthrough(loadSteps(), session, await session.fresh(), surface);
  try {
    for (const one of steps) await playthrough.play(one);
    return '';
  } catch (thrown) {
    return (thrown as Error).message;
  } finally {
    await playthrough.end();
    await session.close();
  }
}

const at = { surface: 'I18n', operation: 't' };
const model = { surface: 'I18n', operation: 'translate' };

/** Accepts only the text "missing" as a statement that a translation is missing. */
const isMissing = (result: unknown): boolean => result === 'missing';

describe('checkSame', () => {
  const missing = missingTranslation('nothing');
  const raised = { ...model, error: missing };

  it('accepts the same result, and the same error with another message', () => {
    strictEqual(checkSame({ ...at, result: 'Hello' }, { ...model, result: 'Hello' }, isMissing), undefined);
    strictEqual(checkSame({ ...at, error: missingTranslation('nowhere') }, raised, isMissing), undefined);
  });

  it('accepts an error of translate! only when translate states that the translation is missing', () => {
    const strict = { ...at, operation: 'translate!' };
    strictEqual(
      checkSame({ ...strict, error: missing }, { ...model, result: 'missing' }, isMissing),
      undefined,
    );
    strictEqual(
      checkSame({ ...strict, error: missing }, { ...model, result: 'Hello' }, isMissing)?.expected,
      'Hello',
    );
    strictEqual(
      checkSame({ ...at, error: missing }, { ...model, result: 'missing' }, isMissing)?.expected,
      'missing',
    );
  });

  it('expects what the model returned', () => {
    deepStrictEqual(checkSame({ ...at, result: 'hello' }, { ...model, result: 'Hello' }, isMissing), {
      ...at,
      expected: 'Hello',
      actual: 'hello',
    });
    const { expected, error } = checkSame(
      { ...at, error: missing },
      { ...model, result: 'Hello' },
      isMissing,
    )!;
    deepStrictEqual([expected, error?.code], ['Hello', missing.code]);
  });

  it('expects the error that the model raised, and no other', () => {
    deepStrictEqual(checkSame({ ...at, result: 'Hello' }, raised, isMissing), {
      ...at,
      expected: `raises ${missing.type}, as translate does`,
      inWords: true,
      actual: 'Hello',
    });
    const other = checkSame({ ...at, error: new OperationError(3, 'KeyError', 'no key') }, raised, isMissing);
    strictEqual(other?.error?.type, 'KeyError');
  });
});

describe('it has the same outcome as translate with the same arguments', () => {
  const translated = step('"greeting" is translated by t with the arguments', [
    ['scope', 'menu'],
    ['kwargs', '{ name: Ann }'],
  ]);
  const same = step('it has the same outcome as translate with the same arguments');

  for (const surface of ['module', 'catalog'] as const) {
    it(`makes the same call with translate on the ${surface}`, async () => {
      const calls: unknown[] = [];
      const steps = [GIVEN, step('"fr" is activated'), translated, same];
      const noting = (reference: Adapter): Partial<Adapter> => ({
        translate: async (params) => {
          calls.push(params);
          return reference.translate(params);
        },
      });
      strictEqual(await messageOf(steps, noting, surface), '');
      const subject = surface === 'module' ? 'I18n' : 'catalog';
      deepStrictEqual(calls, [{ subject, key: 'greeting', scope: 'menu', kwargs: { name: 'Ann' } }]);
    });
  }

  it('fails when the outcomes differ, and names the alias', async () => {
    const shouting = (reference: Adapter): Partial<Adapter> => ({
      t: async (params) => (await reference.t(params)).toUpperCase(),
    });
    const steps = [GIVEN, step('"fr" is activated'), translated, same];
    strictEqual(
      await messageOf(steps, shouting),
      't on the module: expected "Bonjour, Ann", got "BONJOUR, ANN"',
    );
  });

  it('lets a further Then check the first call', async () => {
    const steps = [GIVEN, step('"fr" is activated'), translated, same, step('the translation is "Salut"')];
    strictEqual(await messageOf(steps), 't on the module: expected "Salut", got "Bonjour, Ann"');
  });
});

describe('the calls in the block all returned the same', () => {
  const block = (...calls: readonly (readonly string[])[]): Step[] => [
    GIVEN,
    step('a block runs with the locale "fr"', calls),
    step('the calls in the block all returned the same'),
  ];

  it('passes when all calls returned one text', async () => {
    strictEqual(await messageOf(block(['t', '"menu.greeting"'], ['translate', '"menu.greeting"'])), '');
  });

  it('fails when a later call returned another text', async () => {
    const shouting = (reference: Adapter): Partial<Adapter> => ({
      translate: async (params) => (await reference.translate(params)).toUpperCase(),
    });
    const calls = [
      ['t', '"menu.greeting"'],
      ['translate', '"menu.greeting"'],
    ];
    strictEqual(
      await messageOf(block(...calls), shouting),
      'with_locale on the module: expected ["Bonjour, %{name}","Bonjour, %{name}"], ' +
        'got ["Bonjour, %{name}","BONJOUR, %{NAME}"]',
    );
  });

  it('fails when the block raised', async () => {
    const refusing = (): Partial<Adapter> => ({
      withLocale: async () => Promise.reject(new OperationError(3, 'IOError', 'not today')),
    });
    match(
      await messageOf(block(['t', '"menu.greeting"']), refusing),
      /^with_locale on the module: .*but it raised IOError: not today$/,
    );
  });
});

describe('"no translation" in a block', () => {
  const lookup = (key: string, expected: string): Step[] => [
    GIVEN,
    step('a block runs with the locale "fr"', [['translate', key]]),
    step('the calls in the block returned', [[expected]]),
  ];
  const NOTHING = 'no translation';

  it('accepts a text that can state it, the path, and an empty text', async () => {
    strictEqual(await messageOf(lookup('"nowhere"', NOTHING)), '');
    for (const text of ['[?]', 'nowhere', 'fr.nowhere', '']) {
      const saying = (): Partial<Adapter> => ({ translate: async () => text });
      strictEqual(await messageOf(lookup('"nowhere"', NOTHING), saying), '');
    }
  });

  it('rejects the text of another key, and a number', async () => {
    for (const text of ['Bonjour, %{name}', '12']) {
      const saying = (): Partial<Adapter> => ({ translate: async () => text });
      strictEqual(
        await messageOf(lookup('"nowhere"', NOTHING), saying),
        `with_locale on the module: expected ["${NOTHING}"], got ["${text}"]`,
      );
    }
  });

  it('rejects an error, since translate raises none', async () => {
    const raising = (): Partial<Adapter> => ({ translate: () => Promise.reject(new Error('no text')) });
    match(await messageOf(lookup('"nowhere"', NOTHING), raising), /got \["raises Error: no text"\]$/);
  });

  it('differs from every other expected text', async () => {
    match(
      await messageOf(lookup('"nowhere"', 'missing')),
      /^with_locale on the module: expected \["missing"\]/,
    );
  });
});

describe('the step "no translations"', () => {
  it('initializes the module without loaders, or creates a catalog', async () => {
    const called = async (surface: Surface): Promise<string[]> => {
      const calls: string[] = [];
      const noting = (reference: Adapter): Partial<Adapter> => ({
        configure: async (params) => (calls.push('configure'), reference.configure(params)),
        init: async () => (calls.push('init'), reference.init()),
        newCatalog: async (params) => (calls.push('Catalog.new'), reference.newCatalog(params)),
        inject: async (params) => (calls.push('inject'), reference.inject(params)),
      });
      strictEqual(await messageOf([step('no translations'), step('"a" is translated')], noting, surface), '');
      return calls;
    };
    deepStrictEqual(await called('module'), ['init']);
    deepStrictEqual(await called('catalog'), ['Catalog.new']);
    deepStrictEqual(await called('library'), ['Catalog.new']);
  });
});
