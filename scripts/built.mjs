// Builds what has changed, and runs a compiled program: `node scripts/built.mjs FILE [ARGUMENT]...`. Running TypeScript
// directly would compile it anew each time.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

try {
  await import('./build.mjs');
} catch (thrown) {
  // esbuild has printed the errors in the code. A mistake in the features has a message for each finding.
  if (thrown.errors === undefined) console.error(thrown.findings === undefined ? thrown : thrown.message);
  console.log('Nothing was run, because the build failed: 0 passed, 1 failed');
  process.exit(1);
}
const [node, , file, ...args] = process.argv;
const program = fileURLToPath(new URL(`../dist/${file}`, import.meta.url));
process.argv = [node, program, ...args];
createRequire(import.meta.url)(program);
