import { type ObjectId, type Seat, unknownWord } from '@arbiter/kernel';
import {
  type GameRules,
  isOpenItem,
  matchLocals,
  matchRef,
  type ObjectRow,
  pinnedDecks,
  type Procedure,
  remembered,
  type Row,
  seesFace,
  type Table,
  takingBack,
} from '@arbiter/kernel/authoring';
import { arrange } from './arrange.js';
import { vocabulary } from './card-words.js';
import { readDeck } from './decks/deck.js';
import { deckForms } from './decks/deck-lists.js';
import { formats } from './decks/formats.js';
import { parseDeck, validateDeck } from './decks/format-decks.js';
import { agreeDraw, endOfRound, giveUp } from './ending.js';
import { battleAreaOf, distantFields, fieldsOf, gameOf, objectFields, playerOf, turnOrder, turnPlayer } from './facts.js';
import { dormantReveals, maySound, noteBatch, noteEvent } from './field/reveals.js';
import { damagePrevented } from './happenings/damage.js';
import { commitOrder, happenings } from './happenings/index.js';
import { batchOrders } from './happenings/orders.js';
import { replacementChooser, replacementTiers } from './happenings/replacing.js';
import { noteAnswer } from './loops/loops.js';
import { matchOfGames } from './match/match.js';
import { sideDecking } from './match/side-decking.js';
import { stateTriggerWaits } from './play/items.js';
import { prepare } from './prepare.js';
import { procedures } from './procedures.js';
import { inOrder, relations } from './relations.js';
import { stabilise } from './stabilise.js';
import { dormantWithoutWill } from './timing/dormant.js';
import { gameLocals, layOut, putDecks, resetRows } from './turn/setup.js';
import { baseFields, baseValues, copiableCharacteristics, copyingSteps, finishValues, playerValues } from './values/base.js';
import { layerRules } from './values/counters.js';
import { duration } from './values/durations.js';
import { history } from './values/history.js';
import { keywordAbilities } from './values/keywords.js';
import { forbids } from './values/rules.js';
import { status } from './values/status.js';
import { verbProcedures, verbs } from './verbs/index.js';
import { paysTogether } from './verbs/together.js';
import { viewHidden, viewMatch, viewObject, viewPlayer, viewTurn } from './views.js';
import { battleArea, decisionKinds, layers, ownZones, sharedZones } from './vocabulary.js';

/**
 * All procedures: matches and their games, turns and what players do in them, and what effects ask as they resolve (907.4, 1110.2, 1406.3).
 */
const allProcedures: readonly Procedure[] = [matchOfGames(putDecks, resetRows, gameLocals), ...procedures, ...verbProcedures];

