import * as fc from 'fast-check';
import type { Translations } from '../../adapter/contract/values';
import type { Level } from '../../suite';
import type { Step } from '../step';
import { blocks } from './blocks';
import { configurations, configuredCatalogs, settings } from './configurations';
import { holdings, injections, loads, newCatalogs, surroundings } from './holdings';
import { activations, looks } from './locales';
import { localizations } from './localizables';
import { lookups } from './lookups';
import { moduleAlone } from '../steps/setup';
import { questions } from './questions';
import { fewTranslations, translations } from './translations';

export { readFixtures } from './holdings';

/** The steps of random scenarios. */
export interface Vocabulary {
  /** The first step, which gives most scenarios some translations. */
  readonly beginning: fc.Arbitrary<Step | null>;
  /** The others. One that stands here twice is drawn twice as often. */
  readonly steps: readonly fc.Arbitrary<Step>[];
}

/**
 * The steps that scenarios of a level are made of.
 *
 * @param fixtures the translations in the locale folders of this package
 */
export function vocabularyOf(level: Level, fixtures: Translations): Vocabulary {
  const made = translations(level, fixtures);
  const few = fewTranslations(level);
  const beginnings = [
    holdings(level, fixtures, made),
    holdings(level, fixtures, made),
    newCatalogs(),
    configuredCatalogs(level, fc.oneof(made, few)),
    configurations(level, few),
    fc.constant(moduleAlone()),
  ];
  return {
    beginning: fc.option(fc.oneof(...beginnings), { freq: 20 }),
    steps: [
      ...Array.from({ length: 4 }, () => lookups(level)),
      ...Array.from({ length: 3 }, () => localizations(level)),
      ...[activations(level), activations(level), looks(), looks(), blocks(level), injections(few)],
      ...Array.from({ length: 3 }, () => configurations(level, few)),
      ...[surroundings(few), surroundings(few), settings()],
      ...(level === 'crystal' ? Array.from({ length: 8 }, questions) : []),
      ...[
        holdings(level, fixtures, made),
        newCatalogs(),
        configuredCatalogs(level, few),
        loads(level, fixtures, made),
      ],
    ],
  };
}
