// An adapter module of the reference for which some keys are fatal: its process ends at once, or is busy for ever.
const createReference = require('../../../dist/ports/reference.js').default;

module.exports = async function createAdapter() {
  const reference = createReference();
  return Object.assign(Object.create(reference), {
    translate: async (params) => {
      if (['line2', 'greeting', 'menu.close'].includes(params.key)) process.kill(process.pid, 'SIGKILL');
      for (; params.key === 'open.length';);
      return reference.translate(params);
    },
  });
};
