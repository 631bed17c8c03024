import { type Answer, idOfSeat, type Json, jsonOf, readAs, type Seat } from '@arbiter/kernel';
import {
  actingLocals,
  call,
  type Control,
  defineProcedure,
  endLasting,
  type Frame,
  happen,
  notice,
  type Procedure,
  type ProcedureStep,
  type Table,
} from '@arbiter/kernel/authoring';
import { endCombat } from '../combat/removal.js';
import { noteCombatStep } from '../combat/timing.js';
import { gameOf, hasSubtype, permanents, permanentsOf, phasedZone, playerOf, setGame, setObject, setPlayer } from '../facts.js';
import { addCounters } from '../happenings/counters.js';
import { draw } from '../happenings/draw.js';
import { discardCard } from '../happenings/move.js';
import { manaTypes } from '../characteristics/colours.js';
import { emptied, type Pool, type StayingMana } from '../mana/pool.js';
import { numberFor, rulesWith } from '../rules.js';
import { handSize } from '../match/setup.js';
import { phase } from '../permanents/phasing.js';
import { endNextUntap, endOfTurns } from '../effects/durations.js';
import { insertSteps, leftOfPhase } from './plan.js';
import { type UntapLocals, askUntap, noteUntap, untapChosen } from './untap.js';
import type { TurnStep } from '../vocabulary.js';
import { isQuiet } from '../state-based/index.js';
import { cardOption, pickedObjects } from '../options.js';
import { priorityProcedure } from '../stack/priority.js';

/** Keys of abilities that trigger at the beginning of a step: `step:upkeep` and so on (603.2b). */
const stepKeys: { readonly [step in TurnStep]: string } = {
  untap: 'step:untap',
  upkeep: 'step:upkeep',
  draw: 'step:draw',
  main: 'step:main',
  beginCombat: 'step:beginCombat',
  declareAttackers: 'step:declareAttackers',
  declareBlockers: 'step:declareBlockers',
  combatDamage: 'step:combatDamage',
  endCombat: 'step:endCombat',
  end: 'step:end',
  cleanup: 'step:cleanup',
};

/** Begins a step; abilities that trigger at its beginning wait for the first priority in it (503.1a, 511.2). */
export const beginStep = (rule: string): ProcedureStep => ({
  name: 'begin',
  rule,
  run: (table): void => {
    const { step, active, phase } = gameOf(table);
    table.newMoment();
    noteCombatStep(table, step);
    table.emit('stepBegan', rule, { step, phase, seat: active });
    if (step === 'upkeep') noteUpkeep(table, active);
    // 500.6, 702.29a: abilities trigger at the beginning of the step or main phase.
    notice(table, stepKeys[step], { seat: active }, { step, phase });
  },
});

/** Notes an upkeep, to distinguish permanents that came under a player's control since that player's last upkeep (702.29a). */
function noteUpkeep(table: Table, seat: Seat): void {
  setPlayer(table, seat, 'lastUpkeepStamp', playerOf(table, seat).upkeepStamp);
  setPlayer(table, seat, 'upkeepStamp', table.nextStamp());
}

/** Gives players priority, beginning with the active player (117.3a). */
export const givePriority = (rule: string): ProcedureStep => ({
  name: 'priority',
  rule,
  run: (table): Control => call(priorityProcedure, actingLocals(gameOf(table).active)),
});

/** 500.4, 500.5: unspent mana empties as each step or phase ends, and effects that last until then end. */
export const endStep: ProcedureStep = { name: 'end', rule: '500.4', run: (table): void => finishStep(table) };

/** Ends the current step, and with the last step its phase (500.4, 500.5, 503.2). */
export function finishStep(table: Table): void {
  const { step, upkeeps, plan } = gameOf(table);
  emptyPools(table);
  if (step === 'upkeep') setGame(table, 'upkeeps', upkeeps + 1);
  endLasting(table, 'endOfStep');
  if (leftOfPhase(plan) === 0) endLasting(table, 'endOfPhase');
}

/** Returns the rules by which a player's mana stays when pools empty (106.4). */
function stayingMana(table: Table, seat: Seat): readonly StayingMana[] {
  return rulesWith(table, idOfSeat(seat), 'mana').map(({ stays, becomes }) => ({
    types: stays ?? manaTypes,
    ...(becomes === undefined ? {} : { becomes }),
  }));
}

/** 106.4, 500.4, 703.4q */
function emptyPools(table: Table): void {
  for (const seat of table.seats()) {
    const { pool } = playerOf(table, seat);
    if (pool.length === 0) continue;
    const left = emptied(readAs<Pool>(pool), stayingMana(table, seat));
    setPlayer(table, seat, 'pool', jsonOf(left) as readonly Json[]);
    if (left.length < pool.length) table.emit('manaEmptied', '500.4', { seat, count: pool.length - left.length });
  }
}

