import { USUAL_SURFACES } from '../../suite/read';

/**
 * The abstract states of a surface, and the operations that are called in them.
 *
 * Section 3 describes a catalog by its translations and its active locale. Blocks add where a call stands among them,
 * and the main catalog adds `init` and `config=`. The product of all this would be some fifty states. Three cuts make it
 * a table that can be read:
 *
 * - Outside of blocks, a state is how the translations came, and which locale is active.
 * - In a block, and after one that raised, only the active locale is told apart.
 * - In the initial state, and where fallbacks or available locales were given, nothing else is told apart: the document
 *   leaves nearly everything else open there.
 */

/** The module with its main catalog, or any other catalog. */
export type SurfaceKind = (typeof KINDS)[number];

/** The two kinds of surfaces. */
export const KINDS = USUAL_SURFACES;

/** The states of each kind of surface, in the order in which they are shown. */
export const STATES = {
  module: [
    'before init',
    ...withLocales('after init', 'default locale', 'another locale'),
    ...withLocales('after config=', 'default locale', 'another locale'),
    ...placesAmongBlocks(),
    'available locales or fallbacks configured',
  ],
  catalog: [
    'nothing injected',
    ...withLocales('injected once', 'default locale', 'another locale', 'locale from a loader'),
    ...withLocales('injected several times', 'default locale', 'another locale', 'locale from a loader'),
    ...placesAmongBlocks(),
    'available locales given',
    'fallbacks given',
  ],
} as const satisfies Readonly<Record<SurfaceKind, readonly string[]>>;

/** A state: one row of a table. */
export type State = (typeof STATES)[SurfaceKind][number];

const TAKING_A_LOCALE = [
  'activate (available)',
  'activate (unavailable)',
  'locale= (available)',
  'locale= (unavailable)',
  'with_locale (available)',
  'with_locale (unavailable)',
] as const;

/** The operations that change a state, by section 3, with the kind of their argument. */
const TRANSITIONS = {
  module: [...TAKING_A_LOCALE, 'init', 'config='],
  catalog: [...TAKING_A_LOCALE, 'inject (hash)', 'inject (loader)'],
} as const;

/** The operations whose results depend on the state. An alias counts as its operation. */
const READS = ['locale', 'available_locales', 'translate', 'localize'] as const;

export type Transition = (typeof TRANSITIONS)[SurfaceKind][number];
export type Read = (typeof READS)[number];

/** An operation with the kind of its argument: one column of a table. */
export type StateOperation = Transition | Read;

/** The predecessor of the first transition on a surface. */
export const START = 'nothing yet';
/** The predecessor of the first transition in a block. */
export const BLOCK_BEGINS = 'a block begins';
/** The predecessor of a transition after a block that raised. */
export const BLOCK_RAISED = 'a block raised';

/** The transition before an operation on the same surface. Reads do not count, because they change no state. */
export type Predecessor = Transition | typeof START | typeof BLOCK_BEGINS | typeof BLOCK_RAISED;

/** Returns the predecessors on a kind of surface. A `with_locale` that succeeded is one when its block has ended. */
export function predecessorsOf(kind: SurfaceKind): Predecessor[] {
  return [START, ...TRANSITIONS[kind], BLOCK_BEGINS, BLOCK_RAISED];
}

/** Returns the operations on a kind of surface. */
export function operationsOf(kind: SurfaceKind): StateOperation[] {
  return [...TRANSITIONS[kind], ...READS];
}

function withLocales<Before extends string, Locale extends string>(
  before: Before,
  ...locales: readonly Locale[]
): `${Before}, ${Locale}`[] {
  return locales.map((locale) => `${before}, ${locale}` as const);
}

function placesAmongBlocks() {
  return [
    ...withLocales('in a block', 'default locale', 'another locale'),
    ...withLocales('in a nested block', 'default locale', 'another locale'),
    ...withLocales('after a block that raised', 'default locale', 'another locale'),
  ];
}
