// Compiles the project at the end of `npm ci`, as the script of a workspace. A script `prepare` of the package itself
// would be named in a warning of npm wherever a tarball or a git address of the package is installed.
import { createRequire } from 'node:module';

try {
  createRequire(import.meta.url).resolve('esbuild');
} catch {
  // Without the devDependencies, nothing can be compiled.
  process.exit();
}
await import('../build.mjs');
