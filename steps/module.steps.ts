import { configurationOf } from './configuration';
import type { Format } from './loading.steps';
import { Given, Then, When } from './step-registry';

Given('these fields of the main configuration are set', (script, yaml: string) => {
  script.prepare('configure', script.rememberIn(configurationOf(yaml)));
});

When('the main configuration is replaced by', (script, yaml: string) => {
  script.prepare('config=', script.rememberIn(configurationOf(yaml)));
});

When(
  'the main configuration is replaced by a configuration with the {format} loader of the folder',
  (script, format: Format) => {
    script.prepare('config=', { loaders: [script.loader(format)] });
  },
);

When('the module is initialized', (script) => script.askEach([{ method: 'init', params: {} }]));

When('a catalog is built from the configuration', (script, yaml: string) => {
  const config = script.rememberIn(configurationOf(yaml));
  script.prepare('Catalog.from_config', { catalog: script.nameCatalog(), config });
});

When(
  'a catalog is built from a configuration with the {format} loader of the folder',
  (script, format: Format) => {
    const config = { loaders: [script.loader(format)] };
    script.prepare('Catalog.from_config', { catalog: script.nameCatalog(), config });
  },
);

Then('the main configuration has the default locale {string}', (script, expected: string) => {
  script.askEach([{ method: 'config', params: {} }]);
  script.expect({ predicate: 'field', field: 'default_locale', result: expected });
});

Then('the constant {word} is {string}', (script, name: string, expected: string) => {
  script.askEach([{ method: 'constants', params: {} }]);
  script.expect({ predicate: 'field', field: name, result: expected });
});
