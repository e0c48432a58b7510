import { SURFACES, type Rule, type Surface } from '../../suite';
import type { RoundFilter } from '../judge/planned-round';
import type { Rounds } from '../judge/rounds';
import { UsageError } from '../errors';
import type { Judged, Judgement } from '../verdict/judgement';
import type { Dialog } from './dialog';
import type { WatchKey } from './keys';

/** The key commands that do not end a watch. */
export type CommandKey = Exclude<WatchKey, 'quit' | 'interrupt'>;

/** Carries out the key commands of a watch. Most commands change the filter that selects the trials to play. */
export class KeyCommands {
  /** Whether the port is being judged at the moment. */
  isRunning = false;

  /**
   * @param filter selects the part of the plan to play
   * @param dialog asks the user questions on the terminal; omitted if no keys are read
   */
  constructor(
    private readonly rounds: Rounds,
    public filter: RoundFilter,
    public dialog?: Dialog,
  ) {}

  /**
   * Carries out a key command.
   *
   * @param judgement the judgement of the last complete run, if there has been one
   * @returns whether to judge the port again
   */
  async carryOut(key: CommandKey, judgement: Judgement | undefined): Promise<boolean> {
    const filter = await this.filterFor(key, judgement);
    if (filter === undefined) return false;
    this.filter = filter;
    return true;
  }

  /** Returns the filter for the next round, or undefined if the key does not begin a round. */
  private async filterFor(
    key: CommandKey,
    judgement: Judgement | undefined,
  ): Promise<RoundFilter | undefined> {
    const { filter, dialog } = this;
    switch (key) {
      case 'again':
        return filter;
      case 'all':
        return { onlyFailures: false };
      case 'failures':
        return { ...filter, onlyFailures: !filter.onlyFailures };
      case 'id': {
        const ids = await dialog?.ids((pattern) => this.problemWith({ ...filter, ids: pattern }));
        return ids === undefined ? undefined : { ...filter, ids: ids.trim() || undefined };
      }
      case 'rule': {
        const ids = await dialog?.rule(this.rulesToOffer(judgement));
        return ids === undefined ? undefined : { ...filter, ids };
      }
      case 'surface': {
        const surface = await dialog?.surface(this.surfacesToOffer());
        return surface && { ...filter, surface: surface === 'all' ? undefined : surface };
      }
      case 'details':
        await dialog?.details(failuresOf(judgement));
        return undefined;
    }
  }

  /** Returns the rules of the plan, beginning with those that failed. */
  private rulesToOffer(judgement: Judgement | undefined): Rule[] {
    const { trials } = this.rounds.planOf({ ...this.filter, ids: undefined });
    const planned = new Set(trials.map(({ rule }) => rule));
    const failed = new Set(failuresOf(judgement).map(({ rule }) => rule.id));
    const rules = this.rounds.suite.rules.filter(({ id }) => planned.has(id));
    return [...rules.filter(({ id }) => failed.has(id)), ...rules.filter(({ id }) => !failed.has(id))];
  }

  private surfacesToOffer(): Surface[] {
    const { trials } = this.rounds.planOf({ ...this.filter, surface: undefined });
    return SURFACES.filter((surface) => trials.some((trial) => trial.surface === surface));
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

/** Returns the trials that failed, were unsupported or had an adapter fault. Known failures are left out. */
function failuresOf(judgement: Judgement | undefined): Judged[] {
  return (judgement?.rules ?? [])
    .flatMap(({ trials }) => trials)
    .filter(({ verdict }) => ['failed', 'fault', 'unsupported'].includes(verdict));
}
