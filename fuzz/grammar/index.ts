import * as fc from 'fast-check';
import type { Level, Surface } from '../../suite';
import type { DrawnScenario } from '../gherkin';
import { readFixtures } from './holdings';
import { catalogSteps, librarySteps, moduleSteps, type SurfaceSteps } from './surface-steps';
import { fewTranslations, translations } from './translations';

/** The maximum number of steps that are drawn. Many of these steps make no sense in their position, and are skipped. */
const MAX_STEPS = 60;

/** The steps of each surface, and its weight when surfaces are drawn. */
const SURFACE_STEPS: Readonly<Record<Surface, { readonly weight: number; readonly steps: SurfaceSteps }>> = {
  module: { weight: 3, steps: moduleSteps },
  catalog: { weight: 3, steps: catalogSteps },
  library: { weight: 2, steps: librarySteps },
};

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
  const texts = { made: translations(level, readFixtures()), few: fewTranslations(level) };
  // A scenario is shrunk without changing its surface, because scenarios on other surfaces consist of other steps.
  return fc.oneof(
    ...surfaces.map((surface) => {
      const { weight, steps } = SURFACE_STEPS[surface];
      const { beginning, following } = steps(level, texts);
      const others = fc.array(following, { minLength: least, maxLength: MAX_STEPS, size: 'max' });
      const arbitrary = fc
        .tuple(beginning, others)
        .map(([first, later]): DrawnScenario => ({ surface, groups: [...first, ...later] }));
      return { weight, arbitrary };
    }),
  );
}
