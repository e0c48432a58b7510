import type { Outcome } from '../../steps/deviations';
import { nameOf } from '../../steps/notation';
import { namesText, textOfName } from '../notation';
import type { Sentence } from '../sentence';
import { activated, isAvailable, listedLocales, type CatalogState } from '../state/catalog-state';
import type { SurfaceName } from '../state/scenario-state';
import { STEP, type Context, type Step } from '../step';
import { onSurfaces } from './surfaces';

/** A locale is activated, in one of two spellings. */
export function activation(
  locale: string,
  spelling: 'activate' | 'locale=',
  surface: SurfaceName | undefined,
): Step {
  const on = onSurfaces(surface);
  const name = textOfName(locale);
  const verb = spelling === 'activate' ? `is activated${on.suffix('in')}` : 'is assigned as the locale';
  return {
    ...STEP,
    sentences: () => [{ keyword: 'When', text: `${locale} ${verb}` }],
    isPossible: on.isPossible,
    isStated: on.stated((catalog) => isAvailable(catalog, name) !== undefined),
    calls: on.calls([spelling], { locale: nameOf(locale) }),
    after: on.after((catalog) => activated(catalog, name)),
  };
}

/** The active locale is read. */
export function activeLocale(surface: SurfaceName | undefined): Step {
  const on = onSurfaces(surface);
  return {
    ...STEP,
    isPossible: on.isPossible,
    isStated: on.stated(),
    calls: on.calls(['locale'], {}),
    after: on.after(),
    expectation: ({ reference: [outcome] }) => stated(`the active locale${on.suffix('of')} is`, outcome),
  };
}

/** The default locale of a catalog is read. */
export function defaultLocale(): Step {
  const on = onSurfaces(undefined);
  return {
    ...STEP,
    isPossible: (state) => on.isPossible(state) && !state.surfaces.includes('I18n'),
    calls: on.calls(['default_locale'], {}),
    expectation: ({ reference: [outcome] }) => stated('the default locale is', outcome),
  };
}

/** The available locales are read. Their order is not stated (SILENT-04). */
export function availableLocales(): Step {
  const on = onSurfaces(undefined);
  return {
    ...STEP,
    isPossible: on.isPossible,
    // SILENT-01: given ones, and nothing injected yet.
    isStated: on.stated(
      ({ given, translations }) => given.length === 0 || Object.keys(translations).length > 0,
    ),
    calls: on.calls(['available_locales'], {}),
    after: on.after(),
    view(outcome, context) {
      if ('error' in outcome) return STEP.view(outcome, context);
      const locales = outcome.result as readonly string[];
      const certain = context.level === 'spec' ? certainLocales(on.catalogIn(context.state)) : undefined;
      if (certain !== undefined) return certain.filter((locale) => locales.includes(locale));
      return isOrdered(context) ? locales : [...locales].sort();
    },
    expectation(context) {
      const [outcome] = context.reference;
      if (outcome === undefined || 'error' in outcome) return [];
      const certain = context.level === 'spec' ? certainLocales(on.catalogIn(context.state)) : undefined;
      const text =
        certain === undefined
          ? `are${isOrdered(context) ? ', in this order,' : ''} ${namesText(outcome.result as readonly string[])}`
          : `include ${namesText(certain)}`;
      return [{ keyword: 'Then', text: `the available locales ${text}` }];
    },
  };
}

/** Whether the order of the locales is compared: at level crystal, unless it came from the file system. */
function isOrdered({ level, state }: Context): boolean {
  return level === 'crystal' && !state.hasRead;
}

/**
 * The locales that are certainly listed, where that is not certain of another one: of the default locale, once there
 * are translations and none of them for it (SILENT-03).
 */
function certainLocales(catalog: CatalogState | undefined): readonly string[] | undefined {
  if (catalog === undefined) return undefined;
  const listed = listedLocales(catalog);
  return listed.includes(catalog.defaultLocale) ? undefined : listed;
}

function stated(what: string, outcome: Outcome | undefined): readonly Sentence[] {
  if (outcome === undefined || !('result' in outcome)) return [];
  return [{ keyword: 'Then', text: `${what} "${String(outcome.result)}"` }];
}
