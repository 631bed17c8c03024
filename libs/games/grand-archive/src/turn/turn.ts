import type { ObjectId, Seat } from '@arbiter/kernel';
import {
  beginSpan,
  type Control,
  defineProcedure,
  dropTriggers,
  endUntilTurnOf,
  happen,
  notice,
  type ProcedureStep,
  type Table,
  vanish,
} from '@arbiter/kernel/authoring';
import { gameOf, playerOf, plays, setGame, setPlayer } from '../facts.js';
import { leaveCombat } from '../combat/combat.js';
import { fieldOf } from '../values/sides.js';
import { clearMarked } from '../happenings/damage.js';
import { endDistance } from '../happenings/distant.js';
import { draw } from '../happenings/draw.js';
import { forgetHurts } from '../happenings/foster.js';
import { move } from '../happenings/move.js';
import { wakeUp } from '../happenings/rest.js';
import { ceased } from '../state-based/index.js';
import { checkState, opportunity, stateCheck } from '../timing/opportunity.js';
import { beginTurnPresets } from '../timing/presets.js';
import { endOfPhase, endOfTurns } from '../values/durations.js';
import type { Phase } from '../vocabulary.js';
import { announcedMaterial, askMaterialize, takeMaterialize } from './materialize.js';
import { askSpirit, putSpirit } from './opening.js';
import { type TurnLocals, turnRef } from './locals.js';

/**
 * Makes the steps at the end of a phase: effects that last until a phase ends do so before the next begins (2.2.0.5), and the state of the
 * game is checked (2.5.1.3).
 */
const phaseEnds = (phase: Phase): readonly ProcedureStep[] => [
  { name: `${phase}Ends`, rule: '2.2.0.5', run: endOfPhase },
  stateCheck(`${phase}Over`),
];

/**
 * A turn (2.2.0.1). Players have Opportunity at the beginning of recollection, main and end phase (2.2.0.2), and otherwise only for
 * abilities that triggered (2.2.0.4). Locals: `seat`, whose turn it is; `refused`, cards that could not be materialized; `ending`, whether
 * only the last part of the turn is left.
 */
export const turnProcedure = defineProcedure({
  ...turnRef,
  steps: [
    { name: 'begin', rule: '2.2.0.1', run: begin },
    { name: 'opening', rule: '1.3.3', run: (table): Control | undefined => enterPhase(table, 'opening', '1.3.3') },
    { name: 'askSpirit', rule: '1.3.3', run: askSpirit },
    { name: 'putSpirit', rule: '1.7.1.2', run: putSpirit },
    opportunity('openingOpportunity', '1.3.3', false),
    ...phaseEnds('opening'),
    { name: 'opened', rule: '1.3.4', run: opened },
    { name: 'wakeUp', rule: '2.2.1', run: (table): Control | undefined => enterPhase(table, 'wakeUp', '2.2.1.1') },
    { name: 'wakeAll', rule: '2.2.1.1', run: wakeAll },
    opportunity('wakeUpOpportunity', '2.2.1.1.1', false),
    ...phaseEnds('wakeUp'),
    { name: 'materialize', rule: '2.2.2', run: (table): Control | undefined => enterPhase(table, 'materialize', '2.2.2.2') },
    opportunity('materializeOpportunity', '2.2.2.2', false),
    { name: 'askMaterialize', rule: '2.2.2.3', run: askMaterialize },
    { name: 'materializeChosen', rule: '2.2.2.3', run: takeMaterialize },
    { name: 'announced', rule: '2.3.2.8', run: announcedMaterial },
    { name: 'materialized', rule: '2.3.2.10', run: (): undefined => undefined },
    opportunity('materializedOpportunity', '2.2.2.4', false),
    ...phaseEnds('materialize'),
    { name: 'recollection', rule: '2.2.3', run: (table): Control | undefined => enterPhase(table, 'recollection', '2.2.3.1') },
    // 2.2.3.1, 2.8.2.2.1
    opportunity('recollectionOpportunity', '2.2.3.1', true),
    { name: 'recollect', rule: '2.2.3.2', run: recollect },
    opportunity('recollectedOpportunity', '2.2.3.3', false),
    ...phaseEnds('recollection'),
    { name: 'draw', rule: '2.2.4', run: (table): Control | undefined => enterPhase(table, 'draw', '2.2.4.1') },
    { name: 'drawCard', rule: '2.2.4.1', run: (table): Control | undefined => happen(table, [draw(gameOf(table).active, 1, '2.2.4.1')]) },
    opportunity('drawOpportunity', '2.2.4.1.1', false),
    ...phaseEnds('draw'),
    { name: 'main', rule: '2.2.5', run: (table): Control | undefined => enterPhase(table, 'main', '2.2.5.1') },
    opportunity('mainOpportunity', '2.2.5.1', true),
    ...phaseEnds('main'),
    { name: 'end', rule: '2.2.6', run: (table): Control | undefined => enterPhase(table, 'end', '2.2.6.1') },
    // 2.2.6.3, 2.2.6.3.1, 2.8.2.2.1
    opportunity('endOpportunity', '2.2.6.3', true),
    { name: 'cleanUp', rule: '2.2.6.4', run: cleanUp },
    { name: 'cleanedUp', rule: '2.5.1.3', run: checkState },
    { name: 'over', rule: '2.2.6.4.3', run: over },
    { name: 'cut', rule: '2.2.8.2', run: cut },
    { name: 'cutPhase', rule: '2.2.8.2', run: cutPhase },
    { name: 'cutOver', rule: '2.5.1.3', run: checkState },
    { name: 'lastPart', rule: '2.2.8.2', run: lastPart },
  ],
});

