import type { Count, FallbacksValue, LocalizableValue, Name } from '../adapter/contract/values';
import { raises } from './expectations';
import { argumentsOf, yamlOf } from './notation';
import type { ErrorName } from './script';
import { Given, Then, When, type StepTable } from './step-registry';

Given('a new catalog with the fallbacks', (script, yaml: string) => {
  script.prepare('Catalog.new', { catalog: script.nameCatalog(), fallbacks: yamlOf(yaml) });
});

Given('a new catalog with an empty array of available locales', (script) => {
  script.prepare('Catalog.new', { catalog: script.nameCatalog(), available_locales: [] });
});

When('the fallback chain of {string} is requested', (script, locale: string, yaml: string) => {
  const fallbacks = yamlOf(yaml) as FallbacksValue;
  script.askEach([{ method: 'fallbacks_for', params: { fallbacks, locale } }]);
});

When('the parents of the tag {string} are requested', (script, tag: string) => {
  script.askEach([{ method: 'tag_parents', params: { tag } }]);
});

Then('it returns the list {list}', (script, expected: string[]) => script.expect({ result: expected }));

When('the rule type {word} is applied to {counts}', (script, rule: string, counts: Count[]) => {
  script.askEach(
    counts.map((count) => ({
      method: 'plural_rule',
      // Messages must say which count the outcome belongs to.
      name: `plural_rule for ${typeof count === 'number' ? count : count.float}`,
      params: { rule, count },
    })),
  );
});

Then('the category is {string}', (script, expected: string) => script.expect({ result: expected }));

When('the rule type of the locale {string} is requested', (script, locale: string) => {
  script.askEach([{ method: 'plural_rule_name', params: { locale } }]);
});

When(
  '{object} is localized with the format {name} and the named arguments',
  (script, object: LocalizableValue, format: Name, table: StepTable) => {
    script.ask('localize', { object, format, kwargs: argumentsOf(table) });
  },
);

When(
  '{object} is localized with the named arguments',
  (script, object: LocalizableValue, table: StepTable) => {
    script.ask('localize', { object, kwargs: argumentsOf(table) });
  },
);

Then('the available locales are, in this order, {names}', (script, expected: string[]) => {
  script.ask('available_locales');
  script.expect({ result: expected });
});

Then('with_locale returned the value of its block', (script) => {
  script.expect({ predicate: 'block value', locales: script.knownLocales });
});

Then('it raises {error} with the message {string}', (script, error: ErrorName, text: string) => {
  script.expect(raises(error, text));
});
