import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator, type GherkinDocument, type Pickle } from '@cucumber/messages';

/** Reads a feature that is known to parse. */
export function parseFeature(source: string): GherkinDocument {
  return new Parser(new AstBuilder(IdGenerator.incrementing()), new GherkinClassicTokenMatcher()).parse(
    source,
  );
}

/** The scenarios that cucumber makes of a feature, one for each row of an outline. */
export function picklesOf(source: string): readonly Pickle[] {
  return compile(parseFeature(source), 'feature', IdGenerator.incrementing());
}
