import type { VNode } from 'preact';
import type { Standing, Tally } from '../data/port-results';

const SIGNS: Readonly<Record<Standing, string>> = {
  kept: '✓',
  broken: '✗',
  unsupported: '–',
  'not applicable': '∘',
  'no scenarios': '',
};

const WORDS: Readonly<Record<Standing, string>> = {
  kept: 'passes',
  broken: 'fails',
  unsupported: 'unsupported',
  'not applicable': 'not applicable',
  'no scenarios': 'no scenarios',
};

/** Returns the CSS class that sets the colour of a standing. */
export function standingClass(standing: Standing): string {
  return `standing standing-${standing.replace(' ', '-')}`;
}

/** A tally in words: `✓ 12 of 12`, `✗ 3 of 12`, `– unsupported`. */
export function TallyText({ tally: { standing, passed, of } }: { readonly tally: Tally }): VNode {
  return (
    <span class={standingClass(standing)}>
      <span aria-hidden="true">{SIGNS[standing]} </span>
      {hasNumbers({ standing, passed }) ? (
        <>
          <span class="hidden-text">{WORDS[standing]}, </span>
          {passed} of {of}
        </>
      ) : (
        WORDS[standing]
      )}
    </span>
  );
}

function hasNumbers({ standing, passed }: Pick<Tally, 'standing' | 'passed'>): boolean {
  return standing === 'kept' || standing === 'broken' || passed > 0;
}

/** The meanings of the signs. */
export function Legend(): VNode {
  const meanings: readonly (readonly [Standing, string])[] = [
    ['kept', 'passes all trials'],
    ['broken', 'fails a trial'],
    ['unsupported', 'lacks an operation'],
    ['not applicable', 'not applicable to its language'],
  ];
  return (
    <p class="actions soft">
      {meanings.map(([standing, meaning]) => (
        <span>
          <span class={standingClass(standing)} aria-hidden="true">
            {SIGNS[standing]}
          </span>{' '}
          {meaning}
        </span>
      ))}
      <span>an empty cell: the rule has no scenarios on the surfaces of the port</span>
    </p>
  );
}

/** A share as a bar and as numbers. */
export function Share({ passed, of }: { readonly passed: number; readonly of: number }): VNode {
  return of === 0 ? (
    <span class="soft">–</span>
  ) : (
    <>
      <meter value={passed} max={of} aria-hidden="true" /> {passed} <span class="soft">of {of}</span>
    </>
  );
}
