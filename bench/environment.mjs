import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { join } from 'node:path';

/** Returns the head of `RESULTS.md`: when, at which commit and on which machine it was measured. */
export function environmentText() {
  const git = (...args) =>
    execFileSync('git', args, { cwd: join(import.meta.dirname, '..'), encoding: 'utf8' }).trim();
  const isChanged = git('status', '--porcelain', '--', 'reference') !== '';
  const [{ model }] = cpus();
  return `# Results of \`npm run bench\`

- Date: ${new Date().toISOString().slice(0, 10)}
- Commit: ${git('rev-parse', '--short', 'HEAD')}${isChanged ? ', with changes of the reference' : ''}
- Machine: ${model.trim()}, ${cpus().length} processors, ${process.platform} ${process.arch}, Node ${process.version}

Ratios are to be trusted more than times: both sides of a ratio are measured in the same round.
`;
}
