import type { VNode } from 'preact';
import { verdictCountText, verdictText } from '../../document/conclusion';
import { type Totals, type Verdict, VERDICTS } from '../../verdict/verdict';

/** The look of a verdict: its sign, its words, and the CSS class that sets its colour. */
export interface VerdictLook {
  readonly sign: string;
  readonly words: string;
  readonly style: string;
}

const SIGNS: Readonly<Record<Verdict, string>> = {
  passed: '✓',
  failed: '✗',
  'expected-failure': '✗',
  stale: '!',
  unsupported: '–',
  'not-applicable': '∘',
  fault: '!',
  'not-run': '?',
};

/**
 * The looks of observations. An observation does not affect the conclusion: it only shows whether the port behaves as
 * 0.2.2 does.
 */
const OBSERVED: Readonly<Partial<Record<Verdict, VerdictLook & { readonly plural: string }>>> = {
  passed: { sign: '=', words: 'as in 0.2.2', plural: 'as in 0.2.2', style: 'same' },
  failed: { sign: '≠', words: 'differs from 0.2.2', plural: 'differ from 0.2.2', style: 'different' },
};

/** Returns the look of a verdict, or of an observation. */
export function lookOf(verdict: Verdict, isObserved = false): VerdictLook {
  const look = { sign: SIGNS[verdict], words: verdictText(verdict), style: verdict };
  return (isObserved ? OBSERVED[verdict] : undefined) ?? look;
}

/** A verdict as a sign, which screen readers read as words. */
export function Sign(props: { readonly verdict: Verdict; readonly isObserved?: boolean }): VNode {
  const { sign, words, style } = lookOf(props.verdict, props.isObserved);
  return (
    <b class={`sign ${style}`} role="img" aria-label={words}>
      {sign}
    </b>
  );
}

/** Returns the number of scenarios with each verdict in words, such as `12 passed, 2 failed`. */
export function totalsText(totals: Totals, isObserved: boolean): string {
  return VERDICTS.filter((verdict) => totals[verdict] > 0)
    .map((verdict) => countText(verdict, totals[verdict], isObserved))
    .join(', ');
}

/** Returns a number of scenarios with their verdict or observation, such as `2 failed` or `2 differ from 0.2.2`. */
export function countText(verdict: Verdict, howMany: number, isObserved: boolean): string {
  const words = isObserved ? OBSERVED[verdict]?.[howMany === 1 ? 'words' : 'plural'] : undefined;
  return words === undefined ? verdictCountText(verdict, howMany) : `${howMany} ${words}`;
}

/**
 * A bar with a segment for each verdict. The bar only repeats the text beside it, so screen readers skip it. It is
 * drawn as an SVG image, because the page's security policy forbids style attributes.
 */
export function Bar(props: { readonly totals: Totals; readonly isObserved?: boolean }): VNode {
  const { totals, isObserved } = props;
  const present = VERDICTS.filter((verdict) => totals[verdict] > 0);
  const planned = present.reduce((sum, verdict) => sum + totals[verdict], 0);
  let end = 0;
  return (
    <svg class="bar" viewBox={`0 0 ${planned} 1`} preserveAspectRatio="none" aria-hidden="true">
      {present.map((verdict) => {
        const start = end;
        end += totals[verdict];
        return (
          <rect class={lookOf(verdict, isObserved).style} x={start} width={totals[verdict]} height="1" />
        );
      })}
    </svg>
  );
}
