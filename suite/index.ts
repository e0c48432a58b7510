export { parseGherkin } from './gherkin';
export { readSuite } from './read-suite';
export { slug } from './slug';
export { allNeedsOf } from './needs';
export { SuiteDefect, SURFACES } from './suite';
export type { Feature, Level, Rule, Scenario, SilentPoint, Step, Suite, Surface, Trial } from './suite';
