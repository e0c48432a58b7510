/** The module and its main catalog, as the protocol names it. */
export const MODULE = 'I18n';
/** The first catalog that a scenario makes. */
export const CATALOG = 'catalog';
/** A second catalog beside the one that a scenario is about. */
export const OTHER_CATALOG = 'other';

/** A surface in words: `the module`, `the catalog "other"`. */
export function surfaceText(surface: string): string {
  return surface === MODULE ? 'the module' : `the catalog "${surface}"`;
}

/** The name of a surface in the features. */
export type SurfaceInWords = 'the module' | 'the catalog' | 'the other catalog';
