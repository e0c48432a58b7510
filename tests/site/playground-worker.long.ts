import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { createContext, runInContext } from 'node:vm';
import { openInProcessSession } from '../../adapter/client/in-process-session';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { playAll } from '../../play';
import createReference from '../../ports/reference';
import type {
  PlayedScenario,
  Response,
  Task,
  Tasks,
  WrittenCall,
} from '../../site/playground/browser/messages';
import { bundlePage, bundleWorker, filesIn, type Bundle } from '../../site/playground/bundle';
import { ruleDataOf } from '../../site/playground/scenario-data';
import { readSuite, type Surface } from '../../suite';

const suite = readSuite(PACKAGE_ROOT);
let worker: Bundle;
let run: RunTask;

before(async () => {
  worker = await bundleWorker(suite);
  run = startWorker(worker.code);
});

test('the scripts of the page have no module of Node', async () => {
  const page = await bundlePage(worker.code);
  for (const { metafile } of [worker, page]) {
    const outside = Object.values(metafile.outputs).flatMap(({ imports }) => imports);
    assert.deepEqual(outside, []);
    const ofNode = Object.keys(metafile.inputs).filter((file) => /^(?:node:|\(disabled\))/.test(file));
    assert.deepEqual(ofNode, []);
  }
});

test('every scenario ends in the page as it does here: passed, or not applicable to JavaScript', async () => {
  const here = await playAll(await openInProcessSession(createReference), suite.trials);
  const texts = new Map(suite.rules.flatMap((rule) => Object.entries(ruleDataOf(rule).scenarios)));
  const files = Object.fromEntries(filesIn('fixtures/recordings'));
  const inPage: object[] = [];
  for (const { id, surface } of suite.trials) {
    const text = texts.get(id)!;
    inPage.push(endOf(await play(text, surface, text.includes('recording') ? files : {})));
  }
  const kinds = new Set(here.map(({ kind }) => kind));
  assert.deepEqual(kinds, new Set(['passed', 'not-applicable']));
  assert.deepEqual(
    inPage,
    here.map(({ kind, step, problem }, index) => ({
      surface: suite.trials[index]!.surface,
      status: kind,
      // The page shows the reason why a scenario does not apply at its first step.
      ...(problem && { step: step ?? 0, message: problem.message }),
    })),
  );
});

function endOf({ surface, status, steps }: PlayedScenario): object {
  const step = steps.findIndex(({ message }) => message !== undefined);
  return { surface, status, ...(step !== -1 && { step, message: steps[step]!.message }) };
}

/** Plays a text that has no mistake. */
async function play(text: string, surface: Surface = 'catalog', files = {}): Promise<PlayedScenario> {
  const played = await run('play', { text, surface, files });
  assert.ok('scenario' in played, `${text}: ${JSON.stringify(played)}`);
  return played.scenario;
}

const GREETING = [
  'Scenario: a greeting',
  '  Given the translations',
  '    """',
  '    en: { hi: Hello }',
  '    """',
];

test('a step that fails has what was expected, what was returned, and the calls', async () => {
  const steps = ['  When "hi" is translated', '  Then the translation is "Bye"', '  And it returns nil'];
  const [given, when, then, last] = (await play([...GREETING, ...steps].join('\n'))).steps;
  assert.deepEqual(
    given!.exchanges.map(({ method }) => method),
    ['Catalog.new', 'inject'],
  );
  const [asked] = when!.exchanges;
  assert.equal(asked!.call, 'translate {"key":"hi"} on catalog');
  assert.equal(asked!.answer, '"Hello"');
  assert.equal(then!.status, 'failed');
  assert.deepEqual(then!.differences, [{ operation: 'translate', expected: '"Bye"', actual: '"Hello"' }]);
  assert.equal(last!.status, 'not-played');
});

test('an error of an operation is shown as an answer', async () => {
  const steps = ['  When "xx" is activated', '  Then it returns "xx"'];
  const [, when, then] = (await play([...GREETING, ...steps].join('\n'))).steps;
  const [asked] = when!.exchanges;
  assert.match(asked!.answer, /^raises I18n::Errors::InvalidLocale: /);
  assert.ok(asked!.isError);
  assert.match(then!.differences![0]!.actual, /^raises I18n::Errors::InvalidLocale: /);
});

test('a call that would take years to write is cut', async () => {
  const maps = Array.from(
    { length: 60 },
    (_, index) => `    x${index + 1}: &x${index + 1} { a: *x${index}, b: *x${index} }`,
  );
  const yaml = ['    """', '    x0: &x0 [1]', ...maps, '    """'];
  const given = ['Scenario: a', '  Given a new catalog', '  When the translations are injected'];
  const { status, steps } = await play([...given, ...yaml, '  Then it returns nil'].join('\n'));
  assert.equal(status, 'failed');
  const [asked] = steps[1]!.exchanges;
  assert.match(asked!.call, /^inject \{"translations":\{.*… on catalog$/);
  assert.ok(asked!.call.length < 400);
});

test('a doc string that is not YAML is the mistake of its step', async () => {
  const text = ['Scenario: a', '  Given the translations', '    """', '    en: [', '    """'].join('\n');
  const { status, steps } = await play(text);
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
      /^no step is called .*; the nearest is ".*" is translated"$/,
    ],
    ['Scenario: a\n  Given the translations', 2, /^this step needs a doc string below it$/],
    ['Scenario: a\n  Given the translations\n    | a |', 2, /needs a doc string below it, and not a table$/],
    ['Scenario: a\n  When "hi" is translated\n    | a |', 2, /^this step takes no table; remove it$/],
    ['@surface:moon\nScenario: a\n  Given a new catalog', 1, /module, catalog, library, and not moon/],
  ];
  for (const [text, line, message] of cases) {
    const played = await run('play', { text, surface: 'catalog', files: {} });
    assert.ok('findings' in played, text);
    assert.equal(played.findings[0]?.line, line, text);
    assert.match(played.findings[0].message, message);
  }
});

