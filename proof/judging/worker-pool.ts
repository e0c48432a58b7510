import { join } from 'node:path';
import { Tinypool } from 'tinypool';
import type { Proof } from './proof';

/**
 * Proves mutants and variants in several threads.
 *
 * @param ids of mutants and variants
 * @param options the number of threads, and whether each mutant is held against its own rule alone
 * @param onProof takes each proof as it comes
 * @throws Error of the first proof that fails as such
 */
export async function proveInWorkers(
  ids: readonly string[],
  { jobs, isQuick }: { readonly jobs: number; readonly isQuick: boolean },
  onProof: (proof: Proof) => void,
): Promise<void> {
  const threads = Math.min(jobs, ids.length);
  const pool = new Tinypool({
    filename: join(__dirname, 'worker.js'),
    minThreads: threads,
    maxThreads: threads,
  });
  try {
    await Promise.all(ids.map(async (id) => onProof((await pool.run({ id, isQuick })) as Proof)));
  } finally {
    await pool.destroy();
  }
}
