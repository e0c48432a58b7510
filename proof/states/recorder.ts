import type { Adapter, WithLocaleParams, WithLocaleResult } from '../../adapter/contract/adapter';
import { ErrorCode, OperationError } from '../../adapter/contract/errors';
import type { ConfigValue, Name } from '../../adapter/contract/values';
import type { Change } from '../changes/reference-with';
import { nameText, subjectOf } from '../changes/surfaces';
import {
  activateOther,
  initWithoutConfig,
  otherValue,
  runInLocaleBefore,
  skipBlock,
  type Mistake,
} from './mistakes';
import {
  BLOCK_BEGINS,
  BLOCK_RAISED,
  type SurfaceKind,
  type StateOperation,
  type Predecessor,
  type Read,
  type State,
  type Transition,
} from './model';
import { SurfaceState, type Options } from './surface-state';

/** A call of an operation in a state. */
interface StateCall {
  readonly kind: SurfaceKind;
  readonly state: State;
  /** The transition before it on the same surface. */
  readonly previous: Predecessor;
  readonly operation: StateOperation;
}

/** Takes a call of a scenario before it is made, and returns the mistake that it is to make. */
type OnStateCall = (call: StateCall) => Mistake | undefined;

/** Calls `watch` for each call on the reference, in blocks as well. The surfaces begin anew with each reset. */
export function watchedBy(watch: OnStateCall): Change {
  return (reference) => new Recorder(reference, watch).operations();
}

const MODULE = 'I18n';

class Recorder {
  private config: ConfigValue = {};
  private readonly surfaces = new Map<string, SurfaceState>();
  private readonly module = this.begin(MODULE, {});
  /** Whether the module has a main catalog: asking for its locale would make one. */
  private hasMainCatalog = false;

  constructor(
    private readonly reference: Adapter,
    private readonly watch: OnStateCall,
  ) {}

  operations(): Partial<Adapter> {
    const { reference } = this;
    return {
      configure: async (value) => {
        const loaders = [...(this.config.loaders ?? []), ...(value.loaders ?? [])];
        this.config = { ...this.config, ...value, loaders };
        return reference.configure(value);
      },
      newCatalog: async (params) => {
        this.begin(params.catalog, params);
        return reference.newCatalog(params);
      },
      catalogFromConfig: async (params) => {
        this.begin(params.catalog, params.config).injections = params.config.loaders?.length ?? 0;
        return reference.catalogFromConfig(params);
      },
      replaceConfig: (value) =>
        this.transition({}, 'config=', () => reference.replaceConfig(value)).finally(() => {
          this.config = value;
          this.module.isConfigReplaced = true;
        }),
      init: () =>
        this.transition({}, 'init', () => reference.init(), this.withoutInit()).finally(() => {
          const { config } = this;
          const defaultLocale = config.default_locale ?? 'en';
          Object.assign(this.module, {
            injections: 1,
            isConfigReplaced: false,
            defaultLocale,
            options: config,
          });
        }),
      inject: (params) => {
        const translations = 'translations' in params ? params.translations : undefined;
        const operation = translations === undefined ? 'inject (loader)' : 'inject (hash)';
        return this.transition(params, operation, () => reference.inject(params)).finally(() => {
          const surface = this.surface(params);
          surface.injections += 1;
          for (const locale of Object.keys(translations ?? {})) surface.fromHashes.add(locale);
        });
      },
      activate: (params) => this.activation('activate', params, () => reference.activate(params)),
      assignLocale: (params) => this.activation('locale=', params, () => reference.assignLocale(params)),
      withLocale: (params) => this.block(params),
      locale: (params) => this.read('locale', params, () => reference.locale(params)),
      availableLocales: (params) =>
        this.read('available_locales', params, () => reference.availableLocales(params)),
      translate: (params) => this.read('translate', params, () => reference.translate(params)),
      t: (params) => this.read('translate', params, () => reference.t(params)),
      translateOrThrow: (params) => this.read('translate', params, () => reference.translateOrThrow(params)),
      tOrThrow: (params) => this.read('translate', params, () => reference.tOrThrow(params)),
      localize: (params) => this.read('localize', params, () => reference.localize(params)),
      l: (params) => this.read('localize', params, () => reference.l(params)),
    };
  }

