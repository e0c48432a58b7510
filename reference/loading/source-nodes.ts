/** A part of a file's structure, in the order in which it stands there. A map has keys and values by turns. */
export interface SourceNode {
  readonly kind: 'map' | 'array' | 'leaf' | 'end';
  /** Where it begins in the text of the file. */
  readonly index: number;
  /** The text of a leaf, if it has one. */
  readonly text: string;
}

/** A line and a column of a text, from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/**
 * Where the last key of a path begins, or the item of an array; if the path leads into what is repeated from elsewhere,
 * the last key before that.
 *
 * @param nodes the nodes of the file, from the outermost
 */
export function indexOfPath(nodes: Iterator<SourceNode, unknown>, path: readonly string[]): number {
  const reader = new Reader(nodes);
  let node = reader.next();
  let { index } = node;
  for (const segment of path) {
    const found = node.kind === 'map' ? reader.findKey(segment) : reader.findItem(node, segment);
    if (found === undefined) return index;
    ({ node, index } = found);
  }
  return index;
}

interface Found {
  readonly node: SourceNode;
  readonly index: number;
}

class Reader {
  constructor(private readonly nodes: Iterator<SourceNode, unknown>) {}

  next(): SourceNode {
    return this.nodes.next().value as SourceNode;
  }

  findKey(segment: string): Found | undefined {
    for (let key = this.next(); key.kind !== 'end'; key = this.next()) {
      const { index } = key;
      const isFound = key.kind === 'leaf' && key.text === segment;
      this.skip(key);
      const node = this.next();
      if (isFound) return { node, index };
      this.skip(node);
    }
    return undefined;
  }

  findItem({ kind }: SourceNode, segment: string): Found | undefined {
    if (kind !== 'array') return undefined;
    let node = this.next();
    for (let item = 0; item < Number(segment); item++) {
      this.skip(node);
      node = this.next();
    }
    return { node, index: node.index };
  }

  /** Passes over what is inside of a node. */
  private skip(node: SourceNode): void {
    let depth = depthChange(node);
    while (depth > 0) depth += depthChange(this.next());
  }
}

function depthChange({ kind }: SourceNode): number {
  if (kind === 'leaf') return 0;
  return kind === 'end' ? -1 : 1;
}

/** The line and column of an index into a text. */
export function placeAt(text: string, index: number): TextPlace {
  const before = text.slice(0, index);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: index - lineStart + 1 };
}
