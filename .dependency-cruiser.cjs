// The directions between the rooms; CONTRIBUTING.md ("Folders") describes each of them.

/** The rooms that a room may use besides itself. Rooms that are not listed may use all. */
const ROOMS = {
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

const rooms = Object.entries(ROOMS).map(([room, others]) => ({
  name: `${room} may use ${others.join(', ') || 'no other room'}`,
  severity: 'error',
  from: {
    path: within(room),
    pathNot: Object.keys(ROOMS)
      .filter((other) => other.startsWith(`${room}/`))
      .map(within),
  },
  to: { dependencyTypes: ['local'], pathNot: ['^package\\.json$', ...[room, ...others].map(within)] },
}));

module.exports = {
  forbidden: [
    ...rooms,
    {
      name: 'reference may use js-yaml and no other package',
      severity: 'error',
      from: { path: within('reference') },
      to: { dependencyTypesNot: ['local', 'core'], pathNot: '^node_modules/js-yaml/' },
    },
    {
      name: 'published code may use only packages that users get ("dependencies" in package.json)',
      severity: 'error',
      from: { path: Object.keys(ROOMS).map(within) },
      to: { dependencyTypesNot: ['local', 'core', 'npm'] },
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
    exclude: { path: ['^dist/', '/fixtures/', '^ports/[^/]+/'] },
  },
};

/** Matches a file by its path, or everything in a folder. */
function within(path) {
  return path.includes('.') ? `^${path.replaceAll('.', '\\.')}$` : `^${path}/`;
}
