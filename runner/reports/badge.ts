import { shardText } from '../plan/shard';
import { escapeMarkup } from '../text/escape';
import type { Conclusion, Judgement } from '../verdict/judgement';
import type { WriteReport } from '../document/document';

const LABEL = 'i18n conformance';

/**
 * For each conclusion, a colour name for shields.io, a fill colour for the SVG, and the words after the numbers. The
 * fill colours are dark enough for white text (a contrast of at least 4.5).
 */
const LOOKS: Readonly<Record<Conclusion, readonly [color: string, fill: string, words: string]>> = {
  conformant: ['brightgreen', '#2e7d32', ''],
  'conformant-but-for-known-failures': ['yellow', '#7a5f00', ', known failures'],
  'not-conformant': ['red', '#c62828', ', not conformant'],
  'adapter-fault': ['lightgrey', '#616161', ', adapter fault'],
  'shard-passed': ['lightgrey', '#616161', ''],
  interrupted: ['lightgrey', '#616161', ', interrupted'],
};

/** The height and the padding of the SVG, in pixels. They are the same as in the badges of shields.io. */
const HEIGHT = 20;
const PADDING = 6;
/**
 * The approximate width of a character in pixels. The attribute `textLength` makes the text exactly as wide as
 * calculated, in any font.
 */
const CHARACTER_WIDTH = 6.5;

/** Writes the JSON for a shields.io endpoint badge, such as `i18n conformance | spec 210/212`. */
export const badgeReport: WriteReport = (judgement) => {
  const [color] = LOOKS[judgement.conclusion];
  const badge = { schemaVersion: 1, label: LABEL, message: messageOf(judgement), color };
  return `${JSON.stringify(badge, undefined, 2)}\n`;
};

/**
 * Writes the badge as an SVG image, which needs no external service. It shows, for example, `i18n conformance | spec
 * 210/212`.
 */
export const badgeImage: WriteReport = (judgement) => {
  const message = messageOf(judgement);
  const title = escapeMarkup(`${LABEL}: ${message}`);
  const left = { text: LABEL, x: 0, width: widthOf(LABEL), fill: '#444' };
  const [, fill] = LOOKS[judgement.conclusion];
  const right = { text: message, x: left.width, width: widthOf(message), fill };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${left.width + right.width}" height="${HEIGHT}" role="img" aria-label="${title}">`,
    `  <title>${title}</title>`,
    ...[left, right].map(
      ({ x, width, fill }) => `  <rect x="${x}" width="${width}" height="${HEIGHT}" fill="${fill}"/>`,
    ),
    '  <g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11" aria-hidden="true">',
    ...[left, right].map(
      ({ text, x, width }) =>
        `    <text x="${x + PADDING}" y="14" textLength="${width - 2 * PADDING}">${escapeMarkup(text)}</text>`,
    ),
    '  </g>',
    '</svg>',
    '',
  ].join('\n');
};

function messageOf({ conclusion, level, totals, planned, shard }: Judgement): string {
  const [, , words] = LOOKS[conclusion];
  const part = shard ? `, ${shardText(shard)}` : '';
  return `${level} ${totals.passed}/${planned - totals['not-applicable']}${part}${words}`;
}

function widthOf(text: string): number {
  return Math.round(text.length * CHARACTER_WIDTH) + 2 * PADDING;
}
