import { beforeInit } from './before-init';
import { locales } from './catalogs';
import { fallbacks } from './fallbacks';
import { keys } from './keys';
import { loading } from './loading';
import { missing, values } from './lookups';
import { numberFormats, rounding } from './numbers';
import { plurals } from './plurals';
import { times } from './times';
import type { Variant } from './variant';

export { UNOBSERVED, type Variant } from './variant';

/** Every implementation that is right by the document and differs where it is silent. */
export const VARIANTS: readonly Variant[] = [
  locales,
  beforeInit,
  loading,
  fallbacks,
  keys,
  missing,
  values,
  plurals,
  numberFormats,
  rounding,
  times,
].flat();
