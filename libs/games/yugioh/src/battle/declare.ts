import { type ObjectId, type Option, picksOf, type Seat } from '@arbiter/kernel';
import { type Control, defineProcedure, type Frame, type FrameLocals, happen, notice, type Table } from '@arbiter/kernel/authoring';
import { type Attack, gameOf, opponentOf, rowOf, setGame, setObject } from '../facts.js';
import { isAnswered, noteTiming } from '../timing/answerable.js';
import { payLife } from '../happenings/life.js';
import { byRule, type Doing } from '../happenings/reasons.js';
import { attackPrice } from '../values/rules.js';
import { attackTargets } from './may-attack.js';

/** Locals of `declareAttack`. */
export interface DeclareAttackLocals extends FrameLocals {
  readonly seat: Seat;
  readonly object: ObjectId;
  readonly slot: string;
  readonly deck: string;
  readonly doing: Doing | null;
}

/** Lets the turn player declare an attack (base.17.2 - base.17.5). Locals: `seat`, and `object`, the attacker. */
export const declareAttackProcedure = defineProcedure<DeclareAttackLocals>({
  name: 'declareAttack',
  steps: [
    { name: 'target', rule: 'base.17.4', run: askTarget },
    { name: 'price', rule: 'base.1.12', run: payPrice },
    { name: 'declare', rule: 'base.17.2', run: declare },
    { name: 'over', run: (): Control => ({ done: null }) },
  ],
});

/** Options for the choice of a target; `direct` stands for a direct attack. */
export function targetOptions(table: Table, targets: readonly ObjectId[]): readonly Option[] {
  return targets.map((id): Option => {
    if (id === 0) return { id: 'direct', label: 'direct' };
    const { faceUp, card } = rowOf(table, id);
    return {
      id: `object:${id}`,
      label: faceUp ? 'object' : 'hiddenObject',
      params: faceUp ? { card, object: id } : { object: id },
      object: id,
    };
  });
}

export const targetOf = (pick: string): ObjectId => (pick === 'direct' ? 0 : Number(pick.slice('object:'.length)));

function askTarget(table: Table, locals: DeclareAttackLocals, frame: Frame): Control | undefined {
  const seat = locals.seat;
  const object = locals.object;
  const targets = attackTargets(table, seat, object);
  if (targets.length === 1 && targets[0] === 0) {
    table.local(locals, 'answer', { picks: ['direct'] });
    return undefined;
  }
  table.ask(frame, {
    seat,
    kind: 'chooseAttackTarget',
    rule: 'base.17.4',
    params: { card: table.object(object).card, object },
    domain: { type: 'options', min: 1, max: 1, options: targetOptions(table, targets) },
  });
  return { wait: true };
}

/** Pays the cost of an attack as the attack is declared. */
function payPrice(table: Table, locals: DeclareAttackLocals): Control | undefined {
  const seat = locals.seat;
  const price = attackPrice(table, seat, locals.object);
  return price === 0 ? undefined : happen(table, [payLife(seat, price, byRule('base.17.2', 'cost', seat))]);
}

function declare(table: Table, locals: DeclareAttackLocals): void {
  const seat = locals.seat;
  const attacker = locals.object;
  const target = targetOf(picksOf(locals.answer)[0] as string);
  const row = rowOf(table, attacker);
  const { turn } = gameOf(table);
  setObject(table, attacker, 'attacks', row.attackTurn === turn ? row.attacks + 1 : 1);
  if (row.attackTurn !== turn) setObject(table, attacker, 'targets', []);
  setObject(table, attacker, 'attackTurn', turn);
  aim(table, attacker, target);
  table.newMoment();
  setGame(table, 'moment', gameOf(table).moment + 1);
  const direct = target === 0;
  const open = !direct && rowOf(table, target).faceUp;
  table.emit('attackDeclared', 'base.17.2', {
    seat,
    object: attacker,
    card: row.card,
    direct,
    ...(direct ? {} : { target, ...(open ? { targetCard: table.object(target).card } : {}) }),
  });
  tell(table, 'attackDeclared', attacker, seat, { target, direct });
  if (!direct) tell(table, 'attackTargeted', target, opponentOf(seat), { attacker });
}

/** Makes an attack the current one, unchanged so far, and notes whether its target was Set (base.18.2). */
export function aim(table: Table, attacker: ObjectId, target: ObjectId): void {
  setGame(table, 'attack', {
    attacker,
    target,
    changed: false,
    negated: false,
    losers: [],
    wasSet: target !== 0 && !rowOf(table, target).faceUp,
  });
}

/** Ends the attack and records its target among those that the attacker has attacked. */
export function endAttack(table: Table): void {
  const attack = gameOf(table).attack as Attack;
  if (attack.target !== 0 && table.find(attack.attacker) !== null)
    setObject(table, attack.attacker, 'targets', [...rowOf(table, attack.attacker).targets, attack.target]);
  setGame(table, 'attack', null);
}

/** Tells triggers about something that is not a happening, and notes it as something that players may respond to. */
export function tell(
  table: Table,
  key: string,
  object: ObjectId,
  seat: Seat,
  data: { readonly [name: string]: number | boolean | string },
): void {
  notice(table, key, { object, seat }, data);
  if (isAnswered(table, key)) noteTiming(table, key, { ...data, key, object, seat });
}
