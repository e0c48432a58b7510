import { Command } from 'commander';
import { resolve } from 'node:path';
import { PACKAGE_ROOT } from '../adapter/contract/package';
import { buildSite, ForeignFolder } from './output/build-site';
import { linkFindings } from './output/links';
import { buildPlayground } from './playground/build';

const command = new Command('npm run site --')
  .description('Builds the site with its playground, and looks for dead links.')
  .option('--output <folder>', 'the folder of the site', 'site/dist')
  .addHelpText('after', '\nExamples:\n  npm run site\n  npm run site -- --output /tmp/site')
  .action(build);

async function build({ output }: { readonly output: string }): Promise<void> {
  const folder = resolve(PACKAGE_ROOT, output);
  const pages = await buildSite(PACKAGE_ROOT, folder, buildPlayground);
  const findings = linkFindings(folder);
  for (const finding of findings) console.error(finding);
  console.log(`${pages} pages were written to ${output}, ${findings.length} dead links`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}

command.parseAsync().catch((thrown: unknown) => {
  if (!(thrown instanceof ForeignFolder)) throw thrown;
  command.error(`error: ${thrown.message}`, { exitCode: 2 });
});
