import { Argument, Command } from 'commander';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { loadingSection } from './loading.mjs';
import { lookupsSection } from './lookups/section.mjs';
import { suiteSection } from './suite.mjs';

const SECTIONS = { lookups: lookupsSection, loading: loadingSection, suite: suiteSection };

const command = new Command('npm run bench --')
  .description('Measures the reference and the suite. Without arguments it also writes bench/RESULTS.md.')
  .addArgument(new Argument('[section...]', 'only these sections').choices(Object.keys(SECTIONS)))
  .parse();
const isWhole = command.args.length === 0;
const commit = git('rev-parse', '--short', 'HEAD');
const texts = [];
for (const section of isWhole ? Object.keys(SECTIONS) : command.args) {
  const text = await SECTIONS[section]();
  // Printed at once, because the next section may take minutes, or fail.
  console.log(text);
  texts.push(text);
}
if (isWhole) writeResults();

/** Writes the results, if what was measured is the commit that they name. */
function writeResults() {
  const changed = git('status', '--porcelain', '--', '.', ':!bench/RESULTS.md');
  if (changed !== '' || git('rev-parse', '--short', 'HEAD') !== commit) {
    command.error(
      `error: bench/RESULTS.md was not written, because the files are not those of commit ${commit}. Commit your changes, and measure again.\n${changed}`,
    );
  }
  const processors = cpus();
  const head = `# Results of \`npm run bench\`

- Date: ${new Date().toISOString().slice(0, 10)}
- Commit: ${commit}
- Machine: ${processors[0].model.trim()}, ${processors.length} processors, ${process.platform} ${process.arch}, Node ${process.version}
`;
  writeFileSync(join(import.meta.dirname, 'RESULTS.md'), [head, ...texts].join('\n'));
  console.log('bench/RESULTS.md was written.');
}

function git(...args) {
  return execFileSync('git', args, { cwd: join(import.meta.dirname, '..'), encoding: 'utf8' }).trim();
}
