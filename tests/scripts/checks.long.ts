import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHECKS } from '../../scripts/checks';
import { SuiteDefect } from '../../suite';
import { POSIX_ONLY } from '../processes';
import { ProjectCopy, wholeProject } from './copies';

/** One way to break the project: the name of a check, a text in a file, what replaces it, and what the check finds. */
type Break = readonly [check: string, file: string, text: string, replacement: string, finding: RegExp];

/** Breaks of the whole project. */
const WHOLE: readonly Break[] = [
  [
    'document',
    'features/lookup/keys.feature',
    'Rule: ',
    'Rule: Another ',
    /^CONFORMANCE\.md is stale\n[^]*\n\+.*Another /m,
  ],
  [
    'features',
    'features/crystal/locale-tags.feature',
    '@recorded:tags-open-1..9',
    '@slow',
    /^features\/crystal\/locale-tags\.feature:10: @slow is a tag for rules/m,
  ],
  [
    'features',
    'features/crystal/locale-tags.feature',
    'When the parents of',
    'When the aunts of',
    /^steps: no feature uses the step definition "the parents of the tag \{string\} are requested"$/m,
  ],
];

/** The files of a project that is small enough for tools that take long. */
const SMALL_PROJECT = {
  'package.json': '{}\n',
  'README.md': 'A page.\n',
  'tsconfig.json':
    '{ "compilerOptions": { "strict": true, "noEmit": true, "types": [], "lib": ["es5"], "skipLibCheck": true }, "files": ["code.ts"] }\n',
  'code.ts': '/** Returns one. */\nexport function one(): number {\n  return 1;\n}\n',
  'features/keys.feature': 'Feature: Keys\n\n  Rule: A key is a key\n',
  'reference/index.ts': 'export const one = 1;\n',
};

const LONG = `A${' word'.repeat(30)}.`;

/** Breaks of the small project. */
const SMALL: readonly Break[] = [
  ['types', 'code.ts', 'return 1', "return 'one'", /^code\.ts\(3,3\): error TS2322/m],
  ['format', 'code.ts', '  return 1', 'return 1', /^code\.ts$/m],
  ['lint', 'code.ts', 'return 1;', 'debugger;\n  return 1;', /code\.ts:3:3: .*debugger/],
  ['imports', 'reference/index.ts', 'export', "import '../code';\nexport", /reference\/index\.ts → code\.ts/],
  ['spelling', 'code.ts', 'Returns', 'Retruns', /^code\.ts:1: unknown word "Retruns"$/m],
  ['prose', 'README.md', 'A', ['', 'home', 'ann'].join('/'), /^README\.md:1: names a folder of one machine/m],
  ['prose', 'README.md', 'A page.', LONG, /^README\.md:1: a sentence has 31 words/m],
  ['prose', 'code.ts', 'Returns', 'Whether it returns', /^code\.ts:1: the doc comment of a function begins/m],
  [
    'prose',
    'code.ts',
    '/** Returns',
    '/**\n * What returns',
    /^code\.ts:2: a doc comment begins with "What"/m,
  ],
  ['prose', 'code.ts', 'Returns', 'How it returns', /^code\.ts:1: a doc comment begins with "How"/m],
];

test('each check is broken', () => {
  const broken = [...WHOLE, ...SMALL].map(([check]) => check);
  assert.deepEqual([...new Set(broken)].sort(), CHECKS.map(({ name }) => name).sort());
});

// The stage `check` shows that these checks find nothing in the project as it is.
test('checks that look at the whole project find what is broken', async () => {
  const project = wholeProject();
  for (const one of WHOLE) await assertFound(project, one);
});

test('checks that look at each file, or run a tool, find what is broken', POSIX_ONLY, async () => {
  const project = new ProjectCopy();
  for (const [file, text] of Object.entries(SMALL_PROJECT)) project.write(file, text);
  for (const folder of ['runner/reports/html/client', 'site/client', 'site/playground/browser']) {
    project.write(`${folder}/tsconfig.json`, SMALL_PROJECT['tsconfig.json']);
    project.write(`${folder}/code.ts`, SMALL_PROJECT['code.ts']);
  }
  project.copy('.prettierrc.json', '.oxlintrc.json');
  // Not all packages: prettier keeps a file in this folder.
  project.link('node_modules/prettier-plugin-gherkin');
  for (const one of SMALL) await assertFound(project, one);
});

/** Fails unless a check finds what is broken, and finds nothing like it before. */
async function assertFound(project: ProjectCopy, one: Break): Promise<void> {
  const [check, file, text, replacement, finding] = one;
  assert.doesNotMatch(await findingsOf(check, project), finding);
  const found = await project.whileBroken(file, text, replacement, () => findingsOf(check, project));
  assert.match(found, finding, `${check}: ${file}`);
}

/** Returns the findings of a check, those with which it ends included, each on a line. */
async function findingsOf(check: string, { root }: ProjectCopy): Promise<string> {
  try {
    return (await CHECKS.find(({ name }) => name === check)!.find(root)).join('\n');
  } catch (thrown) {
    if (thrown instanceof SuiteDefect) return thrown.message;
    throw thrown;
  }
}
