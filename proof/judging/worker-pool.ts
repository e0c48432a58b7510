import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Tinypool } from 'tinypool';

/**
 * Runs tasks in several threads, and returns their results in the order of the tasks.
 *
 * @param file the compiled module whose default export runs a task
 * @param jobs the number of threads
 * @param onProgress takes the number of tasks that have ended, after each of them
 * @throws Error of the first task that fails
 */
export async function runInWorkers<Task, Result>(
  file: string,
  tasks: readonly Task[],
  jobs: number,
  onProgress?: (ended: number) => void,
): Promise<Result[]> {
  if (tasks.length === 0) return [];
  const threads = Math.min(jobs, tasks.length);
  const folder = mkdtempSync(join(tmpdir(), 'i18n-proof-'));
  const pool = new Tinypool({
    filename: file,
    minThreads: threads,
    maxThreads: threads,
    // All files that the threads write are below this folder.
    env: { ...process.env, TMPDIR: folder } as Record<string, string>,
  });
  let ended = 0;
  const run = async (task: Task) => {
    const result = (await pool.run(task)) as Result;
    onProgress?.((ended += 1));
    return result;
  };
  try {
    return await Promise.all(tasks.map(run));
  } finally {
    await pool.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
}
