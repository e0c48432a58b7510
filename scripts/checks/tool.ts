import { runProgram } from '../run-program';

/**
 * Runs a tool of this project's dependencies. If the tool fails, returns the lines that it wrote.
 *
 * @param packageRoot the folder in which the tool runs
 * @param tool the name of the tool on the command line, such as `tsc`
 */
export async function toolFindings(
  packageRoot: string,
  tool: string,
  args: readonly string[],
): Promise<string[]> {
  const { status, output } = await runProgram(tool, args, { folder: packageRoot });
  return status === 0 ? [] : output.trim().split('\n');
}
