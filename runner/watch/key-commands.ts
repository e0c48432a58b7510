import { SURFACES } from '../../suite';
import type { RoundFilter } from '../judge/planned-round';
import type { Rounds } from '../judge/rounds';
import { UsageError } from '../errors';
import type { Judged, Judgement } from '../verdict/judgement';
import type { Dialog } from './dialog';
import type { WatchKey } from './keys';

/** The keys that do not end a watch. */
export type CommandKey = Exclude<WatchKey, 'quit' | 'interrupt'>;

/** Carries out the key commands of a watch. Most commands change the filter that selects the trials to play. */
export class KeyCommands {
  /** Whether the port is being judged now. */
  isRunning = false;

  /**
   * @param filter the part of the plan that is played
   * @param dialog asks questions on the terminal; omitted if no keys are read
   */
  constructor(
    private readonly rounds: Rounds,
    public filter: RoundFilter,
    public dialog?: Dialog,
  ) {}

  /**
   * Carries out the command of a key.
   *
   * @param judgement the judgement of the last complete run, if there is one
   * @returns whether to judge the port again
   */
  async carryOut(key: CommandKey, judgement: Judgement | undefined): Promise<boolean> {
    switch (key) {
      case 'all':
        return this.setFilter({ onlyFailures: false });
      case 'failures':
        return this.setFilter({ ...this.filter, onlyFailures: !this.filter.onlyFailures });
      case 'id':
        return this.chooseIds();
      case 'rule':
        return this.chooseRule(judgement);
      case 'surface':
        return this.chooseSurface();
      case 'details':
        await this.dialog?.details(failuresOf(judgement));
        return false;
      case 'again':
        return true;
    }
  }

  private async chooseIds(): Promise<boolean> {
    const ids = await this.dialog?.ids((pattern) => this.problemWith({ ...this.filter, ids: pattern }));
    return ids !== undefined && this.setIds(ids.trim());
  }

  /** Asks for a rule of the plan. Offers the rules that failed before the others. */
  private async chooseRule(judgement: Judgement | undefined): Promise<boolean> {
    const planned = new Set(
      this.rounds.planOf({ ...this.filter, ids: undefined }).trials.map(({ rule }) => rule),
    );
    const failed = new Set(failuresOf(judgement).map(({ rule }) => rule.id));
    const rules = this.rounds.suite.rules.filter(({ id }) => planned.has(id));
    const id = await this.dialog?.rule([
      ...rules.filter(({ id }) => failed.has(id)),
      ...rules.filter(({ id }) => !failed.has(id)),
    ]);
    return id !== undefined && this.setIds(id);
  }

  private async chooseSurface(): Promise<boolean> {
    const { trials } = this.rounds.planOf({ ...this.filter, surface: undefined });
    const surfaces = SURFACES.filter((surface) => trials.some((trial) => trial.surface === surface));
    const surface = await this.dialog?.surface(surfaces);
    if (surface === undefined) return false;
    return this.setFilter({ ...this.filter, surface: surface === 'all' ? undefined : surface });
  }

  private setIds(ids: string): boolean {
    return this.setFilter({ ...this.filter, ids: ids === '' ? undefined : ids });
  }

  private setFilter(filter: RoundFilter): boolean {
    this.filter = filter;
    return true;
  }

  private problemWith(filter: RoundFilter): string | undefined {
    try {
      this.rounds.planOf(filter);
      return undefined;
    } catch (thrown) {
      if (thrown instanceof UsageError) return thrown.message;
      throw thrown;
    }
  }
}

/** Returns the trials that did not pass. Known failures are left out. */
function failuresOf(judgement: Judgement | undefined): Judged[] {
  return (judgement?.rules ?? [])
    .flatMap(({ trials }) => trials)
    .filter(({ verdict }) => ['failed', 'fault', 'unsupported'].includes(verdict));
}
