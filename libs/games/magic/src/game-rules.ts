import { type Json, type JsonObject, must, unknownWord } from '@arbiter/kernel';
import {
  chooseModesProcedure,
  chooseTargetsProcedure,
  type GameRules,
  gamesBelow,
  matchLocals,
  matchOf,
  type ObjectRow,
  pinnedDecks,
  type Row,
  type Table,
  type Values,
  valuesOf,
} from '@arbiter/kernel/authoring';
import { actionProcedures } from './actions/index.js';
import { arrange } from './arrange.js';
import { vocabulary } from './card-words.js';
import { parseDeckText, readDeck, validateDeck } from './decks/deck-rules.js';
import { chooseAttackedProcedure, createAttackingProcedure, returnUnblockedProcedure } from './combat/choosing.js';
import { tapCrewProcedure } from './combat/crew.js';
import { joinCombatProcedure } from './combat/join.js';
import { acceptAssignment } from './combat/damage.js';
import { judges } from './combat/judges.js';
import { payPriceProcedure } from './combat/price.js';
import { combatTime } from './combat/timing.js';
import { combatPlayerRelations } from './combat/relations.js';
import { acceptName, creatureNames, nameKeys } from './faces/naming.js';
import { turnUpProcedure } from './faces/turn-up.js';
import { decider, seesAs } from './turn/control.js';
import { devotion } from './characteristics/devotion.js';
import { fieldsOf, gameOf, isSeenByAll, nameOf, objectFields, phasedZone, playerOf, shownCard, turnOrder } from './facts.js';
import { pileOf } from './happenings/exile.js';
import { commitOrder, happenings } from './happenings/index.js';
import { agreeDraw, endOfRound, giveUp } from './match/ending.js';
import { matchProcedure } from './match/match.js';
import { prepare } from './effects/linking.js';
import { noteAnswer } from './match/loops.js';
import { restartProcedure } from './match/restart.js';
import { takingBackPasses } from './stack/presets.js';
import { shortcutProcedure } from './match/shortcuts.js';
import { subgameProcedure } from './match/subgame.js';
import { endCombatPhaseProcedure, endTurnProcedure } from './turn/ending-turn.js';
import { sideboarding } from './match/sideboarding.js';
import { gameProcedure, layOut, startGameProcedure } from './match/setup.js';
import { itemOf } from './stack/items.js';
import { priorityProcedure } from './stack/priority.js';
import { announceProcedure } from './stack/announce.js';
import { activateEachProcedure } from './mana/activate-each.js';
import { activateManaProcedure } from './stack/activate-mana.js';
import { cascadeProcedure } from './stack/cascade.js';
import { castNowProcedure } from './stack/cast-now.js';
import { copySpellProcedure } from './stack/copies.js';
import { payManaProcedure } from './stack/pay-mana.js';
import { targetsShown } from './stack/targets.js';
import { chooseManaProcedure } from './verbs/mana.js';
import { chooseForVerbProcedure } from './verbs/tapping.js';
import { targetedPlayers } from './stack/targeted.js';
import { retargetProcedure } from './stack/retarget.js';
import { resolveProcedure } from './stack/resolve.js';
import { stackTriggerProcedure, stackTriggersProcedure } from './stack/trigger-stack.js';
import { legendRuleProcedure } from './state-based/unique.js';
import { history } from './effects/history.js';
import { damageSources } from './effects/sources.js';
import { keywordAbilities, keywordsApart } from './keywords/index.js';
import { batchOrders } from './happenings/orders.js';
import { playLandProcedure } from './turn/lands.js';
import { stepProcedures } from './turn/step-procedures.js';
import { turnProcedure } from './turn/turn.js';
import { awayProcedures } from './effects/away.js';
import { duration, mustStabiliseNow, stabilise } from './effects/durations.js';
import { damagePrevented } from './happenings/damage.js';
import { canTarget, canTargetPlayer } from './permanents/protection.js';
import { stateTriggerWaits } from './stack/trigger-stack.js';
import { specialAbilityProcedure } from './special-actions/special-abilities.js';
import { suspendProcedure } from './special-actions/suspend.js';
import { derivation, playerValues, viewPlayer } from './characteristics/values.js';
import { attachablePlayers, relations } from './characteristics/relations.js';
import { verbs } from './verbs/index.js';
import { decisionKinds, layers } from './vocabulary.js';
import { wordLists } from './characteristics/word-lists.js';

