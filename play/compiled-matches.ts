import { readFileSync } from 'node:fs';
import { compiledFile } from '../adapter/contract/package';
import type { REGISTERED } from '../steps/step-registry';
import type { ExpressionMatch, StepExpressions } from './step-expressions';

// Matching the texts of all steps takes as long as playing them. Therefore the build writes the matches to a file. The
// file is used only with the definitions for which it was written.

/** The file that the build writes. */
export const MATCHES_FILE = compiledFile('play/matches.json');

/** The match of each text that exactly one definition matches, by text. */
export type CompiledMatches = Readonly<Record<string, ExpressionMatch>>;

interface Compiled {
  readonly definitions: string;
  readonly matches: CompiledMatches;
}

/**
 * Returns the content of a file with the matches of the given texts. Texts that match no definition or several
 * definitions are omitted.
 *
 * @param texts the texts of the suite's steps
 * @param expressions the expressions of the definitions
 */
export function compileMatches(
  texts: Iterable<string>,
  registered: typeof REGISTERED,
  expressions: Pick<StepExpressions, 'matchesOf'>,
): string {
  const matches: Record<string, ExpressionMatch> = {};
  for (const text of texts) {
    const [match, ...others] = expressions.matchesOf(text);
    if (match !== undefined && others.length === 0) matches[text] = match;
  }
  const compiled: Compiled = { definitions: signatureOf(registered), matches };
  return JSON.stringify(compiled);
}

/** Reads the matches that were written for these definitions. Returns undefined when there are none. */
export function readMatches(registered: typeof REGISTERED, file = MATCHES_FILE): CompiledMatches | undefined {
  try {
    const { definitions, matches } = JSON.parse(readFileSync(file, 'utf8')) as Compiled;
    return definitions === signatureOf(registered) ? matches : undefined;
  } catch {
    // The file does not exist, or was not written completely.
    return undefined;
  }
}

/** Returns the patterns and parameter types, which determine which texts match, as one text. */
function signatureOf({ steps, parameterTypes }: typeof REGISTERED): string {
  const patterns = steps.map(({ pattern }) => pattern);
  return JSON.stringify([patterns, parameterTypes.map(({ name, regexp }) => [name, regexp.source])]);
}
