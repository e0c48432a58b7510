/** A picture of states, or of steps, and the ways between them. Places are in units of the picture. */
export interface Diagram {
  readonly id: string;
  readonly title: string;
  /** One sentence that says what the picture shows. */
  readonly description: string;
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly DiagramNode[];
  readonly edges: readonly DiagramEdge[];
}

/** A state or a step: a box with its centre at a place. */
export interface DiagramNode {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly title: string;
  /** The lines below the title. */
  readonly details: readonly string[];
  readonly rules: readonly string[];
  /** Whether the way begins or ends here. */
  readonly isEnd?: boolean;
}

/** A way from one node to another, or to itself. */
export interface DiagramEdge {
  readonly from: string;
  readonly to: string;
  /** The lines of its label. */
  readonly label: readonly string[];
  readonly rules: readonly string[];
  /** The path of the line, as in SVG. */
  readonly path: string;
  /** The place where the label begins, or ends. */
  readonly labelAt: readonly [x: number, y: number];
  readonly isLabelBefore?: boolean;
}

/** The height of a line of text. */
export const LINE = 17;

/** Returns the height of a node, which follows from its lines. */
export function heightOf({ details, rules }: DiagramNode): number {
  return 20 + LINE * (1 + details.length + rowsOf(rules, 2).length);
}

/** Splits ids into rows. */
export function rowsOf(ids: readonly string[], perRow: number): string[][] {
  return Array.from({ length: Math.ceil(ids.length / perRow) }, (_, row) =>
    ids.slice(row * perRow, (row + 1) * perRow),
  );
}
