// The package amaro contains no types.
declare module 'amaro' {
  /** Replaces types in a source with spaces. */
  export function transformSync(
    source: string,
    options: { readonly mode: 'strip-only' },
  ): { readonly code: string };
}
