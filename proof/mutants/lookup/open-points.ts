import { lookups } from '../../changes/lookups';
import { nameText } from '../../changes/surfaces';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes in lookups whose outcome the document leaves open. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('LOOKUP-06', {
    'returns nil where a percent sign is left in the text': lookups((lookup) => async (params) => {
      const text = await lookup(params);
      return text.includes('%') ? nil : text;
    }),
    'returns nil for a key with an empty part': lookups(
      (lookup) => async (params) => (nameText(params.key).split('.').includes('') ? nil : lookup(params)),
    ),
  }),
];

/** What a port returns that has no text to return. */
const nil = null as unknown as string;
