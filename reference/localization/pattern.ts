import { InvalidFormat } from '../errors';
import { DIRECTIVES, type Write } from './directives';

/** A directive. No directive is the beginning of another one. */
const DIRECTIVE = new RegExp(`%(${[...DIRECTIVES.keys()].join('|').replaceAll('^', '\\^')})`);

/** The end of a pattern, if it is only the beginning of a directive. */
const UNFINISHED = /%(?:::?|[-_^369])?$/;

// Keeps PATTERN-01, DIRECTIVE-07, DIRECTIVE-08.
/**
 * Compiles a pattern, in linear time. A percent sign that does not begin a directive is written unchanged, as in `%q`.
 * Using one that ends in the middle of a directive throws InvalidFormat or, if a name is missing, MissingTranslation.
 */
export function compilePattern(pattern: string): Write {
  // The pieces are, in turn, texts and the names of the directives between them.
  const pieces = pattern.split(DIRECTIVE);
  const texts = pieces.filter((_, index) => index % 2 === 0);
  const directives = pieces.flatMap((piece, index) => (index % 2 === 0 ? [] : [DIRECTIVES.get(piece)!]));
  if (UNFINISHED.test(texts.at(-1)!)) {
    directives.push(() => {
      throw new InvalidFormat(pattern, 'ends in the middle of a directive; write %% for a percent sign');
    });
    texts.push('');
  }
  return (time, names) => {
    let written = texts[0]!;
    for (let index = 0; index < directives.length; index++)
      written += directives[index]!(time, names) + texts[index + 1]!;
    return written;
  };
}
