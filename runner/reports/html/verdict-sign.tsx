import { createContext, type VNode } from 'preact';
import { useContext } from 'preact/hooks';
import { verdictCountText, verdictText } from '../../document/conclusion';
import { counted, type Totals, type Verdict } from '../../verdict/verdict';

/**
 * Whether a part of the page shows observations. An observation does not affect the conclusion: it only shows whether
 * the port behaves as 0.2.2 does.
 */
export const IsObserved = createContext(false);

/** The look of a verdict: its sign, its words, and the CSS class that sets its colour. */
interface Look {
  readonly sign: string;
  readonly style: string;
  readonly words: string;
  /** The words for several scenarios. Present only in the look of an observation. */
  readonly plural?: string;
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

const OBSERVED: Readonly<Partial<Record<Verdict, Look>>> = {
  passed: { sign: '=', style: 'same', words: 'as in 0.2.2', plural: 'as in 0.2.2' },
  failed: { sign: '≠', style: 'different', words: 'differs from 0.2.2', plural: 'differ from 0.2.2' },
};

/** Returns a function that finds the look of a verdict in the current part of the page. */
export function useLooks(): (verdict: Verdict) => Look {
  const observed = useContext(IsObserved) ? OBSERVED : {};
  return (verdict) =>
    observed[verdict] ?? { sign: SIGNS[verdict], style: verdict, words: verdictText(verdict) };
}

/** A sign for a verdict, which screen readers read out in words. */
export function Sign({ verdict }: { readonly verdict: Verdict }): VNode {
  const { sign, words, style } = useLooks()(verdict);
  return (
    <b class={`sign ${style}`} role="img" aria-label={words}>
      {sign}
    </b>
  );
}

/** The number of scenarios with each verdict, in words, such as `12 passed, 2 failed`. */
export function Numbers({ totals }: { readonly totals: Totals }): VNode {
  const lookOf = useLooks();
  const texts = counted(totals).map(([verdict, howMany]) => {
    const { words, plural } = lookOf(verdict);
    return plural ? `${howMany} ${howMany === 1 ? words : plural}` : verdictCountText(verdict, howMany);
  });
  return <>{texts.join(', ')}</>;
}

/**
 * A bar with a segment for each verdict. The bar only repeats the text beside it, so screen readers skip it. It is
 * drawn as an SVG image, because the page's security policy forbids style attributes.
 */
export function Bar({ totals }: { readonly totals: Totals }): VNode {
  const lookOf = useLooks();
  let end = 0;
  const segments = counted(totals).map(([verdict, width]) => {
    const x = end;
    end += width;
    return <rect class={lookOf(verdict).style} x={x} width={width} height="1" />;
  });
  return (
    <svg class="bar" viewBox={`0 0 ${end} 1`} preserveAspectRatio="none" aria-hidden="true">
      {segments}
    </svg>
  );
}
