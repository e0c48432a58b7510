// One of several processes, each of which proves one implementation after another.
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { readSuite } from '../../suite';
import { MUTANTS } from '../mutants';
import { VARIANTS } from '../variants';
import type { Proof } from './proof';
import { proveMutant, proveVariant } from './prove';

const suite = readSuite(PACKAGE_ROOT);

// A worker whose parent is gone has nobody to report to.
process.on('disconnect', () => process.exit());

process.on('message', (id: string) => {
  prove(id)
    .then((proof) => process.send?.(proof))
    .catch((thrown: unknown) => {
      console.error(`${id}:`, thrown);
      process.exit(1);
    });
});

async function prove(id: string): Promise<Proof> {
  const mutant = MUTANTS.find((one) => one.id === id);
  if (mutant) return proveMutant(mutant, suite);
  const variant = VARIANTS.find((one) => one.id === id);
  if (variant) return proveVariant(variant, suite);
  throw new Error(`no mutant and no variant is called ${id}`);
}
