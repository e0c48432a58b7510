/** Returns a number with its noun: `1 scenario`, `2 scenarios`. */
export function count(howMany: number, one: string, many = `${one}s`): string {
  return `${howMany} ${howMany === 1 ? one : many}`;
}
