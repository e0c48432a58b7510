// Creates adapter modules of the reference in which some operations are broken:
//
//   module.exports = require('…/breakable.js')('constants', 'activate')
//
// Each process writes its id into the folder of the module that requires this one.
const { writeFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const createReference = require('../../../dist/ports/reference.js').default;

module.exports =
  (...broken) =>
  () => {
    writeFileSync(join(dirname(process.argv[2]), `${process.pid}.pid`), '');
    const adapter = Object.create(createReference());
    for (const operation of broken) adapter[operation] = async () => ({ broken: operation });
    return adapter;
  };
