import { type ObjectId, type Option, picksOf, type RuleRef, type Seat } from '@arbiter/kernel';
import { type Control, defineProcedure, holds, listenerEnv, moment, momentKey, place, type Table } from '@arbiter/kernel/authoring';
import { expireTurn } from '../durations.js';
import { cannot, gameOf, hasKeyword, setGame, setPlayer, standing, unitsOf } from '../facts.js';
import { rulings } from '../rulings.js';
import { endByScore } from './ending.js';
import { leave } from './leave.js';
import { turnUnits } from './move.js';
import { type EndPhaseLocals, endPhaseRef } from './end-phase-locals.js';
import { beginPhase, claimHolds } from './turn.js';

/** Number of cards that a hand may hold at the end of the turn (十四.2). */
export const handLimit = 10;
/** Number of star lines that are turned over before the game ends (三.1, 十四.5). */
export const lineCount = 5;

/** The end phase (section 十四), step by step, and the time between turns. */
export const endPhaseProcedure = defineProcedure({
  ...endPhaseRef,
  steps: [
    {
      name: 'effects',
      rule: '二.5(1)',
      run: (table, locals): Control | undefined => {
        beginPhase(table, 'end', '二.5');
        const effects = moment(table, 'phaseBegan', 'at', phaseData(locals));
        if (effects === undefined) return { to: 'decay' };
        table.emit('endEffectsBegan', '二.5(1)', { seat: locals.seat });
        return effects;
      },
    },
    {
      name: 'effectsDone',
      rule: '十四.1',
      run: (table, locals): void => void table.emit('endEffectsDone', '十四.1', { seat: locals.seat }),
    },
    {
      name: 'decay',
      rule: '十五.衰退.2',
      run: (table, locals): void => {
        const decaying = unitsOf(table, locals.seat).filter((id) => hasKeyword(table, id, 'decay') && !cannot(table, id, 'decay'));
        table.local(locals, 'queue', decaying);
      },
    },
    { name: 'decayOne', rule: '十五.衰退.1', run: decayOne },
    { name: 'handLimit', rule: '十四.2', run: askHandLimit },
    { name: 'exileExcess', rule: '十四.2', run: exileExcess },
    { name: 'countdown', rule: '十四.3', run: countdown },
    { name: 'claim', rule: '十四.4', run: askClaim },
    { name: 'claimed', rule: '十四.4', run: noteClaim },
    { name: 'over', rule: '十四.5', run: over },
    {
      name: 'between',
      rule: '十四.5※',
      run: (table, locals) => {
        setGame(table, 'phase', 'between');
        expireTurn(table, gameOf(table).turn);
        table.newMoment();
        table.emit('turnEnded', '二.5(5)', { seat: locals.seat, turn: gameOf(table).turn });
        const effects = moment(table, 'turnEnded', 'after', { seat: locals.seat });
        if (effects !== undefined) table.emit('betweenTurns', '十四.5※', { turn: gameOf(table).turn });
        return effects;
      },
    },
    { name: 'done', rule: '十四.5※', run: (table): Control => (expireTurn(table, gameOf(table).turn), { done: null }) },
  ],
});

function phaseData(locals: EndPhaseLocals): { readonly phase: 'end'; readonly seat: Seat } {
  return { phase: 'end', seat: locals.seat };
}

/** The rule by which a unit decays now: a unit with another effect in the end phase decays after it (衰退.2). */
function decayRule(table: Table, locals: EndPhaseLocals, id: ObjectId): RuleRef {
  const row = table.object(id);
  const waiting = table.program(row).byMoment.get(momentKey('phaseBegan', 'at')) ?? [];
  const others = waiting.some(({ path, triggers }) => {
    const env = listenerEnv(table, { object: id, seat: row.controller, ability: path }, phaseData(locals));
    return triggers.some((trigger) => trigger.event === 'phaseBegan' && (trigger.if === undefined || holds(table, env, trigger.if)));
  });
  return others ? '十五.衰退.2' : '十五.衰退.1';
}

/**
 * Lets one unit decay: an upright unit is turned sideways, a sideways unit is destroyed, an attacking unit stays as it is (衰退.1). The
 * decaying units were noted once, and each is checked again when it is handled (ruling 16).
 */
