import { Given, Then, When } from '@cucumber/cucumber';
import type { WithLocaleResult } from '../adapter/adapter';
import type { Count, FallbacksValue } from '../adapter/values';
import { checkError, checkResult, checkThat, NotApplicable, type Check, type Outcome } from './findings';
import { yamlOf } from './notation';
import { CATALOG, type ConformanceWorld } from './world';

When(
  'the rule type {word} is asked about {counts}',
  async function (this: ConformanceWorld, rule: string, counts: Count[]) {
    this.outcomes = [];
    for (const count of counts)
      this.outcomes.push(named(await this.ask('plural_rule', { rule, count }), count));
  },
);

Then('the category is {string}', function (this: ConformanceWorld, expected: string) {
  this.expect((outcome) => checkResult(outcome, expected));
});

When(
  'the rule type of the locale {string} is asked for',
  async function (this: ConformanceWorld, locale: string) {
    this.outcomes = [await this.ask('plural_rule_name', { locale })];
  },
);

Given('a new catalog with the fallbacks', async function (this: ConformanceWorld, yaml: string) {
  await this.prepare('Catalog.new', { catalog: CATALOG, fallbacks: yamlOf(yaml) });
  this.surfaces = [CATALOG];
});

When(
  'the chain of {string} is asked of the fallbacks',
  async function (this: ConformanceWorld, locale: string, yaml: string) {
    const fallbacks = yamlOf(yaml) as FallbacksValue;
    this.outcomes = [await this.ask('fallbacks_for', { fallbacks, locale })];
  },
);

When('the parents of the tag {string} are asked for', async function (this: ConformanceWorld, tag: string) {
  this.outcomes = [await this.ask('tag_parents', { tag })];
});

Then('it returns the list {list}', function (this: ConformanceWorld, expected: string[]) {
  this.expect((outcome) => checkResult(outcome, expected));
});

Then(
  'the available locales are, in this order, {names}',
  async function (this: ConformanceWorld, expected: string[]) {
    const outcomes = await this.onEach(['available_locales']);
    this.expect((outcome) => checkResult(outcome, expected), outcomes);
  },
);

Then('with_locale returned what its block did', function (this: ConformanceWorld) {
  const values = this.outcomes.map((outcome) =>
    'result' in outcome ? (outcome.result as WithLocaleResult).value : null,
  );
  if (values.includes(undefined))
    throw new NotApplicable('the adapter does not say what with_locale returned');
  this.expect((outcome) => checkThat(outcome, "the block's value", isValueOfBlock));
});

Then('it raises {error} saying {string}', function (this: ConformanceWorld, error: string, text: string) {
  this.expect((outcome) => checkErrorWithText(outcome, error, text));
});

Then('the missing translation is reported as {string}', function (this: ConformanceWorld, text: string) {
  this.expect((outcome) =>
    outcome.operation.endsWith('!')
      ? checkErrorWithText(outcome, 'MissingTranslation', text)
      : checkResult(outcome, text),
  );
});

function checkErrorWithText(outcome: Outcome, name: string, text: string): Check | undefined {
  const check = checkError(outcome, name);
  if (check !== undefined || !('error' in outcome) || outcome.error.message === text) return check;
  const { surface, operation, error } = outcome;
  const { code, type, message } = error;
  return { surface, operation, expected: `raises ${name}: ${text}`, error: { code, type, message } };
}

/** The outcome of asking a rule type about a count, which alone would not say which one. */
function named(outcome: Outcome, count: Count): Outcome {
  const text = typeof count === 'number' ? count : count.float;
  return { ...outcome, operation: `${outcome.operation} for ${text}` };
}

/** What a block returns is the adapter's own; it is something, and not the locale. */
function isValueOfBlock(result: unknown): boolean {
  const { value } = result as WithLocaleResult;
  return value !== null && value !== undefined;
}
