import { AdapterFault } from '../../adapter/contract/errors';
import type { CommandContext } from '../commands/arguments';
import { judgePort } from '../commands/judge-port';
import { reproduceCommand, type RunCommandOptions } from '../commands/run-options';
import { readKnownFailures, requireQuickMatches } from '../plan/known-failures';
import { planOf, shownRun, type Preparation } from '../commands/run-preparation';
import { RunRecord } from '../judge/record';
import { withTypeCheck } from '../judge/type-check';
import type { RunProgress, ShownRun } from '../console/progress';
import { ExitStatus, exitStatusOf } from '../exit-status';
import { failuresText, lastFailures, type LastRun, onlyFailures, updatedLastRun } from '../judge/last-run';
import type { Plan } from '../plan/select';
import { writeReports } from '../reports/report-files';
import { faultText } from '../text/port-text';
import { UsageError } from '../errors';
import type { Judgement } from '../verdict/judgement';
import { filtered, type WatchFilter } from './watch-filter';

/** The end of one run of a watch, and the exit status of the watch if it ends after this run. */
export type Round =
  | {
      readonly kind: 'judged';
      readonly judgement: Judgement;
      /** Lines about the reports that were written, and about those that could not be. */
      readonly announcements: readonly string[];
      readonly status: ExitStatus;
    }
  /** The port did not start, or the list of known failures has an error. */
  | { readonly kind: 'broken'; readonly message: string; readonly status: ExitStatus }
  | { readonly kind: 'cancelled' };

/** Judges a port again and again. */
export class PortRounds {
  private last: LastRun | undefined;

  /** @param preparation the prepared run of the whole plan */
  constructor(
    private readonly preparation: Preparation,
    private readonly options: RunCommandOptions,
    private readonly context: CommandContext,
  ) {
    this.last = preparation.lastRun.read();
  }

  /**
   * Returns the part of the plan that a filter selects by id and surface.
   *
   * @throws UsageError when it selects nothing
   */
  planOf(filter: Omit<WatchFilter, 'onlyFailures'>): Plan {
    const { suite } = this.preparation;
    return filtered(planOf(suite, this.options), filter, suite);
  }

  /**
   * Judges the port once. First it plays what did not pass in the last run.
   *
   * @param progressOf returns the progress of a run
   * @param cancel ends the run early
   * @throws SuiteDefect when the suite has a defect
   */
  async play(
    filter: WatchFilter,
    progressOf: (run: ShownRun) => RunProgress,
    cancel: AbortSignal,
  ): Promise<Round> {
    const { options, context } = this;
    const problems: string[] = [];
    try {
      const run = this.prepare(filter);
      const record = new RunRecord(run, options, progressOf(shownRun(run, options.repeat)));
      const judgement = await withTypeCheck(
        options,
        context,
        () => judgePort(run, options, record, cancel, problems),
        () => !cancel.aborted,
        cancel,
      );
      if (judgement !== undefined) this.remember(judgement);
      if (judgement === undefined || cancel.aborted) return { kind: 'cancelled' };
      const announcements = this.isNarrower(filter)
        ? []
        : writeReports(options.report, judgement, reproduceCommand(options), problems);
      const lines = [...announcements, ...problems];
      return { kind: 'judged', judgement, announcements: lines, status: exitStatusOf(judgement) };
    } catch (thrown) {
      if (thrown instanceof AdapterFault) {
        return { kind: 'broken', message: faultText(thrown), status: ExitStatus.AdapterFault };
      }
      if (thrown instanceof UsageError) {
        return { kind: 'broken', message: thrown.message, status: ExitStatus.Usage };
      }
      throw thrown;
    }
  }

  private prepare(filter: WatchFilter): Preparation {
    const { preparation, options, context, last } = this;
    const { suite } = preparation;
    const knownFailures = readKnownFailures('--known-failures', options.knownFailures, context.folder);
    requireQuickMatches(knownFailures?.entries ?? [], suite.trials);
    const planned = { suite, plan: this.planOf(filter), knownFailures: knownFailures?.entries ?? [] };
    const known = knownFailures && { knownFailures };
    if (filter.onlyFailures) return { ...preparation, ...known, ...onlyFailures(last, planned) };
    const { plan } = planned;
    const first = lastFailures(last, planned);
    const isPart = first.size > 0 && first.size < plan.decisive.size;
    const note = `Playing ${failuresText(first.size)} before the others`;
    return { ...preparation, ...known, plan, first, ...(isPart && { note }) };
  }

  private remember(judgement: Judgement): void {
    const { lastRun } = this.preparation;
    // Without a cache folder, the results are known to this watch only.
    this.last = updatedLastRun(lastRun.read() ?? this.last, judgement);
    lastRun.write(this.last);
  }

  /** Tells whether keys have made the run narrower than the options, which also say what reports contain. */
  private isNarrower({ ids, surface, onlyFailures: only }: WatchFilter): boolean {
    return ids !== undefined || surface !== undefined || (only && !this.options.lastFailed);
  }
}
