/** What the suite made of one mutant. Plain data: it comes from workers. */
export interface MutantProof {
  readonly kind: 'mutant';
  readonly id: string;
  readonly rule: string;
  readonly why: string;
  /** The scenarios of its own rule that failed: it is caught when there are any. */
  readonly caughtBy: readonly string[];
  /** The other rules of the same level that failed. A quick proof looks for them only when its own rule does not fail. */
  readonly elsewhere: readonly FailedRule[];
  /** The faults of its own rule's scenarios, which do not count: what was said of each. */
  readonly faults: readonly string[];
}

/** A rule that failed, and the first of its scenarios that did. */
export interface FailedRule {
  readonly rule: string;
  readonly scenario: string;
}

/** What the suite made of one variant. Plain data: it comes from workers. */
export interface VariantProof {
  readonly kind: 'variant';
  readonly id: string;
  readonly point: string;
  readonly why: string;
  /** The scenarios of level spec that did not pass, and what was said of each. */
  readonly wronged: readonly { readonly scenario: string; readonly message: string }[];
  /** The scenarios of level crystal that observe its silent point, and failed. */
  readonly noticedBy: readonly string[];
}

/** What the suite made of an implementation. */
export type Proof = MutantProof | VariantProof;
