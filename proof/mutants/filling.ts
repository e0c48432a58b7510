import type { LookupOptions } from '../../reference';
import { Template } from '../../reference/lookup/template';

type Fill = Template['fill'];

/** Fills the first placeholder of a text, and leaves the others as they are. */
export function fillingFirst(original: Fill): Fill {
  return function (this: Template, options: LookupOptions) {
    const end = this.source.indexOf('}') + 1;
    return original.call(new Template(this.source.slice(0, end)), options) + this.source.slice(end);
  };
}
