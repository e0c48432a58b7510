import { chaptersOf, chapterTitle } from '../../scripts/conformance-page/chapters';
import { GUIDES } from './guides';
import type { SiteData } from './site-data';

/** A link in the sidebar, or a group of links. */
export interface SidebarItem {
  readonly text: string;
  readonly link?: string;
  readonly items?: readonly SidebarItem[];
}

/** Returns the sidebar of each folder of the site. Previous and next pages follow its order. */
export function sidebarOf({ suite, entries, libraries }: SiteData): Record<string, SidebarItem[]> {
  const rules = chaptersOf(suite.features).map(([chapter, features]) => ({
    text: chapterTitle(chapter),
    items: features.flatMap(({ rules: its }) =>
      its.map(({ id, sentence }) => ({
        text: `${id} ${sentence.replaceAll('`', '')}`,
        link: `/rules/${id}`,
      })),
    ),
  }));
  const silent = entries
    .filter(({ id }) => id.startsWith('SILENT'))
    .map(({ id, title }) => ({ text: `${id} ${title.replaceAll('`', '')}`, link: `/silent/${id}` }));
  return {
    '/rules/': [{ text: 'All rules', link: '/rules' }, ...rules],
    '/silent/': [{ text: 'Silent points', link: '/silent-points', items: silent }],
    '/ports/': [
      {
        text: 'Rules and libraries',
        link: '/matrix',
        items: libraries.map(({ name }) => ({ text: name, link: `/ports/${name}` })),
      },
    ],
    '/': [
      { text: 'Guides', items: GUIDES.map(({ path, title }) => ({ text: title, link: `/${path}` })) },
      {
        text: 'The interface',
        items: [
          { text: 'The document', link: '/document' },
          { text: 'Rules', link: '/rules' },
          { text: 'Silent points', link: '/silent-points' },
          { text: 'Readings', link: '/readings' },
          { text: 'Where crystal-i18n departs from the document', link: '/original' },
          { text: 'Rules and libraries', link: '/matrix' },
          { text: 'Playground', link: '/playground' },
        ],
      },
    ],
  };
}
