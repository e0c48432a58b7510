import type { Exchange } from '../messages';
import { element } from './dom';

/** Shows the calls of a step. Each call has a line, which unfolds to show the request and the response. */
export function exchangeList(exchanges: readonly Exchange[], omitted = 0): HTMLElement {
  const more =
    omitted === 0
      ? undefined
      : element('p', { class: 'pg-note' }, `and ${omitted.toLocaleString('en')} more calls`);
  return element('div', { class: 'pg-exchanges' }, ...exchanges.map(exchangeItem), more);
}

function exchangeItem({ call, answer, isError, request, response }: Exchange): HTMLElement {
  return element(
    'details',
    { class: 'pg-exchange' },
    element(
      'summary',
      {},
      element('code', { class: 'pg-call' }, call),
      ' → ',
      element('code', { class: isError ? 'pg-answer pg-raised' : 'pg-answer' }, answer),
    ),
    element('p', { class: 'pg-label' }, 'Request'),
    element('pre', { tabindex: '0' }, request),
    element('p', { class: 'pg-label' }, 'Response'),
    element('pre', { tabindex: '0' }, response),
  );
}
