import type { Surface } from '../read';

/** The tags that apply to a scenario, as cucumber lists them. */
interface Tagged {
  readonly tags: readonly { readonly name: string }[];
}

const SURFACE_TAG = '@surface:';

/**
 * Returns the surface to which a tag restricts a scenario, or undefined if there is no such tag. The last tag counts: a
 * scenario's own tags follow those of its rule, and those of its feature come first.
 */
export function taggedSurface({ tags }: Tagged): Surface | undefined {
  const tag = tags.findLast(({ name }) => name.startsWith(SURFACE_TAG));
  return tag?.name.slice(SURFACE_TAG.length) as Surface | undefined;
}
