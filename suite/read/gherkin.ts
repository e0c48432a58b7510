import { AstBuilder, compile, Errors, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator, type GherkinDocument, type Pickle } from '@cucumber/messages';
import { SuiteDefect } from './suite';

/** A parsed feature file. */
export interface ParsedGherkin {
  /** The syntax tree. Its `uri` is the path of the file. */
  readonly document: GherkinDocument;
  /** The compiled scenarios, called pickles, in the order of the file. An outline has one pickle for each row. */
  readonly pickles: readonly Pickle[];
}

/**
 * Parses a feature file and compiles its scenarios.
 *
 * @param source the text of the file
 * @param file the path of the file relative to the package's root, which appears in the syntax tree, the pickles and
 *   the findings
 * @param newId returns a new id on each call, so that files parsed with the same function share no ids
 * @throws SuiteDefect with a finding for each syntax error
 */
export function parseGherkin(
  source: string,
  file: string,
  newId: IdGenerator.NewId = IdGenerator.incrementing(),
): ParsedGherkin {
  const parser = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher());
  try {
    const document = { ...parser.parse(source), uri: file };
    return { document, pickles: compile(document, file, newId) };
  } catch (thrown) {
    if (!(thrown instanceof Errors.CompositeParserException)) throw thrown;
    // As in every other finding, the file and the line replace the parser's prefix `(line:column)`.
    const findings = thrown.errors.map(({ message }) =>
      message.replace(/\((\d+):\d+\)/, (_, line) => `${file}:${line}`),
    );
    throw new SuiteDefect(findings);
  }
}
