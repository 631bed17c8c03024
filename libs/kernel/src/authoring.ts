/**
 * What a game is written with: tables, procedures, programs, happenings, values, questions, costs, decks. Only games and their tests import
 * it.
 */

export { callAbility, moment, type MomentLocals, momentProcedure } from './abilities/moments.js';
export { abilitiesOf, abilityAge, functions, rewritingEpoch } from './values/bearing.js';
export { mentions } from './library/parts.js';
export { effectSource, reached } from './values/affecting.js';
export type { EffectSource } from './game/values.js';
export {
  type AbilityLocals,
  type EffectLocals,
  effectLocals,
  effectRef,
  isUsedBy,
  listenerEnv,
  usable,
  type VerbsOutcome,
  verbsRef,
} from './abilities/abilities.js';
export {
  announceable,
  type ChooseModesLocals,
  chooseModesProcedure,
  type ChooseTargetsLocals,
  choicesShown,
  chooseTargetsProcedure,
  modeLocals,
  modePath,
  openModes,
  type Part,
  plainParts,
  strictTargets,
  targetable,
  targetLocals,
  targetsOf,
} from './answers/announcing.js';
export { type AnnouncingLocals, bindVar, chooseParts, choosingSteps } from './answers/announcing-steps.js';
export { askChoice, readChoice, type Asking } from './answers/asking.js';
export { closureEnv, type Closure } from './evaluation/closures.js';
export { candidates, choosable, feasible, payable } from './answers/choices.js';
export { affords, conversionsNeeded, nextActivations, type Activation } from './costs/affording.js';
export type { Conversion } from './costs/conversions.js';
export { demandOfNeeds, type Demand, type Mask } from './costs/demands.js';
export { pickAndDo, type PickAndDoLocals, pickingVerbs } from './costs/picking.js';
export { type Need, needsHold, type Picking, type PickingRules, type Take, takesHold, type Use, usesHold } from './costs/uses.js';
export { partPaid, type PayingLocals, payPart } from './costs/paying-parts.js';
export { smallestPlan, type Plan } from './costs/payment-plans.js';
export { leastSpending, nextUnits, type Spending } from './costs/spending.js';
export { meansOf, type Means, type Output, type Source } from './costs/supplies.js';
export { allChoosable, sparingLater } from './answers/choosing-all.js';
export { alter, shieldLeft, spendShield } from './happenings/altering.js';
export {
  type AtOnce,
  type AtOnceLocals,
  atOnceLocals,
  atOnceProcedure,
  atOnceSteps,
  type AtOnceUse,
  type PaidFirst,
  runTriggeredAtOnce,
} from './running/at-once.js';
export { addCounters, counterRules, countersOn, removeCounters } from './happenings/counters.js';
export { happen } from './happenings/happen.js';
export { alteredHappening, type HappenResult } from './happenings/happening-frame.js';
export { carryOver } from './places/following.js';
export { type CopyItemsLocals, copyingLocals, copyingProcedure, placeCopy } from './abilities/copying.js';
export { type CarryingLocals, carryingOut } from './abilities/item-parts.js';
export { canAimAnew, type ChosenTargets, targetIds, targetsAgain, targetsChosen, targetsShown } from './abilities/item-targets.js';
export { type AnnouncedItem, isOpenItem, itemEnv, itemOn, setItemOn, waitsIn } from './abilities/items.js';
export { actAgain, type ActingLocals, actingLocals, beginAct, endAct, offerActs, passOn, pickedAct } from './answers/acting.js';
export {
  askAllOption,
  askIn,
  endPassing,
  followWish,
  isAskedWhereAble,
  passAhead,
  passAheadOptions,
  passedFor,
  passesAhead,
  stopPassing,
  takingBack,
  type WhereAsked,
  wishOption,
} from './answers/passing-ahead.js';
export { calledTime, seatsBehind, turnBegins } from './matches/end-of-round.js';
export type { EndOfRound, EndOfRoundRules } from './game/end-of-round.js';
export {
  beginMatch,
  concludeGame,
  type MatchLocals,
  matchLocals,
  matchRef,
  type MatchRow,
  matchOf,
  noteGame,
  pinnedDecks,
  setMatch,
  winsNeeded,
} from './matches/matches.js';
export { broughtIn, redividedDecks } from './matches/redividing.js';
export { DeckBuilding, type Draw, drawnOrder } from './matches/deck-samples.js';
export { type CardIndex, indexCards, listedName } from './matches/card-index.js';
export {
  type DeckTextForm,
  type DeckTextPrinting,
  type DeckTextReading,
  endlessList,
  printDeckText,
  readDeckText,
  unknownCards,
} from './matches/deck-texts.js';
export { unknownCard } from './matches/unknown-cards.js';
export { type DeckListForm, type DeckListReading, printDeckList, readDeckList } from './matches/deck-lists.js';
export {
  cardId,
  cardsOfDeck,
  comingIn,
  type DeckParts,
  deckViolation,
  looseName,
  readableCards,
  readDeckParts,
  sameCards,
  sortedDeck,
} from './matches/deck-parts.js';
export { clearTable, frameOf, gamesBelow, resumeGame, suspendGame } from './matches/games.js';
export { predict, type PredictedTrigger, isAwaited, wouldTrigger } from './happenings/foreseeing.js';
export { offersFor } from './happenings/replace.js';
export { isPossible, propose } from './table/happenings.js';
export type { Happening, Reduction } from './game/happenings.js';
export type { HappeningRule } from './table/rules.js';
export { beginSpan, factOf } from './table/history.js';
export type { HistoryRule } from './table/rules.js';
export { findLoop, forgetLoop, type Loop, loopBegan, noLoop, type Passing, positionOf } from './running/loops.js';
export {
  aboutRepeated,
  beginRepetition,
  doneLast,
  endRepetition,
  followRepetition,
  forgetDone,
  noteDone,
  repeatedTimes,
  repeatId,
  type RepeatingRules,
  type RepeatLocals,
  type Repetition,
  repeatLocals,
  repeatOption,
} from './running/repeating.js';
export { notedOn, noteOn } from './table/notes.js';
export { saidYes, wholeOrder, yesOrNo } from './answers/questions.js';
export { orderLocals, type OrderTriggersLocals, orderTriggersProcedure } from './abilities/trigger-order.js';
export { collectStates, dropTriggers, eventOf, notice, takeTrigger, triggerEnv, waitingTriggers } from './abilities/triggers.js';
export { type EmptyTable, layOutTable, layPiles, resetTable } from './places/setting-up.js';
export { trial } from './values/trial.js';
export { beginWatch, endWatches, releaseWatched, spendWatch, type Watch } from './values/watches.js';
export { watchesFor, watchReady } from './abilities/subscribe.js';
export { beginAt, cardIn, integerIn, listIn, recordIn, refuseOtherFields } from './matches/arranging.js';
export { checkProgram } from './library/check-program.js';
export type { Entries, EntryForm, EventForm, ParameterForm, Vocabulary } from './vocabulary/vocabulary.js';
export { read } from './evaluation/characteristics.js';
export {
  about,
  amount,
  envLocals,
  type EnvLocals,
  lastingEnv,
  objectEnv,
  sourceEnv,
  envOf,
  fitsTree as fits,
  holds,
  kindOfPlace,
  presentOrPast,
  matches,
  objectsIn,
  objectsOf,
  partOf,
  seatOf,
  seatsOf,
  select,
  uncut,
  type Env,
} from './evaluation/evaluate.js';
export { seesFace, showsFace, whoSees } from './table/faces.js';
export { isNamedToAll, wereNamed } from './table/naming.js';
export type { CommitOrder } from './game/happenings.js';
export type { Control, ProcedureCall } from './state/calls.js';
export type { GameDefinition } from './game.js';
export type { GameRules, VerbDefinition } from './table/rules.js';
export type { Listener } from './game/timing.js';
export type { Objection } from './game/match.js';
export type { Procedure, ProcedureStep } from './table/procedures.js';
export type { Values } from './game/values.js';
export type { VerbOutcome } from './game/verbs.js';
export {
  type Answers,
  answersIn,
  call,
  type FrameLocals,
  localsIn,
  outcomeIn,
  procedureRef,
  type ProcedureRef,
  returnedIn,
  returnedListIn,
  returning,
} from './state/calls.js';
export { defineProcedure, type ProcedureOf } from './table/procedures.js';
export { durationOf, endLapsed, endLasting, endOfTurns, endUntilTurnOf } from './values/durations.js';
export { endEffects, grant, releaseObject, type Grant } from './values/lasting.js';
export { momentKey } from './library/compiling.js';
export type { CompiledAbility, CompiledTrigger, Program } from './programs/compiled.js';
export { unwindTo } from './running/machine.js';
export { knownRow, trace } from './table/past.js';
export { anew, attach, detach, learn, originOf, place, reshuffle, restore, showTo, suppose, vanish, type Origin } from './places/places.js';
export type {
  Ability,
  Amount,
  CardProgram,
  Choice,
  Clause,
  Condition,
  Face,
  Limit,
  Mode,
  Modes,
  Modifier,
  PlayerRef,
  Predicate,
  Ref,
  Rewriting,
  Selector,
  Trigger,
  Verb,
} from './programs/programs.js';
export type {
  EffectRow,
  Frame,
  ObjectKind,
  ObjectRow,
  PastRow,
  Row,
  SlotRow,
  State,
  SuspendedRow,
  TriggerRow,
  WatchRow,
  ZoneRow,
} from './state/state.js';
export { Table, type Question } from './table/table.js';
export { hasTree, hasValue } from './programs/looking-through.js';
export { isPartOfCost, keywordPaths, patched, pathsOfKeywords, replaceWords, wordOf, wordsOf } from './programs/paths.js';
export { entriesOf, entriesSince, entriesWith, fitsEntry, numberBy, type Tree } from './values/entries.js';
export { copiedValues } from './values/rewriting.js';
export { stampInOrder, stampsMatter } from './places/stamps.js';
export { giveBack, noteUse, usesLeft } from './abilities/uses.js';
export { publicly, type Verdict } from './abilities/windows.js';
export { ageInPlay, numberOf, playerValuesOf, valuesOf } from './values/values.js';
export { type Tally, tallySum, tallyWith } from './state/tallies.js';
export { typedRows } from './table/typed-rows.js';
export { standingEffects } from './values/world.js';
export type { StandingEffect } from './values/standing.js';
export { once } from './programs/once.js';
export { type Basis, remembered, type Remembered, rememberedBy, settledUntil } from './values/remembered.js';
