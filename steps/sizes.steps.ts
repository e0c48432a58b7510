import type { Translations } from '../adapter/contract/values';
import { inlineLoader } from './configuration';
import { FOLDER } from './script';
import type { ScriptWriter } from './script-writer';
import { createCatalogWith, giveTranslations, initialize } from './setup.steps';
import { Given, Then, When } from './step-registry';

// Things are numbered from 1. The text of number 7 is "Text 7".

Given('{int} numbered keys in the map {string}', (script, count: number, map: string) => {
  giveTranslations(script, { en: { [map]: keysFrom(1, count) } });
});

Given('{int} maps of {int} numbered keys each', (script, maps: number, keys: number) => {
  const entries = numbersTo(maps).map((map) => [`map${map}`, keysFrom((map - 1) * keys + 1, keys)]);
  giveTranslations(script, { en: Object.fromEntries(entries) as object });
});

Given('{int} numbered locales', (script, count: number) => {
  const entries = numbersTo(count).map((number) => [localeOf(number), { text: textOf(number) }]);
  giveTranslations(script, Object.fromEntries(entries));
});

Given('a folder with {int} numbered files', (script, count: number) => {
  const entries = numbersTo(count).map((number) => [
    `${localeOf(number)}.yml`,
    `${localeOf(number)}: { text: ${textOf(number)} }\n`,
  ]);
  script.write(Object.fromEntries(entries) as Record<string, string>);
  script.folder = FOLDER;
});

Given('{int} numbered loaders', (script, count: number) => {
  const translations = numbersTo(count).map((number) => script.remember(translationsOf(number)));
  if (script.surface === 'module') return initialize(script, ...translations);
  const config = { loaders: translations.map(inlineLoader) };
  script.prepare('Catalog.from_config', { catalog: script.nameCatalog(), config });
});

Given('{int} numbered catalogs', (script, count: number) => {
  for (const number of numbersTo(count))
    createCatalogWith(script, script.nameCatalog(), script.remember({ en: { text: textOf(number) } }));
});

When('{int} numbered hashes are injected one after another', (script, count: number) => {
  for (const number of numbersTo(count)) {
    script.prepare('inject', {
      subject: script.subject,
      translations: script.remember(translationsOf(number)),
    });
  }
});

Then('each of the {int} numbered keys has its text', (script, count: number) => {
  expectKeys(script, 1, count);
});

Then(
  'each of the numbered keys {int} to {int} in the map {string} has its text',
  (script, first: number, last: number, map: string) => expectKeys(script, first, last, map),
);

Then('each of the numbered locales {int} to {int} has its text', (script, first: number, last: number) => {
  const { subject } = script;
  for (const number of numbersTo(last).slice(first - 1)) {
    script.prepare('activate', { subject, locale: localeOf(number) });
    script.ask('translate', { key: 'text' });
    script.expect({ result: textOf(number) });
  }
});

Then('each of the {int} numbered catalogs has its text', (script, count: number) => {
  for (const number of numbersTo(count)) {
    script.ask('translate', { key: 'text' }, script.nameOfCatalog(number));
    script.expect({ result: textOf(number) });
  }
});

function expectKeys(script: ScriptWriter, first: number, last: number, map?: string): void {
  for (const number of numbersTo(last).slice(first - 1)) {
    script.ask('translate', { key: map === undefined ? `key${number}` : `${map}.key${number}` });
    script.expect({ result: textOf(number) });
  }
}

function translationsOf(number: number): Translations {
  return { en: keysFrom(number, 1) };
}

/** Returns numbered keys with their texts. */
function keysFrom(first: number, count: number): Record<string, string> {
  const entries = numbersTo(count).map((number) => number + first - 1);
  return Object.fromEntries(entries.map((number) => [`key${number}`, textOf(number)]));
}

function numbersTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

function textOf(number: number): string {
  return `Text ${number}`;
}

/** Returns the name of a locale for private use, which no library changes to another one: `en-x-1`. */
function localeOf(number: number): string {
  return `en-x-${number}`;
}
