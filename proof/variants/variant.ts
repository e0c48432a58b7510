import type { Adapter } from '../../adapter/contract/adapter';
import { slug } from '../../suite/read';
import { referenceWith, type Change, type NamedChanges } from '../changes/reference-with';

/** An implementation that is right by the document, and differs from 0.2.2 where the document is silent. */
export interface Variant {
  /** `<silent point>/<what it does>`. */
  readonly id: string;
  /** The id of the silent point. */
  readonly point: string;
  /** A few words about what it does. */
  readonly name: string;
  /** Why an implementation would do so, or which words of the document allow it. */
  readonly why: string;
  /** The changes to the reference. */
  readonly changes: readonly Change[];
  /** Makes the implementation. */
  readonly make: () => Adapter;
}

/**
 * The reference with another answer to a silent point.
 *
 * @param point the id of the silent point
 * @param name what it does, in a few words
 * @param why why an implementation would do so
 */
export function variant(point: string, name: string, why: string, ...changes: readonly Change[]): Variant {
  return { id: `${point}/${slug(name)}`, point, name, why, changes, make: referenceWith(...changes) };
}

/** Returns variants of one silent point, by what they do, as {@link variant} takes it. */
export function variantsOf(point: string, choices: NamedChanges): Variant[] {
  return Object.entries(choices).map(([name, [why, ...changes]]) => variant(point, name, why, ...changes));
}

/** Silent points and variants at which level crystal expects nothing either, by their id: why. */
export const UNOBSERVED: Readonly<Record<string, string>> = {
  'SILENT-33': 'What 0.2.2 does depends on the order in which the values were given.',
  'SILENT-50': 'An adapter whose language has a type for dates cannot pass one that does not exist.',
  'SILENT-40': 'An adapter is asked for a loader of a folder, however that is made.',
  'SILENT-18/writes-a-delimiter-or-a-separator-of-another-type-as-text': 'What 0.2.2 does is an accident.',
  'SILENT-22/leaves-out-directives-that-it-does-not-know': 'What 0.2.2 does is an accident.',
  'SILENT-22/raises-an-error-for-a-directive-that-it-does-not-know': 'What 0.2.2 does is an accident.',
  'SILENT-34/writes-every-float-without-an-exponent': 'What 0.2.2 does is an accident.',
  'SILENT-36/refuses-a-file-with-a-key-that-contains-a-dot': 'No recording of 0.2.2 has such a file.',
  'SILENT-36/nests-the-keys-of-files-at-their-dots': 'No recording of 0.2.2 has such a file.',
  'SILENT-36/treats-an-empty-scope-as-none': 'What 0.2.2 does is an accident.',
  'SILENT-42/finds-injected-translations-of-locales-that-were-not-given-to-the-constructor':
    'What 0.2.2 does is an accident.',
};
