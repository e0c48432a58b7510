import * as fc from 'fast-check';
import type { Translations } from '../../adapter/contract/values';
import { readLocaleFiles } from '../../steps/fixture-files';
import type { Level, Surface } from '../../suite/read';
import { yamlStep, type DrawnScenario, type StepGroup } from '../gherkin';
import { blocks } from './blocks';
import { FOLDERS } from './folders';
import { localizations, localizationsElsewhere, localizationsWithArguments } from './localizables';
import { lookups, lookupsElsewhere } from './lookups';
import { given, locale, oneOf, surface as named, observation, when, type Weighted } from './phrases';
import {
  configurations,
  configuredCatalogs,
  DEFAULT_LOCALE_OF_CONFIG,
  fallbacks,
  holdings,
  injections,
  loads,
  moduleHoldings,
  newCatalogs,
} from './setup';
import { fewTranslations, translations } from './translations';

/** The maximum number of steps that are drawn. Many of these steps make no sense in their position, and are skipped. */
const MAX_STEPS = 60;

/** The weight of each surface when surfaces are drawn. */
const WEIGHTS: Readonly<Record<Surface, number>> = { module: 3, catalog: 3, library: 2 };

const LOCALES_ELSEWHERE = [
  ...['active locale of the module', 'active locale of the catalog', 'active locale of the other catalog'],
  'default locale',
];

/** The translations that steps may give: many, or only a few. */
interface TranslationsToGive {
  readonly made: fc.Arbitrary<Translations>;
  readonly few: fc.Arbitrary<Translations>;
}

/** The steps of scenarios on a surface: those for the beginning, and the other steps. */
interface SurfaceSteps {
  readonly beginning: fc.Arbitrary<readonly StepGroup[]>;
  readonly following: Weighted<StepGroup>;
}

/**
 * Returns scenarios of a level, each on one of these surfaces. The grammar does not know the effect of a step, so many
 * steps make no sense in their position.
 *
 * @param least the minimum number of steps that are drawn after the beginning of the scenario
 */
export function scenariosOf(
  level: Level,
  surfaces: readonly Surface[],
  least = 0,
): fc.Arbitrary<DrawnScenario> {
  const texts = {
    made: translations(level, readLocaleFiles(FOLDERS.YAML)),
    few: fewTranslations(level),
  };
  const steps = { module: moduleSteps, catalog: catalogSteps, library: librarySteps };
  // A scenario is shrunk without changing its surface, because scenarios on other surfaces consist of other steps.
  return oneOf(
    surfaces.map((surface) => {
      const { beginning, following } = steps[surface](level, texts);
      const others = fc.array(oneOf(following), { minLength: least, maxLength: MAX_STEPS, size: 'max' });
      const scenario = fc
        .tuple(beginning, others)
        .map(([first, later]) => ({ surface, groups: [...first, ...later] }));
      return [WEIGHTS[surface], scenario];
    }),
  );
}

/** Steps about the module: its configuration, and its main catalog. */
function moduleSteps(level: Level, { made, few }: TranslationsToGive): SurfaceSteps {
  return {
    beginning: perhaps(
      firstOf([
        [4, holdings(level, made)],
        [1, given`no translations`],
        [2, configurations(level, few)],
      ]),
    ),
    following: [
      ...calls(level),
      [2, observation`the ${fc.constantFrom('active locale is', 'available locales are')} "?"`],
      [3, configurations(level, few)],
      [1, holdings(level, few)],
      [1, DEFAULT_LOCALE_OF_CONFIG],
    ],
  };
}

/** Steps about a catalog. The first step creates the catalog. */
function catalogSteps(level: Level, { made, few }: TranslationsToGive): SurfaceSteps {
  const withFallbacks = fallbacks().map(yamlStep('Given', 'a new catalog with the fallbacks'));
  const observed = fc.constantFrom('active locale is', 'available locales are', 'default locale is');
  return {
    beginning: firstOf([
      [4, holdings(level, made)],
      [level === 'crystal' ? 3 : 1, newCatalogs(level)],
      [1, given`no translations`],
      [2, configuredCatalogs(level, fc.oneof(made, few))],
      ...(level === 'crystal' ? [[1, withFallbacks] as const] : []),
    ]).map((group) => [group]),
    following: [...calls(level), [3, observation`the ${observed} "?"`], [2, injections(few)]],
  };
}

/** Steps that need both the module and catalogs, or neither. */
function librarySteps(level: Level, { made, few }: TranslationsToGive): SurfaceSteps {
  const other = few.map(yamlStep('Given', 'another catalog with the translations'));
  const catalogs = firstOf([
    [3, holdings(level, few)],
    [1, newCatalogs(level)],
    [1, configuredCatalogs(level, few)],
  ]);
  return {
    beginning: fc
      .tuple(perhaps(moduleHoldings(few)), perhaps(catalogs), perhaps(other))
      .map((parts) => parts.flat()),
    following: [
      [4, lookupsElsewhere(level)],
      [2, localizationsElsewhere(level)],
      [4, when`${locale(level)} is activated in ${named}`],
      [4, observation`the ${fc.constantFrom(...LOCALES_ELSEWHERE)} is "?"`],
      [2, configurations(level, few)],
      [1, DEFAULT_LOCALE_OF_CONFIG],
      [1, observation`the constant ${fc.constantFrom('VERSION', 'DEFAULT_LOCALE')} is "?"`],
      [1, moduleHoldings(few)],
      [1, injections(few)],
      [1, blocks(level)],
      [2, loads(level, made)],
    ],
  };
}

/** The calls that are the same on the module and on a catalog. */
function calls(level: Level): Weighted<StepGroup> {
  return [
    [5, lookups(level)],
    [4, localizations(level)],
    [2, when`${locale(level)} ${fc.constantFrom('is activated', 'is assigned as the locale')}`],
    [1, blocks(level)],
    ...(level === 'crystal' ? [[1, localizationsWithArguments()] as const] : []),
  ];
}

/** The first step of a scenario. When the scenario is shrunk, the first of these kinds is preferred. */
function firstOf(steps: Weighted<StepGroup>): fc.Arbitrary<StepGroup> {
  return oneOf(steps, { withCrossShrink: true });
}

/** Usually the given step, and sometimes no step. */
function perhaps(step: fc.Arbitrary<StepGroup>): fc.Arbitrary<readonly StepGroup[]> {
  return fc.option(
    step.map((group) => [group]),
    { freq: 20, nil: [] },
  );
}
