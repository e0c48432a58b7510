import { World } from '@cucumber/cucumber';
import { dispatch, type Adapter, type Method } from '../adapter/contract/adapter';
import { ErrorCode, OperationError } from '../adapter/contract/errors';
import type { Session } from '../adapter/contract/session';
import type { Translations } from '../adapter/contract/values';
import type { BegunScenario } from './begun-scenario';
import type { WrittenConfig } from './configuration';
import { requireExpressible } from './expressible';
import { Mismatch, requireHeld, type Check, type Finding, type Outcome } from './findings';
import { CATALOG, MODULE, OTHER_CATALOG, type SurfaceInWords } from './surfaces';
import { textsOf } from './texts';

/** What one scenario knows: the implementation on a fresh state, and what the steps asked of it so far. */
export class ConformanceWorld extends World {
  /** Set by the hook that begins the scenario. */
  session!: Session;
  /** The implementation, on a fresh state. */
  adapter!: Adapter;
  /** The surfaces on which the rule is checked: both, unless it holds for one alone. */
  surfaces: readonly string[] = [];
  /** How many catalogs the scenario has been about, one after the other. */
  private catalogs = 0;
  /** What the last When comes to, on each surface and in each spelling of the operation. */
  outcomes: Promise<readonly Outcome[]> = Promise.resolve([]);
  /** The translations that the scenario gave the implementation. */
  private readonly given: unknown[] = [];
  /** The locales of these translations, and the one that is there from the beginning. */
  readonly locales = new Set(['en']);
  /** The path that was looked up last, which alone does not state that its translation is missing. */
  path = '';
  /** The folder of locale files that the scenario is about. */
  folder = '';
  /** The folder that the scenario wrote, to be removed after it. */
  written: string | undefined;
  /** The scenario's steps, when they were begun ahead, with a world of their own. */
  begun: BegunScenario | undefined;
  /** Whether every step of the scenario was begun ahead: then none has anything to ask any more. */
  hasAskedAll = false;
  /** What is reported of the scenario when it does not pass. */
  finding: Finding | undefined;

  /**
   * Makes one call, which is to succeed.
   *
   * @throws Mismatch when the implementation refuses it
   */
  async prepare(method: Method, params: object = {}): Promise<unknown> {
    const outcome = await this.ask(method, params);
    if ('result' in outcome) return outcome.result;
    const { code, type, message } = outcome.error;
    const { surface, operation } = outcome;
    throw new Mismatch([
      { surface, operation, expected: 'succeeds', inWords: true, error: { code, type, message } },
    ]);
  }

  /** Makes one call, and gives what it came to, an error of the interface included. */
  async ask(method: Method, params: object = {}): Promise<Outcome> {
    requireExpressible(params, this.session.handshake.inexpressible ?? []);
    return this.call(method, params);
  }

  /** Makes one call as {@link ask} does, whether or not the port's language can say it. */
  async call(method: Method, params: object): Promise<Outcome> {
    if (this.hasAskedAll) throw new Error(`${method} was asked too late: its step is to be begun IN_TURN`);
    const at = { surface: surfaceOf(params), operation: method };
    try {
      return { ...at, result: (await dispatch(this.adapter, method, params)) ?? null };
    } catch (thrown) {
      if (!(thrown instanceof OperationError) || thrown.code === ErrorCode.Unsupported) throw thrown;
      return { ...at, error: thrown };
    }
  }

  /**
   * Names a catalog that is made: from now on the scenario is about this one. A name is given once, for the document
   * knows no names, and a port need not know what a second catalog of one name would be.
   *
   * @param beside the surfaces on which the rule is checked as well
   */
  nameCatalog(...beside: readonly string[]): string {
    this.catalogs += 1;
    this.surfaces = [...beside, this.catalog];
    return this.catalog;
  }

  /** The protocol's name of a surface. */
  subjectOf(surface: SurfaceInWords): string {
    return { 'the module': MODULE, 'the catalog': this.catalog, 'the other catalog': OTHER_CATALOG }[surface];
  }

  private get catalog(): string {
    return this.catalogs <= 1 ? CATALOG : `${CATALOG} ${this.catalogs}`;
  }

  /** Remembers the translations that the loaders of a configuration give. */
  rememberIn(config: WrittenConfig): WrittenConfig {
    for (const { translations } of config.loaders) this.remember(translations);
    return config;
  }

  /**
   * Makes a call on each surface of the scenario, or on others, in each of these spellings; the outcomes are what the
   * Then steps look at. The calls are asked at once, and made one after the other: an adapter that takes several in is
   * not waited for each time.
   */
  onEach(
    methods: readonly Method[],
    params: object = {},
    surfaces = this.surfaces,
  ): Promise<readonly Outcome[]> {
    return this.lookAt(
      surfaces.flatMap((subject) => methods.map((method) => this.ask(method, { subject, ...params }))),
    );
  }

  /** Has the Then steps look at what these calls come to. */
  lookAt(calls: readonly Promise<Outcome>[]): Promise<readonly Outcome[]> {
    this.outcomes = Promise.all(calls);
    return this.outcomes;
  }

  /** The texts that the scenario stored, which a missing translation cannot be. */
  get texts(): ReadonlySet<string> {
    return new Set(this.given.flatMap(textsOf));
  }

  /** Remembers translations that the scenario gives the implementation. */
  remember(translations: unknown): Translations {
    this.given.push(translations);
    for (const locale of Object.keys(translations as Translations)) this.locales.add(locale);
    return translations as Translations;
  }

  /**
   * Holds outcomes against what a rule says.
   *
   * @throws Mismatch with each one that does not hold
   */
  async expect(
    check: (outcome: Outcome) => Check | undefined,
    outcomes: Promise<readonly Outcome[]> = this.outcomes,
  ): Promise<void> {
    const found = await outcomes;
    if (found.length === 0) throw new Error('this Then has no When: nothing was asked of the implementation');
    requireHeld(found.map(check));
  }
}

function surfaceOf(params: { readonly subject?: string; readonly catalog?: string }): string {
  return params.subject ?? params.catalog ?? MODULE;
}
