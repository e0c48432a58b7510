import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { readKnownMistakes, type KnownMistake } from '../../suite';

let loaded: readonly KnownMistake[] | undefined;

/** Reads the known mistakes of this package, once in a process: it takes some milliseconds, and only failures need it. */
export function loadKnownMistakes(): readonly KnownMistake[] {
  return (loaded ??= readKnownMistakes(PACKAGE_ROOT));
}
