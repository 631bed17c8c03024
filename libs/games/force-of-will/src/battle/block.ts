import { type ObjectId, picksOf } from '@arbiter/kernel';
import { type Control, type Frame, notice, type Table } from '@arbiter/kernel/authoring';
import { fieldOf, gameOf, opponentOf, rowOf, setGame } from '../facts.js';
import { canFight } from '../values/base.js';
import { demands } from '../values/rules.js';
import { battleOf, idIn, none, unitOption, type BattleLocals } from './running.js';
import { mayBlock } from './settle.js';
import { canPayTolls, payTolls, restFor, tollsFor } from './tolls.js';

/** Returns the possible blockers: recovered J-rulers and resonators with ATK and DEF, except the attacked card itself (804.3, 804.4). */
function blockers(table: Table): readonly ObjectId[] {
  const { attacker, target } = battleOf(table);
  return fieldOf(table, opponentOf(gameOf(table).active)).filter(
    (id) =>
      id !== target && !rowOf(table, id).rested && canFight(table, id) && mayBlock(table, id, attacker) && canPayTolls(table, id, 'block'),
  );
}

export function askBlocker(table: Table, locals: BattleLocals, frame: Frame): Control {
  const { attacker } = battleOf(table);
  const refused = locals.refused;
  const found = attacker === 0 ? [] : blockers(table).filter((id) => !refused.includes(id));
  if (found.length === 0) return { to: 'blockedPriority' };
  // A card that must block does block, unless its block demands something; if there are several, their player chooses which (104.1).
  const forced = found.filter((id) => demands(table, id, 'block') && tollsFor(table, id, 'block').length === 0);
  const options = forced.length > 0 ? forced.map((id) => unitOption(table, id)) : [none, ...found.map((id) => unitOption(table, id))];
  table.ask(frame, {
    seat: opponentOf(gameOf(table).active),
    kind: 'block',
    rule: '804.3',
    params: { card: table.object(attacker).card, object: attacker },
    domain: { type: 'options', min: 1, max: 1, options },
  });
  return { wait: true };
}

/** Chooses the blocker and does what the block demands (804.4). */
export function takeBlocker(table: Table, locals: BattleLocals): Control | undefined {
  const [pick] = picksOf(locals.answer) as [string];
  table.local(locals, 'returned', null);
  if (pick === 'none') return { to: 'blockedPriority' };
  const blocker = idIn(pick);
  table.local(locals, 'blocker', blocker);
  return payTolls(table, blocker, 'block');
}

/** Rests the blocker, which blocks from now on. If what its block demands was not done, its player chooses again (804.4). */
export function restBlocker(table: Table, locals: BattleLocals): Control | undefined {
  const blocker = locals.blocker;
  const rested = restFor(table, blocker, locals.returned, '804.4');
  if (rested === null) {
    table.local(locals, 'refused', [...locals.refused, blocker]);
    table.emit('blockReversed', '804.4', {
      seat: opponentOf(gameOf(table).active),
      object: blocker,
      card: table.find(blocker)?.card ?? '',
    });
    return { to: 'askBlocker' };
  }
  setGame(table, 'battle', { ...battleOf(table), blocker, blocked: true });
  return rested.then;
}

export function tellBlock(table: Table): void {
  const { attacker, blocker } = battleOf(table);
  const { active } = gameOf(table);
  table.newMoment();
  table.emit('blocked', '804.4', { seat: opponentOf(active), object: blocker, card: table.object(blocker).card, attacker });
  notice(table, 'blocks', { object: blocker, seat: opponentOf(active) }, { attacker });
  notice(table, 'isBlocked', { object: attacker, seat: active }, { by: blocker });
}
