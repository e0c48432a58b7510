/** The result of judging one mutant. It is plain data, because workers send it. */
export interface MutantProof {
  readonly kind: 'mutant';
  readonly id: string;
  readonly rule: string;
  /** The trials that were played: all that concern the mutant, or those that it was to be judged by. */
  readonly played: readonly string[];
  /**
   * The trials that failed. The value is a digest of what the mutant returned or raised, and empty if the trial is of
   * another rule.
   */
  readonly failing: ReadonlyMap<string, string>;
  /** The scenarios of its own rule that failed: it is caught when there are any. */
  readonly caughtBy: readonly string[];
  /**The other rules of the same level that failed. */
  readonly elsewhere: readonly FailedRule[];
  /** The messages of the faults in its own rule's scenarios. Faults do not count as failures. */
  readonly faults: readonly string[];
}

/** A rule that failed, and the first of its scenarios that did. */
export interface FailedRule {
  readonly rule: string;
  readonly scenario: string;
}

/** The result of judging one variant. It is plain data, because workers send it. */
export interface VariantProof {
  readonly kind: 'variant';
  readonly id: string;
  readonly point: string;
  readonly why: string;
  /** The scenarios of level spec that did not pass, each with its message. */
  readonly wronglyFailed: readonly { readonly scenario: string; readonly message: string }[];
  /** The scenarios of level crystal that observe its silent point, and failed. */
  readonly noticedBy: readonly string[];
}

/** The result of judging an implementation. */
export type Proof = MutantProof | VariantProof;
