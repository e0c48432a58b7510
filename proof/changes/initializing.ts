import { I18nModule, Loader } from '../../reference/index';
import { overriding } from './overriding';

/** Changes which loaders of the main configuration init reads. */
export function initializing(change: (loaders: Loaders) => readonly LoaderLike[]) {
  return overriding(I18nModule.prototype, {
    init: (original) =>
      function (this: I18nModule) {
        const { loaders } = this.config;
        this.config.loaders = change(loaders).map(loaderOf);
        try {
          original.call(this);
        } finally {
          this.config.loaders = loaders;
        }
      },
  });
}

/** Makes a loader of an object that can only load, because a configuration refuses any other object. */
function loaderOf(given: LoaderLike): Loader.Base {
  if (given instanceof Loader.Base) return given;
  return new (class extends Loader.Base {
    load() {
      return given.load();
    }
  })();
}

type Loaders = I18nModule['config']['loaders'];

type LoaderLike = Pick<Loaders[number], 'load'>;
