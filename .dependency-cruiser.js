/** The folders that a folder, or a file, may import besides itself. CONTRIBUTING.md ("Folders") says what they are. */
const MAY_IMPORT = {
  reference: [],
  'suite/read': [],
  'suite/compile': ['adapter/contract', 'steps', 'suite/read'],
  'suite/play': ['adapter', 'steps', 'suite/read'],
  adapter: ['adapter'],
  'adapter/contract': [],
  'adapter/client': ['adapter/contract'],
  'adapter/host': ['adapter/contract'],
  // The type of surfaces, so that there is one list of them.
  steps: ['adapter/contract', 'suite/read/suite.ts'],
  fuzz: ['adapter', 'steps', 'suite'],
  runner: ['adapter', 'fuzz', 'steps', 'suite'],
  // The composition root: only here is it known which implementation is the reference.
  'runner/main.ts': ['adapter', 'fuzz', 'ports', 'runner', 'steps', 'suite'],
  ports: ['adapter', 'reference'],
};
const listed = Object.keys(MAY_IMPORT);
/** Files of published folders that run only in the repository: cucumber's support code, and the parser of features. */
const BUILD_ONLY = '^suite/(play/cucumber\\.support|read/(gherkin|read-feature|read-scenario))\\.ts$';
const within = (paths) => `^(${paths.join('|')})(/|$)`;

const directions = listed.map((from) => ({
  name: `${from} may import ${MAY_IMPORT[from].join(', ') || 'no other folder'}`,
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
      name: 'scripts may not import the site',
      comment: 'The site shows what scripts generate.',
      severity: 'error',
      from: { path: '^scripts/' },
      to: { path: '^site/' },
    },
    {
      // A cycle through several folders has an import in a wrong direction, which is reported instead.
      name: 'no cycles',
      severity: 'error',
      from: { path: '^([^/]+)/' },
      to: { circular: true, viaOnly: { path: '^$1/' } },
    },
    {
      name: 'published code may import only packages in "dependencies"',
      severity: 'error',
      from: { path: within(listed), pathNot: BUILD_ONLY },
      to: {
        dependencyTypesNot: ['local', 'core', 'npm', 'npm-peer'],
        // Ports import the package by its own name, which is found in the source where there are no declarations.
        pathNot: '^(node_modules/(ts-node|typescript)|i18n-conformance)/|^adapter/index\\.ts$',
      },
    },
    {
      name: 'reference may import no package but js-yaml',
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
