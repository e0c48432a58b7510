import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { VERDICT_PICTURE, verdictPicture } from './verdict';

writeFileSync(join(PACKAGE_ROOT, VERDICT_PICTURE), verdictPicture(PACKAGE_ROOT));
console.log(`${VERDICT_PICTURE} was written`);
