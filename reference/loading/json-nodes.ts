import type { SourceNode } from './source-nodes';

/** Matches a bracket or brace, the opening quote of a string, or a complete number or keyword. */
const TOKEN = /[{}[\]"]|-?\d[-+.\deE]*|true|false|null/g;

/** A JSON node. Its text is parsed on demand, because most nodes are never read. */
export class JsonNode implements SourceNode {
  constructor(
    private readonly source: string,
    readonly index: number,
    private readonly end: number,
  ) {}

  get kind(): SourceNode['kind'] {
    switch (this.source.charAt(this.index)) {
      case '{':
        return 'map';
      case '[':
        return 'array';
      case '}':
      case ']':
        return 'end';
      default:
        return 'leaf';
    }
  }

  /** The leaf exactly as written in the file, including any quotes. */
  get token(): string {
    return this.source.slice(this.index, this.end);
  }

  get text(): string {
    return String(JSON.parse(this.token));
  }
}

/** Yields the nodes of a valid JSON text. */
export function* jsonNodes(text: string): Generator<JsonNode, void> {
  const token = new RegExp(TOKEN);
  for (let found = token.exec(text); found !== null; found = token.exec(text)) {
    const { 0: start, index } = found;
    if (start === '"') token.lastIndex = endOfString(text, index);
    yield new JsonNode(text, index, token.lastIndex);
  }
}

/**
 * Returns the index directly after the closing quote of a string. A regular expression is not used, because it would
 * need a stack that grows with the number of escape sequences.
 */
export function endOfString(text: string, start: number): number {
  let quote = text.indexOf('"', start + 1);
  while (isEscaped(text, quote)) quote = text.indexOf('"', quote + 1);
  return quote + 1;
}

const BACKSLASH = 0x5c;

function isEscaped(text: string, index: number): boolean {
  let before = index - 1;
  while (text.charCodeAt(before) === BACKSLASH) before--;
  return (index - before) % 2 === 0;
}
