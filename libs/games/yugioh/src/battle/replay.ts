import { type ObjectId, picksOf } from '@arbiter/kernel';
import { call, type Control, defineProcedure, type Frame, type FrameLocals, type Happening, type Table } from '@arbiter/kernel/authoring';
import { gameOf, opponentOf, setGame, turnPlayer } from '../facts.js';
import { isMonsterSlot } from '../board.js';
import { aim, endAttack, targetOf, targetOptions } from './declare.js';
import { attackTargets, canAttack } from './may-attack.js';
import { damageStepProcedure } from './damage-step.js';

/**
 * Continues an attack that was declared and responded to: the attack stops, its target is chosen again, or the Damage Step begins
 * (base.17.7 - base.17.13).
 */
export const attackGoesOnProcedure = defineProcedure<FrameLocals>({
  name: 'attackGoesOn',
  steps: [
    { name: 'look', rule: 'base.17.12', run: look },
    { name: 'replay', rule: 'base.17.9', run: takeReplay },
    {
      name: 'damageStep',
      rule: 'base.17.7',
      run: (): Control => call(damageStepProcedure, { returned: null, answer: null, answers: null }),
    },
    { name: 'stop', rule: 'base.17.11', run: (table): Control => (endAttack(table), { done: null }) },
  ],
});

function look(table: Table, _locals: FrameLocals, frame: Frame): Control {
  const attack = gameOf(table).attack as NonNullable<ReturnType<typeof gameOf>['attack']>;
  const seat = turnPlayer(table);
  const { attacker, target, changed, negated } = attack;
  if (negated || gameOf(table).ending !== '') return stopped(table, attacker, 'base.17.13');
  if (!canAttack(table, seat, attacker)) return stopped(table, attacker, 'base.17.12');
  const targets = attackTargets(table, seat, attacker);
  if (!changed && targets.includes(target)) return { to: 'damageStep' };
  table.emit('replay', 'base.17.8', { seat, object: attacker, card: table.object(attacker).card });
  table.ask(frame, {
    seat,
    kind: 'replay',
    rule: 'base.17.9',
    params: { card: table.object(attacker).card, object: attacker },
    domain: { type: 'options', min: 1, max: 1, options: [{ id: 'stop', label: 'stopAttack' }, ...targetOptions(table, targets)] },
  });
  return { wait: true };
}

function stopped(table: Table, attacker: ObjectId, rule: string): Control {
  table.emit('attackStopped', rule, { object: attacker, ...(table.find(attacker) === null ? {} : { card: table.object(attacker).card }) });
  return { to: 'stop' };
}

/** A replay is not a new declaration (base.17.10). */
function takeReplay(table: Table, locals: FrameLocals): Control {
  const [pick = 'stop'] = picksOf(locals.answer);
  const { attacker } = gameOf(table).attack as { readonly attacker: ObjectId };
  if (pick === 'stop') return stopped(table, attacker, 'base.17.9');
  aim(table, attacker, targetOf(pick));
  return { to: 'damageStep' };
}

/** Notes monsters that come to or leave the other player's side before the Damage Step, however briefly (base.17.8). */
export function noteBattlefield(table: Table, happened: readonly (Happening | null)[]): void {
  const { attack, step } = gameOf(table);
  if (attack === null || step !== 'battle') return;
  const side = opponentOf(turnPlayer(table));
  if (happened.some((one) => one !== null && concerns(one, side))) setGame(table, 'attack', { ...attack, changed: true });
}

function concerns({ type, seat, data }: Happening, side: number): boolean {
  if (type === 'arrive' || type === 'summon')
    return (seat === side && isMonsterSlot(data.slot as string)) || (data.from === 'monsterZone' && data.left === side);
  if (type === 'takeControl') return true;
  return data.from === 'monsterZone' && data.controller === side;
}
