import { readArrays } from '../read-arrays';
import type { Variant } from './variant';

export { UNOBSERVED, type Variant } from './variant';

const isListed = (file: string) => file !== 'index' && file !== 'variant';

/** All variants, in the order of their files. */
export const VARIANTS: readonly Variant[] = [
  ...readArrays<Variant>('variants', 'variants', isListed).values(),
].flat();