/** The rules of Force of Will: everything that the kernel asks a game. */
export const forceOfWillRules: GameRules = {
  id: 'force-of-will',
  names: { en: 'Force of Will', zh: '力量之意志' },
  seats: { min: 2, max: 2 },
  formats,
  decisionKinds,
  vocabulary,
  prepare,
  pinsDecks: true,
  procedures: allProcedures,
  verbs,
  objectFields: objectFields as Row,
  // Whether the parts of one cost can be paid together (903.2f).
  paysTogether,
  happenings,
  commitOrder,
  history,
  commitsToOrder: batchOrders,
  // Replacements of damage that do not prevent it apply before those that do (910.2a).
  replacementTiers,
  replacementChooser,
  reduced: damagePrevented,
  setUp: (table) => {
    layOut(table, pinnedDecks(table.pins, readDeck));
    table.begin(matchRef, matchLocals());
  },
  arrange,
  // Who sees cards that lie face down is decided by `hides` (302.2).
  visibility: {
    mainDeck: 'nobody',
    magicStoneDeck: 'nobody',
    hand: 'owner',
    field: 'all',
    rulerArea: 'all',
    graveyard: 'all',
    standby: 'faces',
    removed: 'faces',
    lifebreak: 'nobody',
    chase: 'all',
    sideDeck: 'ownerAlone',
  },
  // A player may always look at their own standby area (310.2). A card removed face down is seen only by players who know it (311.2a).
  hides: (_table, row, seat) => fieldsOf(row).faceDown && !(row.owner === seat && row.zone.startsWith('standby:')),
  // A card keeps its identity between the zones of a battle area (302.3, ruling:5, ruling:6).
  keepsIdentity: (from, to) => inBattle.has(from) && inBattle.has(to),
  keepsKnowledge: (_table, _row, _from, to) => to === 'hand' || to === 'mainDeck' || to === 'standby' || to === 'removed',
  remembers: (_table, _row, from) => isRemembered(from),
  openings: { dormantReveals, dormantWithoutWill },
  inPlay: battleArea,
  spellsFrom: ['hand', 'standby', 'graveyard', 'chase'],
  distantFields,
  unreadFields: ['repetition', 'spentAct'],
  distantRelations: ['fights'],
  derivation: 'inOrder',
  layers,
  layerRules,
  keywordAbilities,
  baseValues,
  baseFields,
  finishValues,
  // A card without ATK or DEF has no value to which an effect could add (206.1a, 207.2a, 1020.3).
  mayLack: ['atk', 'def'],
  // A copy takes the values before continuous effects, among which base abilities do not count (1017.1, 909.1a).
  copiable: { after: 'base', characteristics: copiableCharacteristics, steps: copyingSteps },
  status,
  playerValues,
  modifierSources,
  abilitiesWork: () => true,
  relations,
  interjections: takingBack(),
  order: inOrder,
  seatOrder: turnOrder,
  answered: noteAnswer,
  allowed: (table, { object, ability }, event) => {
    const { kind, keyword } = table.library.ability(ability).ability;
    // Before the first turn nothing triggers: the rulers lie in their areas only after the opening hands are drawn (403.5).
    if (gameOf(table).turn === 0) return false;
    // An effect may keep an ability from triggering (1015.1a).
    return (
      maySound(table, object, keyword) && (kind !== 'triggered' || !forbids(table, object, 'trigger', event?.object as number | undefined))
    );
  },
  stateTriggerWaits,
  // An ability triggers whether or not its cost can be paid (906.4, 906.6).
  judgesLate: 'cost',
  noticed: noteEvent,
  committed: noteBatch,
  stabilise,
  // Abilities may wait for any state of the game (906.9).
  stabilisesAll: true,
  rules: { optionalEffect: '903.3b', orderEffects: '909.3b', replace: '910.2', chooseTargets: '1014.1', concede: '103.4' },
  canTarget: (table, env, object) => !isOpenItem(object) && !forbids(table, object.id, 'beTargeted', env.self, env.you),
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

/**
 * Whether an object that leaves a zone is remembered as it last stood (911.1). Cards of a hand are remembered too, since a card may pay for
 * its own ability.
 */
const isRemembered = (from: string): boolean => from !== 'mainDeck' && from !== 'magicStoneDeck' && from !== 'lifebreak' && from !== '';

const inBattle: ReadonlySet<string> = new Set(battleArea);
const elsewhere: readonly string[] = [...ownZones, ...sharedZones].filter((kind) => !inBattle.has(kind));

/**
 * Returns the objects with modifiers that work (904.1): those in the battle areas (902.1a, 902.1b), and cards elsewhere whose continuous
 * abilities say that they work there (902.2).
 */
function modifierSources(table: Table): readonly ObjectId[] {
  const found: ObjectId[] = [];
  for (const seat of table.seats()) found.push(...battleAreaOf(table, seat));
  if (table.cardsHere.anyElsewhere()) found.push(...sourcesElsewhere(table));
  return found;
}

/** The objects with modifiers outside the battle areas, remembered until something moves. */
const sourcesElsewhere = remembered({
  name: 'modifiers that stand outside the battle areas',
  basis: 'population',
  find: (table): readonly ObjectId[] => {
    const ids: ObjectId[] = [];
    for (const kind of elsewhere) {
      if (!table.library.openings.workplaces.has(kind)) continue;
      for (const { order } of table.zonesOf(kind)) for (const id of order) if (standsIn(table, table.object(id), kind)) ids.push(id);
    }
    return ids;
  },
});

function standsIn(table: Table, row: ObjectRow, kind: string): boolean {
  const { elsewhere, statics } = table.program(row);
  return elsewhere && statics.some(({ ability }) => ability.modifiers !== undefined && ability.from?.includes(kind) === true);
}

function playerAmount(table: Table, seat: Seat, value: string): number {
  if (value === 'life') return playerOf(table, seat).life;
  if (value === 'seat') return seat;
  // The value is 1 if everybody sees all cards of the zone (1014.2, ruling:45).
  if (value.startsWith('seen:'))
    return table
      .zoneOf(value.slice('seen:'.length), seat)
      .order.every((id) => table.seats().every((one) => seesFace(table, table.object(id), one)))
      ? 1
      : 0;
  return ['hand', 'mainDeck', 'magicStoneDeck', 'graveyard', 'removed', 'standby', 'lifebreak'].includes(value)
    ? table.zoneOf(value, seat).order.length
    : unknownWord('value of a player', value);
}
