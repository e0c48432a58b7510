import { activation } from './activation';
import { activeLocales } from './active-locales';
import { aliases } from './aliases';
import { availableLocales } from './available-locales';
import { blocks } from './blocks';
import { chosenNumberFormats } from './chosen-number-formats';
import { configuration } from './configuration';
import { constants } from './constants';
import { construction } from './construction';
import { crystalFiles } from './crystal/files';
import { chains } from './crystal/fallbacks';
import { fallbackLookups } from './crystal/fallback-lookups';
import { leavesAndPaths } from './crystal/leaves-and-paths';
import { defaultsAndValues } from './crystal/lookups';
import { crystalFormats, crystalRounding } from './crystal/numbers';
import { crystalPlurals } from './crystal/plural-forms';
import { pluralRules, pluralRulesOfFloats } from './crystal/plural-rules';
import { pluralRulesOfDigits } from './crystal/plural-rules-of-digits';
import { recordings } from './crystal/recordings';
import { crystalStates } from './crystal/states';
import { directives, localizationData } from './crystal/times';
import { dates } from './dates';
import { fromConfig } from './from-config';
import { initialization } from './initialization';
import { injectedTranslations } from './injected-translations';
import { injection } from './injection';
import { interpolation } from './interpolation';
import { paths, simpleKeys } from './keys';
import { keptForAll } from './kept-for-all';
import { keysAndLocales } from './keys-and-locales';
import { leftBehind } from './left-behind';
import { customLoaders, files } from './loading';
import { mainCatalog } from './main-catalog';
import { missing } from './missing';
import type { Mutant } from './mutant';
import { namedArguments, values } from './named-arguments';
import { numberFormats } from './numbers';
import { names, patterns } from './patterns';
import { counts, pluralForms } from './plurals';
import { refusedActivation } from './refused-activation';
import { refusedBlocks } from './refused-blocks';
import { scopes } from './scopes';
import { times } from './times';

export type { Mutant } from './mutant';

/** Every implementation that breaks a rule. */
export const MUTANTS: readonly Mutant[] = [
  constants,
  construction,
  availableLocales,
  fromConfig,
  injection,
  injectedTranslations,
  activation,
  activeLocales,
  refusedActivation,
  blocks,
  refusedBlocks,
  configuration,
  initialization,
  mainCatalog,
  files,
  customLoaders,
  simpleKeys,
  paths,
  keysAndLocales,
  scopes,
  leftBehind,
  keptForAll,
  interpolation,
  namedArguments,
  values,
  pluralForms,
  counts,
  missing,
  aliases,
  numberFormats,
  chosenNumberFormats,
  dates,
  times,
  patterns,
  names,
  crystalStates,
  crystalFiles,
  chains,
  fallbackLookups,
  defaultsAndValues,
  leavesAndPaths,
  crystalPlurals,
  pluralRules,
  pluralRulesOfDigits,
  pluralRulesOfFloats,
  crystalFormats,
  crystalRounding,
  directives,
  localizationData,
  recordings,
].flat();
