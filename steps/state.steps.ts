import type { Name } from '../adapter/contract/values';
import { OBSERVING } from './definition-options';
import type { ErrorName } from './deviations';
import { raises, returns } from './expectation';
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
  await this.expect(returns(expected));
});

Then('it returns nil', async function (this: ConformanceWorld) {
  await this.expect(returns(null));
});

Then('it raises {error}', async function (this: ConformanceWorld, error: ErrorName) {
  await this.expect(raises(error));
});

Then('the active locale is {string}', OBSERVING, async function (this: ConformanceWorld, expected: string) {
  await this.expect(returns(expected), this.ask('locale'));
});

Then(
  'the active locale of {surface} is {string}',
  OBSERVING,
  async function (this: ConformanceWorld, surface: SurfaceInWords, expected: string) {
    const active = this.ask('locale', {}, this.given.subjectOf(surface));
    await this.expect(returns(expected), active);
  },
);

Then('the default locale is {string}', OBSERVING, async function (this: ConformanceWorld, expected: string) {
  await this.expect(returns(expected), this.ask('default_locale'));
});

Then(
  'the available locales are {names}',
  OBSERVING,
  async function (this: ConformanceWorld, expected: string[]) {
    await this.expect({ kind: 'lists', locales: expected, others: false }, this.ask('available_locales'));
  },
);

Then(
  'the available locales include {names}',
  OBSERVING,
  async function (this: ConformanceWorld, expected: string[]) {
    await this.expect({ kind: 'lists', locales: expected, others: true }, this.ask('available_locales'));
  },
);
