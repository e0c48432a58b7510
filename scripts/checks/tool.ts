import { execa } from 'execa';

/**
 * Runs a tool of this project's dependencies, and returns the lines it wrote when it failed.
 *
 * @param packageRoot the folder to run it in
 * @param tool its name on the command line: `tsc`
 */
export async function toolFindings(
  packageRoot: string,
  tool: string,
  args: readonly string[],
): Promise<string[]> {
  const { failed, all } = await execa(tool, args, {
    cwd: packageRoot,
    preferLocal: true,
    localDir: __dirname,
    all: true,
    reject: false,
  });
  return failed ? all.trim().split('\n') : [];
}
