import type { InitializeResult } from '../../adapter/contract/adapter';
import { InitializeResult as SCHEMA } from '../../adapter/contract/messages';
import { nearest } from '../plan/select';
import { safeLine } from '../text/escape';

/**
 * Writes warnings about fields of a handshake that the protocol does not have. Such fields are not a fault, because
 * later versions of the protocol may have more fields.
 */
export function warnOfFields(handshake: InitializeResult): void {
  for (const warning of fieldWarnings(handshake))
    process.stderr.write(`i18n-conformance: warning: ${warning}\n`);
}

/**
 * Returns a warning for each field of a handshake that the protocol does not have. The warning suggests the field that
 * may be meant.
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
