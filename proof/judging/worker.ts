import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { readSuite, type Trial } from '../../suite/read';
import { MUTANTS } from '../mutants';
import { VARIANTS } from '../variants';
import type { Proof } from './proof';
import { proveMutant, proveVariant } from './prove';

const suite = readSuite(PACKAGE_ROOT);

/** A mutant or a variant to prove. */
export interface ProofTask {
  readonly id: string;
  /** The keys of the trials that it is judged by; undefined for all that concern it. */
  readonly trials?: readonly string[] | undefined;
}

/** Proves a mutant or a variant. Threads of the worker pool call it. */
export default async function prove({ id, trials }: ProofTask): Promise<Proof> {
  try {
    const chosen = trials && new Set(trials);
    const isPlayed = chosen && (({ key }: Trial) => chosen.has(key));
    const mutant = MUTANTS.find((one) => one.id === id);
    if (mutant) return await proveMutant(mutant, suite, isPlayed);
    const variant = VARIANTS.find((one) => one.id === id);
    if (variant) return await proveVariant(variant, suite, isPlayed);
  } catch (thrown) {
    throw new Error(`${id}: ${thrown instanceof Error ? thrown.stack : String(thrown)}`);
  }
  throw new Error(`no mutant and no variant is called ${id}`);
}
