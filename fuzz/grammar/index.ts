import * as fc from 'fast-check';
import type { Level, Surface } from '../../suite';
import type { DrawnScenario } from '../gherkin';
import { readFixtures } from './holdings';
import { catalogSteps, librarySteps, moduleSteps, type SurfaceSteps } from './surface-steps';
import { fewTranslations, translations } from './translations';

/** The maximum number of steps that are drawn. Many of them make no sense at their place, and are left out. */
const MAX_STEPS = 60;

/** The steps of each surface, and its weight when surfaces are drawn. */
const SURFACE_STEPS: Readonly<Record<Surface, { readonly weight: number; readonly steps: SurfaceSteps }>> = {
  module: { weight: 3, steps: moduleSteps },
  catalog: { weight: 3, steps: catalogSteps },
  library: { weight: 2, steps: librarySteps },
};

/**
 * Returns scenarios of a level, each on one of these surfaces. The grammar does not know the effect of a step, so many
 * steps make no sense at their place.
 *
 * @param least the minimum number of steps that are drawn after the first ones
 */
export function scenariosOf(
  level: Level,
  surfaces: readonly Surface[],
  least = 0,
): fc.Arbitrary<DrawnScenario> {
  const texts = { made: translations(level, readFixtures()), few: fewTranslations(level) };
  // A scenario is shrunk on its surface: the steps of another one would have nothing in common with it.
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
