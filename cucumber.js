// Runs the features in this process against the reference, with the steps compiled by ts-node.
module.exports = {
  default: {
    paths: ['features/**/*.feature'],
    requireModule: ['ts-node/register/transpile-only'],
    require: ['steps/**/*.ts', 'ports/reference.support.ts'],
    format: ['progress'],
    tags: process.env.I18N_TAGS ?? '',
  },
  // For the mutation testing of the reference, which compiles the code beforehand: see proof/mutation.
  mutation: {
    paths: ['features/**/*.feature'],
    require: ['dist/steps/**/*.js', 'dist/proof/mutation/fresh-reference.support.js'],
  },
};
