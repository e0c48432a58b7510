import type { SourceFile } from './project-files';

/** The beginning of a doc comment with a noun clause, on the comment's first or second line. */
const NOUN_CLAUSE = /\/\*\* ?(What|How)\b|^\s*\* (What|How)\b/;
/** The first line of a doc comment of several lines. */
const OPENING = /^\s*\/\*\*\s*$/;
/** A doc comment on one line, or its first line, that begins with "Whether". */
const WHETHER = /^\s*(?:\/\*\*|\*) Whether\b/;
/** The declaration of a function. Its doc comment should begin with "Tells", not with "Whether". */
const FUNCTION = /^(?:export )?(?:default )?(?:async )?function\b/;

/** Finds doc comments that begin with a noun clause in a source file. */
export function wordFindings({ file, source }: SourceFile): string[] {
  const lines = source.split('\n');
  return lines.flatMap((line, index) => {
    const place = `${file}:${index + 1}`;
    const [, oneLine, first = oneLine] = NOUN_CLAUSE.exec(line) ?? [];
    const isFirst = oneLine !== undefined || OPENING.test(lines[index - 1] ?? '');
    return [
      ...(first !== undefined && isFirst
        ? [`${place}: a doc comment begins with "${first}": begin with a verb ("Returns"), or name the thing`]
        : []),
      ...(WHETHER.test(line) && FUNCTION.test(afterComment(lines, index))
        ? [`${place}: the doc comment of a function begins with "Whether": write "Tells whether"`]
        : []),
    ];
  });
}

function afterComment(lines: readonly string[], start: number): string {
  const end = lines.findIndex((line, index) => index >= start && line.includes('*/'));
  return lines[end + 1] ?? '';
}
