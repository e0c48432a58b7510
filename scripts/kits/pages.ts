import type { KitLanguage } from './language';

/**
 * Returns the generated blocks of a starter kit's page, which leads from an empty folder to the first verdict and to a
 * conformant port. Parts that are specific to a language are written by hand on the page.
 */
export function readmeBlocks(kit: KitLanguage): ReadonlyMap<string, string> {
  const { language, adapter, port, fillIn } = kit;
  const isComplete = language === 'crystal';
  return new Map([
    ['the first verdict', firstVerdict(kit, isComplete)],
    ...(fillIn === undefined ? [] : [['operations', fillIn] as const]),
    ...(isComplete ? [] : [['order', orderText(adapter)] as const]),
    ['the verdict', verdictText(port)],
  ]);
}

function firstVerdict(kit: KitLanguage, isComplete: boolean): string {
  const { name, port, packages = [], setup = [], files, language } = kit;
  const further = packages.map((one) => ` ${one}`).join('');
  const listed = files.map(([file, text]) => `- \`${file}\`: ${text}`);
  return `# Conformance of a port in ${name}

This folder connects a library to the npm package i18n-conformance, which judges implementations of the I18n interface of
crystal-i18n 0.2.2.

${listed.join('\n')}
- \`known-failures.txt\`: the scenarios that are known to fail
- \`.gitignore\`: the files that are built or installed here
- \`.github/workflows/conformance.yml\`: judges each push on GitHub; \`init\` writes it at the root of the repository

## The first verdict

You need Node 20.19 or later${language.endsWith('script') ? '' : `, and ${name}`}. The suite is not published yet. Clone
it, run \`npm ci\` in the clone, and install a packed file of it here. To do so, run these commands in this folder, with
the path of your clone:

\`\`\`sh
npm pack ../i18n-conformance
npm install --prefix . --save-dev ./i18n-conformance-*.tgz${further}
\`\`\`

Commit the packed file with \`package.json\` and \`package-lock.json\`, from which the workflow installs the suite. Then
${setup.length > 0 ? 'build the adapter, check it, and judge the port' : 'check the adapter, and judge the port'}:

\`\`\`sh
${[...setup, `npx i18n-conformance check ${port}`, `npx i18n-conformance run ${port}`].join('\n')}
\`\`\`

${
  isComplete
    ? '`check` calls every operation, and shows each call with its answer. `run` judges the port.'
    : `\`check\` calls every operation, and shows each call with its answer. \`run\` judges the port. At first,
every operation answers with error -32601, "no such operation", so every scenario is unsupported: neither passed nor
failed.`
}

## Fill in the operations`;
}

function orderText(adapter: string): string {
  return `Search \`${adapter}\` for \`Fill in\` and for \`no such operation\`. A comment beside each operation describes its params
and its result. This is a good order:

1. Name the library in \`initialize\`, and bring it to a fresh state in \`reset\`.
2. Load translations, because lookups need them. If the library has catalogs, fill in \`Catalog.new\` and \`inject\`. If
   it has a module, fill in \`configure\`, which gets the loaders, and \`init\`. If the library has no such operations of
   its own, make calls that do the same, and answer nil.
3. Fill in \`translate\`, which most scenarios of lookups call, and \`localize\`, \`activate\` and \`locale\`. Then fill
   in the operations that \`check\` lists under \`lacks\`.`;
}

function verdictText(port: string): string {
  return `Answer with exactly what the library returned or raised. Do not build what the library lacks: if it does not have an
operation, or cannot take the arguments, answer with -32601. The scenarios that need such a call are then unsupported, and
all others are judged. \`adapter/README.md\` in the package says what to do when your library differs from the document.

## Judge the port

Most scenarios are played on two surfaces: on the module \`I18n\`, and on a catalog. Use \`--surface\` to judge only one
of them, and \`--select\` to judge only one rule:

\`\`\`sh
npx i18n-conformance run ${port} --surface module
npx i18n-conformance run ${port} --select LOOKUP-01
npx i18n-conformance explain LOOKUP-01
\`\`\`

List the scenarios that fail or are unsupported today, commit the list, and use it in each run:

\`\`\`sh
npx i18n-conformance run ${port} --write-known-failures known-failures.txt
npx i18n-conformance run ${port} --known-failures known-failures.txt
\`\`\`

The second command fails when any other scenario fails. It also says which scenarios of the list now pass. The exit status
is 0 for conformant, 1 for not conformant, 2 for wrong usage, and 3 when the adapter is at fault. \`docs/ci.md\` in the
package has recipes for CI.`;
}

/** Returns the list of known failures of a new port: only a comment. */
export function knownFailuresText({ port }: KitLanguage): string {
  return `# The scenarios that are known to fail: on each line an id or a glob, perhaps a surface, and the reason:
#
#   LOOKUP-01/*  @catalog  # the library has no catalogs
#
# This command adds what fails or is unsupported, and removes what passes:
#
#   npx i18n-conformance run ${port} --write-known-failures known-failures.txt
`;
}

/** Returns the list of files that git ignores: build results and installed packages. */
export function ignoredText({ ignored = [] }: KitLanguage): string {
  return ['node_modules/', ...ignored].map((path) => `${path}\n`).join('');
}

/** Returns the workflow that judges a port on GitHub. `init` fills in the kit's folder. */
export function workflowText({ name, port, setup = [], steps = [] }: KitLanguage): string {
  const setupLines = ['npm ci', ...setup];
  return `name: Conformance

on:
  push:
  pull_request:

permissions:
  contents: read

jobs:
  conformance:
    name: Conformance of the port in ${name}
    runs-on: ubuntu-latest
    timeout-minutes: 15
    defaults:
      run:
        working-directory: .
    steps:
      - uses: actions/checkout@v5
      - uses: actions/setup-node@v5
        with:
          node-version: 24
${steps.map((line) => `      ${line}\n`).join('')}${setupLines.map((line) => `      - run: ${line}\n`).join('')}      - run: >-
          npx i18n-conformance run ${port}
          --known-failures known-failures.txt
`;
}
