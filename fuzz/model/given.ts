import type {
  ConfigValue,
  LoaderValue,
  Name,
  Scope,
  TranslationMap,
  Translations,
} from '../../adapter/contract/values';
import { nameText } from '../../steps/notation';
import type { Files } from '../../steps/script';
import { isMap, translationsOf, type CatalogState, type ScenarioState } from './scenario-state';

/** The params of the calls that give translations, options or a path. */
export interface GivingParams extends ConfigValue {
  readonly config?: ConfigValue;
  readonly loader?: LoaderValue;
  readonly translations?: Translations;
  readonly key?: Name;
  readonly scope?: Scope | null;
}

/** Returns the fields of the configuration that a call gives. */
export function optionsOf(params: GivingParams): ConfigValue {
  return params.config ?? params;
}

/** Tells whether a call gives a leaf that is no text, except in localization data. */
export function hasOddLeaf(params: GivingParams, files: Files): boolean {
  return entriesIn(params, files).some(([, value]) => !isMap(value) && typeof value !== 'string');
}

/** Tells whether a loader gives a leaf that is no text, also in localization data. */
export function loadsOddLeaf({ loader }: GivingParams, files: Files): boolean {
  return Object.values(translationsOf(loader!, files))
    .flatMap(entriesBelow)
    .some(([, value]) => !isMap(value) && typeof value !== 'string');
}

/** Tells whether a call gives or looks up a path with an empty part, or with a dot inside a part. */
export function hasOddPath(params: GivingParams, files: Files): boolean {
  const { key, scope } = params;
  const parts = Array.isArray(scope) ? (scope as readonly Name[]).map(nameText) : [];
  const isEmpty = key === '' || scope === '' || (Array.isArray(scope) && parts.length === 0);
  return isEmpty || parts.some(isOdd) || entriesIn(params, files).some(([name]) => isOdd(name));
}

function isOdd(part: string): boolean {
  return part === '' || part.includes('.');
}

/**
 * Tells whether a call combines translations that have a key of a locale in common. Only top-level keys of a locale are
 * compared, because the document does not say how deeply translations are merged.
 */
export function isUnitedWithOverlap(
  params: GivingParams,
  catalog: CatalogState,
  { config, files }: ScenarioState,
): boolean {
  const { loader, translations } = params;
  const { loaders = [] } = params.config ?? config;
  const united =
    (loader ?? translations)
      ? [catalog.translations, translations ?? translationsOf(loader!, files)]
      : loaders.map((one) => translationsOf(one, files));
  const keys = united.flatMap((one) =>
    Object.entries(one).flatMap(([locale, map]) => Object.keys(map).map((key) => `${locale}.${key}`)),
  );
  return new Set(keys).size < keys.length;
}

/** Returns all entries below the locales of the translations in a call, except localization data. */
function entriesIn(
  params: GivingParams,
  files: Files,
): (readonly [name: string, value: TranslationMap[string]])[] {
  const loaders = [...(optionsOf(params).loaders ?? []), ...(params.loader ? [params.loader] : [])];
  const hashes = loaders.map((loader) => translationsOf(loader, files));
  return [params.translations ?? {}, ...hashes]
    .flatMap((hash) => Object.values(hash))
    .flatMap(({ i18n: _, ...map }) => entriesBelow(map));
}

function entriesBelow(map: TranslationMap): (readonly [string, TranslationMap[string]])[] {
  return Object.entries(map).flatMap((entry) => {
    const [, value] = entry;
    return isMap(value) ? [entry, ...entriesBelow(value)] : [entry];
  });
}
