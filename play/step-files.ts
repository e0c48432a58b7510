import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Loads the files of the step definitions, which register themselves in `steps/step-registry.ts`. */
export function loadStepFiles(): void {
  for (const file of stepFiles()) require(file);
}

/** Returns the absolute paths of the files that register step definitions and parameter types, in their order. */
export function stepFiles(): string[] {
  const folder = join(__dirname, '../steps');
  const files = readdirSync(folder).filter((file) => /(?:\.steps|parameter-types)\.(?:js|ts)$/.test(file));
  return files.sort().map((file) => join(folder, file));
}
