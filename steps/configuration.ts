import type { ConfigValue, LoaderValue, Translations } from '../adapter/contract/values';
import { yamlOf } from './notation';

/** A configuration that is written in a feature. It always has a list of custom loaders, which may be empty. */
export type WrittenConfig = ConfigValue & { readonly loaders: readonly InlineLoader[] };

/** A custom loader that returns the given translations. */
export type InlineLoader = Extract<LoaderValue, { readonly format: 'inline' }>;

interface ConfigurationInYaml {
  readonly loaders?: readonly Translations[];
}

/**
 * Reads a configuration in the notation of the features: its fields are in YAML, and each loader is given as the
 * translations that it returns.
 */
export function configurationOf(yaml: string): WrittenConfig {
  const { loaders = [], ...fields } = yamlOf(yaml) as ConfigurationInYaml;
  return { ...fields, loaders: loaders.map(inlineLoader) };
}

/** Creates a custom loader that returns the given translations. */
export function inlineLoader(translations: Translations): InlineLoader {
  return { format: 'inline', translations };
}
