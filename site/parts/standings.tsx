import type { VNode } from 'preact';
import { meaningOf, type Verdict } from '../../runner/verdict/verdict';
import type { Tally } from '../../scripts/ports/recorded';

/** Returns the CSS class that sets the colour of a verdict. */
export function standingClass(verdict: Verdict | undefined): string {
  return `standing standing-${verdict ?? 'not-judged'}`;
}

/** A verdict as a sign and a word: `✓ passed`, `– unsupported`. */
export function VerdictText({ verdict }: { readonly verdict: Verdict | undefined }): VNode {
  if (verdict === undefined) return <span class="soft">not judged</span>;
  const { sign, words } = meaningOf(verdict);
  return (
    <span class={standingClass(verdict)}>
      <span aria-hidden="true">{sign} </span>
      {words[0]}
    </span>
  );
}

/** A share as a bar and as numbers. */
export function Share({ passed, of }: Tally): VNode {
  return of === 0 ? (
    <span class="soft">–</span>
  ) : (
    <>
      <meter value={passed} max={of} aria-hidden="true" /> {passed} <span class="soft">of {of}</span>
    </>
  );
}
