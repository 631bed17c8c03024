import { type Control, type Frame, happen, type Json, type JsonObject, type ObjectId, type Option, type Procedure, type Row, type Table } from '@arbiter/kernel';
import { fieldsOf, gameOf, hasKeyword, idNamed, isType, nameOf, onBattlefield, powerOf, seatsFrom, setGame, toughnessOf } from '../facts.js';
import { damage } from '../happenings/damage.js';
import { endStep, givePriority } from '../turn/steps.js';
import { insertSteps } from '../turn/turn.js';
import { attackersOf } from './block.js';

/** One creature's damage as far as it is settled. */
interface Assignment {
  readonly source: ObjectId;
  readonly to: number;
  readonly amount: number;
}

/**
 * The combat damage step (510): the active player assigns for his attackers, then each defending player for his blockers
 * (510.1), then all is dealt at once (510.2). With first or double strike about, there are two such steps (510.4).
 */
export const combatDamageProcedure: Procedure = {
  name: 'combatDamage',
  steps: [
    {
      name: 'begin',
      rule: '510',
      run: (table, locals): void => {
        table.newMoment();
        table.emit('stepBegan', '510', { step: 'combatDamage', phase: 'combat', seat: gameOf(table).active });
        table.local(locals, 'dealers', dealers(table));
        table.local(locals, 'assigned', []);
      },
    },
    { name: 'assign', rule: '510.1', run: assign },
    { name: 'assigned', rule: '510.1', run: noteAnswer },
    {
      name: 'deal',
      rule: '510.2',
      run: (table, locals) => {
        const assigned = locals.assigned as unknown as readonly Assignment[];
        return assigned.length === 0 ? undefined : happen(table, assigned.map((one) => damage({ ...one, combat: true }, '510.2')));
      },
    },
    givePriority('510.3'),
    endStep,
  ],
};

/** Who deals damage in this step (510.4), in the order in which it is assigned. */
function dealers(table: Table): ObjectId[] {
  const { active, firstStrikers } = gameOf(table);
  const fighting = seatsFrom(table, active).flatMap((seat) => [...attackersOf(table), ...blockersOf(table)].filter((id) => table.controllerOf(table.object(id)) === seat));
  if (firstStrikers !== null) {
    setGame(table, 'firstStrikers', null);
    return fighting.filter((id) => !firstStrikers.includes(id) || hasKeyword(table, id, 'doubleStrike'));
  }
  const first = fighting.filter((id) => hasKeyword(table, id, 'firstStrike') || hasKeyword(table, id, 'doubleStrike'));
  if (first.length === 0) return fighting;
  setGame(table, 'firstStrikers', first);
  insertSteps(table, ['combatDamage']);
  return first;
}

function blockersOf(table: Table): ObjectId[] {
  return table.zone('battlefield').order.filter((id) => fieldsOf(table.object(id)).blocking !== null);
}

/** Settles one creature after the other; asks where its controller has a choice. */
function assign(table: Table, locals: Row, frame: Frame): Control | undefined {
  const [id, ...rest] = locals.dealers as readonly ObjectId[];
  if (id === undefined) return { to: 'deal' };
  table.local(locals, 'dealers', rest);
  const settled = locals.assigned as unknown as readonly Assignment[];
  const power = powerOf(table, id);
  const recipients = power > 0 ? recipientsOf(table, id) : [];
  const [only] = recipients;
  if (only === undefined) return { to: 'assign' };
  if (recipients.length === 1) {
    table.local(locals, 'assigned', [...settled, { source: id, to: only, amount: power }] as unknown as Json);
    return { to: 'assign' };
  }
  const options = recipients.map((to, at): Option => {
    const last = at === recipients.length - 1;
    const params: JsonObject = to > 0 ? { card: table.object(to).card, object: to } : { target: nameOf(to) };
    return { id: nameOf(to), label: to > 0 ? 'object' : 'player', params, ...(last ? {} : { enough: lethal(table, id, to, settled) }) };
  });
  table.local(locals, 'assigning', id);
  table.ask(frame, { seat: table.controllerOf(table.object(id)), kind: 'assignDamage', rule: '510.1c', params: { card: table.object(id).card, object: id, amount: power }, domain: { type: 'distribution', options, total: power, min: 0 } });
  return { wait: true };
}

function noteAnswer(table: Table, locals: Row): Control {
  const { amounts } = locals.answer as { readonly amounts: { readonly [option: string]: number } };
  const source = locals.assigning as ObjectId;
  const more = Object.entries(amounts).flatMap(([to, amount]) => (amount > 0 ? [{ source, to: idNamed(to), amount }] : []));
  table.local(locals, 'assigned', [...(locals.assigned as unknown as readonly Assignment[]), ...more] as unknown as Json);
  return { to: 'assign' };
}

/** Whom a creature assigns its damage to, in damage assignment order (510.1b - 510.1d, 702.19b). */
function recipientsOf(table: Table, id: ObjectId): readonly number[] {
  const { attacking, blocked, blockers, blocking } = fieldsOf(table.object(id));
  if (blocking !== null) return blocking;
  const attacked = attacking === 0 || (attacking > 0 && !onBattlefield(table, attacking)) ? [] : [attacking];
  if (!blocked) return attacked;
  return hasKeyword(table, id, 'trample') ? [...blockers, ...attacked] : blockers;
}

/** How much is lethal for a creature, with what is marked on it and what others assign in this step (510.1c, 702.2c, 702.19b). */
function lethal(table: Table, source: ObjectId, id: ObjectId, settled: readonly Assignment[]): number {
  if (!isType(table, id, 'creature')) return 0;
  const before = settled.reduce((sum, { to, amount }) => (to === id ? sum + amount : sum), 0);
  const needed = Math.max(0, toughnessOf(table, id) - fieldsOf(table.object(id)).damage - before);
  return hasKeyword(table, source, 'deathtouch') ? Math.min(1, needed) : needed;
}

