import type { VNode } from 'preact';
import type { Standing, Tally } from '../data/port-results';

const SIGNS: Readonly<Record<Standing, string>> = {
  kept: '✓',
  broken: '✗',
  unsupported: '–',
  'not applicable': '∘',
  'no scenarios': '',
  'not judged': '?',
};

const WORDS: Readonly<Record<Standing, string>> = {
  kept: 'passes',
  broken: 'fails',
  unsupported: 'unsupported',
  'not applicable': 'not applicable',
  'no scenarios': 'no scenarios',
  'not judged': 'not judged',
};

/** Returns the CSS class that sets the colour of a standing. */
export function standingClass(standing: Standing): string {
  return `standing standing-${standing.replace(' ', '-')}`;
}

/** A sign for a standing, which screen readers read as a word. */
function Sign({ standing }: { readonly standing: Standing }): VNode {
  return (
    <span class={standingClass(standing)}>
      <span aria-hidden="true">{SIGNS[standing]}</span>
      <span class="hidden-text">{WORDS[standing]}</span>
    </span>
  );
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

/** A short tally for a cell of the matrix: `✓ 12`, `✗ 3 of 12`, `–`. */
export function ShortTally({ tally: { standing, passed, of } }: { readonly tally: Tally }): VNode {
  return (
    <>
      <Sign standing={standing} />{' '}
      {hasNumbers({ standing, passed }) && (standing === 'kept' ? of : `${passed} of ${of}`)}
    </>
  );
}

function hasNumbers({ standing, passed }: Pick<Tally, 'standing' | 'passed'>): boolean {
  return standing === 'kept' || standing === 'broken' || passed > 0;
}

/** The meanings of the signs. */
export function Legend(): VNode {
  const shown: Standing[] = ['kept', 'broken', 'unsupported', 'not applicable'];
  const meanings = [
    'passes all scenarios',
    'fails a scenario',
    'lacks an operation',
    'not applicable to its language',
  ];
  return (
    <ul class="legend">
      {shown.map((standing, index) => (
        <li>
          <span class={standingClass(standing)} aria-hidden="true">
            {SIGNS[standing]}
          </span>{' '}
          {meanings[index]}
        </li>
      ))}
      <li>an empty cell: the rule has no scenarios on the surfaces of the port</li>
    </ul>
  );
}

/** A share as a bar and as numbers. */
export function Share({ passed, of }: { readonly passed: number; readonly of: number }): VNode {
  return of === 0 ? (
    <span class="none">–</span>
  ) : (
    <span class="share">
      <svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="8" />
        <rect width={(100 * passed) / of} height="8" />
      </svg>
      <span>
        {passed} <span class="of">of {of}</span>
      </span>
    </span>
  );
}
