import { type Option, picksOf, seatOfId } from '@arbiter/kernel';
import { type Control, type Frame, notice, type Table } from '@arbiter/kernel/authoring';
import { gameOf, opponentOf, setGame } from '../facts.js';
import { attackers, attackTargets, mustAttack } from './attackers.js';
import { attackedShown, battleOf, idIn, none, unitOption, type BattleLocals } from './running.js';
import { payTolls, restFor } from './tolls.js';

/**
 * Asks the turn player to attack with one of the cards that may attack or not at all; if some must attack, with one of those (803.3, 803.4,
 * ruling:28).
 */
export function askAttacker(table: Table, locals: BattleLocals, frame: Frame): Control {
  const { active } = gameOf(table);
  const refused = locals.refused;
  const forced = mustAttack(table, active);
  const found = (forced.length > 0 ? forced : attackers(table, active)).filter((id) => !refused.includes(id));
  if (found.length === 0) return declined(table);
  const options = found.map((id) => unitOption(table, id));
  table.ask(frame, {
    seat: active,
    kind: 'attack',
    rule: '803.3',
    prompt: 'attacker',
    domain: { type: 'options', min: 1, max: 1, options: forced.length > 0 ? options : [none, ...options] },
  });
  return { wait: true };
}

/**
 * Ends a battle without an attack. The turn player may begin no other battle this turn, unless the other player played something in this
 * one (803.6, ruling:27).
 */
function declined(table: Table): Control {
  const { active } = gameOf(table);
  if (!battleOf(table).answered) setGame(table, 'battleBarred', true);
  table.emit('attackDeclined', '803.6', { seat: active });
  return { to: 'battleEnd' };
}

export function takeAttacker(table: Table, locals: BattleLocals): Control | undefined {
  const [pick] = picksOf(locals.answer) as [string];
  if (pick === 'none') return declined(table);
  setGame(table, 'battle', { ...battleOf(table), attacker: idIn(pick) });
  return undefined;
}

export function askTarget(table: Table, locals: BattleLocals, frame: Frame): Control | undefined {
  const { active } = gameOf(table);
  const { attacker } = battleOf(table);
  const options = attackTargets(table, attacker, active).map((id): Option => {
    const seat = seatOfId(id);
    return seat === null ? unitOption(table, id) : { id: `player:${seat}`, label: 'player', params: { seat } };
  });
  if (options.length === 1) {
    table.local(locals, 'answer', { picks: [(options[0] as Option).id] });
    return undefined;
  }
  table.ask(frame, {
    seat: active,
    kind: 'attack',
    rule: '803.3b',
    prompt: 'attackTarget',
    params: { card: table.object(attacker).card, object: attacker },
    domain: { type: 'options', min: 1, max: 1, options },
  });
  return { wait: true };
}

/** Chooses the target and does what the attack demands (803.5). */
export function takeTarget(table: Table, locals: BattleLocals): Control | undefined {
  const [pick] = picksOf(locals.answer) as [string];
  table.local(locals, 'returned', null);
  setGame(table, 'battle', { ...battleOf(table), target: idIn(pick) });
  return payTolls(table, battleOf(table).attacker, 'attack');
}

/** Rests the attacker. If what its attack demands was not done, its player chooses again and the card is not offered again (803.5). */
export function restAttacker(table: Table, locals: BattleLocals): Control | undefined {
  const { attacker } = battleOf(table);
  const rested = restFor(table, attacker, locals.returned, '803.5');
  if (rested !== null) return rested.then;
  table.local(locals, 'refused', [...locals.refused, attacker]);
  setGame(table, 'battle', { ...battleOf(table), attacker: 0, target: 0 });
  table.emit('attackReversed', '803.5', { seat: gameOf(table).active, object: attacker, card: table.find(attacker)?.card ?? '' });
  return { to: 'askAttacker' };
}

export function tellAttack(table: Table): void {
  const { attacker, target } = battleOf(table);
  const { active } = gameOf(table);
  table.newMoment();
  table.emit('attacked', '803.5', { seat: active, object: attacker, card: table.object(attacker).card, ...attackedShown(table, target) });
  notice(table, 'attacks', { object: attacker, seat: active }, { target: Math.max(target, 0), player: seatOfId(target) ?? -1 });
  if (target > 0) notice(table, 'isAttacked', { object: target, seat: opponentOf(active) }, { by: attacker });
}
