import type { ComponentChild } from 'preact';

/** The parts of the site that the navigation lists. */
export type Area = 'start' | 'document' | 'rules' | 'ports' | 'silent' | 'playground' | 'adapter';

/** A page of the site. */
export interface Page {
  /** The path of the page, relative to the site's folder: `rules/LOOKUP-04.html`. */
  readonly path: string;
  readonly title: string;
  /** One sentence for search engines and previews. */
  readonly description: string;
  readonly area?: Area;
  /** Whether the content takes the whole width of the window. */
  readonly isWide?: boolean;
  /** Whether a list of the page's sections stands beside a long content. */
  readonly hasContents?: boolean;
  /** Creates the main content. */
  readonly content: () => ComponentChild;
}
