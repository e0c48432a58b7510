import type { SiteData } from '../data/site-data';
import type { Page } from '../page';
import { API_PAGE } from './api';
import { DOCUMENT_PAGE } from './document';
import { FRONT_PAGE } from './front';
import { GUIDES } from './guides';
import { MATRIX_PAGE } from './matrix';
import { ORIGINAL_PAGE } from './original';
import { PICTURES_PAGE } from './pictures';
import { PLAYGROUND_PAGE } from './playground';
import { portPageOf } from './port';
import { PORTS_PAGE } from './ports';
import { PROTOCOL_PAGE } from './protocol';
import { READINGS_PAGE } from './readings';
import { rulePageOf } from './rule';
import { RULES_PAGE } from './rules';
import { STATES_PAGE, statePages } from './states';
import { SILENT_POINTS_PAGE, silentPageOf } from './silent-points';

/** Returns all pages of the site. */
export function pagesOf(data: SiteData): Page[] {
  const { suite, ports } = data;
  return [
    FRONT_PAGE,
    DOCUMENT_PAGE,
    RULES_PAGE,
    ...suite.rules.map(rulePageOf),
    STATES_PAGE,
    ...statePages(data),
    PORTS_PAGE,
    MATRIX_PAGE,
    ...ports.map(portPageOf),
    SILENT_POINTS_PAGE,
    ...suite.silentPoints.map(silentPageOf),
    READINGS_PAGE,
    ORIGINAL_PAGE,
    PICTURES_PAGE,
    PLAYGROUND_PAGE,
    ...GUIDES,
    PROTOCOL_PAGE,
    API_PAGE,
  ];
}
