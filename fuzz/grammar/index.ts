import * as fc from 'fast-check';
import type { Level, Surface } from '../../suite';
import type { DrawnScenario } from '../gherkin';
import { readFixtures } from './holdings';
import { catalogSteps, librarySteps, moduleSteps, type SurfaceSteps } from './surface-steps';
import { fewTranslations, translations } from './translations';

/** How many steps are drawn at most. Many of them make no sense where they stand, and are left out. */
const MOST_STEPS = 40;

const STEPS: Readonly<Record<Surface, SurfaceSteps>> = {
  module: moduleSteps,
  catalog: catalogSteps,
  library: librarySteps,
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
      const { beginning, following } = STEPS[surface](level, texts);
      const others = fc.array(following, { minLength: least, maxLength: MOST_STEPS, size: 'max' });
      return fc
        .tuple(beginning, others)
        .map(([first, later]): DrawnScenario => ({ surface, groups: [...first, ...later] }));
    }),
  );
}
