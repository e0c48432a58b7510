import type { Adapter } from '../../../../adapter/contract/adapter';
import { invalidParams, unsupported } from '../../../../adapter/contract/errors';
import createReference from '../../../../ports/reference';

/** Makes a port with passed, failed, unsupported, not applicable and fault verdicts. */
export default function createFlawed(): Adapter {
  const reference = createReference();
  const activated = new Set<unknown>();
  return {
    ...reference,
    translate: async (params) => (await reference.translate(params)).toUpperCase(),
    inject: async (params) =>
      'loader' in params ? Promise.reject(unsupported('no loaders')) : reference.inject(params),
    // Works, but also raises from the second call on.
    activate: async (params) => {
      const locale = await reference.activate(params);
      if (activated.has(params.subject)) throw new RangeError('activated before');
      activated.add(params.subject);
      return locale;
    },
    reset: async () => {
      activated.clear();
      return reference.reset();
    },
    assignLocale: () => Promise.reject(unsupported('there is no setter')),
    defaultLocale: () => Promise.reject(invalidParams('there is no default locale')),
    pluralRule: async () => 7 as unknown as string,
  };
}
