import type { Pickle } from '@cucumber/messages';
import { format, resolveConfig } from 'prettier';
import { isDeepStrictEqual } from 'node:util';
import { picklesOf } from './gherkin';

/**
 * Whether formatting a feature changes what it says: prettier strips spaces at the ends of doc strings, and spaces may
 * be the point.
 *
 * @param file its absolute path, by which prettier finds its configuration
 */
export async function changesWhenFormatted(source: string, file: string): Promise<boolean> {
  const formatted = await format(source, { ...(await resolveConfig(file)), filepath: file });
  return !isDeepStrictEqual(picklesOf(source).map(sayings), picklesOf(formatted).map(sayings));
}

/** What a scenario says, without where it stands. */
function sayings({ name, steps, tags }: Pickle): unknown {
  return {
    name,
    tags: tags.map((tag) => tag.name),
    steps: steps.map(({ text, argument }) => ({ text, argument })),
  };
}
