import { CATALOG } from './catalog';
import type { Diagram } from './diagram';
import { LOOKUP } from './lookup';
import { MODULE } from './module';

/** All diagrams, in the order in which the page shows them. */
export const DIAGRAMS: readonly Diagram[] = [LOOKUP, CATALOG, MODULE];
