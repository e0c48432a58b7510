import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { SiteData } from '../data/site-data';

/** The data of the site, and the position of the page that is rendered. */
export interface PageContext {
  readonly data: SiteData;
  /** The relative path from the page to the site's folder: an empty text, or `../`. */
  readonly root: string;
}

/** Provides the context of the page to its components. */
export const CurrentPage = createContext<PageContext | undefined>(undefined);

/** Returns the context of the page in which a component is rendered. */
export function usePage(): PageContext {
  const page = useContext(CurrentPage);
  if (page === undefined) throw new Error('a component was rendered outside of a page');
  return page;
}
