import { Command } from 'commander';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PACKAGE_ROOT } from '../adapter/contract/package';
import { SuiteDefect } from '../suite';
import { generatedFiles, staleness } from './pages';

const command = new Command('npm run docs --')
  .description('Writes CONFORMANCE.md and the other generated files.')
  .option('--check', 'write nothing: show what is stale, and end with status 1 if anything is')
  .action(writeFiles);

async function writeFiles({ check: isCheck }: { readonly check?: true }): Promise<void> {
  const files = await generatedFiles(PACKAGE_ROOT);
  let fresh = 0;
  for (const generated of files) {
    const { file, wanted } = generated;
    const patch = staleness(generated);
    if (patch === undefined) {
      fresh += 1;
    } else if (isCheck) {
      console.error(patch);
      console.log(`${file} is stale: run npm run docs`);
      process.exitCode = 1;
    } else {
      mkdirSync(dirname(join(PACKAGE_ROOT, file)), { recursive: true });
      writeFileSync(join(PACKAGE_ROOT, file), wanted);
      console.log(`${file} was written`);
    }
  }
  console.log(`${fresh} of ${files.length} generated files were up to date`);
}

command.parseAsync().catch((thrown: unknown) => {
  if (!(thrown instanceof SuiteDefect)) throw thrown;
  command.error(thrown.message);
});
