import { type Detail, markdownOf } from '../blocks/markdown-text';
import { resultBlocks } from '../blocks/result-blocks';
import { markdownText } from '../text/escape';
import type { Reproduce } from '../text/port-text';
import type { Judgement } from '../verdict/judgement';

/**
 * The maximum size of the report, in bytes. GitHub allows 65,536 characters in a comment, and a CI job may add text of
 * its own.
 */
const MAX_BYTES = 60_000;

const SHORTENED_NOTE =
  'This report was shortened to fit into a comment. The html and json reports are complete.';

/**
 * Writes the report for the summary of a CI job, or for a comment on GitHub. If the report is too long for a comment,
 * details of the failures are left out step by step; if it is still too long without them, it is truncated.
 */
export function markdownReport(judgement: Judgement, reproduce: Reproduce): string {
  const { conclusions, port, environment, hint, blocks } = resultBlocks(judgement, reproduce);
  const head = [
    ...conclusions.map(({ text }) => `## ${markdownText(text)}\n\n`),
    `${markdownText([port, environment].filter((part) => part !== '').join(', '))}.\n\n`,
  ].join('');
  const last = hint === '' ? '' : `${markdownText(hint)}\n`;
  return shortEnough((detail) => `${head}${markdownOf(blocks, detail, MAX_BYTES)}${last}`);
}

/** Returns the text with the most detail that fits into a comment. */
function shortEnough(textOf: (detail: Detail) => string): string {
  const whole = textOf('all');
  if (sizeOf(whole) <= MAX_BYTES) return whole;
  const most = MAX_BYTES - SHORTENED_NOTE.length - 2;
  const shorter = (['summaries', 'outline'] as const).map(textOf);
  const fitting = shorter.find((text) => sizeOf(text) <= most) ?? truncated(shorter.at(-1) ?? '', most);
  return `${fitting}\n${SHORTENED_NOTE}\n`;
}

function sizeOf(text: string): number {
  return Buffer.byteLength(text);
}

/** Truncates a text after the last line that fits into a number of bytes. */
function truncated(text: string, most: number): string {
  const start = Buffer.from(text).subarray(0, most);
  return start.subarray(0, start.lastIndexOf('\n') + 1).toString();
}
