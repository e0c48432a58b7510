import type { ConfigValue, FallbacksValue, Translations } from '../../adapter/contract/values';
import { inlineLoader } from '../../steps/configuration';
import { yamlText } from '../notation';
import type { Sentence } from '../sentence';
import {
  configOf,
  configured,
  fromConfig,
  initialized,
  isFree,
  loadersAreApart,
  replaced,
  withCatalog,
  type ConfigState,
} from '../state/scenario-state';
import { STEP, type Step } from '../step';
import { preparation } from './setup';

/** A configuration as the features write it, in YAML. */
export interface WrittenConfiguration {
  readonly default_locale?: string;
  readonly available_locales?: readonly string[];
  readonly fallbacks?: FallbacksValue;
  readonly loaders?: readonly Translations[];
}

/** Fields of the main configuration are set in place. */
export function configuration(written: WrittenConfiguration): Step {
  return {
    ...STEP,
    sentences: () => [sentenceOf('Given', 'the main configuration is given', written)],
    remembered: written.loaders ?? [],
    calls: () => [preparation('configure', configValueOf(written))],
    after: (state) => configured(state, fieldsOf(written)),
  };
}

/** The main configuration is replaced. */
export function replacement(written: WrittenConfiguration): Step {
  return {
    ...STEP,
    sentences: () => [sentenceOf('When', 'the main configuration is replaced by', written)],
    remembered: written.loaders ?? [],
    calls: () => [preparation('config=', configValueOf(written))],
    after: (state) => replaced(state, fieldsOf(written)),
  };
}

/** The module is initialized. */
export function initialization(): Step {
  return {
    ...STEP,
    sentences: () => [{ keyword: 'When', text: 'the module is initialized' }],
    isStated: ({ config }) => loadersAreApart(config),
    calls: () => [{ method: 'init', params: {} }],
    after: initialized,
  };
}

/** A catalog is built from a configuration. */
export function catalogFromConfig(written: WrittenConfiguration): Step {
  const config = configOf(fieldsOf(written));
  return {
    ...STEP,
    sentences: () => [sentenceOf('When', 'a catalog is built from the configuration', written)],
    remembered: written.loaders ?? [],
    isPossible: (state) => isFree(state, 'catalog'),
    isStated: () => loadersAreApart(config),
    calls: () => [preparation('Catalog.from_config', { catalog: 'catalog', config: configValueOf(written) })],
    after: (state) => ({ ...withCatalog(state, 'catalog', fromConfig(config)), surfaces: ['catalog'] }),
  };
}

/** The default locale of the main configuration is read. */
export function configuredLocale(): Step {
  return {
    ...STEP,
    calls: () => [{ method: 'config', params: {} }],
    // The other fields are not shown (SILENT-05).
    view: (outcome, context) =>
      'error' in outcome ? STEP.view(outcome, context) : defaultLocaleIn(outcome.result),
    expectation: ({ reference: [outcome] }) =>
      outcome === undefined || 'error' in outcome
        ? []
        : [
            {
              keyword: 'Then',
              text: `the main configuration has the default locale "${defaultLocaleIn(outcome.result)}"`,
            },
          ],
  };
}

/** A constant is read. */
export function constant(name: 'VERSION' | 'DEFAULT_LOCALE'): Step {
  const valueIn = (result: unknown): string => String((result as Readonly<Record<string, unknown>>)[name]);
  return {
    ...STEP,
    calls: () => [{ method: 'constants', params: {} }],
    view: (outcome, context) => ('error' in outcome ? STEP.view(outcome, context) : valueIn(outcome.result)),
    expectation: ({ reference: [outcome] }) =>
      outcome === undefined || 'error' in outcome
        ? []
        : [{ keyword: 'Then', text: `the constant ${name} is "${valueIn(outcome.result)}"` }],
  };
}

function sentenceOf(keyword: 'Given' | 'When', text: string, written: WrittenConfiguration): Sentence {
  return { keyword, text, docString: yamlText(written, 3) };
}

/** What the steps make of a configuration that is written so. */
function configValueOf({ loaders = [], ...fields }: WrittenConfiguration): ConfigValue {
  return { ...fields, loaders: loaders.map(inlineLoader) };
}

function defaultLocaleIn(result: unknown): string {
  return String((result as { readonly default_locale?: unknown }).default_locale);
}

function fieldsOf({
  default_locale,
  available_locales,
  fallbacks,
  loaders,
}: WrittenConfiguration): Partial<ConfigState> {
  return {
    ...(default_locale !== undefined && { defaultLocale: default_locale }),
    ...(available_locales && { given: available_locales }),
    ...(fallbacks && { fallbacks }),
    ...(loaders && { loaders }),
  };
}