/**
 * The order in which replacement effects apply (616.1a-c): self-replacement effects, effects on who controls what enters, effects that make
 * it a copy, all others. Last, effects that replace nothing but reveal a card as it is drawn (603.11): these are not part of the choice
 * among replacements, since nobody knows yet which card will be drawn.
 */
const replacementTiers = ['self', 'control', 'copy', '', 'shown'] as const;

/** Everything that the kernel asks a game, for Magic. */
export const magicRules: GameRules = {
  id: 'magic',
  names: { en: 'Magic', zh: '万智牌' },
  seats: { min: 2, max: 2 },
  formats: {
    single: { id: 'single', bestOf: 1, onTimeOut: 'loseMatch', options: {} },
    // 100.6a, 404.3: these matches are best of three, and the order of graveyards matters in them.
    constructed: { id: 'constructed', bestOf: 3, onTimeOut: 'loseMatch', options: { graveyardOrder: true } },
    // 100.6a, 404.3
    limited: { id: 'limited', bestOf: 3, onTimeOut: 'loseMatch', options: { graveyardOrder: true } },
  },
  decisionKinds,
  vocabulary,
  prepare,
  pinsDecks: true,
  procedures: [
    matchProcedure,
    gameProcedure,
    startGameProcedure,
    restartProcedure,
    subgameProcedure,
    endTurnProcedure,
    endCombatPhaseProcedure,
    turnProcedure,
    ...Object.values(stepProcedures),
    payPriceProcedure,
    joinCombatProcedure,
    tapCrewProcedure,
    chooseAttackedProcedure,
    createAttackingProcedure,
    returnUnblockedProcedure,
    priorityProcedure,
    shortcutProcedure,
    playLandProcedure,
    announceProcedure,
    payManaProcedure,
    activateManaProcedure,
    activateEachProcedure,
    chooseManaProcedure,
    chooseForVerbProcedure,
    chooseModesProcedure,
    chooseTargetsProcedure,
    castNowProcedure,
    cascadeProcedure,
    suspendProcedure,
    specialAbilityProcedure,
    copySpellProcedure,
    retargetProcedure,
    stackTriggersProcedure,
    stackTriggerProcedure,
    resolveProcedure,
    turnUpProcedure,
    legendRuleProcedure,
    ...actionProcedures,
    ...awayProcedures,
  ],
  verbs,
  openings: { creatureNames },
  objectFields: objectFields as Row,
  happenings,
  commitOrder,
  commitsToOrder: batchOrders,
  // 608.2g, 712.2: the last known information of every object that leaves a zone is kept, including that of the second card of a melded
  // permanent.
  remembers: () => true,
  setUp: (table) => {
    layOut(table, pinnedDecks(table.pins, readDeck));
    table.begin(matchProcedure, matchLocals());
  },
  arrange,
  // 707.5: only its controller may look at a face-down spell or permanent; nobody may look at a face-down card elsewhere.
  hides: (table, row, seat) => fieldsOf(row).faceDown !== '' && !(showsShape(row) && table.controllerOf(row) === seat),
  visibility: {
    library: 'nobody',
    hand: 'owner',
    graveyard: 'all',
    battlefield: 'all',
    stack: 'all',
    exile: 'all',
    command: 'all',
    phased: 'all',
    sideboard: 'ownerAlone',
  },
  // A permanent that phases out or in doesn't change zones (702.25d); a card that is exiled from exile becomes a new object (400.8).
  keepsIdentity: (from, to) => (from === to && from !== 'exile') || from === phasedZone || to === phasedZone,
  // 112.4, 400.7a, 400.7b: effects that change or refer to a permanent spell go on to apply to the permanent that it becomes.
  keepsEffects: (from, to) => from === 'stack' && to === 'battlefield',
  // A player who saw a card go to a hand or library knows that card there, until it is shuffled (401.2).
  keepsKnowledge: (_table, _row, _from, to) => to === 'hand' || to === 'library',
  inPlay: ['battlefield'],
  spellsFrom: ['hand'],
  layers,
  ...derivation,
  keywordAbilities,
  keywordsApart,
  playerValues,
  // Abilities of permanents work unless an effect removes them (611.3b).
  abilitiesWork: () => true,
  relations,
  // 608.2g: for an object that is gone, these relations are those that it last had.
  pastRelations: ['exiledWith', 'blockersOf', 'blockedBy', 'opposing'],
  playerRelations: { ...combatPlayerRelations, attachable: attachablePlayers, targeted: targetedPlayers },
  decider,
  seesAs,
  interjections: takingBackPasses,
  order: (_table, objects) => objects,
  seatOrder: turnOrder,
  // 603.2e
  allowed: (table, { object, ability }) => table.library.ability(ability).ability.kind !== 'triggered' || isSeenByAll(table, object),
  rules: {
    optionalEffect: '608.2d',
    orderEffects: '603.3b',
    replace: '616.1',
    chooseTargets: '608.2d',
    payUnless: '118.12',
    concede: '104.3a',
  },
  canTarget,
  canTargetPlayer,
  acceptPicks: (table, decision, picks) => must(judges[decision.kind], decision.kind).accept(table, decision, picks),
  acceptAmounts: acceptAssignment,
  completePicks: (table, decision, picked) => must(judges[decision.kind], decision.kind).complete(table, decision, picked),
  wordLists,
  nameKeys,
  acceptName,
  duration,
  stabilise,
  // 611.2b: how long effects last may depend on anything, not only on what is on the battlefield.
  stabilisesAll: true,
  mustStabiliseNow,
  stateTriggerWaits,
  history,
  sets: { damageSources },
  fixesAmounts: true,
  replacementTiers,
  reduced: damagePrevented,
  span: (table, name) => (name === 'turn' ? `turn ${gameOf(table).turn}` : name),
  playerAmount: (table, seat, value) => {
    // 119.1, 122.1, 402.1; 702.120a: the number of opponents that the player attacked with creatures in this combat.
    if (value === 'opponentsAttacked') return gameOf(table).active === seat ? gameOf(table).combat.attacked.length : 0;
    if (value === 'life') return playerOf(table, seat).life;
    if (value === 'players') return 1;
    if (value === 'blessing') return playerOf(table, seat).blessing ? 1 : 0;
    if (value === 'poison' || value === 'energy' || value === 'experience') return playerOf(table, seat).counters[value] ?? 0;
    // `devotion:R`, `devotion:RW` (700.5)
    if (value.startsWith('devotion:')) return devotion(table, seat, value.slice('devotion:'.length));
    return table.zoneOf(value, seat).order.length;
  },
  // 701.27f: stamps show what came first; 500.1, 503.2, 505.1a: the numbers of turns, of upkeeps that ended, and of main phases that began.
  matchAmount: (table, value) => {
    if (value === 'stamp') return table.state.header.nextStamp - 1;
    if (value === 'turn' || value === 'upkeeps' || value === 'mainPhases') return gameOf(table)[value];
    return combatTime(table, value) ?? unknownWord('value of the match', value);
  },
  phase: (table) => gameOf(table).phase,
  step: (table) => gameOf(table).step,
  // 102.1: nobody is active before the first turn.
  activeSeat: (table) => (gameOf(table).active < 0 ? null : gameOf(table).active),
  answered: noteAnswer,
  endByConcession: giveUp,
  endOfRound,
  endByAgreement: agreeDraw,
  acceptBulk: sideboarding.accept,
  sampleBulk: sideboarding.sample,
  validateDeck,
  parseDeck: (cards, text) => parseDeckText(text, cards) as ReturnType<GameRules['parseDeck']>,
  viewTurn: (table) => {
    // 102.1
    const { turn, active, step, phase } = gameOf(table);
    // The second main phase has a name of its own, as in the table of a scenario.
    return { number: turn, seat: active < 0 ? null : active, phase: phase === 'postcombatMain' ? 'main2' : step };
  },
  viewPlayer,
  viewMatch: (table) => {
    const { step, phase, starting } = gameOf(table);
    const { game, wins, draws } = matchOf(table);
    return {
      step,
      phase,
      starting,
      game,
      wins: [...wins],
      draws,
      bestOf: table.pins.format.bestOf,
      depth: gamesBelow(table).length,
      monarch: gameOf(table).monarch,
    };
  },
  viewObject,
  // 707.6: everybody sees a permanent's face-down characteristics, and why it is face down.
  viewHidden: (table, row) => (showsShape(row) ? viewObject(table, row) : { faceDown: fieldsOf(row).faceDown, ...viewExiled(table, row) }),
};

