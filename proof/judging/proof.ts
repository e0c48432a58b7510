/** The result of judging one mutant. It is plain data, because workers send it. */
export interface MutantProof {
  readonly kind: 'mutant';
  readonly id: string;
  readonly rule: string;
  readonly why: string;
  /** The trials that failed, of all that were played. */
  readonly failing: readonly string[];
  /** A digest of what the first failing trial of its rule returned or raised. */
  readonly outcome?: string | undefined;
  /** The trials that a quick proof played; undefined if all trials that concern the mutant were played. */
  readonly played: readonly string[] | undefined;
  /** The scenarios of its own rule that failed: it is caught when there are any. */
  readonly caughtBy: readonly string[];
  /** The other rules of the same level that failed; none in a quick proof. */
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
