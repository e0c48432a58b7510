import type { Method } from '../adapter/contract/adapter';
import type { Count, Name, Scope } from '../adapter/contract/values';
import { OBSERVING } from './definition-options';
import type { Outcome } from './deviations';
import { returns } from './expectation';
import { findsNothing, noStatements, statesMissing } from './missing';
import { argumentOf, pathOf, yamlOf } from './notation';
import { Then, When, type Table } from './step-registry';
import type { SurfaceInWords } from './surfaces';
import type { ConformanceWorld } from './world';

When('{name} is translated', async function (this: ConformanceWorld, key: Name) {
  await lookUp(this, 'translate', key, {});
});

When(
  '{name} is translated in {surface}',
  async function (this: ConformanceWorld, key: Name, surface: SurfaceInWords) {
    this.path = pathOf(key);
    await this.ask('translate', { key }, this.given.subjectOf(surface));
  },
);

When(
  '{name} is translated by {lookup}',
  async function (this: ConformanceWorld, key: Name, operation: Method) {
    await lookUp(this, operation, key, {});
  },
);

When(
  '{name} is translated by {lookup} with the arguments',
  async function (this: ConformanceWorld, key: Name, operation: Method, table: Table) {
    await lookUp(this, operation, key, valuesOf(table));
  },
);

When(
  '{name} is translated with count {count}',
  async function (this: ConformanceWorld, key: Name, count: Count) {
    await lookUp(this, 'translate', key, { count });
  },
);

When(
  '{name} is translated in the scope {scope}',
  async function (this: ConformanceWorld, key: Name, scope: Scope) {
    await lookUp(this, 'translate', key, { scope });
  },
);

When(
  '{name} is translated with the params',
  async function (this: ConformanceWorld, key: Name, table: Table) {
    await lookUp(this, 'translate', key, { params: valuesOf(table) });
  },
);

When(
  '{name} is translated with the named arguments',
  async function (this: ConformanceWorld, key: Name, table: Table) {
    await lookUp(this, 'translate', key, { kwargs: valuesOf(table) });
  },
);

When(
  '{name} is translated with the arguments',
  async function (this: ConformanceWorld, key: Name, table: Table) {
    await lookUp(this, 'translate', key, valuesOf(table));
  },
);

Then(
  'it has the same outcome as {operation} with the same arguments',
  async function (this: ConformanceWorld, operation: Method) {
    const { outcomes } = this;
    const not = noStatements(this);
    await this.expect({ kind: 'same', as: await this.askAgain(operation), not }, outcomes);
  },
);

Then('the translation is {string}', async function (this: ConformanceWorld, expected: string) {
  await this.expect(returns(expected));
});

Then('the translation is, in YAML', async function (this: ConformanceWorld, expected: string) {
  await this.expect(returns(yamlOf(expected)));
});

Then('it states that the translation is missing', async function (this: ConformanceWorld) {
  await this.expect(statesMissing(this));
});

Then('the translation is missing', async function (this: ConformanceWorld) {
  await this.expect(findsNothing(this));
});

Then(
  '{name} translates to {string}',
  OBSERVING,
  async function (this: ConformanceWorld, key: Name, expected: string) {
    await this.expect(returns(expected), lookUp(this, 'translate', key, {}));
  },
);

Then('{name} has no translation', OBSERVING, async function (this: ConformanceWorld, key: Name) {
  const outcomes = lookUp(this, 'translate', key, {});
  await this.expect(findsNothing(this), outcomes);
});

function lookUp(
  world: ConformanceWorld,
  operation: Method,
  key: Name,
  params: object,
): Promise<readonly Outcome[]> {
  world.path = pathOf(key, (params as { readonly scope?: Scope | null }).scope);
  return world.ask(operation, { key, ...params });
}

function valuesOf(table: Table): Record<string, unknown> {
  return Object.fromEntries(table.map(([name = '', value = '']) => [name, argumentOf(value)]));
}
