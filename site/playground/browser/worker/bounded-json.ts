/**
 * Returns a value as JSON, truncated to a number of characters. With aliases, a short YAML text can describe a value
 * that would take years to write in full.
 */
export function boundedJson(value: unknown, limit: number): string {
  let text = '';
  const write = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) {
      text += JSON.stringify(part) ?? 'null';
      return;
    }
    const isArray = Array.isArray(part);
    text += isArray ? '[' : '{';
    for (const [index, [key, one]] of Object.entries(part).entries()) {
      if (text.length > limit) return;
      if (index > 0) text += ',';
      if (!isArray) text += `${JSON.stringify(key)}:`;
      write(one);
    }
    text += isArray ? ']' : '}';
  };
  write(value);
  return text.length > limit ? `${text.slice(0, limit)}…` : text;
}
