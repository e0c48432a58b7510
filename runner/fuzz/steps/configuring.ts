import type { FallbacksValue, Translations } from '../../../adapter/values';
import { configurationOf } from '../../../steps/configuration';
import { yamlText } from '../notation';
import {
  configOf,
  configured,
  fromConfig,
  initialized,
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
  const docString = yamlText(written, 3);
  return {
    ...STEP,
    sentences: [{ keyword: 'Given', text: 'the main configuration is given', docString }],
    remembered: written.loaders ?? [],
    calls: () => [preparation('configure', configurationOf(docString))],
    after: (state) => configured(state, fieldsOf(written)),
  };
}

/** The main configuration is replaced. */
export function replacement(written: WrittenConfiguration): Step {
  const docString = yamlText(written, 3);
  return {
    ...STEP,
    sentences: [{ keyword: 'When', text: 'the main configuration is replaced by', docString }],
    remembered: written.loaders ?? [],
    calls: () => [preparation('config=', configurationOf(docString))],
    after: (state) => replaced(state, fieldsOf(written)),
  };
}

/** The module is initialized. */
export function initialization(): Step {
  return {
    ...STEP,
    sentences: [{ keyword: 'When', text: 'the module is initialized' }],
    isStated: ({ config }) => loadersAreApart(config),
    calls: () => [{ method: 'init', params: {} }],
    after: initialized,
  };
}

/** A catalog is built from a configuration. */
export function catalogFromConfig(written: WrittenConfiguration): Step {
  const docString = yamlText(written, 3);
  const config = configOf(fieldsOf(written));
  return {
    ...STEP,
    sentences: [{ keyword: 'When', text: 'a catalog is built from the configuration', docString }],
    remembered: written.loaders ?? [],
    isStated: () => loadersAreApart(config),
    calls: () => [
      preparation('Catalog.from_config', { catalog: 'catalog', config: configurationOf(docString) }),
    ],
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
