import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { SiteData } from '../data/site-data';

/** The data of the site, and the place of the page that is rendered. */
export interface PageContext {
  readonly data: SiteData;
  /** The way from the page to the site's folder: an empty text, or `../`. */
  readonly root: string;
}

/** Gives each component the page that it is rendered in. */
export const CurrentPage = createContext<PageContext | undefined>(undefined);

/** Returns the page that a component is rendered in. */
export function usePage(): PageContext {
  const page = useContext(CurrentPage);
  if (page === undefined) throw new Error('a component was rendered outside of a page');
  return page;
}
