import { Command } from 'commander';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { takePagePictures } from './pages';
import { VERDICT_PICTURE, verdictPicture } from './verdict';

void new Command('npm run pictures --')
  .description(
    'Writes the pictures in README.md: that of a verdict, and those of pages, which need an installed Chromium.',
  )
  .action(writePictures)
  .parseAsync();

async function writePictures(): Promise<void> {
  writeFileSync(join(PACKAGE_ROOT, VERDICT_PICTURE), verdictPicture(PACKAGE_ROOT));
  const files = [VERDICT_PICTURE, ...(await takePagePictures(PACKAGE_ROOT))];
  for (const file of files) console.log(`${file} was written`);
}
