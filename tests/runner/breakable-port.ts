import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RunningPrograms } from '../../adapter/client/process-group';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import type { Port } from '../../runner/judge/port';
import { PATIENT_TIMEOUT } from '../processes';
import { temporaryFolder } from './command';

const MODULE = JSON.stringify(join(PACKAGE_ROOT, 'tests/runner/adapters/breakable.js'));

/** The programs of all ports. */
const PROGRAMS = new RunningPrograms();

/** The operations of a port that are wrong, or that never answer. */
type Flaws = Readonly<Record<string, 'broken' | 'silent'>>;

/** A port in a folder of its own, whose flaws a test changes: an adapter module `port.cjs` of the reference. */
export class BreakablePort {
  readonly folder = temporaryFolder();
  /** The folder with the ids of its processes. It is hidden, so that a watch does not see what the port writes. */
  readonly pids = join(this.folder, '.pids');

  constructor(flaws: Flaws = {}, more = '') {
    mkdirSync(this.pids);
    this.change(flaws, more);
  }

  /** Writes the adapter module anew. `more` is JavaScript that changes `adapter` further. */
  change(flaws: Flaws, more = ''): void {
    const adapter = `require(${MODULE})(${JSON.stringify(flaws)})()`;
    this.write(
      'port.cjs',
      `module.exports = () => { const adapter = ${adapter}; ${more}; return adapter; };`,
    );
  }

  /** Writes any file of the port. */
  write(file: string, text: string): void {
    writeFileSync(join(this.folder, file), text);
  }

  /** Returns the port as the judge gets it. */
  withPrograms(programs = PROGRAMS): Port {
    const adapter = { file: join(this.folder, 'port.cjs') };
    return {
      adapter,
      folder: this.folder,
      timeout: PATIENT_TIMEOUT,
      programs,
    };
  }

  /** Returns the number of programs that were started. */
  get starts(): number {
    return readdirSync(this.pids).length;
  }
}
