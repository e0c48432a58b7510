import type { VNode } from 'preact';
import { fixturesOf, type Rule } from '../../suite';
import type { Page } from '../page';
import { rulePage } from '../parts/addresses';
import { usePage } from '../parts/context';
import { PortsOfRule, Related } from '../parts/rule-aside';
import { Fixtures, ReferenceCode } from '../parts/rule-code';
import { Facts } from '../parts/rule-facts';
import { Origin } from '../parts/rule-origin';
import { ScenarioPart } from '../parts/scenario';
import { Heading, Link, Text } from '../parts/text';
import { writtenScenarios } from '../../runner/text/suite-text';

/** The name of each level in words. */
const LEVELS = {
  spec: 'stated by the document',
  crystal: 'what 0.2.2 does where the document is silent',
};

/** Creates the page of a rule. */
export function rulePageOf(rule: Rule): Page {
  return {
    path: rulePage(rule.id),
    title: `${rule.id}: ${rule.sentence.replaceAll('`', '')}`,
    description: rule.sentence.replaceAll('`', ''),
    area: 'rules',
    content: () => <RulePage rule={rule} />,
  };
}

function RulePage({ rule }: { readonly rule: Rule }): VNode {
  const { data } = usePage();
  const { id, sentence, description, scenarios, level } = rule;
  const written = writtenScenarios(scenarios, (one) => one);
  const code = data.keptCode.get(id) ?? [];
  const mutants = data.mutants[id] ?? [];
  const fixtures = [...new Set(scenarios.flatMap(fixturesOf))];
  return (
    <article class="rule">
      <header class="rule-head">
        <p class="crumbs">
          <Link to={`rules.html#${featureAnchor(rule)}`}>{rule.feature}</Link>
          <span class="chip">
            level {level}: {LEVELS[level]}
          </span>
        </p>
        <p class="rule-id">{id}</p>
        <h1>
          <Text>{sentence}</Text>
        </h1>
        {description !== '' && (
          <p class="lead">
            <Text>{description}</Text>
          </p>
        )}
      </header>
      <div class="columns">
        <div class="main-column">
          <Origin rule={rule} />
          <Facts rule={rule} />
          <Heading id="scenarios">Scenarios</Heading>
          {written.map((one) => (
            <ScenarioPart written={one} />
          ))}
          {fixtures.length > 0 && <Fixtures folders={fixtures} packageRoot={data.packageRoot} />}
          {mutants.length > 0 && (
            <>
              <Heading id="mistakes">Mistakes it catches</Heading>
              <p>Each of these wrong implementations fails a scenario above.</p>
              <ul>
                {mutants.map((mutant) => (
                  <li>
                    <Text>{mutant.title}</Text>
                  </li>
                ))}
              </ul>
            </>
          )}
          {code.length > 0 && <ReferenceCode code={code} />}
        </div>
        <aside aria-label="About this rule">
          <PortsOfRule rule={rule} />
          <Related rule={rule} />
        </aside>
      </div>
    </article>
  );
}

/** Returns the place of a rule's feature in the list of rules. */
export function featureAnchor({ file }: Pick<Rule, 'file'>): string {
  return file.replace(/^features\//, '').replace(/\.feature$/, '');
}
