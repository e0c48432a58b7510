import type * as messages from '@cucumber/messages';
import type { Level } from '../../suite';
import { DOCUMENT_FILE } from '../../suite/document';
import { parseGherkin } from '../../suite/gherkin';
import { levelOf } from '../../suite/read-feature';
import type { SourceFile } from './project-files';

// The maximum number of scenarios in a file, so that a reader can take it in, and cucumber stays fast with several
// workers. An outline counts as one scenario.
const MAX_SCENARIOS = 24;

const TAG_OF_RULE = /^@(?:id:[A-Z]+(?:-[A-Z]+)*-\d\d|section:\d(?:\.\d)*|silent:SILENT-\d\d|surface:\w+)$/;
const TAG_OF_SCENARIO = /^@surface:\w+$/;

/**
 * Returns the places where a feature deviates from the common style.
 *
 * @throws SuiteDefect when the feature cannot be parsed
 */
export function styleFindings({ file, source }: SourceFile): string[] {
  const { feature } = parseGherkin(source, file).document;
  if (feature === undefined) return [];
  const rules = feature.children.flatMap(({ rule }) => rule ?? []);
  const scenarios = rules.flatMap((rule) => rule.children.flatMap(({ scenario }) => scenario ?? []));
  return [
    ...when(
      scenarios.length > MAX_SCENARIOS,
      `1: the file has ${scenarios.length} scenarios; split it so that each has at most ${MAX_SCENARIOS}`,
    ),
    ...strayTags(feature.tags),
    ...scenarios.flatMap((scenario) => tagFindings(scenario, levelOf(file))),
    ...rules.flatMap((rule) => ruleFindings(rule, levelOf(file))),
    ...rules.filter((rule) => surfaceTags(rule).length > 0).flatMap(scenariosWithSurface),
    ...scenarios.flatMap(stepFindings),
  ].map((finding) => `${file}:${finding}`);
}

function strayTags(tags: readonly messages.Tag[]): string[] {
  return tags.map((tag) => `${tag.location.line}: ${tag.name} is a tag for rules; move it to a rule`);
}

function tagFindings({ tags, examples }: messages.Scenario, level: Level): string[] {
  const recorded = [...tags, ...examples.flatMap((table) => table.tags)].filter(({ name }) =>
    name.startsWith('@recorded:'),
  );
  const isRecorded = (tag: messages.Tag): boolean => recorded.includes(tag);
  return [
    ...strayTags(tags.filter((tag) => !TAG_OF_SCENARIO.test(tag.name) && !isRecorded(tag))),
    ...strayTags(examples.flatMap((table) => table.tags).filter((tag) => !isRecorded(tag))),
    ...(level === 'spec' ? recorded : []).map(
      ({ name, location }) =>
        `${location.line}: ${name} stands at level spec, whose expectations come from the document alone`,
    ),
  ];
}

function surfaceTags({ tags }: Pick<messages.Rule, 'tags'>): readonly messages.Tag[] {
  return tags.filter(({ name }) => name.startsWith('@surface:'));
}

// Cucumber adds the tags of a rule to the tags of its scenarios. It does not know that a scenario's surface replaces
// the rule's.
function scenariosWithSurface({ children }: messages.Rule): string[] {
  return children
    .flatMap(({ scenario }) => (scenario === undefined ? [] : surfaceTags(scenario)))
    .map((tag) => `${tag.location.line}: ${tag.name} is on a scenario whose rule has a surface already`);
}

function ruleFindings({ tags, location }: messages.Rule, level: Level): string[] {
  const has = (prefix: string) => tags.some((tag) => tag.name.startsWith(prefix));
  return [
    ...tags
      .filter((tag) => !TAG_OF_RULE.test(tag.name))
      .map(
        (tag) =>
          `${tag.location.line}: ${tag.name} is not of the form @id:NAME-01, @surface:module, @section:4.4.1 or @silent:SILENT-01`,
      ),
    ...when(
      has('@section:') && level === 'spec',
      `${location.line}: a rule of level spec has no @section: tag; its sentences in ${DOCUMENT_FILE} give its sections`,
    ),
    ...when(
      has('@silent:') && level === 'spec',
      `${location.line}: only a rule of level crystal observes silent points`,
    ),
  ];
}

function stepFindings({ steps }: messages.Scenario): string[] {
  const first = steps[0];
  if (first === undefined) return [];
  const keywords = steps.map((step) => step.keyword.trim());
  const lastGiven = keywords.lastIndexOf('Given');
  const action = keywords.findIndex((keyword) => keyword === 'When' || keyword === 'Then');
  const at = (index: number) => steps[index]?.location.line;
  return [
    ...when(!keywords.includes('Then'), `${at(0)}: the scenario has no Then, so it expects nothing`),
    ...when(action !== -1 && lastGiven > action, `${at(lastGiven)}: a Given stands before every When`),
  ];
}

/** Returns a finding if a condition holds. */
function when(isWrong: boolean, finding: string): string[] {
  return isWrong ? [finding] : [];
}
