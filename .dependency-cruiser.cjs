// The directions of imports between the folders; CONTRIBUTING.md ("Folders") describes each of them.

/** The folders and files that a folder may use besides itself. Folders that are not listed may use all. */
const FOLDERS = {
  reference: [],
  suite: [],
  adapter: ['adapter/contract', 'adapter/client', 'adapter/host'],
  'adapter/contract': [],
  'adapter/client': ['adapter/contract'],
  'adapter/host': ['adapter/contract'],
  steps: ['adapter/contract'],
  play: ['adapter', 'steps', 'suite'],
  fuzz: ['adapter', 'play', 'steps', 'suite'],
  runner: ['adapter', 'fuzz', 'play', 'steps', 'suite'],
  // The composition root: only here is it known which implementation is the reference.
  'runner/main.ts': ['adapter', 'fuzz', 'play', 'ports', 'runner', 'steps', 'suite'],
  ports: ['adapter', 'reference'],
};

const folders = Object.entries(FOLDERS).map(([folder, others]) => ({
  name: `${folder} may use ${others.join(', ') || 'no other folder'}`,
  severity: 'error',
  from: {
    path: within(folder),
    pathNot: Object.keys(FOLDERS)
      .filter((other) => other.startsWith(`${folder}/`))
      .map(within),
  },
  to: { dependencyTypes: ['local'], pathNot: ['^package\\.json$', ...[folder, ...others].map(within)] },
}));

module.exports = {
  forbidden: [
    ...folders,
    {
      name: 'reference may use js-yaml and no other package',
      severity: 'error',
      from: { path: within('reference') },
      to: { dependencyTypesNot: ['local', 'core'], pathNot: '^node_modules/js-yaml/' },
    },
    {
      name: 'published code may use only packages that users get ("dependencies" in package.json)',
      severity: 'error',
      // cucumber's own command, and what parses features for the build, run only in the repository.
      from: {
        path: Object.keys(FOLDERS).map(within),
        pathNot: [within('play/cucumber.support.ts'), '^suite/(?:gherkin|read-feature|read-scenario)\\.ts$'],
      },
      // The compiler is an optional peer dependency, and adapters import the adapter by the package's own name,
      // which leads to a file only where `npm run ports` has linked it.
      to: {
        dependencyTypesNot: ['local', 'core', 'npm'],
        pathNot: '^(?:adapter/index\\.ts$|i18n-conformance/adapter$|node_modules/(?:ts-node|typescript)/)',
      },
    },
    {
      name: 'scripts may not use the site, which shows what they generate',
      severity: 'error',
      from: { path: within('scripts') },
      to: { path: within('site') },
    },
    {
      name: 'no import cycle',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    // Imports of types count too.
    tsPreCompilationDeps: true,
    exoticRequireStrings: ['require.resolve'],
    doNotFollow: { path: 'node_modules' },
    // What is built; whatever a test loads; and the adapters of libraries, which have packages of their own.
    exclude: { path: ['^(reference/)?dist/', '/fixtures/', '^ports/[^/]+/'] },
  },
};

/** Matches a file by its path, or everything in a folder. */
function within(path) {
  return path.includes('.') ? `^${path.replaceAll('.', '\\.')}$` : `^${path}/`;
}
