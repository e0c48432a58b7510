import { resultBlocks } from '../blocks/result-blocks';
import { terminalText, type TerminalStyle } from '../blocks/terminal-text';
import { safeText } from '../text/escape';
import type { Reproduce } from '../text/port-text';
import type { Judgement } from '../verdict/judgement';
import { fitted } from './terminal';

/** The options for showing the result of a run on the console. */
export interface ResultStyle extends Omit<TerminalStyle, 'width'> {
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
  const width = out.isTTY ? out.columns : undefined;
  const { blocks, conclusions, hint } = resultBlocks(judgement, reproduce);
  out.write(`${terminalText(blocks, { ...style, width })}\n\n`);
  if (announcements.length > 0) out.write(safeText(`${announcements.join('\n')}\n\n`));
  for (const { text, isGood } of conclusions) {
    const line = fitted(text, width).join('\n');
    out.write(`${colors.bold(isGood ? colors.green(line) : colors.red(line))}\n`);
  }
  if (hint !== '') out.write(`${colors.dim(fitted(hint, width).join('\n'))}\n`);
}
