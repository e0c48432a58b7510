import type { LookupOptions } from '../../reference/index';
import { Template } from '../../reference/lookup/template';
import { overriding } from './overriding';
import type { Change } from './reference-with';

/** Fills the first placeholder of a text, and leaves the others as they are. */
export const fillingFirst: Change = fillingUntil((source) => source.indexOf('}') + 1);

/** Fills a text until a name occurs once more than `most` times, and leaves the rest as it is. */
export function fillingNames(most: number): Change {
  return fillingUntil((source) => {
    const counts = new Map<string, number>();
    for (const { 0: placeholder, index } of source.matchAll(/%\{[^{}]+\}/g)) {
      const count = (counts.get(placeholder) ?? 0) + 1;
      if (count > most) return index;
      counts.set(placeholder, count);
    }
    return source.length;
  });
}

/** Fills only the beginning of a text, which ends at the index that `endOf` returns. */
function fillingUntil(endOf: (source: string) => number): Change {
  return overriding(Template.prototype, {
    fill: (original) =>
      function (this: Template, options: LookupOptions) {
        const end = endOf(this.source);
        return original.call(new Template(this.source.slice(0, end)), options) + this.source.slice(end);
      },
  });
}
