import { readArrays } from '../read-arrays';
import type { Variant } from './variant';

export { UNOBSERVED, type Variant } from './variant';

const isListed = (file: string) => file !== 'index' && file !== 'variant';

/** Every implementation that is right by the document and differs where it is silent. */
export const VARIANTS: readonly Variant[] = [
  ...readArrays<Variant>('variants', 'variants', isListed).values(),
].flat();
