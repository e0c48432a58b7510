import type { ComponentChild } from 'preact';

/** The parts of the site that the navigation lists. */
export type Area = 'start' | 'document' | 'rules' | 'ports' | 'silent' | 'playground' | 'adapter' | 'api';

/** A page of the site. */
export interface Page {
  /** Its file, relative to the site's folder: `rules/LOOKUP-04.html`. */
  readonly path: string;
  readonly title: string;
  /** One sentence for search engines and previews. */
  readonly description: string;
  readonly area?: Area;
  /** Names of scripts in `assets/` that only this page needs. */
  readonly scripts?: readonly string[];
  /** Whether its content takes the whole width of the window. */
  readonly isWide?: boolean;
  /** Makes the main content. */
  readonly content: () => ComponentChild;
}
