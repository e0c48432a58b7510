import { CommanderError } from 'commander';
import { AdapterFault } from '../../adapter/contract/errors';
import { AdapterModuleError } from '../../adapter/host/load-adapter';
import { SuiteDefect } from '../../suite/read/suite';
import { writeFitted } from '../console/terminal';
import { isSystemError, systemErrorText, UsageError } from '../errors';
import { ExitStatus } from '../exit-status';
import { BuildFailure } from '../judge/build-port';
import { safeText } from '../text/escape';
import { faultText } from '../text/port-text';

/** Writes an error to standard error, unless commander has already done so, and returns the exit status for it. */
export function reportError(thrown: unknown): ExitStatus {
  if (thrown instanceof CommanderError)
    return thrown.exitCode === 0 ? ExitStatus.Conformant : ExitStatus.Usage;
  if (thrown instanceof UsageError) {
    complain(thrown.message);
    return ExitStatus.Usage;
  }
  if ([AdapterFault, AdapterModuleError, BuildFailure].some((kind) => thrown instanceof kind)) {
    complain(thrown instanceof BuildFailure ? thrown.message : faultText(thrown as Error));
    return ExitStatus.AdapterFault;
  }
  if (isSystemError(thrown)) {
    complain(`the command cannot continue: ${systemErrorText(thrown)}`);
    return ExitStatus.Usage;
  }
  const details = thrown instanceof SuiteDefect ? thrown.message : stackOf(thrown);
  complain(`defect of the suite (this is not a verdict on the port):\n${details}`);
  return ExitStatus.SuiteDefect;
}

function complain(message: string): void {
  writeFitted(process.stderr, `i18n-conformance: ${safeText(message)}`);
}

function stackOf(thrown: unknown): string {
  return thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
}
