import { START, type SurfaceKind, type Predecessor, type State } from './model';

/** The options of a constructor or of a configuration that open most questions. */
export interface Options {
  readonly available_locales?: unknown;
  readonly fallbacks?: unknown;
}

/** The state of one surface during a scenario. */
export class SurfaceState {
  /** The number of hashes and loaders that were injected. For the main catalog, it is 1 after `init`. */
  injections = 0;
  /** Whether `config=` was called after `init`. */
  isConfigReplaced = false;
  /** The locales that an injected hash held. */
  readonly fromHashes = new Set<string>();
  /** The number of blocks around the current call. */
  depth = 0;
  /** Whether a block raised, and no transition has succeeded since. */
  isAfterRaise = false;
  previous: Predecessor = START;

  constructor(
    readonly kind: SurfaceKind,
    public defaultLocale: string,
    public options: Options,
  ) {}

  /** Returns the abstract state while a locale is active. */
  nameWith(active: string): State {
    const isDefault = active === this.defaultLocale;
    const locale = isDefault ? 'default locale' : 'another locale';
    const given = this.nameOfOptions();
    if (given !== undefined) return given;
    if (this.injections === 0) return this.kind === 'module' ? 'before init' : 'nothing injected';
    if (this.isAfterRaise) return `after a block that raised, ${locale}`;
    if (this.depth > 0) return `${this.depth === 1 ? 'in a block' : 'in a nested block'}, ${locale}`;
    if (this.kind === 'module') return `${this.isConfigReplaced ? 'after config=' : 'after init'}, ${locale}`;
    const content = this.injections === 1 ? 'injected once' : 'injected several times';
    return `${content}, ${isDefault || this.fromHashes.has(active) ? locale : 'locale from a loader'}`;
  }

  private nameOfOptions(): State | undefined {
    const isGiven = (option: unknown): boolean => option !== undefined && option !== null;
    const { available_locales, fallbacks } = this.options;
    const areFallbacks = isGiven(fallbacks);
    if (!areFallbacks && !isGiven(available_locales)) return undefined;
    if (this.kind === 'module') return 'available locales or fallbacks configured';
    return areFallbacks ? 'fallbacks given' : 'available locales given';
  }
}
