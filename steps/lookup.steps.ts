import { Then, When, type DataTable } from '@cucumber/cucumber';
import type { Method } from '../adapter/contract/adapter';
import type { Count, Name, Scope } from '../adapter/contract/values';
import { checkError, checkResult, checkThat, type Deviation, type Outcome } from './deviations';
import { OBSERVING } from './definition-options';
import { argumentOf, pathOf, yamlOf } from './notation';
import type { SurfaceInWords } from './surfaces';
import { isBarePath } from './texts';
import type { ConformanceWorld } from './world';

/** The spellings of a lookup that return a text in any case, those that raise, and all of them. */
const PLAIN: readonly Method[] = ['translate', 't'];
const STRICT: readonly Method[] = ['translate!', 't!'];
const LOOKUPS: readonly Method[] = [...PLAIN, ...STRICT];

When('{name} is translated', async function (this: ConformanceWorld, key: Name) {
  await lookUp(this, key, {});
});

When('{name} is translated plainly', async function (this: ConformanceWorld, key: Name) {
  await lookUp(this, key, {}, PLAIN);
});

When('{name} is translated strictly', async function (this: ConformanceWorld, key: Name) {
  await lookUp(this, key, {}, STRICT);
});

When(
  '{name} is translated in {surface}',
  async function (this: ConformanceWorld, key: Name, surface: SurfaceInWords) {
    this.path = pathOf(key);
    await this.onEach(LOOKUPS, { key }, [this.given.subjectOf(surface)]);
  },
);

When(
  '{name} is translated with count {count}',
  async function (this: ConformanceWorld, key: Name, count: Count) {
    await lookUp(this, key, { count });
  },
);

When(
  '{name} is translated in the scope {scope}',
  async function (this: ConformanceWorld, key: Name, scope: Scope) {
    await lookUp(this, key, { scope });
  },
);

When(
  '{name} is translated with the params',
  async function (this: ConformanceWorld, key: Name, table: DataTable) {
    await lookUp(this, key, { params: valuesOf(table) });
  },
);

When(
  '{name} is translated with the named arguments',
  async function (this: ConformanceWorld, key: Name, table: DataTable) {
    await lookUp(this, key, { kwargs: valuesOf(table) });
  },
);

When(
  '{name} is translated with the arguments',
  async function (this: ConformanceWorld, key: Name, table: DataTable) {
    await lookUp(this, key, valuesOf(table));
  },
);

Then('the translation is {string}', async function (this: ConformanceWorld, expected: string) {
  await this.expect((outcome) => checkResult(outcome, expected));
});

Then('the translation is, in YAML', async function (this: ConformanceWorld, expected: string) {
  await this.expect((outcome) => checkResult(outcome, yamlOf(expected)));
});

Then('it states that the translation is missing', async function (this: ConformanceWorld) {
  await this.expect(statesMissing(this));
});

Then('the translation is missing', async function (this: ConformanceWorld) {
  await this.expect(isMissing(this));
});

Then(
  '{name} translates to {string}',
  OBSERVING,
  async function (this: ConformanceWorld, key: Name, expected: string) {
    await this.expect((outcome) => checkResult(outcome, expected), lookUp(this, key, {}));
  },
);

Then('{name} has no translation', OBSERVING, async function (this: ConformanceWorld, key: Name) {
  const outcomes = lookUp(this, key, {});
  await this.expect(isMissing(this), outcomes);
});

function lookUp(
  world: ConformanceWorld,
  key: Name,
  params: object,
  spellings = LOOKUPS,
): Promise<readonly Outcome[]> {
  world.path = pathOf(key, (params as { readonly scope?: Scope | null }).scope);
  return world.onEach(spellings, { key, ...params });
}

type Checking = (outcome: Outcome) => Deviation | undefined;

/** The plain spellings state that the translation is missing; those with a `!` raise (section 7). */
function isMissing(world: ConformanceWorld): Checking {
  const isStated = statesMissing(world);
  return (outcome) =>
    outcome.operation.endsWith('!') ? checkError(outcome, 'MissingTranslation') : isStated(outcome);
}

/**
 * The document leaves open which text states that a translation is missing. None does that is empty, the path that
 * was looked up and nothing else, or the text of some other key or locale, as the scenario stands now.
 */
function statesMissing(world: ConformanceWorld): Checking {
  const { path, given } = world;
  const { texts } = given;
  const locales = [...given.locales];
  const isStatement = (result: unknown): boolean => {
    if (typeof result !== 'string' || result.trim() === '') return false;
    return !isBarePath(result, path, locales) && !texts.has(result);
  };
  return (outcome) => checkThat(outcome, 'a text that states that the translation is missing', isStatement);
}

function valuesOf(table: DataTable): Record<string, unknown> {
  return Object.fromEntries(table.raw().map(([name = '', value = '']) => [name, argumentOf(value)]));
}
