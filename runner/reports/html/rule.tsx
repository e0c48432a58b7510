import type { VNode } from 'preact';
import { type Rule, statementsOf } from '../../../suite';
import { grouped } from '../../grouped';
import { count, sectionsText } from '../../text/suite-text';
import type { JudgedRule } from '../../verdict/judgement';
import { totalsOf } from '../../verdict/verdict';
import { useReport } from './context';
import { Scenarios } from './scenario';
import { IdLine, RuleLink, Text } from './text';
import { Bar, Sign, totalsText } from './verdict-sign';

/** Rules by chapter, collapsed, in the order of the suite. */
export function Chapters({ rules }: { readonly rules: readonly JudgedRule[] }): VNode {
  const { chapterOf, isObserved } = useReport();
  return (
    <>
      {grouped(rules, ({ rule }) => chapterOf(rule.file)).map(([chapter, its]) => {
        const totals = totalsOf(its.flatMap(({ trials }) => trials));
        const areObserved = isObserved(its[0].rule);
        return (
          <details class="chapter" id={chapterPlace(chapter)} data-chapter={chapter}>
            <summary>
              <h3>{chapter}</h3>{' '}
              <span class="count">
                {count(its.length, 'rule')}: {totalsText(totals, areObserved)}
              </span>
              <Bar totals={totals} isObserved={areObserved} />
            </summary>
            {its.map((judged) => (
              <RulePart {...judged} />
            ))}
          </details>
        );
      })}
    </>
  );
}

/** Returns the id of a chapter's element on the page. */
export function chapterPlace(chapter: string): string {
  return `chapter-${chapter}`;
}

/** A collapsible rule: the sentences of the document that the rule states, its readings, and its scenarios. */
function RulePart({ rule, verdict, trials }: JudgedRule): VNode {
  const { readings, findings, isObserved } = useReport();
  const { id, level, sentence, description, feature, sections } = rule;
  const finding = findings.get(id);
  return (
    <details class="rule" id={id} data-level={level}>
      <summary>
        <Sign verdict={verdict} isObserved={isObserved(rule)} /> <span class="id">{id}</span>{' '}
        <span class="sentence">
          <Text>{sentence}</Text>
        </span>{' '}
        <span class="count">{totalsText(totalsOf(trials), isObserved(rule))}</span>
      </summary>
      <p class="place">
        <IdLine id={id} /> {feature}, {sectionsText(sections)}, level {level}
      </p>
      <Statements rule={rule} />
      {description !== '' && (
        <p>
          <Text>{description}</Text>
        </p>
      )}
      {finding && (
        <p>
          It may fail only because{' '}
          {finding.rule ? (
            <>
              <RuleLink id={finding.rule.rule.id} /> fails
            </>
          ) : (
            <Text>{finding.title}</Text>
          )}
          .
        </p>
      )}
      {readings
        .filter((reading) => reading.rules.includes(id))
        .map((reading) => (
          <details>
            <summary>
              <span class="id">{reading.id}</span> <Text>{reading.title}</Text>
            </summary>
            <p>
              The document says: <Text>{reading.sentence}</Text>
            </p>
            <p>
              The suite reads it so: <Text>{reading.reading}</Text>
            </p>
            <p>
              <Text>{reading.why}</Text>
            </p>
          </details>
        ))}
      <Scenarios judged={trials} />
    </details>
  );
}

/** The sentences of the document that a rule states. */
export function Statements({ rule }: { readonly rule: Pick<Rule, 'id'> }): VNode {
  return (
    <>
      {statementsOf(rule.id, useReport().judgement.suite.document).map(({ section, title, says }) => (
        <blockquote>
          <Text>{says}</Text>{' '}
          <cite>
            section {section}, {title}
          </cite>
        </blockquote>
      ))}
    </>
  );
}
