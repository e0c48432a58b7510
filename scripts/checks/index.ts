import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { loadSteps } from '../../play';
import { LOCALES } from '../../reference/pluralization/registry';
import { RULES } from '../../reference/pluralization/rules';
import { readSuite } from '../../suite';
import { staleness } from '../generated-file';
import { generatedFiles } from '../pages';
import { operationsPlayedLast } from '../recordings/played-operations';
import { readRecordedOperations, recordingKinds } from '../recordings/recorded-operations';
import { readRecordedPluralRules } from '../recordings/recorded-plural-rules';
import type { Check } from './check';
import { folderFindings } from './folders';
import { formattingFindings } from './formatting';
import { styleFindings } from './gherkin-style';
import { keptRuleFindings } from './kept-rules';
import { pluralRuleFindings } from './plural-rules';
import { projectFiles, type SourceFile } from './project-files';
import { proseOfFeature, proseOfList } from './prose';
import { importFindings } from './imports';
import { playsRecordings, recordedFindings } from './recorded';
import { stepFindings } from './step-use';
import { longSentenceFindings, sentenceFindings } from './sentences';
import { textFindings } from './texts';
import { toolFindings } from './tool';
import { wordFindings } from './words';

/** The native compiler. TypeScript 6, whose API other tools need, would take five times as long. */
const TSC = join(PACKAGE_ROOT, 'node_modules/typescript-7/bin/tsc');

/** The folders that have a compiler configuration. Code that runs in a browser has its own configuration. */
const TYPED_PROJECTS = ['.', 'runner/reports/html/client', 'site/client', 'site/playground/browser'];

const FEATURES = /^features\/.*\.feature$/;

/** Returns the compiler options for checking only the files that a change may affect. */
function typeCache(project: string): string[] {
  const name = project === '.' ? 'project' : project.replaceAll('/', '-');
  return ['--incremental', '--tsBuildInfoFile', `node_modules/.cache/types/${name}.json`];
}

