// Writes CONFORMANCE.md and the other generated files. tests/features/generated.test.ts says which of them are stale.
import { PACKAGE_ROOT } from '../adapter/contract/package';
import { SuiteDefect } from '../suite/read';
import { patchOf, writeGenerated } from './generated-file';
import { generatedFiles } from './pages';

try {
  const files = generatedFiles(PACKAGE_ROOT);
  const stale = files.filter((file) => patchOf(file) !== undefined);
  for (const file of stale) writeGenerated(PACKAGE_ROOT, file);
  console.log(`${files.length - stale.length} of ${files.length} generated files were up to date`);
} catch (thrown) {
  if (!(thrown instanceof SuiteDefect)) throw thrown;
  console.error(thrown.message);
  process.exitCode = 1;
}
