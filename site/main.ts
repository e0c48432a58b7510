import { join } from 'node:path';
import { PACKAGE_ROOT } from '../adapter/contract/package';
import { buildSite } from './output/build-site';
import { linkFindings } from './output/links';
import { buildPlayground } from './playground/build';

/** Builds the site into `site/dist/`, and looks for dead links. */
async function main(): Promise<void> {
  const folder = join(PACKAGE_ROOT, 'site/dist');
  const pages = await buildSite(PACKAGE_ROOT, folder, buildPlayground);
  const findings = linkFindings(folder);
  for (const finding of findings) console.error(finding);
  console.log(`${pages} pages were written to site/dist, ${findings.length} dead links`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}

void main();