const CALL: WrittenCall = {
  translations:
    'en: { hi: "Hi, %{name}", n: { one: One, other: "%{count} of them" }, menu: { file: File } }\nfr: { hi: Salut }',
  locale: '',
  operation: 'translate',
  ...{ key: 'hi', count: '', scope: '', default: '', params: '', object: '', format: '' },
};

/** Makes a call, and returns its answer: that of the last call on the reference. */
async function answerTo(changes: Partial<WrittenCall>): Promise<string> {
  const { exchanges, mistake } = await run('call', { ...CALL, ...changes });
  assert.equal(mistake, undefined);
  const { text, answer } = exchanges.at(-1)!;
  return text ?? answer.replace(/^raises (\S+): .*/, '$1');
}

test('a call has the translations, the locale and the arguments that were written', async () => {
  assert.equal(await answerTo({ params: 'name: Ana' }), 'Hi, Ana');
  assert.equal(await answerTo({ locale: 'fr' }), 'Salut');
  assert.equal(await answerTo({ key: 'n', count: '2' }), '2 of them');
  assert.equal(await answerTo({ key: 'n', count: '1.5' }), '1.5 of them');
  assert.equal(await answerTo({ key: 'file', scope: 'menu' }), 'File');
  assert.equal(await answerTo({ key: 'none', default: 'Nothing' }), 'Nothing');
  assert.equal(await answerTo({ params: 'name: 2.5' }), 'Hi, 2.5');
  assert.equal(await answerTo({ operation: 'translate!', key: 'none' }), 'I18n::Errors::MissingTranslation');
  assert.equal(await answerTo({ locale: 'xx' }), 'I18n::Errors::InvalidLocale');
});

test('numbers, dates and times are localized', async () => {
  const formats = '{ default: "%d.%m.%Y" }';
  const translations = `en: { i18n: { date: { formats: ${formats} }, time: { formats: ${formats} } } }`;
  const call = { operation: 'localize', translations } as const;
  assert.equal(await answerTo({ ...call, object: '2020-12-13' }), '13.12.2020');
  assert.equal(await answerTo({ ...call, object: '2020-12-13T21:11:08-05:00' }), '13.12.2020');
  assert.equal(await answerTo({ ...call, object: '2020-12-13', format: '%Y' }), '2020');
  assert.match(await answerTo({ ...call, object: '1234.5' }), /1.?234.5/);
});

test('a mistake names its field', async () => {
  const cases: readonly (readonly [Partial<WrittenCall>, keyof WrittenCall, RegExp])[] = [
    [{ translations: 'en: [' }, 'translations', /^this is not YAML: /],
    [{ translations: 'Hello' }, 'translations', /^this is not a map/],
    [{ params: '- a' }, 'params', /^this is not a map: write names and values, such as "name: Ana"$/],
    [{ count: 'two' }, 'count', /^"two" is not a number/],
    [{ operation: 'localize', object: 'today' }, 'object', /^"today" is not a number, a date or a time/],
  ];
  for (const [changes, field, message] of cases) {
    const { mistake, exchanges } = await run('call', { ...CALL, ...changes });
    assert.equal(mistake?.field, field);
    assert.match(mistake.message, message);
    assert.deepEqual(exchanges, []);
  }
});

/** Runs a task of the playground's worker. */
type RunTask = <Name extends Task>(
  task: Name,
  params: Tasks[Name]['params'],
) => Promise<Tasks[Name]['result']>;

/** Starts the code of the playground's worker with what a worker in a browser has, and nothing of Node. */
function startWorker(code: string): RunTask {
  const pending = new Map<number, (response: Response) => void>();
  const listeners: ((event: { readonly data: unknown }) => void)[] = [];
  const context = createContext({
    addEventListener: (_type: string, listener: (typeof listeners)[number]) => listeners.push(listener),
    postMessage: (response: Response) => pending.get(response.id)!(response),
    ...{ AbortController, TextDecoder, TextEncoder, clearTimeout, performance, setTimeout, structuredClone },
  });
  runInContext(code, context);
  let lastId = 0;
  return (task, params) =>
    new Promise((resolve, reject) => {
      const id = (lastId += 1);
      pending.set(id, (response) => {
        pending.delete(id);
        // What comes from the context has other classes than the test's.
        if ('result' in response) resolve(JSON.parse(JSON.stringify(response.result)));
        else reject(new Error(response.error));
      });
      for (const listener of listeners) listener({ data: { id, task, params } });
    });
}
