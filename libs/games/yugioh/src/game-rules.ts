import { type Seat, unknownWord } from '@arbiter/kernel';
import { type CardProgram, type GameRules, matchLocals, type ObjectRow, type Row, type Table, takingBack } from '@arbiter/kernel/authoring';
import { arrange } from './arrange.js';
import { vocabulary } from './card-words.js';
import { noteBattlefield } from './battle/replay.js';
import { backrowOf, freeSlots, monstersOf } from './board.js';
import { mayActivate } from './chain/may-activate.js';
import { parseDeck, validateDeck } from './decks/format-decks.js';
import { deckForms } from './deck-forms/index.js';
import { duelProcedure } from './duel.js';
import { durationKey } from './durations.js';
import { agreeDraw, endOfRound, giveUp } from './ending.js';
import { distantFields, fieldsOf, gameOf, objectFields, playerOf, rowOf, setGame, turnOrder } from './facts.js';
import { commitOrder, happenings } from './happenings/index.js';
import { keepsKnowledge } from './happenings/knowledge.js';
import { pileOrders } from './happenings/orders.js';
import { history } from './history.js';
import { judges } from './judges.js';
import { matchProcedure } from './match/match.js';
import { prepare } from './prepare.js';
import { dormantInHand, dormantSet, dormantTriggers } from './timing/dormant.js';
import { procedures } from './procedures.js';
import { inOrder, relations } from './relations.js';
import { isSummonable } from './summon/special-limits.js';
import { sideDecking } from './match/side-decking.js';
import { layOut, playableDecks } from './setup.js';
import { noteCommitted } from './timing/answerable.js';
import { triggerHolder } from './timing/leaving.js';
import { openPlaces } from './timing/open-places.js';
import { triggerOrder } from './timing/timing.js';
import { affects, holdsEffects, saysUnaffected } from './values/affects.js';
import { abilitiesWork } from './values/negation.js';
import { cannot } from './values/rules.js';
import { baseValues, finishValues, playerValues } from './values/base.js';
import { verbProcedures, verbs } from './verbs/index.js';
import { viewHidden, viewMatch, viewObject, viewPlayer, viewTurn } from './views.js';
import { arrivingKind, decisionKinds, layers, type SlotKind, slotKinds } from './vocabulary.js';

