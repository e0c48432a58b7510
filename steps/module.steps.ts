import { configurationOf } from './configuration';
import { OBSERVING } from './definition-options';
import { Given, Then, When } from './step-registry';
import type { ConformanceWorld } from './world';

Given(
  'these fields of the main configuration are set',
  async function (this: ConformanceWorld, yaml: string) {
    await this.calls.prepare('configure', this.given.rememberIn(configurationOf(yaml)));
  },
);

When('the main configuration is replaced by', async function (this: ConformanceWorld, yaml: string) {
  await this.calls.prepare('config=', this.given.rememberIn(configurationOf(yaml)));
});

When('the module is initialized', async function (this: ConformanceWorld) {
  await this.lookAt([this.calls.ask('init')]);
});

When('a catalog is built from the configuration', async function (this: ConformanceWorld, yaml: string) {
  const config = this.given.rememberIn(configurationOf(yaml));
  await this.calls.prepare('Catalog.from_config', { catalog: this.given.nameCatalog(), config });
});

Then(
  'the main configuration has the default locale {string}',
  OBSERVING,
  async function (this: ConformanceWorld, expected: string) {
    const outcome = await this.calls.ask('config');
    this.calls.require([outcome], { kind: 'has field', field: 'default_locale', result: expected });
  },
);

Then(
  'the constant {word} is {string}',
  OBSERVING,
  async function (this: ConformanceWorld, name: string, expected: string) {
    const outcome = await this.calls.ask('constants');
    this.calls.require([outcome], { kind: 'has field', field: name, result: expected });
  },
);