/**
 * Whether a face-down object has characteristics of its own in its zone, and its controller may look at it, even while it is phased out
 * (707.2, 707.5).
 */
const showsShape = ({ zone }: ObjectRow): boolean => zone === 'battlefield' || zone === 'stack' || zone === phasedZone;

/**
 * 406.4, 406.5: returns what distinguishes exiled cards: what exiled them, whether they will come back, and the pile in which they are face
 * down.
 */
function viewExiled(table: Table, row: ObjectRow): JsonObject {
  const { exiledBy, faceDown } = fieldsOf(row);
  const returns = gameOf(table).away.some(({ object }) => object === row.id);
  return { ...(exiledBy === 0 ? {} : { exiledBy }), ...(returns ? { returns } : {}), ...(faceDown === '' ? {} : { pile: pileOf(row) }) };
}

/**
 * Shows base power and toughness, which are those before effects and counters change them (613.3a, 613.3b), where they differ from the
 * current ones.
 */
function showBase(table: Table, { id }: ObjectRow, { power, toughness }: Values, shown: { [key: string]: Json }): void {
  const base = table.derive(table, id, table.library.cutOf('pt.set'));
  if (base.power === power && base.toughness === toughness) return;
  Object.assign(shown, { basePower: base.power ?? null, baseToughness: base.toughness ?? null });
}

