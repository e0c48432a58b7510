import ts from 'typescript';
import type { Explained } from './explained';

/** A part of a file, by the beginning of its code, which stands once in the file. */
type Place = Pick<Explained, 'file' | 'code'>;

/** The part of a file that a place means, as offsets in its text. */
interface Range {
  readonly place: Place;
  readonly start: number;
  readonly end: number;
}

/** The ranges of places, and what is wrong with the places that have none. */
export interface ResolvedPlaces {
  readonly ranges: readonly Range[];
  readonly findings: readonly string[];
}

/** Returns the text of a file, or undefined when there is no such file. */
export type SourceOf = (file: string) => string | undefined;

/**
 * Finds the code that each place of a list names: the largest declaration, statement or expression that begins with its
 * text. The mutations of the list are left out.
 */
export function resolvePlaces(
  list: readonly (Place & Pick<Explained, 'becomes'>)[],
  sourceOf: SourceOf,
): ResolvedPlaces {
  const ranges: Range[] = [];
  const findings: string[] = [];
  for (const place of list.filter(({ becomes }) => becomes === undefined)) {
    const source = sourceOf(place.file);
    const found = source === undefined ? [] : offsetsOf(place.code, source);
    const [start] = found;
    const end = source === undefined || start === undefined ? undefined : endOf(source, place.file, start);
    if (source === undefined) findings.push(`${place.file}: there is no such file`);
    else if (found.length !== 1 || start === undefined) {
      findings.push(`${place.file}: "${place.code}" stands there ${found.length} times, and not once`);
    } else if (end === undefined) findings.push(`${place.file}: nothing begins at "${place.code}"`);
    else ranges.push({ place, start, end });
  }
  return { ranges, findings };
}

/** Returns where a text begins in a source, with any white space between its words. */
function offsetsOf(code: string, source: string): number[] {
  const words = code
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return [...source.matchAll(new RegExp(words.join(String.raw`\s+`), 'g'))].map(({ index }) => index);
}

/** Returns the end of the largest node that begins at an offset, if one does. */
function endOf(source: string, file: string, start: number): number | undefined {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  let end: number | undefined;
  const visit = (node: ts.Node): void => {
    if (node.getStart() === start) {
      end = node.getEnd();
      return;
    }
    if (node.getStart() < start && start < node.getEnd()) ts.forEachChild(node, visit);
  };
  ts.forEachChild(tree, visit);
  return end;
}
