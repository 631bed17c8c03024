/** Bots that play better than chance: a search of one decision, with a score of the board that is data. Pure: no clock, no I/O. */
export { answersOfBot, doesSomething } from './answers.js';
export { deckFor } from './deck.js';
export type { Draw } from './draw.js';
export { livelyAnswer, livelyAnswers } from './lively.js';
export type { BotScore, Effort, ObjectScore } from './score.js';
export { scoreOf } from './score.js';
export { botScores } from './scores.js';
export { bestAnswers, type BotTable, usualEffort } from './search.js';