/** Yu-Gi-Oh! for the kernel: everything that the kernel requires of a game. */
export const yugiohRules: GameRules = {
  id: 'yugioh',
  names: { en: 'Yu-Gi-Oh!', zh: '游戏王' },
  seats: { min: 2, max: 2 },
  // The lengths of a Match (base.1.14, base.1.15).
  formats: {
    ocg: { id: 'ocg', bestOf: 1, onTimeOut: 'loseMatch', options: { list: 'ocg' } },
    ocgMatch: { id: 'ocgMatch', bestOf: 3, onTimeOut: 'loseMatch', options: { list: 'ocg' } },
    tcg: { id: 'tcg', bestOf: 3, onTimeOut: 'loseMatch', options: { list: 'tcg' } },
    open: { id: 'open', bestOf: 1, onTimeOut: 'loseMatch', options: {} },
  },
  decisionKinds,
  vocabulary,
  prepare,
  pinsDecks: true,
  procedures: [matchProcedure, duelProcedure, ...procedures, ...verbProcedures],
  verbs,
  objectFields: objectFields as Row,
  happenings,
  commitOrder,
  commitsToOrder: pileOrders,
  history,
  replacementTiers: ['prevent', 'instead', 'place'],
  // How moments are counted (2.2-7, 5.2-1).
  moments: {
    begin: (table, joined) => (joined ? undefined : setGame(table, 'moment', gameOf(table).moment + 1)),
    now: (table) => gameOf(table).moment,
  },
  committed: (table, happened, keys) => {
    // Notes what players may respond to (base.7.11) and what causes a replay (base.17.8).
    noteCommitted(table, happened, keys);
    noteBattlefield(table, happened);
  },
  // An instruction that could not be carried out ends those that depend on it (2.2-3).
  stopsAtFailure: true,
  // Cost and limit count when an effect is activated, not when it triggers (4.1-2).
  judgesLate: true,
  triggerHolder,
  setUp: (table) => {
    layOut(table, playableDecks(table));
    table.begin(matchProcedure, matchLocals());
  },
  arrange,
  // Everybody sees that the cards are there; `hides` determines who sees their faces (base.5.3, base.5.5). The face-down cards of the Extra
  // Deck form one pile.
  visibility: { mainDeck: 'nobody', extraDeck: 'pile', hand: 'owner', graveyard: 'all', banished: 'faces', sideDeck: 'ownerAlone' },
  hides,
  idFields: ['by', 'to', 'attacker', 'target'],
  keepsKnowledge,
  nameOf: nameKey,
  slotKinds: { names: [...slotKinds, arrivingKind], of: (slot, row) => kindOfSlot(slot.row, row) },
  // A card remains the same object when it moves between zones of the field (base.4.10, base.21.6); any other move makes it a new object.
  keepsIdentity: (from, to) => fieldKinds.has(from) && fieldKinds.has(to),
  remembers: (_table, _row, from) => from !== 'mainDeck',
  openings: { dormantInHand, dormantSet, dormantTriggers, unaffected: saysUnaffected },
  inPlay: slotKinds,
  spellsFrom: ['hand', 'spellTrapZone', 'fieldZone'],
  distantFields,
  layers,
  baseValues,
  finishValues,
  playerValues,
  modifierSources,
  abilitiesWork,
  affects,
  holdsEffects,
  relations,
  status: { summonable: isSummonable },
  order: inOrder,
  seatOrder: turnOrder,
  triggerOrder,
  interjections: takingBack(),
  listeners: (table, seat) => [openPlaces(table, seat)],
  hiddenListeners,
  allowed: mayActivate,
  rules: { optionalEffect: '4.1-1', orderEffects: '4.4.2.1-3', replace: 'base.20.4', chooseTargets: '4.3.1-1', concede: 'base.1.10' },
  // Asked when targets are chosen, not about objects that were targeted before (4.3-4, base.23.15).
  canTarget: (table, env, object) => !cannot(table, object.id, 'beTargeted', { by: env.you === object.controller ? 'you' : 'opponent' }),
  acceptPicks: (table, decision, picks) => judges[decision.kind]?.accept(table, decision, picks) ?? null,
  completePicks: (table, decision, picked) => judges[decision.kind]?.complete(table, decision, picked) ?? null,
  duration: durationKey,
  // The span for which a use counts (base.23.10, base.23.11, base.23.13).
  span: (table, name) => (name === 'duel' ? 'duel' : name === 'chain' ? `chain ${gameOf(table).chains}` : `turn ${gameOf(table).turn}`),
  playerAmount: (table, seat, value) => {
    // These numbers are public (base.5.1 - base.5.4).
    const kind = ['hand', 'mainDeck', 'graveyard', 'banished', 'extraDeck'].find((one) => one === value);
    if (kind !== undefined) return table.zoneOf(kind, seat).order.length;
    if (value === 'freeZones') return freeSlots(table, seat, 'monster').length;
    if (value === 'monsters') return monstersOf(table, seat).length;
    return value === 'life' ? playerOf(table, seat).life : unknownWord('value of a player', value);
  },
  matchAmount: (table, value) => {
    if (value === 'chain') return gameOf(table).chain.length;
    return value === 'turn' ? gameOf(table).turn : unknownWord('value of the match', value);
  },
  phase: (table) => gameOf(table).phase,
  step: (table) => gameOf(table).step,
  activeSeat: (table) => (gameOf(table).active < 0 ? null : gameOf(table).active),
  endByConcession: giveUp,
  endOfRound,
  endByAgreement: agreeDraw,
  acceptBulk: sideDecking.accept,
  sampleBulk: sideDecking.sample,
  validateDeck,
  parseDeck,
  deckForms,
  viewTurn,
  viewPlayer,
  viewMatch,
  viewObject,
  viewHidden,
};

/** The name by which uses of a card's effects are counted (base.2.5, base.23.11). */
function nameKey({ names, printed }: CardProgram): string {
  return (printed.alwaysNamed as string | undefined) ?? names.en;
}

/** Moves from the zone of a monster that is being summoned count as well (base.4.10, base.12.1). */
const fieldKinds: ReadonlySet<string> = new Set([...slotKinds, arrivingKind]);

/** The kind of a slot for the card in it (base.4.3). A monster that is being summoned is in a zone of its own kind (base.8.13). */
function kindOfSlot(name: string, row: ObjectRow | null): SlotKind | typeof arrivingKind {
  if (name === 'field') return 'fieldZone';
  if (name === 'spellTrap') return row !== null && fieldsOf(row).role === 'pendulum' ? 'pendulumZone' : 'spellTrapZone';
  return row !== null && fieldsOf(row).arriving ? arrivingKind : 'monsterZone';
}

/**
 * Whether a card's face is hidden from a player (base.5.3, base.5.5, base.5.6). A face-down card shows its face to its controller, or to
 * its owner if it is banished or in an Extra Deck.
 */
function hides(_table: Table, row: ObjectRow, seat: Seat): boolean {
  if (fieldsOf(row).faceUp) return false;
  return row.controller !== seat;
}

/** The cards in a player's hand, and the player's Set cards. */
function hiddenListeners(table: Table, seat: Seat): readonly number[] {
  const { order } = table.zoneOf('hand', seat);
  const set = backrowOf(table, seat).filter((id) => !rowOf(table, id).faceUp);
  return set.length === 0 ? order : [...order, ...set];
}

/** Face-up cards on the field whose static abilities apply (base.8.17). */
function modifierSources(table: Table): readonly number[] {
  const found: number[] = [];
  for (const { object } of table.allSlots()) {
    if (object !== 0 && rowOf(table, object).faceUp && table.program(table.object(object)).statics.length > 0) found.push(object);
  }
  return found;
}
