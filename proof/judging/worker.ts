import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { readSuite } from '../../suite/read';
import { MUTANTS } from '../mutants';
import { VARIANTS } from '../variants';
import type { Proof } from './proof';
import { proveMutant, proveVariant } from './prove';

const suite = readSuite(PACKAGE_ROOT);

/** A mutant or a variant to prove. */
export interface ProofTask {
  readonly id: string;
  /** The keys of the trials that a mutant is judged by; undefined for all that concern it. */
  readonly trials?: readonly string[] | undefined;
}

/** Proves a mutant or a variant. Threads of the worker pool call it. */
export default async function prove({ id, trials }: ProofTask): Promise<Proof> {
  try {
    const mutant = MUTANTS.find((one) => one.id === id);
    if (mutant) {
      const chosen = trials && new Set(trials);
      return await proveMutant(mutant, suite, chosen && (({ key }) => chosen.has(key)));
    }
    const variant = VARIANTS.find((one) => one.id === id);
    if (variant) return await proveVariant(variant, suite);
  } catch (thrown) {
    throw new Error(`${id}: ${thrown instanceof Error ? thrown.stack : String(thrown)}`);
  }
  throw new Error(`no mutant and no variant is called ${id}`);
}
