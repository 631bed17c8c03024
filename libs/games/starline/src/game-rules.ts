import { type DeckViolation, type Json, jsonOf, type Seat, unknownWord } from '@arbiter/kernel';
import {
  amount,
  type CardProgram,
  type Env,
  type GameRules,
  listenerEnv,
  type ObjectRow,
  type Row,
  type Table,
  type Values,
  valuesOf,
} from '@arbiter/kernel/authoring';
import { arrange } from './arrange.js';
import { vocabulary } from './card-words.js';
import { entrySlots, freeSlots, inOrder, positionOf, slotId } from './board.js';
import { checkDeck, type Deck, malformedDeck, readDeck } from './deck-rules.js';
import { parseDeckText } from './decks/deck-lists.js';
import { sampleDeck } from './decks/deck-samples.js';
import { durationKey } from './durations.js';
import { gameOf, hasKeyword, objectFields, opponentOf, playerOf, totalScore, unitOf, unitsOf } from './facts.js';
import { isTributeUnderway, refusalRule } from './refusals.js';
import { relations } from './relations.js';
import { endOfRound } from './procedures/ending.js';
import { strayAttacker } from './procedures/defence.js';
import { procedures } from './procedures/index.js';
import { magicAllowed, useAbility } from './procedures/magic.js';
import { canMove, movesItself, turnUnits } from './procedures/move.js';
import { layOut, matchProcedure } from './procedures/preparation.js';
import { abilitiesWork, basePlayerValues, baseValues, distantFields, modifierSources, withoutBlockersAttack } from './values.js';
import { verbs } from './verbs/index.js';
import { layers } from './vocabulary.js';

/** Kinds of decision that Starline asks. */
export const decisionKinds = [
  'declareRace',
  'buildDeck',
  'mulligan',
  'mainAction',
  'chooseSide',
  'chooseSlot',
  'chooseTributes',
  'useEffect',
  'chooseForEffect',
  'orderEffects',
  'respond',
  'declareAttack',
  'glide',
  'aim',
  'arrangeUnit',
  'arrangeSlot',
  'defenceWindow',
  'ambush',
  'cover',
  'exposePart',
  'machineMerge',
  'machineMergeTarget',
  'chooseTop',
  'handLimit',
  'claimEarlyEnd',
] as const;

const stays = new Set(['slots', 'under', 'attached', 'limbo']);

