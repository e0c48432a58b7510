import { I18nModule } from '../../reference/index';
import { overriding } from './overriding';

/** Changes which loaders of the main configuration init reads. */
export function initializing(change: (loaders: Loaders) => readonly LoaderLike[]) {
  return overriding(I18nModule.prototype, {
    init: (original) =>
      function (this: I18nModule) {
        const { loaders } = this.config;
        this.config.loaders = change(loaders) as Loaders;
        try {
          original.call(this);
        } finally {
          this.config.loaders = loaders;
        }
      },
  });
}

type Loaders = I18nModule['config']['loaders'];

type LoaderLike = Pick<Loaders[number], 'load'>;
