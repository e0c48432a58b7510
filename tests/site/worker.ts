import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { createContext, runInContext } from 'node:vm';
import { openInProcessSession } from '../../adapter/client/in-process-session';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { playedOn } from '../played';
import createReference from '../../ports/reference';
import { scenarioGherkin } from '../../runner/text/gherkin';
import type { PlayedScenario, PlayedText, Tasks, WrittenCall } from '../../site/playground/browser/messages';
import { filesIn } from '../../site/playground/worker';
import { readSuite, type Surface } from '../../suite/read';
import { builtSite } from './served-site';

const CALL: WrittenCall = {
  translations:
    'en: { hi: "Hi, %{name}", n: { one: One, other: "%{count} of them" }, menu: { file: File } }\nfr: { hi: Salut }',
  locale: '',
  operation: 'translate',
  ...{ key: 'hi', count: '', scope: '', default: '', params: '', object: '', format: '' },
};

const GREETING = 'Scenario: a\n  Given the translations\n    """\n    en: { hi: Hello }\n    """\n';

describe('the worker of the playground', () => {
  const suite = readSuite(PACKAGE_ROOT);
  let tasks: Tasks;
  before(() => {
    tasks = startWorker(readFileSync(join(builtSite(), 'playground-worker.js'), 'utf8'));
  });

  /** Plays a text that has no mistake. */
  async function play(
    text: string,
    surface: Surface = 'catalog',
    row = '',
    files = {},
  ): Promise<PlayedScenario> {
    const played = await tasks.play({ text, surface, row, files });
    assert.ok('scenario' in played, `${text}: ${JSON.stringify(played)}`);
    return played.scenario;
  }

  test('every scenario ends in the page as it does here: passed, or not applicable to JavaScript', async () => {
    const here = await playedOn(await openInProcessSession(createReference), suite.trials);
    assert.deepEqual(new Set(here.map(({ kind }) => kind)), new Set(['passed', 'not-applicable']));
    const files = Object.fromEntries(filesIn('fixtures/recordings'));
    for (const [index, trial] of suite.trials.entries()) {
      const text = scenarioGherkin(trial);
      const played = await play(text, trial.surface, trial.case, /recording/.test(text) ? files : {});
      const { kind, problem } = here[index]!;
      assert.deepEqual(
        [played.status, played.surface, played.row],
        [kind, trial.surface, trial.case],
        trial.key,
      );
      assert.equal(played.steps.find(({ message }) => message !== undefined)?.message, problem?.message);
    }
  });

  test('a step that fails has what was expected, what was returned, and the calls', async () => {
    const steps = '  When "hi" is translated\n  Then the translation is "Bye"\n  And it returns nil';
    const [given, when, then, last] = (await play(GREETING + steps)).steps;
    assert.deepEqual(
      given!.exchanges.map(({ method }) => method),
      ['Catalog.new', 'inject'],
    );
    const [asked] = when!.exchanges;
    assert.deepEqual([asked!.call, asked!.answer], ['translate {"key":"hi"} on catalog', '"Hello"']);
    assert.equal(then!.status, 'failed');
    assert.deepEqual(then!.differences, [{ operation: 'translate', expected: '"Bye"', actual: '"Hello"' }]);
    assert.equal(last!.status, 'not-played');
  });

  test('an error of an operation is an answer, and a doc string that is not YAML the mistake of its step', async () => {
    const [, when] = (await play(`${GREETING}  When "xx" is activated\n  Then it returns "xx"`)).steps;
    assert.match(when!.exchanges[0]!.answer, /^raises I18n::Errors::InvalidLocale: /);
    const { status, steps } = await play(
      'Scenario: a\n  Given the translations\n    """\n    en: [\n    """',
    );
    assert.equal(status, 'defect');
    assert.match(steps[0]!.message!, /unexpected end|flow/);
  });

  test('what is wrong in a text is named with its line', async () => {
    const cases: readonly (readonly [string, number, RegExp])[] = [
      ['', 1, /^write one scenario/],
      ['\nScenario: a', 2, /^this scenario has no steps: write at least one below its name$/],
      ['Scenario: a\n  Given a new catalog\nScenario: b\n  Given a new catalog', 3, /^write one scenario/],
      ['Scenario Outline: a\n  Given a new catalog\n  Examples:\n    | case |', 1, /^write one scenario/],
      ['Scenario: a\n  Given nothing\n  Wrong', 3, /got 'Wrong'/],
      ['Feature: a\n  Scenario: b', 1, /^begin with "Scenario:"/],
      [
        'Scenario: a\n  When "hi" is trnslated',
        2,
        /^no step is called .*; the nearest is "\{name\} is translated"$/,
      ],
      ['Scenario: a\n  Given the translations', 2, /^this step needs a doc string below it$/],
      [
        'Scenario: a\n  Given the translations\n    | a |',
        2,
        /needs a doc string below it, and not a table$/,
      ],
      ['Scenario: a\n  When "hi" is translated\n    | a |', 2, /^this step takes no table; remove it$/],
      ['@surface:moon\nScenario: a\n  Given a new catalog', 1, /module, catalog, library, and not moon/],
    ];
    for (const [text, line, message] of cases) {
      const played: PlayedText = await tasks.play({ text, surface: 'catalog', row: '', files: {} });
      assert.ok('findings' in played, text);
      assert.equal(played.findings[0]?.line, line, text);
      assert.match(played.findings[0].message, message);
    }
  });

  test('a call has the translations, the locale and the arguments that were written', async () => {
    const formats = '{ default: "%d.%m.%Y" }';
    const dates = `en: { i18n: { date: { formats: ${formats} }, time: { formats: ${formats} } } }`;
    const localized = { operation: 'localize', translations: dates } as const;
    const answers: readonly (readonly [Partial<WrittenCall>, RegExp])[] = [
      [{ params: 'name: Ana' }, /^Hi, Ana$/],
      [{ params: 'name: 2.5' }, /^Hi, 2\.5$/],
      [{ locale: 'fr' }, /^Salut$/],
      [{ key: 'n', count: '2' }, /^2 of them$/],
      [{ key: 'file', scope: 'menu' }, /^File$/],
      [{ key: 'none', default: 'Nothing' }, /^Nothing$/],
      [{ operation: 'translate!', key: 'none' }, /^raises I18n::Errors::MissingTranslation/],
      [{ locale: 'xx' }, /^raises I18n::Errors::InvalidLocale/],
      [{ ...localized, object: '2020-12-13' }, /^13\.12\.2020$/],
      [{ ...localized, object: '2020-12-13T21:11:08-05:00', format: '%Y' }, /^2020$/],
      [{ ...localized, object: '1234.5' }, /1.?234.5/],
    ];
    for (const [changes, expected] of answers) {
      const { exchanges, mistake } = await tasks.call({ ...CALL, ...changes });
      assert.equal(mistake, undefined);
      const { text, answer } = exchanges.at(-1)!;
      assert.match(text ?? answer, expected);
    }
  });

  test('a mistake in a call names its field', async () => {
    const cases: readonly (readonly [Partial<WrittenCall>, keyof WrittenCall, RegExp])[] = [
      [{ translations: 'en: [' }, 'translations', /^this is not YAML: /],
      [{ params: '- a' }, 'params', /^this is not a map: write names and values, such as "name: Ana"$/],
      [{ count: 'two' }, 'count', /^"two" is not a number/],
      [{ operation: 'localize', object: 'today' }, 'object', /^"today" is not a number, a date or a time/],
    ];
    for (const [changes, field, message] of cases) {
      const { mistake, exchanges } = await tasks.call({ ...CALL, ...changes });
      assert.equal(mistake?.field, field);
      assert.match(mistake.message, message);
      assert.deepEqual(exchanges, []);
    }
  });
});

type Listener = (event: { readonly data: unknown }) => void;

/** Starts the code of the worker with what a worker in a browser has, and nothing of Node. */
function startWorker(code: string): Tasks {
  const inside = new Set<Listener>();
  const outside = new Set<Listener>();
  // What comes from the context has other classes than the test's.
  const send = (listeners: ReadonlySet<Listener>, data: unknown): void => {
    for (const listener of listeners) listener({ data: structuredClone(data) });
  };
  runInContext(
    code,
    createContext({
      addEventListener: (_: string, listener: Listener) => inside.add(listener),
      postMessage: (data: unknown) => send(outside, data),
      ...{
        TextDecoder,
        TextEncoder,
        clearTimeout,
        performance,
        setTimeout,
        structuredClone,
        AbortController,
      },
    }),
  );
  const { wrap } = createRequire(join(PACKAGE_ROOT, 'site/package.json'))('comlink') as {
    readonly wrap: (endpoint: object) => Tasks;
  };
  return wrap({
    addEventListener: (_: string, listener: Listener) => outside.add(listener),
    removeEventListener: (_: string, listener: Listener) => outside.delete(listener),
    postMessage: (data: unknown) => send(inside, data),
  });
}
