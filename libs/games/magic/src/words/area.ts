import type { GameWords } from '@arbiter/kernel/words';

/** The words that one area of the rules brings: for its events, prompts and options. */
export type AreaWords = Pick<GameWords, 'events' | 'prompts' | 'options'>;
