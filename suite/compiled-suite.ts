import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SuiteSource } from './parse-suite';
import type { Feature, Outline, Scenario } from './suite';

// Parsing the features is the slowest part of starting a run, so the build writes a compiled suite, which is faster to
// read. The compiled suite is used only if its digest matches the features. Only compiled code uses it: the TypeScript
// code may have changed since the build, and may parse the features differently.

/** The path of the compiled suite, relative to the package's root. */
const COMPILED_FILE = 'dist/suite/suite.json';

/** Whether this code was compiled by the build, which also wrote the compiled suite. */
const IS_COMPILED = !__filename.endsWith('.ts');

/** A parsed suite in which each scenario refers to its outline by an index into `outlines`. */
interface Compiled extends Omit<SuiteSource, 'features'> {
  readonly digest: string;
  readonly features: readonly (Omit<Feature, 'rules'> & { readonly rules: readonly CompiledRule[] })[];
  readonly outlines: readonly Outline[];
}

type CompiledRule = Omit<Feature['rules'][number], 'scenarios'> & {
  readonly scenarios: readonly (Omit<Scenario, 'outline'> & { readonly outline?: number })[];
};

/** Writes the compiled form of a parsed suite. */
export function writeCompiled(
  packageRoot: string,
  source: SuiteSource,
  file = join(packageRoot, COMPILED_FILE),
): void {
  const scenarios = source.features.flatMap(({ rules }) => rules.flatMap((rule) => rule.scenarios));
  const outlines = [...new Set(scenarios.flatMap(({ outline }) => outline ?? []))];
  const compiled = { digest: digestOf(packageRoot), ...source, outlines };
  const withIndex = (key: string, value: unknown): unknown =>
    key === 'outline' ? outlines.indexOf(value as Outline) : value;
  writeFileSync(file, JSON.stringify(compiled, withIndex));
}

/**
 * Reads the compiled suite. Returns undefined if there is none, if the features have changed since the build, or if
 * this code is not compiled.
 */
export function readCompiled(
  packageRoot: string,
  file = join(packageRoot, COMPILED_FILE),
): SuiteSource | undefined {
  if (!IS_COMPILED) return undefined;
  const compiled = parsed(file);
  if (compiled?.digest !== digestOf(packageRoot)) return undefined;
  const { features, outlines, silentPoints, document } = compiled;
  return {
    features: features.map((feature) => ({
      ...feature,
      rules: feature.rules.map((rule) => ({
        ...rule,
        scenarios: rule.scenarios.map(({ outline, ...scenario }) =>
          outline === undefined ? scenario : { ...scenario, outline: outlines[outline]! },
        ),
      })),
    })),
    silentPoints,
    document,
  };
}

function parsed(file: string): Compiled | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Compiled;
  } catch {
    // The file does not exist or is incomplete.
    return undefined;
  }
}

/**
 * Returns a digest of the names and texts of the feature files and YAML files. The digest is the same on each platform.
 */
function digestOf(packageRoot: string): string {
  const hash = createHash('sha256');
  const folder = join(packageRoot, 'features');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const names = files.filter((name) => /\.(?:feature|yaml)$/.test(name));
  for (const name of names.map((one) => one.replaceAll('\\', '/')).sort()) {
    const text = readFileSync(join(folder, name));
    // The length marks the end of each text.
    hash.update(`${name} ${text.length}\n`).update(text);
  }
  return hash.digest('hex');
}
