/** The module and its main catalog, as the protocol names it. */
export const MODULE = 'I18n';
/** The catalog that a scenario is about. */
export const CATALOG = 'catalog';
/** A second catalog beside it. */
export const OTHER_CATALOG = 'other';
