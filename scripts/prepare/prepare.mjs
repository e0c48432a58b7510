// Compiles the project at the end of `npm ci`, as the script of a workspace. If the package itself had a script
// `prepare`, npm would warn about it whenever the package is installed from a tarball or a git address.
import { createRequire } from 'node:module';

try {
  createRequire(import.meta.url).resolve('esbuild');
} catch {
  // Without the devDependencies, nothing can be compiled.
  process.exit();
}
await import('../build.mjs');
