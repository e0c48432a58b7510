import type { Pickle } from '@cucumber/messages';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { isDeepStrictEqual } from 'node:util';
import { parseGherkin } from '../../suite/gherkin';
import type { SourceFile } from './project-files';

/**
 * Finds features that are not formatted, that cannot be formatted, or whose meaning changes when they are formatted. For
 * example, prettier removes trailing spaces from doc strings, which a scenario may need.
 */
export async function formattingFindings(
  { file, source }: SourceFile,
  packageRoot: string,
): Promise<readonly string[]> {
  try {
    const filepath = join(packageRoot, file);
    const formatted = await format(source, { ...(await resolveConfig(filepath)), filepath });
    if (formatted === source) return [];
    const [before, after] = [source, formatted].map((text) => parseGherkin(text, file).pickles.map(sayings));
    const isSame = isDeepStrictEqual(before, after);
    return [`${file}: ${isSame ? 'is not formatted' : 'prettier changes what a step says'}`];
  } catch (thrown) {
    const [what] = String(thrown).split('\n');
    return [`${file}: prettier cannot format it: ${what}`];
  }
}

/** Returns the content of a scenario without its position. */
function sayings({ name, steps, tags }: Pickle): unknown {
  return {
    name,
    tags: tags.map((tag) => tag.name),
    steps: steps.map(({ text, argument }) => ({ text, argument })),
  };
}
