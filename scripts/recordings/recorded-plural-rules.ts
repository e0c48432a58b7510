import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The recorded pluralization rules of the original. */
export interface RecordedPluralRules {
  /** The names of the rule types. */
  readonly ruleTypes: ReadonlySet<string>;
  /** The name of the rule type that is registered for each locale. */
  readonly ofLocales: Readonly<Record<string, string>>;
}

/** Reads the recorded rule types, and the locales that have a registered rule type. */
export function readRecordedPluralRules(packageRoot: string): RecordedPluralRules {
  const read = (file: string): string => readFileSync(join(packageRoot, 'fixtures/recordings', file), 'utf8');
  const applied = read('plural-rules.jsonl').matchAll(/"rule":"(\w+)"/g);
  return {
    ruleTypes: new Set([...applied].map(([, name = '']) => name)),
    ofLocales: JSON.parse(read('locale-rules.json')) as Record<string, string>,
  };
}