/** Starline for the kernel: everything that the kernel requires of a game. */
export const starlineRules: GameRules = {
  id: 'starline',
  names: { en: 'Starline', zh: '星星戰線' },
  seats: { min: 2, max: 2 },
  formats: {
    standard: { id: 'standard', bestOf: 1, onTimeOut: 'loseMatch', options: { forest: 20, first: 'chance' } },
    casual: { id: 'casual', bestOf: 1, onTimeOut: 'defaultAnswer', options: { forest: 20, first: 'chance' } },
  },
  decisionKinds,
  vocabulary,
  procedures,
  verbs,
  objectFields: objectFields as Row,
  setUp: (table) => {
    layOut(table);
    table.begin(matchProcedure, {});
  },
  arrange,
  visibility: { deck: 'nobody', hand: 'owner', aside: 'owner', graveyard: 'all', exile: 'all', field: 'all', limbo: 'all' },
  keepsIdentity: (from, to) => stays.has(from) && stays.has(to),
  // "On the board" means both rows and the field zone (四.10).
  inPlay: ['slots', 'field'],
  spellsFrom: ['hand'],
  layers,
  distantFields,
  nameOf: (card) => card.names.zh,
  baseValues,
  finishValues: withoutBlockersAttack,
  playerValues: basePlayerValues,
  modifierSources,
  abilitiesWork,
  relations,
  order: inOrder,
  seatOrder: (table) => {
    const { active } = gameOf(table);
    return [active, opponentOf(active)];
  },
  listeners,
  hiddenListeners: (table, seat) => table.zoneOf('hand', seat).order,
  openings: { races: ({ card }) => [card.printed.race as string] },
  openFacts: (card) => ({ race: card.printed.race as string }),
  mightHold: (table, seat, { race }) => race === 'neutral' || race === playerOf(table, seat).race,
  useAbility,
  allowed: (table, listener, event) => {
    const { ability } = table.library.ability(listener.ability);
    // First the effects of the card that the event is about, then those of other cards (十五.偷襲.3).
    if (event !== null && 'own' in event && (event.own === true) !== (listener.object === event.object)) return false;
    // A number X in an effect that is used is at least one (六.2※).
    if (ability.x !== undefined && amount(table, listenerEnv(table, listener, event), ability.x) < 1) return false;
    if (movesItself(ability) && !canMove(table, listener.object)) return false;
    return ability.kind !== 'spell' || magicAllowed(table, listener.seat, listener.object);
  },
  stabilise: (table) => {
    const stray = strayAttacker(table);
    return stray === null ? null : turnUnits({ objects: [stray.id], to: 'upright', rule: stray.rule, by: 'rule' });
  },
  rules: {
    optionalEffect: '六.1',
    orderEffects: (table) => (gameOf(table).merging.length === 0 ? '六.1' : '十五.機械合體.5'),
    respond: '六.3',
    chooseTargets: '六.6',
    chooseSum: { souls: '十五.還魂.1' },
    concede: 'platform.concession',
  },
  refusalRule,
  canTarget,
  slotsFor,
  duration: durationKey,
  span: (table, name) => (name === 'game' ? name : `turn ${gameOf(table).turn}`),
  playerAmount,
  matchAmount: (table, value) => {
    const { countdownEntered, linesTurned, turn } = gameOf(table);
    if (value === 'countdown') return countdownEntered > 0 ? 5 - linesTurned : 0;
    return value === 'turn' ? turn : unknownWord('value of the match', value);
  },
  phase: (table) => gameOf(table).phase,
  activeSeat: turnPlayer,
  endByConcession: (table, seats, _scope, reason) =>
    table.finish({ winners: table.seats().filter((seat) => !seats.includes(seat)), reason, rule: 'platform.concession' }),
  endOfRound,
  endByAgreement: (table) => table.finish({ winners: [], reason: 'agreedDraw', rule: 'platform.concession' }),
  acceptBulk: (table, decision, bulk) => {
    const { race } = playerOf(table, decision.seat);
    const read = readDeck(bulk, race);
    const deck = read === null ? null : { ...read, race };
    const violations = faultsOf(deck, table.library.catalogue());
    return violations.length > 0 ? { ok: false, violations } : { ok: true, value: jsonOf(deck) };
  },
  sampleBulk: (table, decision, draw) => ({
    ...sampleDeck(playerOf(table, decision.seat).race, table.library.catalogue(), draw),
  }),
  validateDeck: (cards, _format, deck) => faultsOf(readDeck(deck), cards),
  parseDeck: (cards, text) => parseDeckText(text, cards),
  viewTurn: (table) => {
    const { turn, phase } = gameOf(table);
    return { number: turn, seat: turnPlayer(table), phase };
  },
  viewPlayer: (table, seat) => {
    const { race, reward, energy, forest, claim, placed, magicUsed } = playerOf(table, seat);
    return {
      race,
      score: totalScore(table, seat),
      reward,
      energy,
      forest,
      claim,
      placed,
      magicUsed,
      hand: table.zone(`hand:${seat}`).order.length,
      deck: table.zone(`deck:${seat}`).order.length,
      units: unitsOf(table, seat).length,
    };
  },
  viewMatch: (table) => {
    const { first, countdownEntered, linesTurned, tactic, fight } = gameOf(table);
    return { first, countdown: countdownEntered > 0 ? 5 - linesTurned : null, linesTurned, tactic, fight };
  },
  viewObject: (table, row) => {
    const values = valuesOf(table, row.id);
    const shown: Values = {};
    // Copying key by key is many times faster than spreading so large a row, and views are made for every event.
    for (const key in values) if (key !== 'abilities' && key !== 'zone') shown[key] = values[key] as Json;
    const { stance, arrivedTurn, target, marked, role, exposed } = unitOf(table, row.id);
    return Object.assign(shown, { state: stance, arrivedTurn, target, marked, role, exposed });
  },
};

