import { numberOfAnswer } from '@arbiter/kernel';
import type { Control, Frame, Table } from '@arbiter/kernel/authoring';
import { type Battle, gameOf, rowOf } from '../facts.js';
import { atkOf, defOf, hasKeyword } from '../values/base.js';
import { attackedStill } from './damage.js';
import { battleOf, type BattleLocals } from './running.js';
import { settleBattle } from './settle.js';

/**
 * Returns how much of a blocked attacker's damage its controller may let pierce through to what was first attacked (1102.1, 1102.2b): all
 * beyond what the blocker still takes (1102.2a). Having Pierce twice changes nothing (1102.3).
 */
function excess(table: Table, battle: Battle): number {
  const { attacker, blocker } = battle;
  if (blocker === 0 || attackedStill(table, battle) === 0 || !hasKeyword(table, attacker, 'pierce')) return 0;
  const taken = Math.max(0, (defOf(table, blocker) ?? 0) - rowOf(table, blocker).damage);
  return Math.max(0, atkOf(table, attacker) - taken);
}

/**
 * Asks the attacker's controller how much damage pierces, in hundreds (1102.2).
 * @param strikes whether the attacker deals its damage in this step
 */
export const askPierce =
  (strikes: (table: Table, battle: Battle) => boolean) =>
  (table: Table, locals: BattleLocals, frame: Frame): Control | undefined => {
    settleBattle(table);
    const battle = battleOf(table);
    const most = battle.attacker !== 0 && strikes(table, battle) ? Math.floor(excess(table, battle) / 100) : 0;
    if (most === 0) {
      table.local(locals, 'answer', { number: 0 });
      return undefined;
    }
    const { attacker } = battle;
    table.ask(frame, {
      seat: gameOf(table).active,
      kind: 'pierce',
      rule: '1102.2',
      params: { card: table.object(attacker).card, object: attacker },
      domain: { type: 'number', min: 0, max: most },
    });
    return { wait: true };
  };

export function takePierce(table: Table, locals: BattleLocals): void {
  table.local(locals, 'pierced', numberOfAnswer(locals.answer) * 100);
}
