import type { SiteData } from '../data/site-data';
import type { Page } from '../page';
import { DOCUMENT_PAGE } from './document';
import { FRONT_PAGE } from './front';
import { GUIDES } from './guides';
import { MATRIX_PAGE } from './matrix';
import { ORIGINAL_PAGE } from './original';
import { PLAYGROUND_PAGE } from './playground';
import { portPageOf } from './port';
import { READINGS_PAGE } from './readings';
import { rulePageOf } from './rule';
import { RULES_PAGE } from './rules';
import { SILENT_POINTS_PAGE, silentPageOf } from './silent-points';

/** Returns all pages of the site. */
export function pagesOf({ suite, ports }: SiteData): Page[] {
  return [
    FRONT_PAGE,
    DOCUMENT_PAGE,
    RULES_PAGE,
    ...suite.rules.map(rulePageOf),
    MATRIX_PAGE,
    ...ports.map(portPageOf),
    SILENT_POINTS_PAGE,
    ...suite.silentPoints.map(silentPageOf),
    READINGS_PAGE,
    ORIGINAL_PAGE,
    PLAYGROUND_PAGE,
    ...GUIDES,
  ];
}