export function turnLocals(seat: Seat): TurnLocals {
  return { seat, ending: false, refused: [], returned: null, answer: null, answers: null };
}

/** Begins a turn; a player's first turn begins with the first champion (1.3.4, 2.2.0.1.1). */
function begin(table: Table, locals: TurnLocals): Control | undefined {
  const seat = locals.seat;
  const turn = gameOf(table).turn + 1;
  beginSpan(table, 'turn');
  setGame(table, 'turn', turn);
  setGame(table, 'active', seat);
  setPlayer(table, seat, 'turns', playerOf(table, seat).turns + 1);
  endUntilTurnOf(table, seat);
  beginTurnPresets(table, seat);
  table.newMoment();
  table.emit('turnBegan', '2.2.0.1', { seat, turn });
  notice(table, 'turnStart', { seat });
  return playerOf(table, seat).turns === 1 ? undefined : { to: 'wakeUp' };
}

/** Begins a phase (2.2.0.1): abilities that wait for it trigger (2.2.0.6), and the state of the game is checked (2.5.1.3). */
function enterPhase(table: Table, phase: Phase, rule: string): Control | undefined {
  setGame(table, 'phase', phase);
  table.newMoment();
  const { active } = gameOf(table);
  table.emit('phaseBegan', rule, { phase, seat: active });
  notice(table, `phase:${phase}`, { seat: active }, { phase });
  return checkState(table);
}

/** Ends the opening phase: with two players the one who goes first does not draw in their first turn (1.3.4.1, 2.2.0.1.2). */
function opened(table: Table): Control {
  const { active, first } = gameOf(table);
  return { to: table.seats().length === 2 && active === first ? 'main' : 'draw' };
}

/** Wakes up the turn player's objects (2.2.1.1, 2.11.7.7.4.1). */
function wakeAll(table: Table): Control | undefined {
  return happen(
    table,
    fieldOf(table, gameOf(table).active).map((id) => wakeUp(id, '2.2.1.1')),
  );
}

/** Returns the cards of the turn player's memory to the hand (2.2.3.2, 2.11.7.7.4.2). */
function recollect(table: Table): Control | undefined {
  return happen(
    table,
    table.zoneOf('memory', gameOf(table).active).order.map((id) => move(id, { to: 'hand', act: 'recollected' }, '2.2.3.2')),
  );
}

/**
 * Ends marked damage (2.2.6.4.1), effects until end of turn (2.2.6.4.2), and effects until the end phase ends (2.2.0.5). Units that die
 * because of that die in this turn; abilities that trigger then wait for the next turn.
 */
function cleanUp(table: Table, locals: TurnLocals): void {
  table.local(locals, 'ending', true);
  clearMarked(table);
  endDistance(table, gameOf(table).active);
  forgetHurts(table, gameOf(table).active);
  endOfTurns(table);
  endOfPhase(table);
}

function over(table: Table): Control {
  const { active, turn } = gameOf(table);
  table.emit('turnEnded', '2.2.6.4.3', { seat: active, turn });
  return { done: null };
}

/**
 * Ends the turn by an effect (2.2.8.2): cards and abilities on the effects stack do not resolve, and its cards are banished. Cards in
 * intent are not waiting on the stack: they leave as a combat ends (2.1.10.3).
 */
function cut(table: Table, locals: TurnLocals): Control | undefined {
  table.local(locals, 'ending', true);
  dropTriggers(table);
  const gone = ceased(table);
  const ofPlayers = (kind: 'effectsStack' | 'intent'): readonly ObjectId[] =>
    table.zone(kind).order.filter((id) => plays(table, table.object(id).owner));
  const waiting = ofPlayers('effectsStack');
  const cards = waiting.filter((id) => table.object(id).kind !== 'item');
  for (const id of waiting) if (!cards.includes(id)) vanish(table, id);
  return happen(table, [
    ...gone,
    ...cards.map((id) => move(id, { to: 'banishment' }, '2.2.8.2')),
    ...ofPlayers('intent').map((id) => move(id, { to: 'graveyard' }, '2.1.10.3')),
  ]);
}

/** Ends the combat and the phase that are going on. */
function cutPhase(table: Table): void {
  if (gameOf(table).combat !== null) leaveCombat(table);
  if (gameOf(table).phase !== 'end') endOfPhase(table);
}

/** Goes on with the last part of the end phase, so that nothing triggers at the phase's beginning. */
function lastPart(table: Table): Control {
  setGame(table, 'phase', 'end');
  return { to: 'cleanUp' };
}
