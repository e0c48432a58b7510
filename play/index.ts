export { playAll } from './play-all';
export { playScenarios, type PlayOptions } from './player';
export { Playthrough } from './playthrough';
export type { ScenarioResult } from './scenario-result';
export { loadSteps, type PlayableStep, type StepDefinition, type StepLibrary } from './step-library';
