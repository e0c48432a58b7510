// Modules that the build writes: see `site/playground/worker.ts`.

declare module 'playground:files' {
  /** The files of the suite that scenarios read, by their absolute paths in the page. */
  const files: Readonly<Record<string, string>>;
  export default files;
}

declare module 'playground:vocabulary' {
  /** The entries of the vocabulary: see `site/playground/vocabulary.ts`. */
  const vocabulary: unknown;
  export default vocabulary;
}