function decayOne(table: Table, locals: EndPhaseLocals): Control | undefined {
  const [id, ...rest] = locals.queue;
  if (id === undefined) return undefined;
  table.local(locals, 'queue', rest);
  const unit = standing(table, id);
  if (unit === null || !hasKeyword(table, id, 'decay')) return { to: 'decayOne' };
  const { stance } = unit;
  if (stance === 'upright')
    return { ...turnUnits({ objects: [id], to: 'sideways', rule: decayRule(table, locals, id), by: 'rule' }), then: 'decayOne' };
  if (stance === 'sideways') return { ...leave({ objects: [id], how: 'destroy', rule: decayRule(table, locals, id) }), then: 'decayOne' };
  return { to: 'decayOne' };
}

function askHandLimit(table: Table, locals: EndPhaseLocals, frame: Parameters<Table['ask']>[0]): Control {
  const seat = locals.seat;
  const hand = table.zone(`hand:${seat}`).order;
  const excess = hand.length - handLimit;
  if (excess <= 0) return { to: 'countdown' };
  const options: Option[] = hand.map((id) => ({
    id: `object:${id}`,
    label: 'object',
    params: { card: table.object(id).card, object: id },
    object: id,
  }));
  table.ask(frame, { seat, kind: 'handLimit', rule: '二.5(2)', domain: { type: 'options', min: excess, max: excess, options } });
  return { wait: true };
}

/** Exiles the excess cards of the hand. Their effects do not act (十四.2), so no moment is given. Everybody sees cards in exile (四.8). */
function exileExcess(table: Table, locals: EndPhaseLocals): void {
  const seat = locals.seat;
  for (const pick of picksOf(locals.answer)) {
    const id = Number(pick.replace('object:', ''));
    const { card } = table.object(id);
    const now = place(table, id, { zone: `exile:${seat}` });
    table.emit('cardMoved', '十四.2', { card, object: now, seat, from: 'hand', to: 'exile', was: id });
  }
}

/**
 * Begins the countdown if the deck is empty; from the next turn on, each end phase turns over the remaining line with the highest number
 * (十四.3, ruling 7).
 */
function countdown(table: Table, locals: EndPhaseLocals): Control | undefined {
  const { countdownEntered, linesTurned, turn } = gameOf(table);
  const seat = locals.seat;
  if (countdownEntered > 0) {
    setGame(table, 'linesTurned', linesTurned + 1);
    table.emit('lineTurned', '十四.3', { seat, line: lineCount - linesTurned });
    return undefined;
  }
  if (table.zone(`deck:${seat}`).order.length > 0) return undefined;
  setGame(table, 'countdownEntered', turn);
  table.emit('countdownEntered', '二.5(3)', { seat, ruling: rulings.countdownStartsNextTurn.id });
  return moment(table, 'countdownEntered', 'at', { seat });
}

/** Asks whether the player claims an early end by one of the conditions that hold (十四.4); not asked once the countdown has begun. */
function askClaim(table: Table, locals: EndPhaseLocals, frame: Parameters<Table['ask']>[0]): Control {
  const seat = locals.seat;
  if (gameOf(table).countdownEntered > 0) return { to: 'over' };
  const claims = (['score', 'units'] as const).filter((claim) => claimHolds(table, seat, claim));
  if (claims.length === 0) return { to: 'over' };
  const options: Option[] = [{ id: 'no', label: 'noClaim' }, ...claims.map((claim) => ({ id: claim, label: `claim-${claim}` }))];
  table.ask(frame, { seat, kind: 'claimEarlyEnd', rule: '二.5(4)', domain: { type: 'options', min: 1, max: 1, options } });
  return { wait: true };
}

function noteClaim(table: Table, locals: EndPhaseLocals): Control | undefined {
  const claim = picksOf(locals.answer)[0] as 'no' | 'score' | 'units';
  if (claim === 'no') return undefined;
  const seat = locals.seat;
  setPlayer(table, seat, 'claim', claim);
  table.emit('earlyEndClaimed', claim === 'score' ? '十四.4(1)' : '十四.4(2)', { seat, claim });
  return moment(table, 'earlyEndClaimed', 'at', { seat, claim });
}

/**
 * Ends the game if line 1, the last of the five (ruling 5), has been turned over (十四.5, 三.1). In that case nothing happens between turns
 * (ruling 8).
 */
function over(table: Table): Control | undefined {
  if (gameOf(table).linesTurned < lineCount) return undefined;
  endByScore(table, 'countdown', '三.1', '十四.5');
  return { done: null };
}
