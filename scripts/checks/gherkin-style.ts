import type { Feature, Rule, Scenario, Step, Tag } from '@cucumber/messages';
import { parseGherkin } from '../../suite/gherkin';

/** A reader's measure of a file, and cucumber's. An outline counts as one. */
const MOST_SCENARIOS = 20;

const KEYWORDS = ['Feature', 'Rule', 'Background', 'Scenario', 'Scenario Outline', 'Examples'];
const STEP_KEYWORDS = ['Given', 'When', 'Then', 'And'];
const TAG = /^@(?:id:[A-Z]+(?:-[A-Z]+)*-\d\d|level:(?:spec|crystal)|section:\d(?:\.\d)*|silent:SILENT-\d\d)$/;

/**
 * Holds a feature that the suite could read against the style of the features.
 *
 * @param file its path relative to the package's root
 */
export function styleFindings(source: string, file: string): string[] {
  const { feature } = parseGherkin(source, file).document;
  if (feature === undefined) return [];
  const rules = feature.children.flatMap(({ rule }) => rule ?? []);
  const scenarios = rules.flatMap((rule) => rule.children.flatMap(({ scenario }) => scenario ?? []));
  return [
    ...(scenarios.length > MOST_SCENARIOS
      ? [`1: the file has ${scenarios.length} scenarios; split it so that each has at most ${MOST_SCENARIOS}`]
      : []),
    ...keywordFindings([feature, ...rules, ...scenarios, ...scenarios.flatMap(({ examples }) => examples)]),
    ...[feature, ...scenarios, ...scenarios.flatMap(({ examples }) => examples)].flatMap(({ tags }) =>
      tags.map((tag) => `${tag.location.line}: ${tag.name} is a tag of a rule, and stands on no rule`),
    ),
    ...rules.flatMap((rule) => ruleFindings(rule, file.startsWith('features/crystal/'))),
    ...scenarios.flatMap(scenarioFindings),
  ].map((finding) => `${file}:${finding}`);
}

function keywordFindings(nodes: readonly Pick<Feature, 'keyword' | 'location'>[]): string[] {
  return nodes
    .filter(({ keyword }) => !KEYWORDS.includes(keyword))
    .map(({ keyword, location }) => `${location.line}: write ${KEYWORDS.join(', ')}, and not ${keyword}`);
}

function ruleFindings({ name, tags, location }: Rule, isCrystal: boolean): string[] {
  const has = (prefix: string) => tags.some((tag) => tag.name.startsWith(prefix));
  const level = isCrystal ? 'crystal' : 'spec';
  return [
    ...tags.filter((tag) => !TAG.test(tag.name)).map((tag) => `${tag.location.line}: ${meantBy(tag)}`),
    ...(has(`@level:${level}`) ? [] : [`${location.line}: a rule in this folder is of level ${level}`]),
    ...(has('@silent:') && !isCrystal
      ? [`${location.line}: only a rule of level crystal observes silent points`]
      : []),
    ...(name.endsWith('.') ? [`${location.line}: a rule ends without a full stop`] : []),
  ];
}

function meantBy({ name }: Tag): string {
  return `${name} is none of @id:NAME-01, @level:spec, @level:crystal, @section:4.4.1 and @silent:SILENT-01`;
}

function scenarioFindings({ keyword, examples, steps, location }: Scenario): string[] {
  const isOutline = keyword === 'Scenario Outline';
  return [
    ...(isOutline === examples.length > 0
      ? []
      : [`${location.line}: a Scenario Outline has examples, and a Scenario has none`]),
    ...examples
      .filter(({ tableHeader }) => tableHeader?.cells[0]?.value !== 'case')
      .map((table) => `${table.location.line}: the first column of examples is "case", the name of each row`),
    ...stepFindings(steps),
  ];
}

function stepFindings(steps: readonly Step[]): string[] {
  const first = steps[0];
  if (first === undefined) return [];
  const keywords = steps.map((step) => step.keyword.trim());
  const lastGiven = keywords.lastIndexOf('Given');
  const action = keywords.findIndex((keyword) => keyword === 'When' || keyword === 'Then');
  const at = (index: number) => steps[index]?.location.line;
  return [
    ...keywords.flatMap((keyword, index) =>
      STEP_KEYWORDS.includes(keyword)
        ? []
        : [`${at(index)}: write Given, When, Then or And, and not ${keyword}`],
    ),
    ...(keywords.includes('Then') ? [] : [`${at(0)}: the scenario has no Then, so it expects nothing`]),
    ...(action !== -1 && lastGiven > action ? [`${at(lastGiven)}: a Given stands before every When`] : []),
    ...keywords.flatMap((keyword, index) =>
      keyword !== 'And' && keyword === lastMeant(keywords.slice(0, index))
        ? [`${at(index)}: a second ${keyword} in a row is an And`]
        : [],
    ),
  ];
}

/** What the last step is, an And being what it follows. */
function lastMeant(keywords: readonly string[]): string | undefined {
  return keywords.filter((keyword) => keyword !== 'And').at(-1);
}
