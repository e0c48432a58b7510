import type { Script } from './script';

/** Matches a long text in the notation of the features: `<ab repeated 3000 times>`. */
const REPEATED = /<([^<>]+) repeated (\d+) times>/g;

/** Tells whether a script has long texts in the notation of the features. */
export function hasRepeats(calls: Script['calls']): boolean {
  return JSON.stringify(calls).search(REPEATED) !== -1;
}

/** Writes the long texts in a text out. */
export function writtenOut(text: string): string {
  return text.replace(REPEATED, (_, part: string, times: string) => part.repeat(Number(times)));
}

/** The scripts that were written out so far. The proof plays the same scripts on a thousand wrong ports. */
const known = new WeakMap<Script, Script>();

/**
 * Returns a script with its long texts written out. Scripts keep the notation, so that the published files stay small.
 */
export function scriptWrittenOut(script: Script): Script {
  if (!script.repeats) return script;
  const found = known.get(script);
  if (found !== undefined) return found;
  const written = JSON.parse(writtenOut(JSON.stringify(script))) as Script;
  known.set(script, written);
  return written;
}
