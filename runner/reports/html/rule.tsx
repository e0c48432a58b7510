import type { VNode } from 'preact';
import { type Rule, statementsOf } from '../../../suite';
import { grouped } from '../../grouped';
import { count, sectionsText } from '../../text/suite-text';
import type { JudgedRule } from '../../verdict/judgement';
import { totalsOf } from '../../verdict/verdict';
import { useReport } from './context';
import { Scenarios } from './scenario';
import { Fold, IdLine, IdLink, Paragraph, Text } from './text';
import { Bar, Numbers, Sign } from './verdict-sign';

/** The rules of each chapter, collapsed, in the order of the suite. */
export function Chapters({ rules }: { readonly rules: readonly JudgedRule[] }): VNode {
  const { chapterOf } = useReport();
  return (
    <>
      {grouped(rules, ({ rule }) => chapterOf(rule.file)).map(([chapter, its]) => {
        const totals = totalsOf(its.flatMap(({ trials }) => trials));
        return (
          <details class="chapter" id={chapterPlace(chapter)} data-chapter={chapter}>
            <summary>
              <h3>{chapter}</h3>{' '}
              <span class="count">
                {count(its.length, 'rule')}: <Numbers totals={totals} />
              </span>
              <Bar totals={totals} />
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
  const { readings, findings } = useReport();
  const { id, level, sentence, description, feature, sections } = rule;
  const finding = findings.get(id);
  const heading = (
    <>
      <Sign verdict={verdict} /> <span class="id">{id}</span> <Sentence>{sentence}</Sentence>
    </>
  );
  const numbers = <Numbers totals={totalsOf(trials)} />;
  return (
    <Fold class="rule" id={id} data-level={level} heading={heading} numbers={numbers}>
      <p class="place">
        <IdLine id={id} /> {feature}, {sectionsText(sections)}, level {level}
      </p>
      <Statements rule={rule} />
      {description !== '' && <Paragraph>{description}</Paragraph>}
      {finding && (
        <p>
          It may fail only because{' '}
          {finding.rule ? [<IdLink id={finding.rule.rule.id} />, ' fails'] : <Text>{finding.title}</Text>}.
        </p>
      )}
      {readings
        .filter((reading) => reading.rules.includes(id))
        .map((reading) => (
          <Fold heading={<RuleTitle id={reading.id} sentence={reading.title} />}>
            <Paragraph>{`The document says: ${reading.sentence}`}</Paragraph>
            <Paragraph>{`The suite reads it so: ${reading.reading}`}</Paragraph>
            <Paragraph>{reading.why}</Paragraph>
          </Fold>
        ))}
      <Scenarios judged={trials} />
    </Fold>
  );
}

/** The sentence of a rule in the heading of a collapsible part. */
export function Sentence({ children }: { readonly children: string }): VNode {
  return (
    <span class="sentence">
      <Text>{children}</Text>
    </span>
  );
}

/** The id and the sentence of a rule. */
export function RuleTitle({ id, sentence }: Pick<Rule, 'id' | 'sentence'>): VNode {
  return (
    <>
      <span class="id">{id}</span> <Text>{sentence}</Text>
    </>
  );
}

/** The id of a rule, as a link to its place on the page, and its sentence. */
export function RuleLine({ id, sentence }: Pick<Rule, 'id' | 'sentence'>): VNode {
  return (
    <>
      <IdLink id={id} /> <Text>{sentence}</Text>
    </>
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
