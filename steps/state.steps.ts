import { Then, When } from '@cucumber/cucumber';
import type { Name } from '../adapter/values';
import { checkError, checkResult, checkThat } from './findings';
import type { ConformanceWorld } from './world';

When('{name} is activated', async function (this: ConformanceWorld, locale: Name) {
  await this.onEach(['activate'], { locale });
});

When('{name} is assigned as the locale', async function (this: ConformanceWorld, locale: Name) {
  await this.onEach(['locale='], { locale });
});

When(
  '{name} is activated in {surface}',
  async function (this: ConformanceWorld, locale: Name, subject: string) {
    this.outcomes = [await this.ask('activate', { subject, locale })];
  },
);

Then('it returns {string}', function (this: ConformanceWorld, expected: string) {
  this.expect((outcome) => checkResult(outcome, expected));
});

Then('it returns nil', function (this: ConformanceWorld) {
  this.expect((outcome) => checkResult(outcome, null));
});

Then('it raises {error}', function (this: ConformanceWorld, error: string) {
  this.expect((outcome) => checkError(outcome, error));
});

Then('the active locale is {string}', async function (this: ConformanceWorld, expected: string) {
  const outcomes = await this.onEach(['locale']);
  this.expect((outcome) => checkResult(outcome, expected), outcomes);
});

Then(
  'the active locale of {surface} is {string}',
  async function (this: ConformanceWorld, subject: string, expected: string) {
    this.expect((outcome) => checkResult(outcome, expected), [await this.ask('locale', { subject })]);
  },
);

Then('the default locale is {string}', async function (this: ConformanceWorld, expected: string) {
  const outcomes = await this.onEach(['default_locale']);
  this.expect((outcome) => checkResult(outcome, expected), outcomes);
});

Then('the available locales are {names}', async function (this: ConformanceWorld, expected: string[]) {
  const outcomes = await this.onEach(['available_locales']);
  this.expect(
    (outcome) => checkThat(outcome, expected, (locales) => areTheSame(locales, expected)),
    outcomes,
  );
});

Then('the available locales include {names}', async function (this: ConformanceWorld, expected: string[]) {
  const outcomes = await this.onEach(['available_locales']);
  const wanted = `an array with ${expected.join(', ')}`;
  this.expect((outcome) => checkThat(outcome, wanted, (locales) => areWithin(expected, locales)), outcomes);
});

/** The document gives no order of the available locales; a locale listed twice is one too many. */
function areTheSame(locales: unknown, expected: readonly string[]): boolean {
  return areWithin(expected, locales) && (locales as readonly unknown[]).length === expected.length;
}

function areWithin(expected: readonly string[], locales: unknown): boolean {
  return Array.isArray(locales) && expected.every((locale) => locales.includes(locale));
}
