import type { ConfigValue, LoaderValue, Translations } from '../adapter/values';
import { yamlOf } from './notation';

interface WrittenConfiguration {
  readonly loaders?: readonly Translations[];
}

/** A configuration as the features write it: its fields in YAML, each loader as the translations that it gives. */
export function configurationOf(yaml: string): ConfigValue {
  const { loaders = [], ...fields } = yamlOf(yaml) as WrittenConfiguration;
  return { ...fields, loaders: loaders.map(inlineLoader) };
}

/** The port's own loader of these translations. */
export function inlineLoader(translations: Translations): LoaderValue {
  return { format: 'inline', translations };
}
