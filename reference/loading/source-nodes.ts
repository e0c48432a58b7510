/**
 * A node in the structure of a file. The nodes of a file are read in the order in which they appear in it. Inside a
 * map, keys and values alternate.
 */
export interface SourceNode {
  readonly kind: 'map' | 'array' | 'leaf' | 'end';
  /** The index of the node's first character in the file. */
  readonly index: number;
  /** The text of a leaf, which is empty if the leaf is an alias. The text of any other node must not be read. */
  readonly text: string;
}

/** A position in a text: its line and column, both counted from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/**
 * Returns the index in the file at which the last key or array item of a path begins. If a part of the path comes from
 * an alias or a merge key, returns the index of the key or item that precedes this part in the path.
 *
 * @param nodes the nodes of the file, beginning with the outermost node
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

  /** Skips the nodes inside a node. */
  private skip(node: SourceNode): void {
    let depth = depthChange(node);
    while (depth > 0) depth += depthChange(this.next());
  }
}

function depthChange({ kind }: SourceNode): number {
  if (kind === 'leaf') return 0;
  return kind === 'end' ? -1 : 1;
}

/** Returns the line and column of the character at an index in a text. */
export function placeAt(text: string, index: number): TextPlace {
  const before = text.slice(0, index);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: index - lineStart + 1 };
}
