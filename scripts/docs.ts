import { Command } from 'commander';
import { PACKAGE_ROOT } from '../adapter/contract/package';
import { SuiteDefect } from '../suite';
import { staleness, writeGenerated } from './generated-file';
import { generatedFiles } from './pages';

const command = new Command('npm run docs --')
  .description('Writes CONFORMANCE.md and the other generated files.')
  .option('--check', 'write nothing: show what is stale, and end with status 1 if anything is')
  .action(writeFiles);

async function writeFiles({ check: isCheck }: { readonly check?: true }): Promise<void> {
  const files = generatedFiles(PACKAGE_ROOT);
  let fresh = 0;
  for (const generated of files) {
    const patch = staleness(generated);
    if (patch === undefined) {
      fresh += 1;
    } else if (isCheck) {
      console.error(patch);
      console.log(`${generated.file} is stale: run npm run docs`);
      process.exitCode = 1;
    } else {
      writeGenerated(PACKAGE_ROOT, generated);
    }
  }
  console.log(`${fresh} of ${files.length} generated files were up to date`);
}

command.parseAsync().catch((thrown: unknown) => {
  if (!(thrown instanceof SuiteDefect)) throw thrown;
  command.error(thrown.message);
});
