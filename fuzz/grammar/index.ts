import * as fc from 'fast-check';
import type { Level, Surface } from '../../suite';
import type { DrawnScenario } from '../gherkin';
import { readFixtures } from './holdings';
import { catalogSteps, librarySteps, moduleSteps, type SurfaceSteps } from './surface-steps';
import { fewTranslations, translations } from './translations';

/** How many steps are drawn at most. Many of them make no sense where they stand, and are left out. */
const MOST_STEPS = 60;

/** The steps of each surface, and how often it is drawn as compared with the others. */
const SURFACE_STEPS: Readonly<Record<Surface, { readonly weight: number; readonly steps: SurfaceSteps }>> = {
  module: { weight: 3, steps: moduleSteps },
  catalog: { weight: 3, steps: catalogSteps },
  library: { weight: 2, steps: librarySteps },
};

/**
 * Returns scenarios of a level, each on one of these surfaces. The grammar knows nothing of what a step does: many of
 * them make no sense where they stand.
 *
 * @param least how many steps are drawn at least after the first ones
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
      const others = fc.array(following, { minLength: least, maxLength: MOST_STEPS, size: 'max' });
      const arbitrary = fc
        .tuple(beginning, others)
        .map(([first, later]): DrawnScenario => ({ surface, groups: [...first, ...later] }));
      return { weight, arbitrary };
    }),
  );
}
