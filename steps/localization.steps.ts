import type { LocalizableValue, Name } from '../adapter/contract/values';
import { OBSERVING } from './definition-options';
import { returns } from './expectation';
import { argumentOf } from './notation';
import { Then, When, type Table } from './step-registry';
import type { SurfaceInWords } from './surfaces';
import type { ConformanceWorld } from './world';

When('{object} is localized', async function (this: ConformanceWorld, object: LocalizableValue) {
  await this.ask('localize', { object });
});

When(
  '{object} is localized in {surface}',
  async function (this: ConformanceWorld, object: LocalizableValue, surface: SurfaceInWords) {
    await this.ask('localize', { object }, this.given.subjectOf(surface));
  },
);

When(
  '{object} is localized with the format {name}',
  async function (this: ConformanceWorld, object: LocalizableValue, format: Name) {
    await this.ask('localize', { object, format });
  },
);

When(
  '{object} is localized with the pattern {string}',
  async function (this: ConformanceWorld, object: LocalizableValue, format: string) {
    await this.ask('localize', { object, format });
  },
);

When('{object} is localized by l', async function (this: ConformanceWorld, object: LocalizableValue) {
  await this.ask('l', { object });
});

When(
  '{object} is localized by l with the format {name}',
  async function (this: ConformanceWorld, object: LocalizableValue, format: Name) {
    await this.ask('l', { object, format });
  },
);

When(
  '{object} is localized by l with the format {name} and the named arguments',
  async function (this: ConformanceWorld, object: LocalizableValue, format: Name, table: Table) {
    const kwargs = Object.fromEntries(table.map(([name = '', value = '']) => [name, argumentOf(value)]));
    await this.ask('l', { object, format, kwargs });
  },
);

Then('the text is {string}', async function (this: ConformanceWorld, expected: string) {
  await this.expect(returns(expected));
});

Then(
  '{object} localizes to {string}',
  OBSERVING,
  async function (this: ConformanceWorld, object: LocalizableValue, expected: string) {
    await this.expect(returns(expected), this.ask('localize', { object }));
  },
);
