/** A diagram of states or steps and the transitions between them. Positions are in units of the picture. */
export interface Diagram {
  readonly id: string;
  readonly title: string;
  /** One sentence that describes the picture. */
  readonly description: string;
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly DiagramNode[];
  readonly edges: readonly DiagramEdge[];
}

/** A state or a step: a box around a centre. */
export interface DiagramNode {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly title: string;
  /** The lines below the title. */
  readonly details: readonly string[];
  readonly rules: readonly string[];
  /** Whether the node is a beginning or an end. */
  readonly isEnd?: boolean;
}

/** An arrow from one node to another node or to itself. */
export interface DiagramEdge {
  readonly from: string;
  readonly to: string;
  /** The lines of the label. */
  readonly label: readonly string[];
  readonly rules: readonly string[];
  /** The path of the arrow in SVG notation. */
  readonly path: string;
  /** The position where the label begins, or ends if `isLabelBefore` is set. */
  readonly labelAt: readonly [x: number, y: number];
  readonly isLabelBefore?: boolean;
}

/** The height of a line of text. */
export const LINE = 17;

/** Returns the height of a node, which depends on the number of its lines. */
export function heightOf({ details, rules }: DiagramNode): number {
  return 20 + LINE * (1 + details.length + rowsOf(rules, 2).length);
}

/** Splits ids into rows. */
export function rowsOf(ids: readonly string[], perRow: number): string[][] {
  return Array.from({ length: Math.ceil(ids.length / perRow) }, (_, row) =>
    ids.slice(row * perRow, (row + 1) * perRow),
  );
}
