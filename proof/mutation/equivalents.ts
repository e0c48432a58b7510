import { CORE_SCHEMA, load } from 'js-yaml';
import type { Survivor } from './survivors';

/** Mutations that no feature can notice, for one reason. */
export interface Equivalents {
  readonly file: string;
  readonly why: string;
  /** The code before and after the mutation, each on one line. */
  readonly mutations: readonly { readonly code: string; readonly becomes: string }[];
}

/** Reads the list of equivalent mutations. */
export function readEquivalents(source: string): Equivalents[] {
  return load(source, { schema: CORE_SCHEMA }) as Equivalents[];
}

/** Returns the survivors that are not listed, and the entries of the list that match no survivor. */
export function compare(
  survivors: readonly Survivor[],
  equivalents: readonly Equivalents[],
): { readonly unlisted: readonly Survivor[]; readonly stale: readonly string[] } {
  const listed = equivalents.flatMap(({ file, mutations }) =>
    mutations.map(({ code, becomes }) => keyOf({ file, code, becomes })),
  );
  const survived = new Set(survivors.map(keyOf));
  return {
    unlisted: survivors.filter((survivor) => !listed.includes(keyOf(survivor))),
    stale: listed.filter((key) => !survived.has(key)),
  };
}

function keyOf({ file, code, becomes }: Pick<Survivor, 'file' | 'code' | 'becomes'>): string {
  return `${file}: ${code}  →  ${becomes}`;
}
