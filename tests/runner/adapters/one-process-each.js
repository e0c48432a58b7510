// An adapter of the reference that does not reset: each scenario gets a process of its own, which can catalog once.
const { writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { hostAdapter } = require('../../../dist/adapter/host/stdio-host.js');
const { invalidParams } = require('../../../dist/adapter/contract/errors.js');
const reference = require('../../../dist/ports/reference.js').default();

writeFileSync(join(process.argv[2], `${process.pid}.pid`), '');

const names = new Set();
const adapter = Object.assign(Object.create(reference), {
  initialize: async (params) => ({ ...(await reference.initialize(params)), isolation: 'process' }),
  reset: async () => {
    throw invalidParams('there is no reset here');
  },
  newCatalog: async (params) => {
    if (names.has(params.catalog)) throw invalidParams(`${params.catalog} is there from another scenario`);
    names.add(params.catalog);
    return reference.newCatalog(params);
  },
});

void hostAdapter(adapter, process.stdin, (line) => process.stdout.write(line)).then(() => process.exit());
