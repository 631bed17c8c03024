/**
 * What texts are made with: phrases in both languages, the grammar that puts programs into sentences, and what a game says about its
 * rulebook. The rules import nothing from here.
 */

export type { GameWords } from './words/game-words.js';
export { because, type ExcusedExample, type ExcusedRule, type Ruling } from './words/book.js';
export type { Facets } from './words/sentences.js';
export { effectWords, lowered, ofKind, replacingWords, standingWords } from './words/ability-parts.js';
export { perWords } from './words/amounts.js';
export { type CardLookup, cardLookup } from './words/card-lookup.js';
export { abilityAt, parameters } from './words/parameters.js';
export { clauseList, costWords } from './words/clauses.js';
export { lastingWords } from './words/lasting.js';
export { listWords } from './words/modifiers.js';
export { occasionsOf, occasionWords } from './words/occasions.js';
export {
  adjective,
  behind,
  compared,
  controllers,
  counted,
  fact,
  flag,
  having,
  identity,
  named,
  ofTable,
  qualitiesBy,
  type QualityWord,
  withCounters,
} from './words/qualities.js';
export type { Quality } from './words/sentences.js';
export { type Grammar, readerFor } from './words/reading.js';
export { amountOf, bare, doerOf, done, fromPlace, playerOf, type Said, says, things, whatOf } from './words/saying.js';
export type { SentenceReader } from './words/sentences.js';
export type { TextTerms } from './words/sentences.js';
export { agreeing, isPlural, type Mention, Mentions, type ModifierGroup, modifierGroups, type TextReader } from './words/readers.js';
export {
  and as phrasesAnd,
  capital,
  join,
  listed,
  listOf,
  many,
  nothing,
  onlyFields,
  or,
  phrase,
  sentence,
  template,
  UnknownWord,
  unsaid,
  withArticle,
  wordOf as wordOfTable,
  type Phrase,
} from './words/phrases.js';
