import { Command, InvalidArgumentError } from 'commander';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environmentText } from './environment.mjs';
import { measureLoading } from './loading/loading-section.mjs';
import { LINES } from './lookups/lines.mjs';
import { CONTENDERS } from './lookups/contenders/index.mjs';
import { measureLookups } from './lookups/lookups-section.mjs';
import { measureSuite } from './suite/suite-section.mjs';

const RESULTS = join(import.meta.dirname, 'RESULTS.md');
const SECTIONS = { lookups: measureLookups, loading: measureLoading, suite: measureSuite };

const { sections, line, contender, rounds } = new Command('npm run bench --')
  .description(
    'Measures the reference beside a bound that is written by hand and beside other libraries. Without options it measures everything and writes bench/RESULTS.md.',
  )
  .option(
    '--sections <name...>',
    `only these: ${Object.keys(SECTIONS).join(', ')}`,
    known(Object.keys(SECTIONS)),
  )
  .option('--line <name...>', 'only these lines of lookups', known(LINES.map(({ name }) => name)))
  .option('--contender <name...>', 'only these beside the reference and its bound', known(CONTENDERS))
  .option('--rounds <number>', 'how often each line is measured', wholeNumber, 5)
  .addHelpText(
    'after',
    '\nExamples:\n  npm run bench\n  npm run bench -- --sections lookups --line time "plural, ru" --rounds 9\n  npm run bench -- --line date --contender strftime',
  )
  .parse()
  .opts();

/** Whether only some lookups are measured. */
const isPartial = line !== undefined || contender !== undefined;
const isTerminal = process.stderr.isTTY;
const measured = [];
for (const name of sections ?? Object.keys(SECTIONS)) {
  if (isPartial && name !== 'lookups') continue;
  const section = await SECTIONS[name]({ names: line ?? [], contenders: contender ?? [], rounds, progress });
  measured.push(section);
  progress('');
  // The section is printed at once, because the next one may take long, or fail.
  console.log(section.text);
}
const text = measured.map((section) => section.text).join('\n');
const findings = measured.flatMap((section) => section.findings);
console.log(
  findings.length === 0 ? 'Every limit is kept.' : `Limits that are missed:\n\n${listOf(findings)}`,
);
if (sections === undefined && !isPartial) {
  writeFileSync(
    RESULTS,
    `${environmentText()}\n${text}\n## Limits that are missed\n\n${listOf(findings) || 'None.'}\n`,
  );
  console.log('bench/RESULTS.md was written.');
}

function progress(message) {
  if (isTerminal) process.stderr.write(`\r\x1b[K${message}`);
}

function listOf(lines) {
  return lines.map((one) => `- ${one}`).join('\n');
}

function known(names) {
  return (value, previous = []) => {
    if (!names.includes(value)) throw new InvalidArgumentError(`It is one of: ${names.join('; ')}`);
    return [...previous, value];
  };
}

function wholeNumber(value) {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1) throw new InvalidArgumentError('It is a whole number from 1.');
  return number;
}
