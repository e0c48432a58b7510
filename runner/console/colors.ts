import { createColors } from 'picocolors';

// Of itself, picocolors also colours what a CI writes down, where nothing obeys the colours; undefined, which isTTY is
// for a pipe, would leave it to that.
const { FORCE_COLOR, NO_COLOR } = process.env;
const isAsked = FORCE_COLOR !== undefined && FORCE_COLOR !== '' && FORCE_COLOR !== '0';
const isDeclined = NO_COLOR !== undefined && NO_COLOR !== '';

/** The colours of standard output: on a terminal, or when FORCE_COLOR asks for them; never when NO_COLOR declines them. */
export const colors = createColors(!isDeclined && (isAsked || Boolean(process.stdout.isTTY)));