/** All checks of the whole project. */
export const CHECKS: readonly Check[] = [
  {
    name: 'types',
    title: 'the code is well typed',
    remedy: 'fix the type errors; npm run build shows them too',
    find: async (packageRoot) =>
      (
        await Promise.all(
          TYPED_PROJECTS.map((project) =>
            toolFindings(packageRoot, 'node', [
              TSC,
              '--pretty',
              'false',
              '--project',
              project,
              ...typeCache(project),
            ]),
          ),
        )
      ).flat(),
  },
  {
    name: 'format',
    title: 'code, data and pages are formatted',
    remedy: 'run npm run format',
    find: (packageRoot) => toolFindings(packageRoot, 'oxfmt', ['--list-different']),
  },
  {
    name: 'lint',
    title: 'the linter finds nothing',
    remedy: 'fix what it names; .oxlintrc.json gives the reason of each rule',
    find: (packageRoot) => toolFindings(packageRoot, 'oxlint', ['--type-aware', '--format=unix']),
  },
  {
    name: 'document',
    title: 'rules, sentences of the document, ids and CONFORMANCE.md agree',
    remedy: 'mend what is named; run npm run docs when a file is stale, and look at what it changed',
    find: async (packageRoot) =>
      (await generatedFiles(packageRoot)).flatMap((generated) => {
        const patch = staleness(generated);
        return patch === undefined ? [] : [`${generated.file} is stale\n${patch}`];
      }),
  },
  {
    name: 'kept',
    title: 'the reference names each rule where it implements it',
    remedy:
      'write "// Keeps " and the id above the comment of the code that implements it; remove ids that do not exist',
    find: (packageRoot) =>
      keptRuleFindings(readSuite(packageRoot).rules, sourcesIn(packageRoot, /^reference\//)),
  },
  {
    name: 'style',
    title: 'the features keep their style',
    remedy: 'write them as CONTRIBUTING.md says',
    find: (packageRoot) => sourcesIn(packageRoot, FEATURES).flatMap(styleFindings),
  },
  {
    name: 'features',
    title: 'the features are formatted, and formatting changes nothing of what they say',
    remedy:
      'run npm run format; write what prettier changes in another way: a doc string of YAML in double quotes keeps its spaces',
    async find(packageRoot) {
      const findings: string[] = [];
      // The files are formatted one after the other, because the plugin mixes up the comments of files that it formats
      // at the same time.
      for (const feature of sourcesIn(packageRoot, FEATURES)) {
        findings.push(...(await formattingFindings(feature, packageRoot)));
      }
      return findings;
    },
  },
  {
    name: 'recorded',
    title: 'each expectation of level crystal names a recording of the original',
    remedy:
      'tag the scenario with the recording that shows it; fixtures/recordings/README.md says what each file holds',
    find: recordedFindingsIn,
  },
  {
    name: 'plurals',
    title: 'the pluralization rules of the reference are recorded, and scenarios cover each',
    remedy: 'take out what the original does not have, or write the scenario and its recording',
    find: (packageRoot) =>
      pluralRuleFindings(
        readSuite(packageRoot).scenarios,
        {
          ruleTypes: Object.keys(RULES),
          locales: Object.values(LOCALES).flatMap((locales) => locales.split(' ')),
        },
        readRecordedPluralRules(packageRoot),
      ),
  },
  {
    name: 'steps',
    title: 'each step has one step definition, and each definition is used',
    remedy: 'use an existing step definition, write one, or remove the unused one',
    find: (packageRoot) => stepFindings(readSuite(packageRoot), loadSteps()),
  },
  {
    name: 'imports',
    title: 'imports between the folders point one way, without cycles',
    remedy:
      'move the code to the folder where it belongs; CONTRIBUTING.md ("Folders") says which folder may import which',
    find: importFindings,
  },
  {
    name: 'folders',
    title: 'the folders that configurations name exist',
    remedy: 'write the name that the folder has now',
    find: folderFindings,
  },
  {
    name: 'texts',
    title: 'no file names a folder of one machine or the host of a registry',
    remedy: 'leave it out; .npmrc keeps hosts out of the lock file when npm writes it anew',
    find: (packageRoot) => sourcesIn(packageRoot, /./).flatMap(textFindings),
  },
  {
    name: 'comments',
    title: 'doc comments begin with a verb or name the thing',
    remedy: 'begin with a verb such as "Returns", or name the thing',
    find: (packageRoot) => sourcesIn(packageRoot, /\.(?:tsx?|mjs)$/).flatMap(wordFindings),
  },
  {
    name: 'spelling',
    title: 'the words of code, features and pages are spelled right',
    remedy: 'mend the word, or add it to cspell.json where it is a name or a word of another language',
    find: (packageRoot) => toolFindings(packageRoot, 'cspell', ['lint', '--no-progress', '--no-summary']),
  },
  {
    name: 'sentences',
    title: 'the sentences of the pages and of the features are short',
    remedy: 'split the sentence, or turn it into a list',
    find: (packageRoot) => [
      ...sentenceFindings(sourcesIn(packageRoot, /\.md$/)),
      ...longSentenceFindings(sourcesIn(packageRoot, FEATURES).map(proseOfFeature)),
      ...longSentenceFindings(sourcesIn(packageRoot, /^features\/.*\.yaml$/).map(proseOfList)),
    ],
  },
];

async function recordedFindingsIn(packageRoot: string): Promise<string[]> {
  const { rules, trials } = readSuite(packageRoot);
  const crystal = rules.filter(({ level }) => level === 'crystal');
  const ids = new Set(crystal.map(({ id }) => id));
  const played = trials.filter((trial) => ids.has(trial.rule) && !playsRecordings(trial));
  return recordedFindings(
    crystal.flatMap(({ scenarios }) => scenarios),
    {
      recorded: readRecordedOperations(packageRoot),
      kinds: recordingKinds(packageRoot),
      playedLast: await operationsPlayedLast(played),
    },
  );
}

/** Reads the files of the project whose paths match. */
function sourcesIn(packageRoot: string, paths: RegExp): SourceFile[] {
  return projectFiles(packageRoot)
    .filter((file) => paths.test(file))
    .map((file) => ({ file, source: readFileSync(join(packageRoot, file), 'utf8') }));
}