/** A step in which players get priority; `act` is its turn-based actions. */
export function stepWith(name: TurnStep, rule: string, priorityRule: string, ...act: readonly ProcedureStep[]): Procedure {
  return { name, steps: [beginStep(rule), ...act, givePriority(priorityRule), endStep] };
}

/** Players don't get priority in this step (502.3). */
const untapStep = defineProcedure<UntapLocals>({
  name: 'untap',
  steps: [
    beginStep('502'),
    { name: 'phase', rule: '502.1', run: (table): void => phase(table, gameOf(table).active) },
    { name: 'choose', rule: '502.2', run: askUntap },
    { name: 'chosen', rule: '502.2', run: noteUntap },
    { name: 'untap', rule: '502.2', run: untapChosen },
    { name: 'untapped', rule: '502.2', run: (table): void => endNextUntap(table, gameOf(table).active) },
    endStep,
  ],
});

/** 504.1, 703.4c: the active player draws a card. */
const drawStep = stepWith('draw', '504', '504.2', {
  name: 'draw',
  rule: '504.1',
  run: (table) => happen(table, [draw(gameOf(table).active, 1, '504.1')]),
});

const endOfCombat = defineProcedure<object>({
  name: 'endCombat',
  steps: [beginStep('511'), givePriority('511.1'), { name: 'leaveCombat', rule: '511.3', run: (table): void => endCombat(table) }, endStep],
});

/** Locals of `cleanup`. */
interface CleanupLocals {
  readonly answer?: Answer | null;
}

/**
 * The cleanup step (514): the active player discards down to the maximum hand size, then damage is removed. If an ability triggers or a
 * state-based action is due, players get priority and another cleanup step follows (514.3a).
 */
const cleanup = defineProcedure<CleanupLocals>({
  name: 'cleanup',
  steps: [
    beginStep('514'),
    { name: 'discard', rule: '514.1', run: askDiscard },
    { name: 'discarded', rule: '514.1', run: discard },
    { name: 'wearOff', rule: '514.2', run: wearOff },
    { name: 'quiet', rule: '514.3', run: (table): Control | undefined => (isQuiet(table) ? { to: 'end' } : undefined) },
    { name: 'again', rule: '514.3a', run: (table): void => insertSteps(table, ['cleanup']) },
    givePriority('514.3a'),
    endStep,
  ],
});

/** 514.1, 703.4n: an active player with more cards than the maximum hand size chooses what to discard. */
function askDiscard(table: Table, _locals: CleanupLocals, frame: Frame): Control {
  const { active } = gameOf(table);
  const hand = table.zoneOf('hand', active).order;
  const count = hand.length - numberFor(table, active, 'handSize', handSize);
  if (count <= 0) return { to: 'wearOff' };
  const options = hand.map((id) => cardOption(table, id));
  table.ask(frame, {
    seat: active,
    kind: 'discardToHandSize',
    rule: '514.1',
    params: { count },
    domain: { type: 'options', min: count, max: count, options },
  });
  return { wait: true };
}

/** 514.1, 703.4n */
function discard(table: Table, locals: CleanupLocals): Control | undefined {
  const objects = pickedObjects(locals.answer);
  return happen(
    table,
    objects.map((object) => discardCard(object, '514.1')),
  );
}

/**
 * 514.2, 703.4p: marked damage, also on phased-out permanents, is removed, and at the same time effects that last until end of turn end.
 */
function wearOff(table: Table): void {
  endOfTurns(table);
  for (const id of [...permanents(table), ...table.zone(phasedZone).order]) {
    setObject(table, id, 'damage', 0);
    setObject(table, id, 'deathtouched', false);
  }
}

/** 405.6e, 505.4, 703.4e, 714.3b: as their precombat main phase begins, the active player puts a lore counter on each of their Sagas. */
function tellSagas(table: Table): Control | undefined {
  const { active, phase } = gameOf(table);
  if (phase !== 'precombatMain') return undefined;
  const sagas = permanentsOf(table, active).filter((id) => hasSubtype(table, id, 'Saga'));
  return happen(
    table,
    sagas.map((id) => addCounters(id, 'lore', 1, '714.3b', gameOf(table).active, false)),
  );
}

/** The procedures of the steps without combat decisions; those of the other combat steps are in `combat/`. */
export const plainSteps = {
  untap: untapStep,
  upkeep: stepWith('upkeep', '503', '503.1'),
  draw: drawStep,
  main: stepWith('main', '505', '505.5', { name: 'sagas', rule: '714.3b', run: tellSagas }),
  beginCombat: stepWith('beginCombat', '507', '507.2'),
  endCombat: endOfCombat,
  end: stepWith('end', '513', '513.1'),
  cleanup,
} as const;
