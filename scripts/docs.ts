import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PACKAGE_ROOT } from '../adapter/contract/package';
import { SuiteDefect } from '../suite';
import { generatedFiles, staleness } from './pages';

/** Writes CONFORMANCE.md and the other generated files; with `--check`, only says which of them are stale. */
async function main(isCheck: boolean): Promise<number> {
  let status = 0;
  for (const generated of await generatedFiles(PACKAGE_ROOT)) {
    const { file, wanted } = generated;
    const patch = staleness(generated);
    if (patch === undefined) {
      console.log(`${file} is up to date`);
    } else if (isCheck) {
      console.error(patch);
      console.log(`${file} is stale: run npm run docs`);
      status = 1;
    } else {
      mkdirSync(dirname(join(PACKAGE_ROOT, file)), { recursive: true });
      writeFileSync(join(PACKAGE_ROOT, file), wanted);
      console.log(`${file} was written`);
    }
  }
  return status;
}

main(process.argv.includes('--check')).then(
  (status) => (process.exitCode = status),
  (thrown: unknown) => {
    if (!(thrown instanceof SuiteDefect)) throw thrown;
    console.error(thrown.message);
    process.exitCode = 1;
  },
);
