import type { Count, FallbacksValue, LocalizableValue, Name } from '../adapter/contract/values';
import type { ErrorName, Outcome } from './deviations';
import { OBSERVING } from './definition-options';
import { raises, returns } from './expectation';
import { argumentOf, yamlOf } from './notation';
import { Given, Then, When, type Table } from './step-registry';
import type { ConformanceWorld } from './world';

Given('a new catalog with the fallbacks', async function (this: ConformanceWorld, yaml: string) {
  await this.calls.prepare('Catalog.new', { catalog: this.given.nameCatalog(), fallbacks: yamlOf(yaml) });
});

Given('a new catalog with an empty array of available locales', async function (this: ConformanceWorld) {
  await this.calls.prepare('Catalog.new', { catalog: this.given.nameCatalog(), available_locales: [] });
});

When(
  'the fallback chain of {string} is requested',
  async function (this: ConformanceWorld, locale: string, yaml: string) {
    const fallbacks = yamlOf(yaml) as FallbacksValue;
    await this.lookAt([this.calls.ask('fallbacks_for', { fallbacks, locale })]);
  },
);

When('the parents of the tag {string} are requested', async function (this: ConformanceWorld, tag: string) {
  await this.lookAt([this.calls.ask('tag_parents', { tag })]);
});

Then('it returns the list {list}', async function (this: ConformanceWorld, expected: string[]) {
  await this.expect(returns(expected));
});

When(
  'the rule type {word} is applied to {counts}',
  async function (this: ConformanceWorld, rule: string, counts: Count[]) {
    const asked = counts.map(async (count) =>
      named(await this.calls.ask('plural_rule', { rule, count }), count),
    );
    await this.lookAt(asked);
  },
);

Then('the category is {string}', async function (this: ConformanceWorld, expected: string) {
  await this.expect(returns(expected));
});

When(
  'the rule type of the locale {string} is requested',
  async function (this: ConformanceWorld, locale: string) {
    await this.lookAt([this.calls.ask('plural_rule_name', { locale })]);
  },
);

When(
  '{object} is localized with the format {name} and the named arguments',
  async function (this: ConformanceWorld, object: LocalizableValue, format: Name, table: Table) {
    await this.ask('localize', { object, format, kwargs: argumentsOf(table) });
  },
);

When(
  '{object} is localized with the named arguments',
  async function (this: ConformanceWorld, object: LocalizableValue, table: Table) {
    await this.ask('localize', { object, kwargs: argumentsOf(table) });
  },
);

Then(
  'the available locales are, in this order, {names}',
  OBSERVING,
  async function (this: ConformanceWorld, expected: string[]) {
    await this.expect(returns(expected), this.ask('available_locales'));
  },
);

Then('with_locale returned the value of its block', async function (this: ConformanceWorld) {
  await this.expect({ kind: 'block value', locales: [...this.given.locales] });
});

Then(
  'it raises {error} with the message {string}',
  async function (this: ConformanceWorld, error: ErrorName, text: string) {
    await this.expect(raises(error, text));
  },
);

function argumentsOf(table: Table): Record<string, unknown> {
  return Object.fromEntries(table.map(([name = '', value = '']) => [name, argumentOf(value)]));
}

/** Adds the count to the name of the operation, so that messages say which count the outcome belongs to. */
function named(outcome: Outcome, count: Count): Outcome {
  const text = typeof count === 'number' ? count : count.float;
  return { ...outcome, operation: `${outcome.operation} for ${text}` };
}