/**
 * Returns what is seen of an object: values and status (109.3, 110.5), on the stack its targets (115.1) and the source of an ability
 * (113.7a), and the loyalty of a planeswalker (306.5b).
 */
function viewObject(table: Table, row: ObjectRow): Row {
  const values = valuesOf(table, row.id);
  const shown: { [key: string]: Json } = {};
  // Copying key by key is many times faster than spreading so large a row, and views are made for every event.
  for (const key in values) if (key !== 'abilities' && key !== 'faceUp') shown[key] = values[key] as Json;
  const { tapped, damage, counters, isAttacking, attacking, blocking, face, faceDown, flipped } = fieldsOf(row);
  if (faceDown !== '') shown.faceDown = faceDown;
  if (flipped) shown.flipped = true;
  if (row.zone === 'stack') {
    if (row.kind === 'item') shown.item = { ability: itemOf(table, row.id).ability, card: shownCard(table, row.id) };
    shown.targets = targetsShown(table, row.id);
  }
  if (face !== 0) shown.face = face;
  if (row.zone === 'exile') Object.assign(shown, viewExiled(table, row));
  if (row.zone === 'battlefield' && typeof values.power === 'number') showBase(table, row, values, shown);
  if (counters.loyalty !== undefined) shown.loyalty = counters.loyalty;
  return Object.assign(shown, {
    tapped,
    damage,
    counters,
    attacking: isAttacking ? (attacking === 0 ? 'nothing' : nameOf(attacking)) : null,
    blocking,
  });
}
