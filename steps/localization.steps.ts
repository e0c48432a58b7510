import { Then, When } from '@cucumber/cucumber';
import type { Method } from '../adapter/contract/adapter';
import type { LocalizableValue, Name } from '../adapter/contract/values';
import { checkResult } from './deviations';
import { OBSERVING } from './definition-options';
import type { SurfaceInWords } from './surfaces';
import type { ConformanceWorld } from './world';

/** Every spelling of a localization. */
const LOCALIZATIONS: readonly Method[] = ['localize', 'l'];

When('{object} is localized', async function (this: ConformanceWorld, object: LocalizableValue) {
  await this.onEach(LOCALIZATIONS, { object });
});

When(
  '{object} is localized in {surface}',
  async function (this: ConformanceWorld, object: LocalizableValue, surface: SurfaceInWords) {
    await this.onEach(LOCALIZATIONS, { object }, [this.given.subjectOf(surface)]);
  },
);

When(
  '{object} is localized with the format {name}',
  async function (this: ConformanceWorld, object: LocalizableValue, format: Name) {
    await this.onEach(LOCALIZATIONS, { object, format });
  },
);

When(
  '{object} is localized with the pattern {string}',
  async function (this: ConformanceWorld, object: LocalizableValue, format: string) {
    await this.onEach(LOCALIZATIONS, { object, format });
  },
);

Then('the text is {string}', async function (this: ConformanceWorld, expected: string) {
  await this.expect((outcome) => checkResult(outcome, expected));
});

Then(
  '{object} localizes to {string}',
  OBSERVING,
  async function (this: ConformanceWorld, object: LocalizableValue, expected: string) {
    await this.expect((outcome) => checkResult(outcome, expected), this.onEach(LOCALIZATIONS, { object }));
  },
);
