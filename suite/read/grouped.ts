/** Groups items by a key. The groups are in the order in which their keys first occur. */
export function grouped<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): [key: string, items: [Item, ...Item[]]][] {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups];
}
