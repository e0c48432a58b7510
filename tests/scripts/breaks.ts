import assert from 'node:assert/strict';
import { CHECKS } from '../../scripts/checks';
import type { Check } from '../../scripts/checks/check';
import { SuiteDefect } from '../../suite';
import type { ProjectCopy } from './copies';

/** One way to break the project, which a check must find. */
export interface Break {
  /** The beginning of the title of the check. */
  readonly check: string;
  readonly file: string;
  readonly text: string | RegExp;
  readonly replacement: string;
  readonly finding: RegExp;
  /** Whether the finding cannot exist before the replacement, so that a test need not look for it first. */
  readonly isCertain?: true;
}

/** Checks that look at the whole project, and are quick. */
export const WHOLE: readonly Break[] = [
  {
    check: 'rules, sentences of the document, ids and CONFORMANCE.md agree',
    file: 'features/lookup/keys.feature',
    text: /Rule: .*/,
    replacement: 'Rule: Another sentence',
    finding: /^CONFORMANCE\.md is stale\n[^]*\n\+.*Another sentence/,
  },
  {
    check: 'the features keep their style',
    file: 'features/crystal/locale-tags.feature',
    text: / *@recorded:tags-open-1\.\.9\n/,
    replacement: '    @slow\n',
    finding: /^features\/crystal\/locale-tags\.feature:10: @slow is a tag for rules/,
  },
  {
    check: 'the features keep their style',
    file: 'features/crystal/locale-tags.feature',
    text: 'When the parents of',
    replacement: 'When the aunts of',
    finding: /^features\/crystal\/locale-tags\.feature:\d+: "the aunts of .*": no step definition matches$/,
  },
  {
    check: 'doc comments and sentences',
    file: 'README.md',
    text: '# ',
    replacement: `# In ${['', 'home', 'ann'].join('/')}, `,
    finding: /^README\.md:1: names a folder of one machine/,
  },
  {
    check: 'doc comments and sentences',
    file: 'suite/slug.ts',
    text: '/**',
    replacement: `/${'**'} How it is. */\n/**`,
    finding: /^suite\/slug\.ts:\d+: a doc comment begins with "How"/,
  },
  {
    check: 'doc comments and sentences',
    file: 'docs/ci.md',
    text: /$/,
    replacement: `\nA${' word'.repeat(30)}.\n`,
    finding: /^docs\/ci\.md:\d+: a sentence has 31 words/,
  },
];

/** The files of a project that is small enough for tools that take long. */
export const SMALL = {
  'package.json': '{}\n',
  'tsconfig.json':
    '{ "compilerOptions": { "strict": true, "noEmit": true, "types": [], "lib": ["es5"], "skipLibCheck": true }, "files": ["code.ts"] }\n',
  'code.ts': '/** Returns one. */\nexport function one(): number {\n  return 1;\n}\n',
  'features/keys.feature':
    'Feature: Keys\n\n  Rule: A key is a key\n\n    Scenario: a case\n      Then the text is\n        """\n        a text\n        """\n',
};

/** Checks that run a tool, or format all features. */
export const SLOW: readonly Break[] = [
  {
    check: 'the code is well typed',
    file: 'code.ts',
    text: 'return 1',
    replacement: "return 'one'",
    finding: /^code\.ts\(3,3\): error TS2322/,
    isCertain: true,
  },
  {
    check: 'code, data, features and pages are formatted',
    file: 'features/keys.feature',
    text: 'a text\n',
    replacement: 'a text  \n',
    finding: /^features\/keys\.feature: prettier changes what a step says$/,
  },
  {
    check: 'the linter finds nothing',
    file: 'code.ts',
    text: 'return 1;',
    replacement: 'debugger;\n  return 1;',
    finding: /code\.ts:3:3: .*debugger/,
    isCertain: true,
  },
  {
    check: 'imports between the folders point one way',
    file: 'reference/index.ts',
    text: 'export',
    replacement: "import '../code';\nexport",
    finding: /reference may use js-yaml|reference may use no|reference\/index\.ts → code\.ts/,
    isCertain: true,
  },
  {
    check: 'the words of code, features and pages are spelled right',
    file: 'code.ts',
    text: 'Returns one',
    replacement: 'Retruns one',
    finding: /^code\.ts:1: unknown word "Retruns"$/,
    isCertain: true,
  },
];

/** Fails unless a check finds what is broken. */
export async function assertFound(project: ProjectCopy, one: Break): Promise<void> {
  const { find } = checkOf(one.check);
  const findings = await project.whileBroken(one.file, one.text, one.replacement, () =>
    findingsOf(find, project.root),
  );
  assert.ok(isFoundIn(findings, one), `${one.check}: ${findings.join('\n')}`);
}

/** Fails if a check finds what is not broken. */
export async function assertNotFound({ root }: ProjectCopy, one: Break): Promise<void> {
  assert.ok(!isFoundIn(await findingsOf(checkOf(one.check).find, root), one), one.check);
}

function isFoundIn(findings: readonly string[], { finding }: Break): boolean {
  return findings.some((text) => finding.test(text));
}

/** Returns the check whose title begins so. */
export function checkOf(beginning: string): Check {
  const found = CHECKS.filter(({ title }) => title.startsWith(beginning));
  assert.equal(found.length, 1, beginning);
  return found[0]!;
}

/** Returns the findings of a check, those with which it ends included. */
async function findingsOf(find: Check['find'], root: string): Promise<readonly string[]> {
  try {
    return await find(root);
  } catch (thrown) {
    if (thrown instanceof SuiteDefect) return thrown.findings;
    throw thrown;
  }
}
