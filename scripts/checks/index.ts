import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { loadSteps } from '../../steps/step-library';
import { parseWholeSuite } from '../../suite/parse-suite';
import { staleness } from '../generated-file';
import { generatedFiles } from '../pages';
import type { Check } from './check';
import { styleFindings } from './gherkin-style';
import { importFindings } from './imports';
import { projectFiles, type SourceFile } from './project-files';
import { sentenceFindings } from './sentences';
import { spellingFindings } from './spelling';
import { unusedDefinitions } from './step-use';
import { textFindings } from './texts';
import { toolFindings } from './tool';
import { wordFindings } from './words';

/** The native compiler. CONTRIBUTING.md says what it saves. */
const TSC = join(PACKAGE_ROOT, 'node_modules/typescript-7/bin/tsc');

/**
 * The folders that have a compiler configuration. Code that runs in a browser has its own configuration. `npm run site`
 * checks that of the site, which needs the packages of the site.
 */
const TYPED_PROJECTS = ['.', 'runner/reports/html/client'];

const FEATURES = /^features\/.*\.feature$/;
const SPELLED = /^(?!fixtures\/|ports\/kits\/).*\.(?:ts|mjs|md|feature|yml)$/;

/** The options of prettier with which unchanged files are not read again. `npm run format` has the same. */
const CACHE = ['--cache', '--cache-strategy', 'content'];

/** Returns the findings of the compiler, which reads only the files that a change may affect. */
function typeFindings(packageRoot: string, project: string): Promise<string[]> {
  const name = project === '.' ? 'project' : project.replaceAll('/', '-');
  const cache = ['--incremental', '--tsBuildInfoFile', `node_modules/.cache/types/${name}.json`];
  return toolFindings(packageRoot, 'node', [TSC, '--pretty', 'false', '--project', project, ...cache]);
}

/** All checks of the whole project. */
export const CHECKS: readonly Check[] = [
  {
    name: 'types',
    title: 'the code is well typed',
    remedy: 'fix the type errors; npm run build shows them too',
    find: async (packageRoot) =>
      (await Promise.all(TYPED_PROJECTS.map((project) => typeFindings(packageRoot, project)))).flat(),
  },
  {
    name: 'format',
    title: 'code, data, features and pages are formatted',
    remedy: 'run npm run format',
    find: (packageRoot) => toolFindings(packageRoot, 'prettier', ['--list-different', ...CACHE, '.']),
  },
  {
    name: 'lint',
    title: 'the linter finds nothing',
    remedy: 'fix what it names; .oxlintrc.json gives the reason of each rule',
    find: (packageRoot) => toolFindings(packageRoot, 'oxlint', ['--type-aware', '--format=unix']),
  },
  {
    name: 'spelling',
    title: 'the words of code, features and pages are spelled right',
    remedy:
      'mend the word, or add it to scripts/checks/words.yaml where it is a name or a word of another language',
    find: (packageRoot) => spellingFindings(sourcesIn(packageRoot, SPELLED)),
  },
  {
    name: 'imports',
    title: 'imports between the folders point one way',
    remedy:
      'move the code to the folder where it belongs; CONTRIBUTING.md ("Folders") says which folder may import which',
    find: importFindings,
  },
  {
    name: 'document',
    title: 'rules, sentences of the document, ids and CONFORMANCE.md agree',
    remedy: 'mend what is named; run npm run docs when a file is stale, and look at what it changed',
    find: (packageRoot) =>
      generatedFiles(packageRoot).flatMap((generated) => {
        const patch = staleness(generated);
        return patch === undefined ? [] : [`${generated.file} is stale\n${patch}`];
      }),
  },
  {
    name: 'features',
    title: 'the features keep their style, and use each step definition',
    remedy: 'write them as CONTRIBUTING.md says, and remove a step definition that none of them uses',
    find: (packageRoot) => [
      ...sourcesIn(packageRoot, FEATURES).flatMap(styleFindings),
      ...unusedDefinitions(parseWholeSuite(packageRoot), loadSteps()),
    ],
  },
  {
    name: 'prose',
    title: 'doc comments and sentences keep their style, and no file names one machine',
    remedy: 'begin a doc comment with a verb such as "Returns"; split the sentence; leave out the machine',
    find: (packageRoot) => [
      ...sourcesIn(packageRoot, /./).flatMap(textFindings),
      ...sourcesIn(packageRoot, /\.(?:tsx?|mjs)$/).flatMap(wordFindings),
      ...sentenceFindings(sourcesIn(packageRoot, /\.md$/)),
    ],
  },
];

/** Reads the files of the project whose paths match. */
function sourcesIn(packageRoot: string, paths: RegExp): SourceFile[] {
  return projectFiles(packageRoot)
    .filter((file) => paths.test(file))
    .map((file) => ({ file, source: readFileSync(join(packageRoot, file), 'utf8') }));
}
