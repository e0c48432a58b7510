import { spawn } from 'node:child_process';

/**
 * Runs a tool of this project's dependencies, and gives what it says when it is not content.
 *
 * @param packageRoot the folder to run it in
 * @param script the path of its program inside of its package: `typescript/bin/tsc`
 */
export async function toolFindings(packageRoot: string, script: string, args: readonly string[]) {
  const child = spawn(process.execPath, [require.resolve(script), ...args], { cwd: packageRoot });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve);
  });
  return status === 0 ? [] : output.trimEnd().split('\n');
}
