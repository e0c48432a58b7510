import { resultBlocks } from '../blocks/result-blocks';
import { terminalText, type TerminalStyle } from '../blocks/terminal-text';
import { safeText } from '../text/escape';
import type { Reproduce } from '../text/port-text';
import type { Judgement } from '../verdict/judgement';
import { writeFitted } from './terminal';

/** The options for showing the result of a run on the console. */
export interface ResultStyle extends TerminalStyle {
  readonly reproduce: Reproduce;
}

/**
 * Shows the result of a run: the blocks, the files written, and the conclusions.
 *
 * @param announcements a line about each file that was written
 */
export function showResult(
  out: NodeJS.WriteStream,
  judgement: Judgement,
  style: ResultStyle,
  announcements: readonly string[],
): void {
  const { colors, reproduce } = style;
  const { blocks, conclusions, hint } = resultBlocks(judgement, reproduce);
  writeFitted(out, `${terminalText(blocks, style)}\n`);
  if (announcements.length > 0) writeFitted(out, safeText(`${announcements.join('\n')}\n`));
  for (const { text, isGood } of conclusions) {
    writeFitted(out, colors.bold(isGood ? colors.green(text) : colors.red(text)));
  }
  if (hint !== '') writeFitted(out, colors.dim(hint));
}
