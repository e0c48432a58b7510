import { readFileSync } from 'node:fs';
import { compiledFile } from '../../adapter/contract/package';
import type { Script } from '../../steps/script';
import type { Trial } from '../read';
import { parseSharedJson, sharedJson } from '../read/shared-json';

/** The file to which the build writes the scripts of the suite. */
export const SCRIPTS_FILE = compiledFile('suite/scripts.txt');

/** Returns the content of the file with the given scripts, by the keys of their trials. */
export function scriptsText(scripts: ReadonlyMap<string, Script>): string {
  return sharedJson(scripts, ['translations', 'not', 'missing']);
}

/**
 * Reads the scripts of the suite's trials, as the build has compiled them.
 *
 * @returns a function that returns the script of a trial, and throws an Error if there is none
 * @throws Error when the build has not written the file
 */
export function readScripts(file = SCRIPTS_FILE): (trial: Pick<Trial, 'key'>) => Script {
  const scriptOf = parseSharedJson(readFileSync(file));
  return ({ key }) => {
    const script = scriptOf(key);
    if (script === undefined) throw new Error(`${file}: ${key} has not been compiled: run npm run build`);
    return script as Script;
  };
}
