import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { installPackages } from '../install-packages';

// Reports the coverage that Node wrote into `coverage/raw`, with the limits of `.c8rc.json`. Only this command needs c8
// and its fifty packages, so they are installed when it runs.

const FOLDER = 'scripts/coverage-report';

installPackages(FOLDER);
const { status } = spawnSync(
  process.execPath,
  [join(PACKAGE_ROOT, FOLDER, 'node_modules/c8/bin/c8.js'), 'report'],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
