import { Command } from 'commander';
import { join } from 'node:path';
import { PACKAGE_ROOT } from '../adapter/contract/package';
import { generated, staleness, writeGenerated } from './generated-file';
import { judgeLibrary } from './ports/judge-library';
import { install, librariesIn, obstacleOf, type Library } from './ports/library';
import { readSuite } from '../suite';
import { recordOf, recordText, totalOf } from './ports/record';

const PORTS = join(PACKAGE_ROOT, 'ports');

const known = librariesIn(PORTS);

const command = new Command('npm run ports --')
  .description(
    'Judges libraries in ports/, and compares the verdicts with ports/results/. A library whose language is not installed is passed over.',
  )
  .argument('[library...]', `only these: ${known.map(({ name }) => name).join(', ')}`)
  .option('--update', 'write the verdicts to ports/results/')
  .addHelpText(
    'after',
    '\nExamples:\n  npm run ports\n  npm run ports -- i18n-js\n  npm run ports -- --update',
  )
  .action(judge);

async function judge(
  names: readonly string[],
  { update: isUpdate = false }: { readonly update?: boolean },
): Promise<void> {
  const unknown = names.filter((name) => known.every((library) => library.name !== name));
  if (unknown.length > 0) {
    const all = known.map(({ name }) => name).join(', ');
    return command.error(`error: ports/ has no ${unknown.join(', ')}: it has ${all}`, { exitCode: 2 });
  }
  for (const library of known.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const obstacle = obstacleOf(library);
    if (obstacle !== undefined) console.log(`${library.name}: not judged: ${obstacle}`);
    else if (!(await isAsRecorded(library, isUpdate))) process.exitCode = 1;
  }
}

async function isAsRecorded(library: Library, isUpdate: boolean): Promise<boolean> {
  install(library, PACKAGE_ROOT);
  const judged = await judgeLibrary(library);
  const { conclusion } = judged.listed;
  const isListed = conclusion === 'conformant' || conclusion === 'conformant-but-for-known-failures';
  const record = recordOf(judged.crystal);
  const spec = readSuite(PACKAGE_ROOT).rules.filter(({ level }) => level === 'spec');
  const { passed, of } = totalOf(record, spec);
  console.log(
    `${library.name}: ${isListed ? 'no new failures' : 'new failures'} at level spec: ${passed} of ${of} trials ` +
      `passed${isListed && passed < of ? `, ${of - passed} known failures` : ''}`,
  );
  const file = `ports/results/${library.name}.json`;
  const recorded = generated(PACKAGE_ROOT, file, () => recordText(record));
  const patch = staleness(recorded);
  if (patch !== undefined && isUpdate) {
    writeGenerated(PACKAGE_ROOT, recorded);
  } else if (patch !== undefined) {
    console.error(`${patch}\n${file} is stale: look at what changed, and run npm run ports -- --update`);
  }
  if (!isListed) console.error(`ports/${library.name}/known-failures.txt is stale`);
  return isListed && (patch === undefined || isUpdate);
}

void command.parseAsync();
