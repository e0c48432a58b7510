import { Command } from 'commander';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { PLAYGROUND_PICTURE, takePlaygroundPicture } from './playground';
import { VERDICT_PICTURE, verdictPicture } from './verdict';

void new Command('npm run pictures --')
  .description(
    'Writes the pictures in README.md: of a verdict, and of the playground, which needs an installed Chromium.',
  )
  .action(writePictures)
  .parseAsync();

async function writePictures(): Promise<void> {
  writeFileSync(join(PACKAGE_ROOT, VERDICT_PICTURE), verdictPicture(PACKAGE_ROOT));
  await takePlaygroundPicture(PACKAGE_ROOT);
  for (const file of [VERDICT_PICTURE, PLAYGROUND_PICTURE]) console.log(`${file} was written`);
}