/** The player whose turn it is; null before the first turn. */
function turnPlayer(table: Table): Seat | null {
  const { active } = gameOf(table);
  return active < 0 ? null : active;
}

/** The faults of a deck (一.2); a single one if the data are not a deck. */
function faultsOf(deck: Deck | null, cards: readonly CardProgram[]): readonly DeckViolation[] {
  return deck === null ? [malformedDeck] : checkDeck(deck, cards);
}

/**
 * The objects whose abilities may act, in order (六.1, 六.1※): the field card, units in lane order (with the cards under them), the
 * graveyard. The hand comes afterwards, in a window.
 * The objects in one place form a group, inside which their player chooses the order (ruling 15).
 */
function listeners(table: Table, seat: Seat): readonly (readonly number[])[] {
  const { merging } = gameOf(table);
  // Units that are merging form one group, inside which their player chooses the order of effects (機械合體.5).
  const together: number[] = [];
  const groups: (readonly number[])[] = [table.zoneOf('field', seat).order, together];
  for (const { object } of table.slotsOf(seat)) {
    if (object === 0) continue;
    const { under } = table.object(object);
    if (merging.includes(object)) together.push(object, ...under);
    else groups.push([object, ...under]);
  }
  groups.push(table.zoneOf('graveyard', seat).order);
  return groups;
}

/**
 * Whether a unit may be chosen as a target. Resistances only prevent this choice (十五.魔法抗性, 十五.效果抗性, ruling 3); tributes that are being
 * sacrificed cannot be chosen (十二.3※).
 */
function canTarget(table: Table, env: Env, object: ObjectRow): boolean {
  if (object.slot === '') return true;
  if (isTributeUnderway(table, object.id)) return false;
  const byMagic = table.library.card(env.card).card.printed.type === 'magic';
  const enemy = object.controller !== env.you;
  const words = byMagic ? (['magicResistance', 'enemyMagicResistance'] as const) : (['effectResistance', 'enemyEffectResistance'] as const);
  return !hasKeyword(table, object.id, words[0]) && !(enemy && hasKeyword(table, object.id, words[1]));
}

/** The places for a purpose: where a summoned unit may enter, where a unit may move. */
function slotsFor(table: Table, env: Env, purpose: string, seat: Seat, object: ObjectRow | null): readonly string[] {
  const place = object?.slot ?? '';
  switch (purpose) {
    case 'summon': {
      if (object !== null) return entrySlots(table, object, env.you, seat);
      const front = freeSlots(table, seat, 'front');
      return front.length > 0 ? front : freeSlots(table, seat, 'back');
    }
    case 'moveOwn':
      return place === '' ? [] : freeSlots(table, positionOf(place).seat);
    case 'directlyAhead': {
      if (place === '') return [];
      const { seat: side, row, lane } = positionOf(place);
      const slot = slotId({ seat: opponentOf(side), row: 'front', lane });
      return row === 'front' && table.slot(slot).object === 0 ? [slot] : [];
    }
    case 'placeOf':
      return place === '' ? [] : [place];
    default:
      return freeSlots(table, seat);
  }
}

function playerAmount(table: Table, seat: Seat, value: string): number {
  switch (value) {
    case 'score':
      return totalScore(table, seat);
    case 'hand':
    case 'deck':
    case 'graveyard':
      return table.zoneOf(value, seat).order.length;
    case 'units':
      return unitsOf(table, seat).length;
    case 'reward':
    case 'energy':
    case 'forest':
      return playerOf(table, seat)[value];
    default:
      return unknownWord('value of a player', value);
  }
}
