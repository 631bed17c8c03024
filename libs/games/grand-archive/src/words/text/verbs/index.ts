import { lastingWords, type Said } from '@arbiter/kernel/words';
import { moveWords } from './moves.js';
import { nextWords } from './next.js';
import { playingWords } from './playing.js';
import { stateWords } from './state.js';

/** Words of every verb; each file covers one area. */
export const verbWords: { readonly [verb: string]: Said } = { ...moveWords, ...playingWords, ...lastingWords, ...stateWords, ...nextWords };

/** Verbs that have words. */
export const saidVerbs: readonly string[] = Object.keys(verbWords);
