import { Command } from 'commander';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { readSuite } from '../../suite';
import { cellText } from './cells';
import { playedCells, unnoticedMistakes, type PlayedCell } from './coverage';
import { holesIn, listFindings, OPEN_CELLS_FILE, readOpenCells } from './open-cells';
import { scenariosByCell, tablesOf } from './table';

interface StatesOptions {
  readonly table?: true;
  readonly scenarios?: true;
}

const program = new Command('npm run proof:states --')
  .description(
    'Counts which operations the scenarios play in which states, and requires a scenario for each pair.',
  )
  .option(
    '--table',
    'print the tables; "open+2" is a pair that the document leaves open and two scenarios observe',
  )
  .option('--scenarios', 'print the scenarios of each pair')
  .action(prove);

void program.parseAsync();

async function prove({ table, scenarios }: StatesOptions): Promise<void> {
  const suite = readSuite(PACKAGE_ROOT);
  const entries = readOpenCells(PACKAGE_ROOT);
  const cells = await playedCells(suite);
  if (scenarios) for (const line of scenariosByCell(cells)) console.log(line);
  if (table) for (const line of tablesOf(cells, entries)) console.log(line);
  const holes = holesIn(cells, entries);
  const unnoticed = await unnoticedIn(cells);
  const findings = [
    ...holes.map(
      (cell) =>
        `${cellText(cell)}: no scenario of level spec plays it; write one, or list it in ${OPEN_CELLS_FILE}`,
    ),
    ...unnoticed,
    ...listFindings(
      entries,
      cells,
      suite.silentPoints.map(({ id }) => id),
    ),
  ];
  if (findings.length > 0) console.log(['', ...findings].join('\n'));
  const played = cells.filter(({ stated }) => stated.length > 0).length;
  const open = cells.length - played - holes.length;
  console.log(
    `\n${cells.length} pairs: ${played} played, ${open} open by the document, ${holes.length} without a reason`,
  );
  console.log(`${cells.length - findings.length} passed, ${findings.length} failed`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}

async function unnoticedIn(cells: readonly PlayedCell[]): Promise<string[]> {
  const findings: string[] = [];
  for (const cell of cells) {
    const mistakes = await unnoticedMistakes(cell);
    findings.push(
      ...mistakes.map((mistake) => `${cellText(cell)}: no scenario notices the mistake "${mistake}"`),
    );
  }
  return findings;
}
