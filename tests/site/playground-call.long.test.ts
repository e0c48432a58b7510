import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import type { WrittenCall } from '../../site/playground/browser/messages';
import { bundleWorker } from '../../site/playground/bundle';
import { readSuite } from '../../suite';
import { startWorker, type RunTask } from './playground-worker';

let run: RunTask;

before(async () => {
  const { code } = await bundleWorker(readSuite(PACKAGE_ROOT));
  run = startWorker(code);
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
