// Creates adapter modules of the reference in which some operations are broken. A test writes such a module, and
// writes it anew to change the port:
//
//   module.exports = require('…/breakable.js')({ constants: 'broken', reset: 'silent' })
//
// A broken operation returns a wrong result, and a silent one never answers. Each process writes its id into the folder
// `.pids` beside the module.
const { writeFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const createReference = require('../../../dist/ports/reference.js').default;

const FLAWS = {
  broken: async () => ({ broken: true }),
  silent: () => new Promise(() => setInterval(() => undefined, 1000)),
};

module.exports = (flaws) => () => {
  const [, , file] = process.argv;
  writeFileSync(join(dirname(file), '.pids', `${process.pid}.pid`), '');
  const adapter = Object.create(createReference());
  for (const [operation, flaw] of Object.entries(flaws)) adapter[operation] = FLAWS[flaw];
  return adapter;
};
