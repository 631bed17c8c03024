/**
 * The contract: what code that runs rules needs. It exports the making of rules, the data that goes to them and comes from them, answers,
 * errors, ids and JSON, and the generator of chance, with which verifiers repeat draws. Games are written with `authoring.ts`, texts with
 * `words.ts`.
 */

export type * from './contract.js';
export { refusalCodes } from './contract.js';
export { amountsOf, bulkOf, complete, isRealChoice, numberOfAnswer, picksOf } from './answers/answers.js';
export { drawOptions, drawPicks } from './answers/samples.js';
export { namePick } from './answers/examples.js';
export { uniform, WordStream } from './state/chance.js';
export { createRules } from './engine.js';
export { assembleRuleset, createPresentation, createRuleset } from './ruleset.js';
export {
  ArrangementError,
  CardsRefused,
  faultSentence,
  InvariantBroken,
  LimitExceeded,
  must,
  nonEmpty,
  unknownWord,
} from './errors.js';
export { idOfSeat, isObjectId, seatOfId } from './ids.js';
export { jsonObjectOf, jsonOf, type Plain, type PlainFields, readAs } from './json.js';
