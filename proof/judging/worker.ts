import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { readSuite } from '../../suite';
import { MUTANTS } from '../mutants';
import { VARIANTS } from '../variants';
import type { Proof } from './proof';
import { proveMutant, proveVariant } from './prove';

const suite = readSuite(PACKAGE_ROOT);

/** Proves the mutant or the variant of this id. Threads of the worker pool call it. */
export default async function prove(id: string): Promise<Proof> {
  try {
    const mutant = MUTANTS.find((one) => one.id === id);
    if (mutant) return await proveMutant(mutant, suite);
    const variant = VARIANTS.find((one) => one.id === id);
    if (variant) return await proveVariant(variant, suite);
  } catch (thrown) {
    throw new Error(`${id}: ${thrown instanceof Error ? thrown.stack : String(thrown)}`);
  }
  throw new Error(`no mutant and no variant is called ${id}`);
}
