import { readFileSync } from 'node:fs';
import type { Report } from '../../runner/reports/json';

/** Reads a report of kind json: its two parts, and the conclusion at the level of the run. */
export function reported(file: string) {
  const { run, judgement } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  return { run, judgement, ...judgement.conclusions.at(-1)! };
}
