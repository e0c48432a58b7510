import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { contradictionsByScenario, LISTS, readContradictions, readSilentPoints } from './lists';
import { readDocument, sectionsByRule } from './document';
import { grouped } from './grouped';
import { readFeature } from './read-feature';
import { suiteOf } from './read-suite';
import {
  SuiteDefect,
  type Feature,
  type Rule,
  type Scenario,
  type SilentPoint,
  type Suite,
  type SuiteSource,
} from './suite';

/**
 * Parses every feature below `features/`, the sections of the document and the silent points.
 *
 * @throws SuiteDefect with a finding for each mistake, such as a file that cannot be parsed, a rule without an id, or
 *   an id that is used twice
 */
export function parseSuite(packageRoot: string): SuiteSource {
  const findings: string[] = [];
  const document = readDocument(packageRoot);
  const sections = sectionsByRule(document);
  const contradictions = contradictionsByScenario(readContradictions(packageRoot));
  const features = featureFiles(packageRoot).flatMap((file): Feature[] => {
    try {
      const feature = readFeature(readFileSync(join(packageRoot, file), 'utf8'), file, sections);
      return [withContradictions(feature, contradictions)];
    } catch (thrown) {
      if (!(thrown instanceof SuiteDefect)) throw thrown;
      findings.push(...thrown.findings);
      return [];
    }
  });
  const rules = features.flatMap((feature) => feature.rules);
  const scenarios = rules.flatMap((rule) => rule.scenarios);
  const silentPoints = readSilentPoints(packageRoot);
  findings.push(...usedTwice(rules), ...usedTwice(scenarios), ...unlisted(rules, silentPoints));
  if (findings.length > 0) throw new SuiteDefect(findings);
  return { features, silentPoints, document };
}

/**
 * Returns the suite as its files state it now, and not as the build has compiled it.
 *
 * @throws SuiteDefect as {@link parseSuite} does
 */
export function parseWholeSuite(packageRoot: string): Suite {
  return suiteOf(packageRoot, parseSuite(packageRoot));
}

/** Adds to each scenario the contradictions that make crystal-i18n 0.2.2 fail it. */
function withContradictions(feature: Feature, byScenario: ReadonlyMap<string, readonly string[]>): Feature {
  const withThem = (scenario: Scenario): Scenario => {
    const contradictions = byScenario.get(scenario.id);
    return contradictions === undefined ? scenario : { ...scenario, contradictions };
  };
  const rules = feature.rules.map((rule) => ({ ...rule, scenarios: rule.scenarios.map(withThem) }));
  return { ...feature, rules };
}

function featureFiles(packageRoot: string): string[] {
  return readdirSync(join(packageRoot, 'features'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.feature'))
    .map((file) => `features/${file.split(sep).join('/')}`)
    .sort();
}

function usedTwice(all: readonly (Rule | Scenario)[]): string[] {
  return grouped(all, ({ id }) => id).flatMap(([id, [first, ...others]]) =>
    others.map(
      ({ file, line }) => `${file}:${line}: the id ${id} is already used at ${first.file}:${first.line}`,
    ),
  );
}

function unlisted(rules: readonly Rule[], silentPoints: readonly SilentPoint[]): string[] {
  const listed = new Set(silentPoints.map(({ id }) => id));
  return rules.flatMap(({ file, line, silentPoints: observed }) =>
    observed
      .filter((id) => !listed.has(id))
      .map((id) => `${file}:${line}: the silent point ${id} is not in ${LISTS.silentPoints}`),
  );
}
