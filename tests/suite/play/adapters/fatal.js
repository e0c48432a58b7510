// An adapter module of the reference for which some keys are fatal: its process ends at once, or hangs.
const createReference = require('../../../../dist/ports/reference.js').default;

module.exports = async function createAdapter() {
  const reference = createReference();
  return Object.assign(Object.create(reference), {
    translate: async (params) => {
      if (['line2', 'greeting', 'menu.close'].includes(params.key)) process.kill(process.pid, 'SIGKILL');
      // The whole process waits, and hears nothing any more.
      if (params.key === 'open.length') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
      return reference.translate(params);
    },
  });
};
