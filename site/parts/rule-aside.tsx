import type { VNode } from 'preact';
import { ruleVerdicts } from '../../scripts/ports/recorded';
import type { Rule } from '../../suite';
import { portPage } from './addresses';
import { usePage } from './context';
import { VerdictText } from './standings';
import { Fact, Link, Sections, Text } from './text';

/** The verdicts of all ports on a rule, with the reasons of those that break it. */
export function PortsOfRule({ rule }: { readonly rule: Rule }): VNode {
  const verdicts = usePage().data.ports.flatMap((port) =>
    ruleVerdicts(port, [rule]).map((verdict) => ({ port, ...verdict })),
  );
  return (
    <section>
      <h2>Ports</h2>
      <dl class="facts">
        {verdicts.map(({ port, verdict, reason }) => (
          <Fact term={<Link to={portPage(port.name)}>{port.name}</Link>}>
            <VerdictText verdict={verdict} />
            {reason !== undefined && (
              <>
                {': '}
                <Text>{reason}</Text>
              </>
            )}
          </Fact>
        ))}
      </dl>
    </section>
  );
}

/** The sections and the file to which a rule belongs. */
export function Related({ rule }: { readonly rule: Rule }): VNode {
  return (
    <dl class="facts">
      <Fact term="Sections" class="section-links">
        <Sections sections={rule.sections} />
      </Fact>
      <Fact term="Source">
        <code>
          {rule.file}:{rule.line}
        </code>
      </Fact>
      <Fact term="In a terminal">
        <code>npx i18n-conformance explain {rule.id}</code>
      </Fact>
    </dl>
  );
}
