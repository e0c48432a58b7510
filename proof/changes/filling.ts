import type { LookupOptions } from '../../reference/index';
import { Template } from '../../reference/lookup/template';
import { overriding } from './overriding';
import type { Change } from './reference-with';

/** Fills the first placeholder of a text, and leaves the others as they are. */
export const fillingFirst: Change = overriding(Template.prototype, {
  fill: (original) =>
    function (this: Template, options: LookupOptions) {
      const end = this.source.indexOf('}') + 1;
      return original.call(new Template(this.source.slice(0, end)), options) + this.source.slice(end);
    },
});
