import type { Method } from '../adapter/contract/adapter';
import { ErrorCode, type OperationError } from '../adapter/contract/errors';
import type { Translations } from '../adapter/contract/values';
import type { Outcome } from '../steps/deviations';
import type { Level } from '../suite';
import { isQuotable } from './notation';
import type { Sentence } from './sentence';
import type { ScenarioState } from './state/scenario-state';

/** A call of the protocol. */
export interface ProtocolCall {
  readonly method: Method;
  readonly params: object;
  /** Whether the suite's sentence asks of the call that it succeeds, and nothing of its result. */
  readonly isPreparation?: boolean;
}

/** Gives a folder that holds these files. */
export type FolderOf = (files: { readonly [name: string]: string }) => string;

/** One random step: a sentence of the suite, what it does, and what can be said of it. */
export interface Step {
  /** How it is written; nothing for an observation, which its {@link expectation} alone puts in words. */
  sentences(): readonly Sentence[];
  /** Whether the sentence makes sense here: what it speaks of is there. */
  isPossible(state: ScenarioState): boolean;
  /** Whether the document states what it comes to here. Each doubt has the id of its silent point. */
  isStated(state: ScenarioState): boolean;
  /** The calls that the sentence makes, in its order. */
  calls(state: ScenarioState, folderOf: FolderOf): readonly ProtocolCall[];
  /** What holds after it. */
  after(state: ScenarioState): ScenarioState;
  /** The translations whose texts the sentence makes the suite remember: a missing translation is none of them. */
  readonly remembered: readonly Translations[];
  /** What is compared of the outcome of a call. */
  view(outcome: Outcome, context: Context): unknown;
  /** The sentences that state these outcomes of the calls that are no preparation. */
  expectation(context: Context): readonly Sentence[];
}

/** What an outcome is seen against. */
export interface Context {
  readonly level: Level;
  /** The state before the step. */
  readonly state: ScenarioState;
  /** What the calls of the step that are no preparation came to on the reference. */
  readonly reference: readonly Outcome[];
  /** The translations that were given so far, as far as the suite remembers them. */
  readonly remembered: readonly Translations[];
}

/** What a step is unless it says otherwise. */
export const STEP: Omit<Step, 'calls'> = {
  sentences: () => [],
  isPossible: () => true,
  isStated: () => true,
  after: (state) => state,
  view: (outcome, { level }) =>
    'result' in outcome ? { result: outcome.result } : { error: errorView(outcome.error, level) },
  remembered: [],
  expectation: ({ reference: [outcome], level }) =>
    outcome === undefined ? [] : returnedOrRaised(outcome, level),
};

const ERRORS: { readonly [code: number]: string } = {
  [ErrorCode.InvalidLocale]: 'InvalidLocale',
  [ErrorCode.MissingTranslation]: 'MissingTranslation',
};

/** What is compared of an error: which one it is; at level crystal what it says, when it is one of the interface. */
function errorView({ code, message }: OperationError, level: Level): unknown {
  return level === 'crystal' && Object.hasOwn(ERRORS, code) ? { code, message } : code;
}

/** The sentence that states what an operation returned, or which error it raised. */
export function returnedOrRaised(outcome: Outcome, level: Level): readonly Sentence[] {
  if ('error' in outcome) return [{ keyword: 'Then', text: raised(outcome.error, level) }];
  if (outcome.result === null) return [{ keyword: 'Then', text: 'it returns nil' }];
  return typeof outcome.result === 'string'
    ? [{ keyword: 'Then', text: `it returns "${outcome.result}"` }]
    : [];
}

function raised({ code, message }: OperationError, level: Level): string {
  const name = ERRORS[code];
  if (name === undefined) return 'it raises another error';
  return level === 'crystal' && isQuotable(message)
    ? `it raises ${name} saying "${message}"`
    : `it raises ${name}`;
}
