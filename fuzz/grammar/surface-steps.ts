import * as fc from 'fast-check';
import type { Translations } from '../../adapter/contract/values';
import type { Level } from '../../suite';
import type { StepGroup } from '../gherkin';
import { blocks } from './blocks';
import { configurations, configuredCatalogs, constants, DEFAULT_LOCALE_OF_CONFIG } from './configurations';
import {
  holdings,
  injections,
  loads,
  moduleHoldings,
  newCatalogs,
  NO_TRANSLATIONS,
  otherCatalogs,
} from './holdings';
import { activations, activationsElsewhere, observations } from './locales';
import { localizations, localizationsElsewhere } from './localizables';
import { lookups, lookupsElsewhere } from './lookups';
import { catalogsWithFallbacks, localizationsWithArguments, questions } from './questions';

/** The translations that steps may give: many, or only a few. */
export interface TranslationsToGive {
  readonly made: fc.Arbitrary<Translations>;
  readonly few: fc.Arbitrary<Translations>;
}

/** Returns the steps for scenarios on a surface: the steps for the beginning, and the other steps. */
export type SurfaceSteps = (
  level: Level,
  translations: TranslationsToGive,
) => {
  readonly beginning: fc.Arbitrary<readonly StepGroup[]>;
  readonly following: fc.Arbitrary<StepGroup>;
};

/** A kind of step, and its weight when steps are drawn. */
type Weighted = readonly [weight: number, step: fc.Arbitrary<StepGroup>];

/** Steps about the module: its configuration, and its main catalog. */
export const moduleSteps: SurfaceSteps = (level, { made, few }) => ({
  beginning: perhaps(
    firstOf([
      [4, holdings(level, made)],
      [1, fc.constant(NO_TRANSLATIONS)],
      [2, configurations(level, few)],
    ]),
  ),
  following: oneOf([
    ...calls(level),
    [2, observations('module')],
    [3, configurations(level, few)],
    [1, holdings(level, few)],
    [1, fc.constant(DEFAULT_LOCALE_OF_CONFIG)],
  ]),
});

/** Steps about a catalog. The first step creates the catalog. */
export const catalogSteps: SurfaceSteps = (level, { made, few }) => ({
  beginning: firstOf([
    [4, holdings(level, made)],
    [level === 'crystal' ? 3 : 1, newCatalogs(level)],
    [1, fc.constant(NO_TRANSLATIONS)],
    [2, configuredCatalogs(level, fc.oneof(made, few))],
    ...(level === 'crystal' ? [[1, catalogsWithFallbacks()] as const] : []),
  ]).map((group) => [group]),
  following: oneOf([...calls(level), [3, observations('catalog')], [2, injections(few)]]),
});

/** Steps that need both the module and catalogs, or neither. */
export const librarySteps: SurfaceSteps = (level, { made, few }) => ({
  beginning: fc
    .tuple(
      perhaps(moduleHoldings(few)),
      perhaps(
        firstOf([
          [3, holdings(level, few)],
          [1, newCatalogs(level)],
          [1, configuredCatalogs(level, few)],
        ]),
      ),
      perhaps(otherCatalogs(few)),
    )
    .map((parts) => parts.flat()),
  following: oneOf([
    [4, lookupsElsewhere(level)],
    [2, localizationsElsewhere(level)],
    [4, activationsElsewhere(level)],
    [4, observations('library')],
    [2, configurations(level, few)],
    [1, fc.constant(DEFAULT_LOCALE_OF_CONFIG)],
    [1, constants()],
    [1, moduleHoldings(few)],
    [1, injections(few)],
    [1, blocks(level)],
    [2, loads(level, made)],
    ...(level === 'crystal' ? [[40, questions()] as const] : []),
  ]),
});

/** The calls that are the same on the module and on a catalog. */
function calls(level: Level): readonly Weighted[] {
  return [
    [5, lookups(level)],
    [4, localizations(level)],
    [2, activations(level)],
    [1, blocks(level)],
    ...(level === 'crystal' ? [[1, localizationsWithArguments()] as const] : []),
  ];
}

/** The first step of a scenario. When the scenario is shrunk, the first of these kinds is preferred. */
function firstOf(steps: readonly Weighted[]): fc.Arbitrary<StepGroup> {
  return oneOf(steps, { withCrossShrink: true });
}

function oneOf(steps: readonly Weighted[], constraints: fc.OneOfConstraints = {}): fc.Arbitrary<StepGroup> {
  return fc.oneof(constraints, ...steps.map(([weight, arbitrary]) => ({ weight, arbitrary })));
}

/** Usually the given step, and sometimes no step. */
function perhaps(step: fc.Arbitrary<StepGroup>): fc.Arbitrary<readonly StepGroup[]> {
  return fc.option(
    step.map((group) => [group]),
    { freq: 20, nil: [] },
  );
}
