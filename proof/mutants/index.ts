import { readArrays } from '../read-arrays';
import type { Mutant } from './mutant';

export type { Mutant } from './mutant';

/**
 * The mutants of each file in a chapter's folder, by the file's path: `lookup/keys` holds those of the feature
 * `features/lookup/keys.feature`, and so does `lookup/keys/paths`. Files beside the chapters' folders make mutants for
 * several features.
 */
export const MUTANTS_BY_FILE = readArrays<Mutant>('mutants', 'mutants', (file) => file.includes('/'));

/** Every implementation that breaks a rule. */
export const MUTANTS: readonly Mutant[] = [...MUTANTS_BY_FILE.values()].flat();
