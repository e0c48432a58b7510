export { removeScriptFolders } from './script-folder';
export { playAll } from './play-all';
export { playOnSession, type PlayOptions } from './play-on-session';
export { readScripts } from './scripts-file';
export type { Problem, TrialResult } from './trial-result';
