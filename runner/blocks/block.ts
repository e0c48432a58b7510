import type { Step } from '../../suite/read';
import type { Totals, Verdict } from '../verdict/verdict';

/**
 * A part of a line. Texts may come from a port, so each renderer escapes them. In a text, the parts between backticks
 * are code.
 */
export type Span =
  | string
  /** A verdict. A page shows its sign; the text, if there is one, is shown everywhere. */
  | { readonly verdict: Verdict; readonly text?: string }
  /** A link to the place on the page with the id `to`, shown with the text or else the id. Only pages show links. */
  | { readonly to: string; readonly text?: string }
  /** A value, shown as it is. */
  | { readonly code: string }
  | { readonly strong: string }
  /** A text of less importance. */
  | { readonly soft: string };

/** One line of text. */
export type TextLine = readonly Span[];

/** The title of a part of the result. */
export interface Heading {
  readonly kind: 'heading';
  /** The id of this part on the page, to which links lead. */
  readonly id: string;
  readonly title: string;
  /** Numbers or a remark after the title. */
  readonly remark: string;
}

/** A paragraph. */
export interface Paragraph {
  readonly kind: 'text';
  readonly line: TextLine;
  /** A `title` names the blocks that follow, a `place` says where they are defined, a `quote` is from the document. */
  readonly role?: 'title' | 'place' | 'quote';
}

/** A cell of a table. */
export interface Cell {
  readonly line: TextLine;
  /** Whether the content of the cell is good news for the port; undefined if it is neither good nor bad. */
  readonly isGood?: boolean | undefined;
  /** Numbers of trials, which a page also shows as a bar. */
  readonly totals?: Totals | undefined;
}

/** A table. The first cell of a row is its heading. */
export interface Table {
  readonly kind: 'table';
  readonly columns: readonly string[];
  /** The indexes of the columns that contain numbers. */
  readonly numeric: readonly number[];
  readonly rows: readonly (readonly Cell[])[];
}

/** The steps of a scenario. */
export interface Steps {
  readonly kind: 'steps';
  readonly steps: readonly Step[];
  /** The indexes of the steps at which the scenario ended. */
  readonly marked: ReadonlySet<number>;
}

/** A line of a diff between the expected and the actual outcome. A line of kind `equal` is part of both outcomes. */
export interface DiffLine {
  readonly kind: 'expected' | 'actual' | 'equal';
  readonly text: string;
}

/** A diff between the expected and the actual outcome. */
export interface Diff {
  readonly kind: 'diff';
  /** The operations that differ in this way. */
  readonly title: string;
  readonly lines: readonly DiffLine[];
}

/** Lines to be shown as they are, such as a file or a log. */
export interface Code {
  readonly kind: 'code';
  readonly title?: string;
  readonly lines: readonly string[];
}

/** A shell command, which can be copied. */
export interface Command {
  readonly kind: 'command';
  readonly title: string;
  readonly command: string;
}

/** A list of lines. */
export interface List {
  readonly kind: 'list';
  readonly items: readonly TextLine[];
}

/** A part that can be folded to one line. */
export interface Fold {
  readonly kind: 'fold';
  /** The line that is left when the part is folded. */
  readonly summary: TextLine;
  /** Numbers at the end of the summary. */
  readonly numbers?: string;
  /** The number of trials with each verdict, which a page shows as a bar. */
  readonly totals?: Totals;
  /** The parts that a page gives a look of their own. The summaries of findings and chapters are headings. */
  readonly role?: 'finding' | 'entry' | 'chapter' | 'rule' | 'scenario';
  /** The id of this part on the page, to which links lead. */
  readonly id?: string;
  /** Data for the script of the page. */
  readonly data?: Readonly<Record<string, string>>;
  /**
   * Where the part is folded at first; everywhere by default. With `on pages`, where a click unfolds it, a terminal and
   * Markdown show the part unfolded.
   */
  readonly folded?: 'on pages' | 'nowhere';
  /**
   * A line that a page shows in place of the fold, because the page shows the content elsewhere too. If the line is
   * empty, the page shows nothing.
   */
  readonly elsewhere?: TextLine;
  /** Builds the content. It is built only where it is shown, because a run can have thousands of failures. */
  readonly content: () => readonly Block[];
}

/** A part of the result of a run, independent of where it is shown. */
export type Block = Heading | Paragraph | Table | Steps | Diff | Code | Command | List | Fold;

/** Returns the title of a part, with numbers or a remark. */
export function heading(id: string, title: string, remark: string): Heading {
  return { kind: 'heading', id, title, remark };
}

/** Returns a paragraph. */
export function text(...line: TextLine): Paragraph {
  return { kind: 'text', line };
}

/** Returns a part that is folded to its summary. */
export function fold(
  summary: TextLine,
  content: () => readonly Block[],
  fields: Omit<Fold, 'kind' | 'summary' | 'content'> = {},
): Fold {
  return { kind: 'fold', summary, content, ...fields };
}

/** Returns the text of a line without any markup. Verdicts are left out, as are spaces at its start. */
export function plainText(line: TextLine): string {
  return line.map(spanText).join('').trimStart();
}

/** Returns the text of a span without any markup. */
export function spanText(span: Span): string {
  if (typeof span === 'string') return span;
  if ('verdict' in span) return span.text ?? '';
  if ('to' in span) return span.text ?? span.to;
  if ('code' in span) return span.code;
  return 'strong' in span ? span.strong : span.soft;
}
