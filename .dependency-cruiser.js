/** The folders that a folder, or a file, may import besides itself. CONTRIBUTING.md ("Folders") says what they are. */
const MAY_IMPORT = {
  reference: [],
  suite: [],
  adapter: ['adapter'],
  'adapter/contract': [],
  'adapter/client': ['adapter/contract'],
  'adapter/host': ['adapter/contract'],
  // The type of surfaces, so that there is one list of them.
  steps: ['adapter/contract', 'suite/suite.ts'],
  play: ['adapter', 'steps', 'suite'],
  fuzz: ['adapter', 'play', 'steps', 'suite'],
  runner: ['adapter', 'fuzz', 'play', 'steps', 'suite'],
  // The composition root: only here is it known which implementation is the reference.
  'runner/main.ts': ['adapter', 'fuzz', 'play', 'ports', 'runner', 'steps', 'suite'],
  ports: ['adapter', 'reference'],
};
const listed = Object.keys(MAY_IMPORT);
/** Files of published folders that run only in the repository: cucumber's support code, and the parser of features. */
const BUILD_ONLY = '^(play/cucumber\\.support|suite/(gherkin|read-feature|read-scenario))\\.ts$';
const within = (paths) => `^(${paths.join('|')})(/|$)`;

const directions = listed.map((from) => ({
  name: `${from}: ${MAY_IMPORT[from].join(', ') || 'no other folder'}`,
  comment: 'Move the code to the folder where it belongs.',
  severity: 'error',
  from: {
    path: within([from]),
    pathNot: listed.filter((one) => one.startsWith(`${from}/`)).map((one) => within([one])),
  },
  to: { dependencyTypes: ['local'], pathNot: within([from, ...MAY_IMPORT[from], 'package.json']) },
}));

module.exports = {
  forbidden: [
    ...directions,
    {
      name: 'scripts: not the site',
      comment: 'The site shows what scripts generate.',
      severity: 'error',
      from: { path: '^scripts/' },
      to: { path: '^site/' },
    },
    {
      name: 'no cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'published code: only packages in "dependencies"',
      severity: 'error',
      from: { path: within(listed), pathNot: BUILD_ONLY },
      to: {
        dependencyTypesNot: ['local', 'core', 'npm', 'npm-peer'],
        pathNot: '^(node_modules/(ts-node|typescript)|i18n-conformance)/',
      },
    },
    {
      name: 'reference: no package but js-yaml',
      severity: 'error',
      from: { path: '^reference/' },
      to: { path: 'node_modules/', pathNot: '^node_modules/js-yaml/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^((reference|site)/)?dist/|^ports/[^/]+/' },
    exoticRequireStrings: ['require.resolve'],
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
