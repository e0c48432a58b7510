import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { VERDICT_PICTURE, verdictPicture } from './verdict';

// `npm run pictures` draws the picture of a failure, which README.md shows.
writeFileSync(join(PACKAGE_ROOT, VERDICT_PICTURE), verdictPicture(PACKAGE_ROOT));
console.log(`${VERDICT_PICTURE} was written`);
