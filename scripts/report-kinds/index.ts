import { REPORT_KINDS, type ReportKind } from '../../runner/reports/report-files';
import { SuiteDefect } from '../../suite';

/** A file that lists the kinds of reports, and the position of the list in the file. */
interface Listing {
  /** The path of the file, relative to the package's root. */
  readonly file: string;
  /** Matches the list. The groups are the texts before and after the list. */
  readonly place: RegExp;
  readonly list: string;
}

/**
 * The files that the action writes for each kind. The action does not write messages, because they are large and few
 * tools read them.
 */
const ACTION_FILES: Readonly<Record<ReportKind, readonly string[]>> = {
  json: ['report.json'],
  junit: ['report.xml'],
  markdown: ['report.md'],
  html: ['report.html'],
  badge: ['badge.json', 'badge.svg'],
  messages: [],
};

const actionFiles = REPORT_KINDS.flatMap((kind) => ACTION_FILES[kind].map((file) => ({ kind, file })));

/** The lists of the kinds, all derived from the writers in `runner/reports/report-files.ts`. */
export const LISTINGS: readonly Listing[] = [
  {
    file: 'README.md',
    place: /(`--report KIND=FILE`; KIND is )[^|\n]*?( +\|)/,
    list: enumeration(REPORT_KINDS, 'or'),
  },
  {
    file: 'docs/ci.md',
    place: /(\| `reports` +\| the folder of the reports: )[^|\n]*?( +\|)/,
    list: enumeration(
      actionFiles.map(({ file }) => `\`${file}\``),
      'and',
    ),
  },
  {
    file: 'action.yml',
    place: /(description: The folder of the reports )[^\n]*?(\.\n)/,
    list: enumeration(
      actionFiles.map(({ file }) => file),
      'and',
    ),
  },
  {
    file: 'scripts/action.sh',
    place: /(\n {2}for argument in )[^\n]*?(; do\n)/,
    list: actionFiles.map(({ kind, file }) => `${kind}=${file}`).join(' '),
  },
];

/**
 * Returns a file with an updated list of kinds. A column of a table keeps its width while the list fits into it.
 *
 * @param text the current text of the file
 * @throws SuiteDefect when the list is not found
 */
export function withReportKinds(text: string, { file, place, list }: Listing): string {
  if (!place.test(text))
    throw new SuiteDefect([`${file}: no text matches ${place}, which ends in the kinds of reports`]);
  return text.replace(place, (all, before: string, after: string) => {
    if (!after.endsWith('|')) return before + list + after;
    return `${`${before}${list}`.padEnd(all.length - 2)} |`;
  });
}

function enumeration(words: readonly string[], conjunction: string): string {
  return `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`;
}
