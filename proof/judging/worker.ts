import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { readSuite } from '../../suite';
import { MUTANTS } from '../mutants';
import { VARIANTS } from '../variants';
import type { Proof } from './proof';
import { proveMutant, proveVariant } from './prove';

const suite = readSuite(PACKAGE_ROOT);

/** A mutant or a variant to prove. */
export interface ProofTask {
  readonly id: string;
  readonly isQuick: boolean;
}

/** Proves a mutant or a variant. Threads of the worker pool call it. */
export default async function prove({ id, isQuick }: ProofTask): Promise<Proof> {
  try {
    const mutant = MUTANTS.find((one) => one.id === id);
    if (mutant) return await proveMutant(mutant, suite, isQuick);
    const variant = VARIANTS.find((one) => one.id === id);
    if (variant) return await proveVariant(variant, suite);
  } catch (thrown) {
    throw new Error(`${id}: ${thrown instanceof Error ? thrown.stack : String(thrown)}`);
  }
  throw new Error(`no mutant and no variant is called ${id}`);
}
