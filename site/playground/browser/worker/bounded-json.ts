/**
 * Returns a value as JSON, truncated to a number of characters. With aliases, a short YAML text can describe a value
 * that would take years to write in full.
 *
 * @param limit the maximum number of characters
 * @param indent the number of spaces for each level; 0 for a single line
 */
export function boundedJson(value: unknown, limit: number, indent = 0): string {
  let text = '';
  const isFull = (): boolean => text.length > limit;
  const write = (part: unknown, margin: string): void => {
    if (isFull()) return;
    if (typeof part !== 'object' || part === null) {
      text += JSON.stringify(part) ?? 'null';
      return;
    }
    const isArray = Array.isArray(part);
    const inner = indent === 0 ? '' : `${margin}${' '.repeat(indent)}`;
    text += isArray ? '[' : '{';
    let isFirst = true;
    for (const [key, one] of Object.entries(part)) {
      if (isFull()) break;
      text += `${isFirst ? '' : ','}${inner}`;
      if (!isArray) text += `${JSON.stringify(key)}:${indent === 0 ? '' : ' '}`;
      write(one, inner);
      isFirst = false;
    }
    text += `${isFirst ? '' : margin}${isArray ? ']' : '}'}`;
  };
  write(value, indent === 0 ? '' : '\n');
  return isFull() ? `${text.slice(0, limit)}…` : text;
}
