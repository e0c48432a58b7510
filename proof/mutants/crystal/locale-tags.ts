import { resultBecomes } from '../../changes/results';
import { fromVariants } from '../from-variants';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes in the parents of a locale tag. */
export const mutants: readonly Mutant[] = mutantsOf('TAG-01', {
  ...fromVariants(
    'SILENT-08/splits-a-tag-at-underscores-too',
    'SILENT-08/returns-the-language-of-a-tag-as-its-only-parent',
  ),
  'lists a tag of one part as its own parent': resultBecomes('tagParents', (parents, { params }) =>
    parents.length === 0 ? [params.tag] : parents,
  ),
});
