const tags = process.env.I18N_TAGS ?? '';

// Plays the features in this process against the reference, with the steps compiled by ts-node. Each scenario is played
// once: on the surface that its tag names, or on the module if it has no such tag.
const source = {
  requireModule: ['ts-node/register/transpile-only'],
  require: ['suite/play/cucumber.support.ts'],
  worldParameters: { adapter: 'ports/reference.ts', surface: 'module' },
  format: ['progress'],
  tags,
};

module.exports = {
  default: source,
  // Plays on a catalog all scenarios that can be: npx cucumber-js --profile catalog.
  catalog: {
    ...source,
    worldParameters: { ...source.worldParameters, surface: 'catalog' },
    tags: [tags && `(${tags})`, 'not @surface:module and not @surface:library'].filter(Boolean).join(' and '),
  },
  // The same as the default with the compiled steps:
  // npx cucumber-js --profile compiled --world-parameters '{ "adapter": "<file>", "surface": "catalog" }'.
  compiled: {
    ...source,
    requireModule: [],
    require: ['dist/suite/play/cucumber.support.js'],
    worldParameters: { adapter: 'dist/ports/reference.js', surface: 'module' },
  },
};
