import type { ConfigValue, LoaderValue, Translations } from '../adapter/contract/values';
import { yamlOf } from './notation';

/** A configuration with the loaders that a feature gives it, which may be none. */
export type WrittenConfig = ConfigValue & { readonly loaders: readonly InlineLoader[] };

/** A port's own loader of some translations. */
export type InlineLoader = Extract<LoaderValue, { readonly format: 'inline' }>;

interface ConfigurationInYaml {
  readonly loaders?: readonly Translations[];
}

/**
 * Reads a configuration as the features write it: its fields in YAML, and each loader as the translations that it
 * loads.
 */
export function configurationOf(yaml: string): WrittenConfig {
  const { loaders = [], ...fields } = yamlOf(yaml) as ConfigurationInYaml;
  return { ...fields, loaders: loaders.map(inlineLoader) };
}

/** Returns the port's own loader of these translations. */
export function inlineLoader(translations: Translations): InlineLoader {
  return { format: 'inline', translations };
}
