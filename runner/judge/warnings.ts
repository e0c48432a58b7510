import type { InitializeResult } from '../../adapter/contract/adapter';
import { InitializeResult as SCHEMA } from '../../adapter/contract/messages';
import { nearest } from '../plan/select';
import { safeLine } from '../text/escape';

/** Writes warnings to standard error. */
export function warn(lines: readonly string[]): void {
  process.stderr.write(lines.map((line) => `i18n-conformance: warning: ${line}\n`).join(''));
}

/**
 * Returns a warning for each handshake field that the protocol does not define. The warning suggests a similar field,
 * or lists the fields that exist. An unknown field is not a fault, because later versions of the protocol may define
 * more fields.
 */
export function fieldWarnings(handshake: InitializeResult): string[] {
  const known = Object.keys(SCHEMA['properties'] as object);
  return Object.keys(handshake)
    .filter((field) => !known.includes(field))
    .map((field) => {
      const [likely] = nearest(field, known, 1);
      const suggestion = likely === undefined ? `it has ${known.join(', ')}` : `did you mean "${likely}"?`;
      return `the handshake has the field "${safeLine(field)}", which the protocol does not have: ${suggestion}`;
    });
}
