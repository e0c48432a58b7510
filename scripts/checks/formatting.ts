import type { Pickle } from '@cucumber/messages';
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { parseGherkin } from '../../suite/gherkin';
import { toolFindings } from './tool';

/** The options for caching, with which unchanged files are not read again. `npm run format` has the same. */
const CACHE = ['--cache', '--cache-strategy', 'content'];

/**
 * Finds files that are not formatted. Of a feature, says if its meaning changes when it is formatted: prettier removes
 * trailing spaces from doc strings, which a scenario may need.
 */
export async function formattingFindings(packageRoot: string): Promise<string[]> {
  const lines = await toolFindings(packageRoot, 'prettier', ['--list-different', ...CACHE, '.']);
  return Promise.all(
    lines.map(async (line) => {
      const isChanged = line.endsWith('.feature') && (await changesMeaning(join(packageRoot, line)));
      return isChanged ? `${line}: prettier changes what a step says` : line;
    }),
  );
}

async function changesMeaning(filepath: string): Promise<boolean> {
  const source = readFileSync(filepath, 'utf8');
  const formatted = await format(source, { ...(await resolveConfig(filepath)), filepath });
  const [before, after] = [source, formatted].map((text) =>
    parseGherkin(text, filepath).pickles.map(sayings),
  );
  return !isDeepStrictEqual(before, after);
}

/** Returns the content of a scenario without its position. */
function sayings({ name, steps, tags }: Pickle): unknown {
  return {
    name,
    tags: tags.map((tag) => tag.name),
    steps: steps.map(({ text, argument }) => ({ text, argument })),
  };
}
