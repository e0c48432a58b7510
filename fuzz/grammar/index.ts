import * as fc from 'fast-check';
import type { Level } from '../../suite';
import type { StepGroup } from '../gherkin';
import { blocks } from './blocks';
import { configurations, configuredCatalogs, settings } from './configurations';
import {
  holdings,
  injections,
  loads,
  MODULE_ALONE,
  newCatalogs,
  readFixtures,
  surroundings,
} from './holdings';
import { activations, observations } from './locales';
import { localizations } from './localizables';
import { lookups } from './lookups';
import { questions } from './questions';
import { fewTranslations, translations } from './translations';

/** The steps of random scenarios. It knows nothing of what a step does: many of them make no sense where they stand. */
export interface Grammar {
  /** The first steps, if any, which give most scenarios some translations. */
  readonly beginning: fc.Arbitrary<readonly StepGroup[]>;
  readonly following: fc.Arbitrary<StepGroup>;
}

/** Returns the steps that scenarios of a level are made of. Those that stand here twice are drawn twice as often. */
export function grammarOf(level: Level): Grammar {
  const made = translations(level, readFixtures());
  const few = fewTranslations(level);
  const beginning = fc.oneof(
    holdings(level, made),
    holdings(level, made),
    newCatalogs(),
    configuredCatalogs(level, fc.oneof(made, few)),
    configurations(level, few),
    fc.constant(MODULE_ALONE),
  );
  return {
    beginning: fc.option(
      beginning.map((group) => [group]),
      { freq: 20, nil: [] },
    ),
    following: fc.oneof(
      ...Array.from({ length: 4 }, () => lookups(level)),
      ...Array.from({ length: 3 }, () => localizations(level)),
      ...[
        activations(level),
        activations(level),
        observations(),
        observations(),
        blocks(level),
        injections(few),
      ],
      ...Array.from({ length: 3 }, () => configurations(level, few)),
      ...[surroundings(few), surroundings(few), settings()],
      ...(level === 'crystal' ? Array.from({ length: 8 }, questions) : []),
      ...[holdings(level, made), newCatalogs(), configuredCatalogs(level, few), loads(level, made)],
    ),
  };
}
