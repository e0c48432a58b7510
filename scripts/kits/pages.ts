import type { KitLanguage } from './language';

/** Returns the page of a starter kit: from nothing to the first verdict, and on to a conformant port. */
export function readmeText({
  name,
  adapter,
  port,
  packages,
  setup,
  files,
  fillIn,
  language,
}: KitLanguage): string {
  const isComplete = language === 'crystal';
  const further = packages.map((one) => ` ${one}`).join('');
  const listed = files.map(([file, text]) => `- \`${file}\`: ${text}`);
  return `# Conformance of a port in ${name}

This folder connects a library to the npm package i18n-conformance, which judges
implementations of the I18n interface of crystal-i18n 0.2.2.

${listed.join('\n')}
- \`known-failures.txt\`: the scenarios that are known to fail
- \`.gitignore\`: what is built or installed here
- \`.github/workflows/conformance.yml\`: judges each push on GitHub; at the root of the repository

## The first verdict

You need Node 20.19 or later${language.endsWith('script') ? '' : `, and ${name}`}. The suite is not published yet: pack it from its
clone, in which \`npm ci\` was run, and install the file. In this folder, run, with the path of your clone:

\`\`\`sh
npm pack ../i18n-conformance
npm install --prefix . --save-dev ./i18n-conformance-*.tgz${further}
\`\`\`

Commit the file with \`package.json\` and \`package-lock.json\`, from which the workflow installs it. Then ${setup.length > 0 ? 'build the adapter, check it, and judge the port' : 'check the adapter, and judge the port'}:

\`\`\`sh
${[...setup, `npx i18n-conformance check ${port}`, `npx i18n-conformance run ${port}`].join('\n')}
\`\`\`

${
  isComplete
    ? '`check` calls every operation, and shows each answer beside the call. `run` judges the port.'
    : `\`check\` calls every operation, and shows each answer beside the call. \`run\` judges the port. At first,
every operation answers with error -32601, "no such operation", so every scenario is unsupported: neither passed nor
failed.`
}

## Fill in the operations

${fillIn}
${
  isComplete
    ? ''
    : `
Search \`${adapter}\` for \`Fill in\` and for \`no such operation\`. Beside each operation stand its params and its
result. A good order:

1. Name the library in \`initialize\`, and bring it to a fresh state in \`reset\`.
2. Make translations known, without which nothing can be found: \`Catalog.new\` and \`inject\` if the library has catalogs;
   if it has a module, \`configure\`, which is given the loaders, and \`init\`. Where the library has no such
   operation of its own, make the calls that do the same, and answer nil.
3. \`translate\`, which most scenarios of lookups call, \`localize\`, \`activate\` and \`locale\`, and then what \`check\` lists
   as lacking.
`
}
Answer with exactly what the library returned or raised. Do not build in the adapter what the library lacks: an operation
that the library does not have, or arguments that it cannot take, are answered with -32601. The scenarios that need them
are then unsupported, and all others are judged. \`adapter/README.md\` in the package says what to do where your library
differs from the document.

## Judge the port

Most scenarios are played on two surfaces: on the module \`I18n\`, and on a catalog. Judge one of them alone with
\`--surface\`, and one rule with \`--select\`:

\`\`\`sh
npx i18n-conformance run ${port} --surface module
npx i18n-conformance run ${port} --select LOOKUP-01
npx i18n-conformance explain LOOKUP-01
\`\`\`

List what fails or is unsupported today, commit the list, and have everything else judged:

\`\`\`sh
npx i18n-conformance run ${port} --write-known-failures known-failures.txt
npx i18n-conformance run ${port} --known-failures known-failures.txt
\`\`\`

The second command fails when something else fails, and tells which entries pass by now. The exit status is 0 for
conformant, 1 for not conformant, 2 for wrong usage, and 3 when the adapter is at fault. \`docs/ci.md\` in the package has
recipes for CI.
`;
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

/** Returns the list of files that git ignores: what is built or installed. */
export function ignoredText({ ignored }: KitLanguage): string {
  return ['node_modules/', ...ignored].map((path) => `${path}\n`).join('');
}

/** Returns the workflow that judges a port on GitHub. `init` fills in the kit's folder. */
export function workflowText({ name, port, setup, steps }: KitLanguage): string {
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
