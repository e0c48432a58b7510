import type { Method } from '../adapter/contract/adapter';

/** The protocol's name for the module and its main catalog. */
export const MODULE = 'I18n';
/** The protocol's name for the first catalog that a scenario creates. */
export const CATALOG = 'catalog';
/** The protocol's name for a second catalog, besides the one that a scenario is about. */
export const OTHER_CATALOG = 'other';

/** The methods that belong neither to the module nor to a catalog, and use no state of theirs. */
export const STATELESS: ReadonlySet<string> = new Set<Method>([
  'load',
  'plural_rule',
  'plural_rule_name',
  'fallbacks_for',
  'tag_parents',
]);

/** Returns the surface of a call: a catalog or the module. */
export function surfaceOf(params: { readonly subject?: string; readonly catalog?: string }): string {
  return params.subject ?? params.catalog ?? MODULE;
}

/** Returns the name that messages use for a surface: `the module`, `a catalog` or `the other catalog`. */
export function surfaceText(surface: string): string {
  if (surface === MODULE) return 'the module';
  return surface === OTHER_CATALOG ? 'the other catalog' : 'a catalog';
}

/** The name of a surface in the features. */
export type SurfaceInWords = 'the module' | 'the catalog' | 'the other catalog';
