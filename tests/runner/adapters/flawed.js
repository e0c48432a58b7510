// An adapter module of a port with flaws: a wrong version, in which there is markup; a translate! that does not
// raise; no with_locale; and at level crystal another plural rule and no tags.
const { unsupported } = require('../../../dist/adapter/contract/errors.js');
const createReference = require('../../../dist/ports/reference.js').default;

/** Markup that reports must escape. */
const MARKUP = '<script>alert(1)</script>&"\'\u001b[31m`|]]>';

module.exports = async function createAdapter() {
  const adapter = Object.create(createReference());
  return Object.assign(adapter, {
    initialize: async () => ({
      protocol: 1,
      implementation: { name: `flawed ${MARKUP}`, version: '1', language: 'JavaScript' },
    }),
    constants: async () => ({ VERSION: MARKUP, DEFAULT_LOCALE: 'en' }),
    translateOrThrow: async (params) => adapter.translate(params),
    tOrThrow: async (params) => adapter.translate(params),
    withLocale: async () => {
      throw unsupported('no blocks with a locale');
    },
    pluralRule: async () => 'other',
    tagParents: undefined,
  });
};
