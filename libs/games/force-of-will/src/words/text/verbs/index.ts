import { lastingWords, type Said } from '@arbiter/kernel/words';
import { moveWords } from './moves.js';
import { stateWords } from './state.js';

/** Words of every verb; each file covers one area. */
export const verbWords: { readonly [verb: string]: Said } = { ...moveWords, ...stateWords, ...lastingWords };

/** Verbs that have words. */
export const saidVerbs: readonly string[] = Object.keys(verbWords);
