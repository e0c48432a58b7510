import { Command } from 'commander';
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { PACKAGE_ROOT } from '../adapter/contract/package';
import { installSite, SITE } from './install';
import { linkFindings } from './links';
import { PAGES, writePages } from './pages';
import { writePlayground } from './playground/worker';

const command = new Command('npm run site --')
  .description('Builds the site with its playground, and looks for dead links.')
  .option('--output <folder>', 'the folder of the site', 'site/dist')
  .option('--base <path>', 'the path below which the site is served, such as /i18n-conformance/', '/')
  .addHelpText('after', '\nExamples:\n  npm run site\n  npm --prefix site run preview    serves site/dist')
  .action(build);

async function build(options: { readonly output: string; readonly base: string }): Promise<void> {
  const { output, base } = options;
  const folder = resolve(PACKAGE_ROOT, output);
  installSite();
  const count = writePages();
  await writePlayground(PAGES);
  run('vue-tsc/bin/vue-tsc.js', '--project', join(SITE, 'tsconfig.browser.json'));
  run('vitepress/bin/vitepress.js', 'build', SITE, '--outDir', folder, '--base', base);
  const findings = linkFindings(folder, base);
  for (const finding of findings) console.error(finding);
  console.log(`${count} pages were written to ${output}, ${findings.length} dead links`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}

/** Runs a program of the site's packages, and ends this program if that fails. */
function run(program: string, ...args: string[]): void {
  const file = join(SITE, 'node_modules', program);
  const { status } = spawnSync(process.execPath, [file, ...args], { cwd: SITE, stdio: 'inherit' });
  if (status === 0) return;
  console.error(`The site was not built, because ${program} failed: see above.`);
  process.exit(1);
}

void command.parseAsync();
