import { createTwoFilesPatch } from 'diff';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_ROOT } from '../adapter/contract/package';
import { SuiteDefect } from '../suite';
import { generatedFiles, type GeneratedFile } from './pages';

/** Writes CONFORMANCE.md and the published ids; with `--check`, only says whether they are as they should be. */
function main(isCheck: boolean): number {
  const files = generatedFiles(PACKAGE_ROOT);
  const stale = files.filter(({ current, wanted }) => current !== wanted);
  for (const { file } of files.filter((one) => !stale.includes(one))) console.log(`${file} is up to date`);
  for (const one of stale) {
    if (isCheck) console.error(differenceOf(one));
    else writeFileSync(join(PACKAGE_ROOT, one.file), one.wanted);
    console.log(isCheck ? `${one.file} is stale: run npm run docs` : `${one.file} was written`);
  }
  return isCheck && stale.length > 0 ? 1 : 0;
}

function differenceOf({ file, current, wanted }: GeneratedFile): string {
  return createTwoFilesPatch(file, file, current, wanted, 'as it is', 'as it is to be');
}

try {
  process.exitCode = main(process.argv.includes('--check'));
} catch (thrown) {
  if (!(thrown instanceof SuiteDefect)) throw thrown;
  console.error(thrown.message);
  process.exitCode = 1;
}
