import type * as messages from '@cucumber/messages';
import { slug } from './slug';
import type { Outline, Scenario, Step, Surface } from './suite';

/** The data for reading the scenarios of a rule. */
interface RuleSource {
  /** The rule's id. */
  readonly rule: string;
  readonly file: string;
  readonly surfaces: readonly Surface[];
  /** The steps of the rule's scenarios and of the backgrounds, keyed by node id. */
  readonly steps: ReadonlyMap<string, messages.Step>;
}

/**
 * Reads the cases of a scenario: the scenario itself, or the rows of an outline. Gherkin compiles each case into one
 * pickle.
 */
export function readScenarios(
  scenario: messages.Scenario,
  pickles: readonly messages.Pickle[],
  source: RuleSource,
): Scenario[] {
  const [first] = pickles;
  const outline = first && scenario.examples.length > 0 ? readOutline(scenario, first, source) : undefined;
  return pickles.map((pickle) => ({
    ...readScenario(scenario, pickle, source),
    ...(outline && { outline }),
  }));
}

/** Reads one case (a scenario, or one row of an outline) from its pickle. */
function readScenario(
  scenario: messages.Scenario,
  pickle: messages.Pickle,
  { rule, file, surfaces, steps }: RuleSource,
): Scenario {
  const row = rowOf(scenario, pickle);
  const line = (row ?? scenario).location.line;
  const name = scenario.name.trim();
  const id = [rule, slug(name)];
  const nameOfCase = row && caseOf(scenario, row);
  const recordings = recordingsOf(pickle);
  if (nameOfCase !== undefined) id.push(slug(nameOfCase));
  return {
    id: id.join('/'),
    rule,
    name,
    ...(nameOfCase === undefined ? {} : { case: nameOfCase }),
    file,
    line,
    surfaces,
    // Gherkin always lists the step's node first, followed by the row's node.
    steps: pickle.steps.map(({ astNodeIds: [node = ''], text, argument }) =>
      stepOf(steps.get(node)!, { text, ...argument }),
    ),
    ...(recordings.length > 0 && { recordings }),
  };
}

/** Finds the mistakes in a scenario that was read. */
export function mistakesInScenario({ file, line, name, case: nameOfCase, outline }: Scenario): string[] {
  return [
    ...(slug(name) === '' ? ['a scenario has a name'] : []),
    ...(outline && !nameOfCase ? ['the row has no name: the first column of an outline is "case"'] : []),
  ].map((finding) => `${file}:${line}: ${finding}`);
}

const RECORDED_TAG = '@recorded:';

/** Reads the recordings on which a case is based, from the tags of its feature, rule, scenario and example table. */
function recordingsOf({ tags }: messages.Pickle): string[] {
  return tags
    .filter(({ name }) => name.startsWith(RECORDED_TAG))
    .map(({ name }) => name.slice(RECORDED_TAG.length));
}

function readOutline(
  scenario: messages.Scenario,
  pickle: messages.Pickle,
  { rule, steps }: RuleSource,
): Outline {
  return {
    id: `${rule}/${slug(scenario.name)}`,
    line: scenario.location.line,
    // All rows have the same steps: those of the outline and of the backgrounds.
    steps: pickle.steps.map(({ astNodeIds: [node = ''] }) => {
      const step = steps.get(node)!;
      return stepOf(step, step);
    }),
    examples: scenario.examples.map(({ tableHeader, tableBody }) =>
      [...(tableHeader ? [tableHeader] : []), ...tableBody].map(cellsOf),
    ),
  };
}

/** Returns a step with the given text and argument: as written for an outline, or as played for a case. */
function stepOf(
  node: messages.Step,
  { text, docString, dataTable }: Pick<messages.Step, 'text'> & messages.PickleStepArgument,
): Step {
  return {
    keyword: node.keyword.trim(),
    text,
    ...(docString && {
      docString: {
        ...(docString.mediaType !== undefined && { mediaType: docString.mediaType }),
        content: docString.content,
      },
    }),
    ...(dataTable && { table: dataTable.rows.map(cellsOf) }),
    line: node.location.line,
  };
}

function cellsOf({ cells }: { readonly cells: readonly messages.PickleTableCell[] }): string[] {
  return cells.map(({ value }) => value);
}

function rowOf(scenario: messages.Scenario, pickle: messages.Pickle): messages.TableRow | undefined {
  const rowId = pickle.astNodeIds[1];
  return scenario.examples.flatMap(({ tableBody }) => tableBody).find(({ id }) => id === rowId);
}

function caseOf(scenario: messages.Scenario, row: messages.TableRow): string | undefined {
  const examples = scenario.examples.find(({ tableBody }) => tableBody.includes(row));
  return examples?.tableHeader?.cells[0]?.value === 'case' ? row.cells[0]?.value : undefined;
}
