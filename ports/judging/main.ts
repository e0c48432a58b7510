import { Command } from 'commander';
import { join } from 'node:path';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { CONCLUSIONS } from '../../runner/verdict/conclusion';
import type { Judgement } from '../../runner/verdict/judgement';
import { readSuite, type Suite } from '../../suite/read';
import { generated, patchOf, writeGenerated } from '../../scripts/generated-file';
import { judgeLibrary } from './judge-library';
import { install, librariesIn, obstacleOf, type Library } from './library';
import { readReasons, reasonFindings } from './reasons';
import { tallyOf } from './recorded';
import { readResults, RESULTS_FILE, resultsText } from './results';
import { verdictsOf, type LibraryVerdicts } from './verdicts';

const known = librariesIn(join(PACKAGE_ROOT, 'ports'));

const command = new Command('npm run ports --')
  .description(
    `Judges the libraries in ports/, and compares their verdicts with ${RESULTS_FILE}. A library whose language is not installed is not judged.`,
  )
  .argument('[library...]', `only these: ${known.map(({ name }) => name).join(', ')}`)
  .option('--update', `write the verdicts to ${RESULTS_FILE}`)
  .addHelpText(
    'after',
    '\nExamples:\n  npm run ports\n  npm run ports -- i18n-js\n  npm run ports -- --update',
  )
  .action(judgeAll);

async function judgeAll(
  names: readonly string[],
  { update: isUpdate = false }: { readonly update?: boolean },
): Promise<void> {
  const unknown = names.filter((name) => known.every((library) => library.name !== name));
  if (unknown.length > 0) {
    const all = known.map(({ name }) => name).join(', ');
    return command.error(`error: ports/ has no ${unknown.join(', ')}: it has ${all}`, { exitCode: 2 });
  }
  const suite = readSuite(PACKAGE_ROOT);
  // Keeps the recorded verdicts of libraries that are not judged here, but not those of libraries that are gone.
  const results = new Map(
    [...readResults(PACKAGE_ROOT)].filter(([name]) => known.some((library) => library.name === name)),
  );
  for (const library of known.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const verdicts = await verdictsOn(library, suite);
    if (verdicts !== undefined) results.set(library.name, verdicts);
  }
  const rules = suite.rules.map(({ id }) => id);
  const file = generated(PACKAGE_ROOT, RESULTS_FILE, () => resultsText(results, rules));
  const patch = patchOf(file);
  if (patch !== undefined && isUpdate) {
    writeGenerated(PACKAGE_ROOT, file);
  } else if (patch !== undefined) {
    fail(`${patch}\n${RESULTS_FILE} is stale: look at what changed, and run npm run ports -- --update`);
  }
  reasonFindings(results, readReasons(PACKAGE_ROOT)).forEach(fail);
}

/** Judges a library, and says how many rules it passes. Returns undefined if it could not be judged. */
async function verdictsOn(library: Library, suite: Suite): Promise<LibraryVerdicts | undefined> {
  const { name } = library;
  const obstacle = obstacleOf(library);
  if (obstacle !== undefined) {
    console.log(`${name}: not judged: ${obstacle}`);
    return undefined;
  }
  install(library, PACKAGE_ROOT);
  const judgement = await judgeLibrary(library, suite);
  const problem = adapterProblem(judgement);
  if (problem !== undefined) {
    fail(`${name}: ${problem}: correct ports/${name}, its verdicts are not recorded`);
    return undefined;
  }
  const recorded = verdictsOf(judgement);
  const totals = (['spec', 'crystal'] as const).map((level) => {
    const { passed, of } = tallyOf(
      recorded,
      suite.rules.filter((rule) => rule.level === level),
    );
    return `${passed} of ${of} rules of level ${level}`;
  });
  console.log(`${name}: passed ${totals.join(', ')}`);
  return recorded;
}

/** Returns a message if the adapter, not the library, is the reason why trials did not pass. */
function adapterProblem({ conclusion, rules }: Judgement): string | undefined {
  if (conclusion !== 'adapter-fault' && conclusion !== 'ended-early') return undefined;
  const trials = rules.flatMap((rule) => rule.trials);
  const first = trials.find(({ verdict }) => verdict === 'fault' || verdict === 'not-run');
  const message = first && `: ${first.trial.key}: ${first.result?.problem?.message ?? 'not run'}`;
  return `${CONCLUSIONS[conclusion].words}${message ?? ''}`;
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

void command.parseAsync();
