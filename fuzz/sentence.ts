/** A step of a scenario as it is written in Gherkin. */
export interface Sentence {
  readonly keyword: 'Given' | 'When' | 'Then';
  readonly text: string;
  /** The lines of its doc string. */
  readonly docString?: string;
  /** The cells of its data table, row by row. */
  readonly table?: readonly (readonly string[])[];
}

/** A scenario in Gherkin, indented as one below a rule. */
export function scenarioText(name: string, sentences: readonly Sentence[]): string {
  const lines = sentences.flatMap((sentence, index) => {
    const isSame = sentences[index - 1]?.keyword === sentence.keyword;
    return sentenceLines(sentence, isSame ? 'And' : sentence.keyword);
  });
  return [`    Scenario: ${name}`, ...lines].join('\n');
}

function sentenceLines({ text, docString, table = [] }: Sentence, keyword: string): string[] {
  const argument = docString === undefined ? tableLines(table) : docStringLines(docString);
  return [`      ${keyword} ${text}`, ...argument.map((line) => `        ${line}`)];
}

function docStringLines(text: string): string[] {
  return ['"""', ...text.trimEnd().replaceAll('"""', '\\"\\"\\"').split('\n'), '"""'];
}

/** The rows of a table, the cells of a column all of one width. */
function tableLines(rows: readonly (readonly string[])[]): string[] {
  const texts = rows.map((row) => row.map(cellText));
  const widthOf = (column: number): number => Math.max(...texts.map((row) => row[column]?.length ?? 0));
  return texts.map((row) => `| ${row.map((cell, column) => cell.padEnd(widthOf(column))).join(' | ')} |`);
}

function cellText(cell: string): string {
  return cell.replaceAll('\\', '\\\\').replaceAll('|', '\\|').replaceAll('\n', '\\n');
}
