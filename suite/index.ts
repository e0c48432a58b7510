export { parseGherkin } from './gherkin';
export { readSuite } from './read-suite';
export { slug } from './slug';
export { SuiteDefect } from './suite';
export type { Feature, Level, Rule, Scenario, SilentPoint, Step, Suite } from './suite';
