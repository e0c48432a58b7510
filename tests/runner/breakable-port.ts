import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { temporaryFolder } from './command';

const MODULE = JSON.stringify(join(PACKAGE_ROOT, 'tests/runner/adapters/breakable.js'));

/** The operations of a port that are wrong, or that never answer. */
export type Flaws = Readonly<Record<string, 'broken' | 'silent'>>;

/** A port in a folder of its own, whose flaws a test changes: an adapter module `port.cjs` of the reference. */
export class BreakablePort {
  readonly folder = temporaryFolder();
  /** The folder with the ids of its processes. It is hidden, so that a watch does not see what the port writes. */
  readonly pids = join(this.folder, '.pids');

  constructor(flaws: Flaws = {}) {
    mkdirSync(this.pids);
    this.change(flaws);
  }

  /** Writes the adapter module anew. */
  change(flaws: Flaws): void {
    this.write('port.cjs', `module.exports = require(${MODULE})(${JSON.stringify(flaws)});`);
  }

  /** Writes any file of the port. */
  write(file: string, text: string): void {
    writeFileSync(join(this.folder, file), text);
  }
}
