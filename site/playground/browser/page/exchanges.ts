import type { Exchange } from '../messages';
import { element } from './dom';

/** Shows the calls of a step, one on each line. */
export function exchangeList(exchanges: readonly Exchange[], omitted = 0): HTMLElement {
  const more = omitted === 0 ? [] : [element('li', {}, `and ${omitted.toLocaleString('en')} more calls`)];
  return element('ul', { class: 'pg-exchanges' }, ...exchanges.map(exchangeItem), ...more);
}

function exchangeItem({ call, answer, isError }: Exchange): HTMLElement {
  const answered = element('code', { class: isError ? 'pg-answer pg-raised' : 'pg-answer' }, answer);
  return element('li', {}, element('code', {}, call), ' → ', answered);
}
