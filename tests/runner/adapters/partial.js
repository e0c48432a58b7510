// An adapter module with every kind of answer that `check` tells apart: right ones, missing operations, operations that
// are missing in part, answers that no port gives, and faults.
const { unsupported } = require('../../../dist/adapter/contract/errors.js');
const createReference = require('../../../dist/ports/reference.js').default;

module.exports = () => {
  const reference = createReference();
  return {
    initialize: async () => ({
      protocol: 1,
      implementation: {
        name: 'partial',
        version: '1\n2',
        language: 'none',
        url: 'https://example.org/\u001bé',
      },
      inexpressible: ['whole-floats', 'offsets'],
    }),
    reset: () => reference.reset(),
    newCatalog: (params) => reference.newCatalog(params),
    inject: (params) => reference.inject(params),
    activate: async () => 'é'.repeat(300),
    locale: async () => 7,
    availableLocales: async () => {
      throw new TypeError('no\nlist');
    },
    translate: async ({ key }) => JSON.stringify(key),
    localize: async ({ object }) => {
      if (object.float) throw unsupported('only whole\nnumbers');
      if (object.date) {
        console.error('first line');
        console.error('\u001b[31mété');
        process.exit(9);
      }
      return object.integer ?? 'a text';
    },
  };
};
