import { CATALOG } from './catalog';
import type { Diagram } from './diagram';
import { LOOKUP } from './lookup';
import { MODULE } from './module';

/** All pictures, in the order of the page. */
export const DIAGRAMS: readonly Diagram[] = [LOOKUP, CATALOG, MODULE];
