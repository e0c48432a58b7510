import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Tinypool } from 'tinypool';
import type { Proof } from './proof';
import type { ProofTask } from './worker';

/**
 * Proves mutants and variants in several threads.
 *
 * @param tasks the mutants and variants
 * @param jobs the number of threads
 * @param onProof takes each proof as it comes
 * @throws Error of the first proof that fails as such
 */
export async function proveInWorkers(
  tasks: readonly ProofTask[],
  jobs: number,
  onProof: (proof: Proof) => void,
): Promise<void> {
  await runInWorkers<ProofTask, Proof>(join(__dirname, 'worker.js'), tasks, jobs, onProof);
}

/**
 * Runs tasks in several threads.
 *
 * @param file the compiled module whose default export runs a task
 * @param onResult takes each result as it comes
 * @throws Error of the first task that fails
 */
export async function runInWorkers<Task, Result>(
  file: string,
  tasks: readonly Task[],
  jobs: number,
  onResult: (result: Result) => void,
): Promise<void> {
  if (tasks.length === 0) return;
  const threads = Math.min(jobs, tasks.length);
  const folder = mkdtempSync(join(tmpdir(), 'i18n-proof-'));
  const pool = new Tinypool({
    filename: file,
    minThreads: threads,
    maxThreads: threads,
    // All files that the threads write are below this folder.
    env: { ...process.env, TMPDIR: folder } as Record<string, string>,
  });
  try {
    await Promise.all(tasks.map(async (task) => onResult((await pool.run(task)) as Result)));
  } finally {
    await pool.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
}
