import { readFileSync } from 'node:fs';
import { compiledFile } from '../adapter/contract/package';
import type { REGISTERED } from '../steps/step-registry';
import type { ExpressionMatch, StepExpressions } from './step-expressions';

// Matching the texts of all steps takes as long as playing them, so the build writes the matches to a file. The file is
// ignored if the step definitions have changed since the build.

/** The file to which the build writes the matches. */
export const MATCHES_FILE = compiledFile('play/matches.json');

/** Maps each step text that matches exactly one definition to its match. */
export type CompiledMatches = Readonly<Record<string, ExpressionMatch>>;

interface Compiled {
  readonly definitions: string;
  readonly matches: CompiledMatches;
}

/**
 * Matches step texts against the definitions, and returns the content of the file with the matches. Texts that match no
 * definition, or more than one, are omitted.
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

/** Reads the matches from the file. Returns undefined if the file is missing, incomplete or from other definitions. */
export function readMatches(registered: typeof REGISTERED, file = MATCHES_FILE): CompiledMatches | undefined {
  try {
    const { definitions, matches } = JSON.parse(readFileSync(file, 'utf8')) as Compiled;
    return definitions === signatureOf(registered) ? matches : undefined;
  } catch {
    // The file does not exist or is incomplete.
    return undefined;
  }
}

/** Returns a text that contains everything that determines which texts match: the patterns and the parameter types. */
function signatureOf({ steps, parameterTypes }: typeof REGISTERED): string {
  const patterns = steps.map(({ pattern }) => pattern);
  return JSON.stringify([patterns, parameterTypes.map(({ name, regexp }) => [name, regexp.source])]);
}
