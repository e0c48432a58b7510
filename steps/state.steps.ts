import type { Name } from '../adapter/contract/values';
import { raises } from './expectations';
import type { ErrorName } from './script';
import { Then, When } from './step-registry';
import type { SurfaceInWords } from './surfaces';

When('{name} is activated', (script, locale: Name) => script.ask('activate', { locale }));

When('{name} is assigned as the locale', (script, locale: Name) => script.ask('locale=', { locale }));

When('{name} is activated in {surface}', (script, locale: Name, surface: SurfaceInWords) => {
  script.ask('activate', { locale }, script.subjectOf(surface));
});

Then('it returns {string}', (script, expected: string) => script.expect({ result: expected }));

Then('it returns nil', (script) => script.expect({ result: null }));

Then('it raises {error}', (script, error: ErrorName) => script.expect(raises(error)));

Then('the active locale is {string}', (script, expected: string) => {
  script.ask('locale');
  script.expect({ result: expected });
});

Then('the active locale of {surface} is {string}', (script, surface: SurfaceInWords, expected: string) => {
  script.ask('locale', {}, script.subjectOf(surface));
  script.expect({ result: expected });
});

Then('the default locale is {string}', (script, expected: string) => {
  script.ask('default_locale');
  script.expect({ result: expected });
});

Then('the available locales are {names}', (script, expected: string[]) => {
  script.ask('available_locales');
  script.expect({ predicate: 'locales', locales: expected, others: false });
});

Then('the available locales include {names}', (script, expected: string[]) => {
  script.ask('available_locales');
  script.expect({ predicate: 'locales', locales: expected, others: true });
});
