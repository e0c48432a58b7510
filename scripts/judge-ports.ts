import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_ROOT } from '../adapter/contract/package';
import { staleness } from './pages';
import { judgeLibrary } from './ports/judge-library';
import { install, librariesIn, obstacleOf, type Library } from './ports/library';
import { recordOf, recordText, totalOf } from './ports/record';

const PORTS = join(PACKAGE_ROOT, 'ports');

/**
 * Judges the libraries in `ports/`, or those that are named, and compares the verdicts with `ports/results/`; with
 * `--update`, writes them there. A library whose language is not installed is passed over.
 */
async function main(args: readonly string[]): Promise<number> {
  const names = args.filter((arg) => !arg.startsWith('--'));
  const libraries = librariesIn(PORTS).filter(({ name }) => names.length === 0 || names.includes(name));
  const known = libraries.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    console.error(
      `ports/ has no ${unknown.join(', ')}: it has ${librariesIn(PORTS)
        .map(({ name }) => name)
        .join(', ')}`,
    );
    return 2;
  }
  let status = 0;
  for (const library of libraries) {
    const obstacle = obstacleOf(library);
    if (obstacle !== undefined) console.log(`${library.name}: not judged: ${obstacle}`);
    else if (!(await isAsRecorded(library, args.includes('--update')))) status = 1;
  }
  return status;
}

async function isAsRecorded(library: Library, isUpdate: boolean): Promise<boolean> {
  install(library, PACKAGE_ROOT);
  const judged = await judgeLibrary(library);
  const { conclusion } = judged.listed;
  const isListed = conclusion === 'conformant' || conclusion === 'conformant-but-for-known-failures';
  const { passed, of } = totalOf(recordOf(judged), 'spec');
  console.log(
    `${library.name}: ${isListed ? 'no new failures' : 'new failures'} at level spec: ${passed} of ${of} trials ` +
      `passed${isListed && passed < of ? `, ${of - passed} known failures` : ''}`,
  );
  const file = join('ports/results', `${library.name}.json`);
  const path = join(PACKAGE_ROOT, file);
  const current = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const patch = staleness({ file, wanted: recordText(recordOf(judged)), current });
  if (patch !== undefined && isUpdate) {
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, recordText(recordOf(judged)));
    console.log(`${file} was written`);
  } else if (patch !== undefined) {
    console.error(`${patch}\n${file} is stale: look at what changed, and run npm run ports -- --update`);
  }
  if (!isListed) console.error(`ports/${library.name}/known-failures.txt is stale`);
  return isListed && (patch === undefined || isUpdate);
}

void main(process.argv.slice(2)).then((status) => (process.exitCode = status));
