/** Groups what stands in files by its file, in the order of the first of each. */
export function byFile<Located extends { readonly file: string }>(
  all: readonly Located[],
): Map<string, Located[]> {
  const files = new Map<string, Located[]>();
  for (const one of all) {
    const others = files.get(one.file);
    if (others) others.push(one);
    else files.set(one.file, [one]);
  }
  return files;
}
