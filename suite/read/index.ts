export { statementsOf } from './document';
export type { Statement } from './document';
export { fixturesOf, readFixture } from './fixtures';
export type { FixtureFile } from './fixtures';
export { readSuite } from './read-suite';
export { slug } from './slug';
export {
  codeOf,
  KNOWN_MISTAKES_FILE,
  readKnownMistakes,
  readRecordedTrials,
  recordedTrialsText,
} from './known-mistakes';
export type { KnownMistake, RecordedTrial, RecordedTrials } from './known-mistakes';
export { readMutants } from './mutants';
export type { CaughtMutant, MutantsByRule } from './mutants';
export { readReadings } from './lists';
export type { Reading } from './lists';
export { LEVELS, SuiteDefect, SURFACES, USUAL_SURFACES } from './suite';
export type {
  DocumentTable,
  Feature,
  Level,
  Outline,
  Rule,
  Scenario,
  Section,
  SilentPoint,
  Step,
  Suite,
  Surface,
  Trial,
} from './suite';
