export { playAll } from './play-all';
export { playOnSession, type PlayOptions } from './play-on-session';
export { Playthrough } from './playthrough';
export type { TrialResult } from './trial-result';
export { loadSteps, type PlayableStep, type StepDefinition, type StepLibrary } from './step-library';
