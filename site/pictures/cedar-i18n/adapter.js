// The adapter of an imaginary port, for the picture in README.md. The port activates locales that are not available, writes
// dates of the format "long" like those of the format "default", and has no with_locale.
const { unsupported } = require('../../../dist/adapter/contract/errors.js');
const createReference = require('../../../dist/ports/reference.js').default;

module.exports = async function createAdapter() {
  const reference = createReference();
  return Object.assign(Object.create(reference), {
    initialize: async () => ({
      protocol: 1,
      implementation: { name: 'cedar-i18n', version: '1.4.0', language: 'JavaScript' },
    }),
    activate: (params) => reference.activate(params).catch(() => nameOf(params.locale)),
    localize: (params) => reference.localize(isLongDate(params) ? { ...params, format: 'default' } : params),
    withLocale: async () => {
      throw unsupported('with_locale');
    },
  });
};

function isLongDate({ object, format }) {
  return 'date' in object && nameOf(format) === 'long';
}

function nameOf(value) {
  return typeof value === 'string' ? value : value?.symbol;
}
