const shared = {
  worldParameters: { adapter: 'ports/reference.ts' },
  format: ['progress'],
  tags: process.env.I18N_TAGS ?? '',
};

module.exports = {
  // Plays the features in this process against the reference, with the steps compiled by ts-node.
  default: {
    ...shared,
    requireModule: ['ts-node/register/transpile-only'],
    require: ['steps/parameter-types.ts', 'steps/*.steps.ts', 'play/cucumber.support.ts'],
  },
  // The same with the compiled steps: npx cucumber-js --profile compiled --world-parameters '{ "adapter": "<file>" }'.
  compiled: {
    ...shared,
    require: ['dist/steps/parameter-types.js', 'dist/steps/*.steps.js', 'dist/play/cucumber.support.js'],
    worldParameters: { adapter: 'dist/ports/reference.js' },
  },
};
