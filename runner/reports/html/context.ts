import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { PACKAGE_ROOT } from '../../../adapter/contract/package';
import { readReadings, type Reading, type Rule } from '../../../suite';
import { documentOf, type FindingBlock, type ResultDocument } from '../../document/document';
import type { Reproduce } from '../../text/port-text';
import { chaptersByFile } from '../../text/suite-text';
import type { JudgedRule, Judgement } from '../../verdict/judgement';

/** The data that all parts of the page share. */
export interface Report {
  readonly judgement: Judgement;
  readonly document: ResultDocument;
  readonly reproduce: Reproduce;
  readonly readings: readonly Reading[];
  /** The ids of the rules that have a place on the page. */
  readonly ids: ReadonlySet<string>;
  /**
   * The finding for each rule whose failures are explained by a mistake in another rule, by the rule's id. If several
   * findings explain failures of a rule, the first finding counts.
   */
  readonly findings: ReadonlyMap<string, FindingBlock>;
  /** Tells whether a rule is only observed and does not affect the conclusion. */
  readonly isObserved: (rule: Pick<Rule, 'id'>) => boolean;
  /** Returns the chapter of a feature file. */
  readonly chapterOf: (file: string) => string;
}

/** Collects the data that all parts of the page share. */
export function reportOf(judgement: Judgement, reproduce: Reproduce): Report {
  const observed = idsOf(judgement.observations.rules);
  const document = documentOf(judgement);
  return {
    judgement,
    document,
    reproduce,
    readings: readReadings(PACKAGE_ROOT),
    ids: new Set([...idsOf(judgement.rules), ...observed]),
    findings: new Map(
      document.findings
        .toReversed()
        .flatMap((finding) => finding.others.map(({ judged }) => [judged.rule.id, finding] as const)),
    ),
    isObserved: ({ id }) => observed.has(id),
    chapterOf: chaptersByFile(judgement.suite),
  };
}

function idsOf(rules: readonly JudgedRule[]): Set<string> {
  return new Set(rules.map(({ rule }) => rule.id));
}

/** Provides the report to the components of the page. */
export const CurrentReport = createContext<Report | undefined>(undefined);

/** Returns the report to whose page a component belongs. */
export function useReport(): Report {
  return useContext(CurrentReport)!;
}
