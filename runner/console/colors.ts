import { createColors } from 'picocolors';

// By default, picocolors also colours the output in CI, where logs do not show colours. For a pipe, isTTY is undefined,
// which would select that default, so it is converted to a boolean.
const { FORCE_COLOR, NO_COLOR } = process.env;
const isAsked = FORCE_COLOR !== undefined && FORCE_COLOR !== '' && FORCE_COLOR !== '0';
const isDeclined = NO_COLOR !== undefined && NO_COLOR !== '';

/** The colours of standard output: used on a terminal or when FORCE_COLOR is set, and never when NO_COLOR is set. */
export const colors = createColors(!isDeclined && (isAsked || Boolean(process.stdout.isTTY)));
