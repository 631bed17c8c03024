import type { GameWords } from '@arbiter/kernel/words';

/** The words of one area of the rules: for its events, prompts and options. */
export type AreaWords = Pick<GameWords, 'events' | 'prompts' | 'options'>;