  private async activation(
    operation: 'activate' | 'locale=',
    params: { readonly locale: Name },
    call: () => Promise<string>,
  ): Promise<string> {
    const locale = nameText(params.locale);
    return this.transition(
      params,
      `${operation} (${await this.availability(params)})`,
      call,
      async () => locale,
    );
  }

  private async block(params: WithLocaleParams): Promise<WithLocaleResult> {
    const { reference } = this;
    const surface = this.surface(params);
    const availability = await this.availability(params);
    const before = await this.active(params);
    const without =
      availability === 'available'
        ? () => runInLocaleBefore(reference, params, before)
        : async () => skipBlock(params);
    const run = async (): Promise<WithLocaleResult> => {
      surface.depth += 1;
      surface.previous = BLOCK_BEGINS;
      try {
        return await reference.withLocale(params);
      } finally {
        surface.depth -= 1;
        surface.previous = `with_locale (${availability})`;
      }
    };
    return this.transition(params, `with_locale (${availability})`, run, without);
  }

  /**
   * Makes a call that may change the state.
   *
   * @param without makes it without its effect
   */
  private async transition<Result>(
    params: object,
    operation: Transition,
    call: () => Promise<Result>,
    without: () => Promise<Result> = async () => null as Result,
  ): Promise<Result> {
    const surface = this.surface(params);
    const mistake = this.tell(surface, await this.stateNow(params), operation);
    surface.previous = operation;
    if (operation !== 'config=' && surface === this.module) this.hasMainCatalog = true;
    try {
      const result = await (mistake === 'no effect' ? without() : call());
      surface.isAfterRaise = false;
      return result;
    } catch (thrown) {
      if (!isRefusal(thrown)) Object.assign(surface, { isAfterRaise: true, previous: BLOCK_RAISED });
      throw thrown;
    } finally {
      if (mistake === 'other locale' && !this.isWithoutCatalog(params))
        await activateOther(this.reference, params);
    }
  }

  private async read<Result>(operation: Read, params: object, call: () => Promise<Result>): Promise<Result> {
    const surface = this.surface(params);
    const mistake = this.tell(surface, await this.stateNow(params), operation);
    if (surface === this.module) this.hasMainCatalog = true;
    if (mistake === undefined) return call();
    return otherValue(await call().catch(() => 'a text')) as Result;
  }

  private tell(
    { kind, previous }: SurfaceState,
    state: State,
    operation: StateOperation,
  ): Mistake | undefined {
    return this.watch({ kind, state, previous, operation });
  }

  /** Without a main catalog, the first use of the module would make it all the same. */
  private withoutInit(): () => Promise<unknown> {
    const { config, hasMainCatalog, reference } = this;
    return hasMainCatalog ? async () => null : () => initWithoutConfig(reference, config);
  }

  private begin(name: string, options: Options & { readonly default_locale?: string }): SurfaceState {
    const kind = name === MODULE ? 'module' : 'catalog';
    const surface = new SurfaceState(kind, options.default_locale ?? 'en', options);
    this.surfaces.set(name, surface);
    return surface;
  }

  private surface(params: object): SurfaceState {
    return this.surfaces.get(subjectOf(params))!;
  }

  private async stateNow(params: object): Promise<State> {
    return this.surface(params).nameWith(await this.active(params));
  }

  private async active(params: object): Promise<string> {
    return this.isWithoutCatalog(params) ? this.defaultInConfig() : this.reference.locale(params);
  }

  private async availability(params: { readonly locale: Name }): Promise<'available' | 'unavailable'> {
    const { subject = MODULE } = params as { readonly subject?: string };
    const locales = this.isWithoutCatalog(params)
      ? [this.defaultInConfig()]
      : await this.reference.availableLocales({ subject });
    return locales.includes(nameText(params.locale)) ? 'available' : 'unavailable';
  }

  private isWithoutCatalog(params: object): boolean {
    return this.surface(params) === this.module && !this.hasMainCatalog;
  }

  private defaultInConfig(): string {
    return this.config.default_locale ?? 'en';
  }
}

function isRefusal(thrown: unknown): boolean {
  return thrown instanceof OperationError && thrown.code === ErrorCode.InvalidLocale;
}
