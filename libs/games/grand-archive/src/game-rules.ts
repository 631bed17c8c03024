import { type ObjectId, type Seat, unknownWord } from '@arbiter/kernel';
import {
  type GameRules,
  isOpenItem,
  matchLocals,
  type ObjectRow,
  pinnedDecks,
  type Row,
  type Table,
  takingBack,
  valuesOf,
} from '@arbiter/kernel/authoring';
import { arrange } from './arrange.js';
import { vocabulary } from './card-words.js';
import { readDeck } from './decks/deck.js';
import { deckForms, parseDeckText } from './decks/deck-lists.js';
import { validateDeck } from './decks/deck-rules.js';
import { formats } from './decks/formats.js';
import { agreeDraw, endOfRound, giveUp } from './ending.js';
import { distantFields, fieldsOf, gameOf, objectFields, plays, turnOrder, turnPlayer } from './facts.js';
import { commitOrder, happenings } from './happenings/index.js';
import { sideboarding } from './match/sideboarding.js';
import { stateTriggerWaits } from './play/items.js';
import { keywordAbilities } from './keywords/index.js';
import { prepare } from './prepare.js';
import { procedures } from './procedures.js';
import { inOrder, relations } from './relations.js';
import { layOut } from './turn/setup.js';
import { baseFields, baseValues, copiableCharacteristics, finishValues, playerValues } from './values/base.js';
import { layerRules } from './values/counters.js';
import { duration, stabilise } from './values/durations.js';
import { history } from './values/history.js';
import { hasKeyword } from './values/keywords.js';
import { partlyDistant } from './values/lent.js';
import { forbids } from './values/rules.js';
import { status } from './values/status.js';
import { verbs } from './verbs/index.js';
import { paysTogether } from './verbs/pickings.js';
import { viewHidden, viewMatch, viewObject, viewPlayer, viewTurn } from './views.js';
import { decisionKinds, layers } from './vocabulary.js';
import { toldApart } from './told-apart.js';
import { matchRef } from './match/match-locals.js';

/** The rules of Grand Archive: everything that the kernel asks a game. */
export const grandArchiveRules: GameRules = {
  id: 'grand-archive',
  names: { en: 'Grand Archive', zh: 'Grand Archive' },
  // Two players or more (1.1.1); four is the most that have been played with.
  seats: { min: 2, max: 4 },
  formats,
  decisionKinds,
  vocabulary,
  prepare,
  pinsDecks: true,
  procedures,
  verbs,
  objectFields: objectFields as Row,
  happenings,
  commitOrder,
  history,
  setUp: (table) => {
    layOut(table, pinnedDecks(table.pins, readDeck));
    table.begin(matchRef, matchLocals());
  },
  arrange,
  // 2.1.1.5.1, 2.1.3.2, 2.1.5.3, 2.1.5.4, 2.1.8.2
  visibility: {
    mainDeck: 'nobody',
    materialDeck: 'owner',
    hand: 'owner',
    memory: 'owner',
    graveyard: 'all',
    banishment: 'faces',
    field: 'all',
    effectsStack: 'all',
    intent: 'all',
  },
  // A player may look at face-down cards that they control, but not at banished ones (2.1.1.5, 2.1.1.5.1, 2.4.0.14, 2.11.7.14.3.1,
  // 2.11.7.14.3.1.1).
  hides: (table, row, seat) => fieldsOf(row).faceDown && !(row.zone === 'field' && table.controllerOf(row) === seat),
  // 2.11.5.1
  keepsIdentity: () => false,
  keepsKnowledge: (_table, _row, _from, to) => to === 'hand' || to === 'memory' || to === 'materialDeck' || to === 'mainDeck',
  remembers: (_table, _row, from) => from !== 'mainDeck' && from !== 'materialDeck' && from !== '',
  // 2.4.0.5, 2.4.0.6
  inPlay: ['field', 'intent'],
  // None: a `spell` ability only says what a card does as it resolves, and waits for no event.
  spellsFrom: [],
  distantFields,
  partlyDistant,
  distantRelations: ['fights'],
  derivation: 'inOrder',
  layers,
  layerRules,
  keywordAbilities,
  baseValues,
  finishValues,
  baseFields,
  copiable: { after: 'copies', characteristics: copiableCharacteristics },
  // A champion's inherited abilities are printed on other cards (1.7.1.4.4.5), and so are those of a copy (2.11.7.13).
  borrowsText: (row) => row.under.length > 0 || fieldsOf(row).copy !== '',
  status,
  playerValues,
  modifierSources,
  abilitiesWork: () => true,
  relations,
  interjections: takingBack(),
  order: inOrder,
  plays,
  seatOrder: turnOrder,
  paysTogether,
  allowed: () => true,
  stateTriggerWaits,
  stabilise,
  // A trigger on a state may depend on anything (2.4.2.2.2).
  stabilisesAll: true,
  rules: {
    optionalEffect: '2.11.7.12.2',
    orderEffects: '2.1.9.3',
    replace: '2.5.2.2',
    chooseTargets: '2.3.1.5',
    payUnless: '2.11.7.12.3',
    concede: '2.11.7.3.1',
  },
  toldApart,
  canTarget,
  canTargetPlayer: (table, _env, seat) => plays(table, seat),
  duration,
  span: (table, name) => (name === 'turn' ? `turn ${gameOf(table).turn}` : name),
  playerAmount,
  matchAmount: (table, value) => (value === 'turn' ? gameOf(table).turn : unknownWord('value of the match', value)),
  phase: (table) => gameOf(table).phase,
  step: (table) => gameOf(table).step,
  activeSeat: (table) => (gameOf(table).active < 0 ? null : turnPlayer(table)),
  endByConcession: giveUp,
  endOfRound,
  endByAgreement: agreeDraw,
  acceptBulk: sideboarding.accept,
  sampleBulk: sideboarding.sample,
  validateDeck,
  parseDeck: (cards, text) => parseDeckText(text, cards),
  deckForms,
  viewTurn,
  viewPlayer,
  viewMatch,
  viewObject,
  viewHidden,
};

/**
 * Returns the objects and cards with modifiers that may work: on the field, in intent, where cards lie only while something attacks with
 * them, and on the effects stack, if they say that they work there (2.4.0.4).
 */
function modifierSources(table: Table): readonly ObjectId[] {
  const [{ order: field }, { order: intent }, { order: stack }] = [table.zone('field'), table.zone('intent'), table.zone('effectsStack')];
  return intent.length + stack.length === 0 ? field : [...field, ...intent, ...stack];
}

/**
 * Whether something may be a target (2.3.1.5, 2.7.6.1): not while it is still being played, and not if spellshroud (ext.2.4) or an effect
 * (2.5.1.5.4) forbids it.
 */
function canTarget(table: Table, env: { readonly self: ObjectId; readonly you: Seat }, object: ObjectRow): boolean {
  return (
    !isOpenItem(object) &&
    !(hasKeyword(table, object.id, 'spellshroud') && isSpell(table, env.self)) &&
    !forbids(table, object.id, 'beTargeted', env.self, env.you)
  );
}

/** Whether something is an action or other card with the subtype Spell (ext.2.4). */
function isSpell(table: Table, id: ObjectId): boolean {
  return table.find(id) !== null && (valuesOf(table, id).subtypes as readonly string[]).includes('spell');
}

/** Returns the number of cards in a player's zone (2.1.1.6). */
function playerAmount(table: Table, seat: Seat, value: string): number {
  return table.zoneOf(value, seat).order.length;
}
