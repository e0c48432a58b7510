import { expose } from 'comlink';
import type { Tasks } from '../messages';
import { makeCall } from './make-call';
import { playText } from './play-text';

const TASKS: Tasks = { play: playText, call: makeCall };

expose(TASKS);
