import type { Name } from '../adapter/contract/values';
import { checkError, checkResult, checkThat } from './deviations';
import { OBSERVING } from './definition-options';
import { Then, When } from './step-registry';
import type { SurfaceInWords } from './surfaces';
import type { ConformanceWorld } from './world';

When('{name} is activated', async function (this: ConformanceWorld, locale: Name) {
  await this.ask('activate', { locale });
});

When('{name} is assigned as the locale', async function (this: ConformanceWorld, locale: Name) {
  await this.ask('locale=', { locale });
});

When(
  '{name} is activated in {surface}',
  async function (this: ConformanceWorld, locale: Name, surface: SurfaceInWords) {
    await this.ask('activate', { locale }, this.given.subjectOf(surface));
  },
);

Then('it returns {string}', async function (this: ConformanceWorld, expected: string) {
  await this.expect((outcome) => checkResult(outcome, expected));
});

Then('it returns nil', async function (this: ConformanceWorld) {
  await this.expect((outcome) => checkResult(outcome, null));
});

Then('it raises {error}', async function (this: ConformanceWorld, error: string) {
  await this.expect((outcome) => checkError(outcome, error));
});

Then('the active locale is {string}', OBSERVING, async function (this: ConformanceWorld, expected: string) {
  await this.expect((outcome) => checkResult(outcome, expected), this.ask('locale'));
});

Then(
  'the active locale of {surface} is {string}',
  OBSERVING,
  async function (this: ConformanceWorld, surface: SurfaceInWords, expected: string) {
    const active = this.ask('locale', {}, this.given.subjectOf(surface));
    await this.expect((outcome) => checkResult(outcome, expected), active);
  },
);

Then('the default locale is {string}', OBSERVING, async function (this: ConformanceWorld, expected: string) {
  await this.expect((outcome) => checkResult(outcome, expected), this.ask('default_locale'));
});

Then(
  'the available locales are {names}',
  OBSERVING,
  async function (this: ConformanceWorld, expected: string[]) {
    await this.expect(
      (outcome) => checkThat(outcome, expected, (locales) => areTheSame(locales, expected)),
      this.ask('available_locales'),
    );
  },
);

Then(
  'the available locales include {names}',
  OBSERVING,
  async function (this: ConformanceWorld, expected: string[]) {
    const wanted = `an array with ${expected.join(', ')}`;
    await this.expect(
      (outcome) => checkThat(outcome, wanted, (locales) => areWithin(expected, locales)),
      this.ask('available_locales'),
    );
  },
);

/** Compares locales without their order, which the document leaves open. No locale may be listed twice. */
function areTheSame(locales: unknown, expected: readonly string[]): boolean {
  return areWithin(expected, locales) && (locales as readonly unknown[]).length === expected.length;
}

function areWithin(expected: readonly string[], locales: unknown): boolean {
  return Array.isArray(locales) && expected.every((locale) => locales.includes(locale));
}
