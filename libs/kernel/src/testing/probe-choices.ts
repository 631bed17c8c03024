import { amountsOf, nameOfAnswer, picksOf } from '../answers/answers.js';
import type { Decision, ObjectId, Option, Seat } from '../contract.js';
import { amount } from '../evaluation/evaluate.js';
import { call, type Control } from '../state/calls.js';
import type { GameDefinition } from '../game.js';
import type { Objection } from '../game/match.js';
import { defineProcedure, type Procedure } from '../table/procedures.js';
import type { VerbDefinition } from '../table/rules.js';
import type { Amount } from '../programs/programs.js';
import type { Table } from '../table/table.js';
import { valuesOf } from '../values/values.js';
import { nextSeat, units } from './probe-verbs.js';
import { assaultRef, banishRef, damageRef, destroyRef, fresh, trampleRef } from './probe-locals.js';

/** Questions of the probe game with answers other than plain lists: answers judged as a whole by the game, divided amounts, names. */

const power = (table: Table, id: ObjectId): number => valuesOf(table, id).power as number;

/** A pick of an assault: `17>21` sends unit 17 against unit 21. */
const sides = (pick: string): readonly [ObjectId, ObjectId] => pick.split('>').map(Number) as unknown as readonly [ObjectId, ObjectId];

const strong = (table: Table, seat: Seat): ObjectId[] => units(table, seat).filter((id) => power(table, id) >= 2);

/** Returns how many strong units must be sent: all of them, or as many as there are separate targets. */
const due = (table: Table, seat: Seat): number => Math.min(strong(table, seat).length, units(table, nextSeat(table, seat)).length);

function strongSent(table: Table, seat: Seat, picks: readonly string[]): number {
  const ids = strong(table, seat);
  return picks.filter((pick) => ids.includes(sides(pick)[0])).length;
}

function objectionToAssault(table: Table, { seat }: Decision, picks: readonly string[]): Objection | null {
  const targets = picks.map((pick) => sides(pick)[1]);
  if (new Set(targets).size !== targets.length) return { rule: 'P21', detail: 'Only one unit can be sent against another.' };
  if (strongSent(table, seat, picks) < due(table, seat)) return { rule: 'P22', detail: 'As many strong units as can must be sent.' };
  return null;
}

function completeAssault(table: Table, { seat }: Decision, picked: readonly string[]): readonly string[] | null {
  const picks = [...picked];
  const sent = (at: 0 | 1, id: ObjectId): boolean => picks.some((pick) => sides(pick)[at] === id);
  for (const id of strong(table, seat)) {
    if (sent(0, id) || strongSent(table, seat, picks) >= due(table, seat)) continue;
    const target = units(table, nextSeat(table, seat)).find((one) => !sent(1, one));
    if (target !== undefined) picks.push(`${id}>${target}`);
  }
  return objectionToAssault(table, { seat } as Decision, picks) === null ? picks : null;
}

/** The player may send each unit against one enemy; together the picks must keep the rules above. */
const assault = defineProcedure({
  ...assaultRef,
  steps: [
    {
      name: 'declare',
      rule: 'P20',
      run: (table, locals, frame): Control => {
        const seat = locals.seat;
        const mine = units(table, seat);
        const theirs = units(table, nextSeat(table, seat));
        if (mine.length === 0 || theirs.length === 0) return { done: { done: false } };
        const options = mine.flatMap((id) =>
          theirs.map(
            (target): Option => ({
              id: `${id}>${target}`,
              label: 'send',
              object: id,
              params: { card: table.object(id).card, target },
              group: `${id}`,
            }),
          ),
        );
        table.ask(frame, {
          seat,
          kind: 'assault',
          rule: 'P20',
          domain: { type: 'options', min: 0, max: mine.length, groups: true, checked: true, options },
        });
        return { wait: true };
      },
    },
    {
      name: 'strike',
      run: (table, locals): Control => {
        const sent = picksOf(locals.answer).map(sides);
        table.emit('assaulted', 'P20', { sent });
        const beaten = sent.filter(([id, target]) => power(table, id) >= power(table, target)).map(([, target]) => target);
        return call(destroyRef, { objects: beaten }, 'end');
      },
    },
    { name: 'end', run: (): Control => ({ done: { done: true } }) },
  ],
});

/**
 * The player divides an amount among the next player's units and, behind them, that player: in order, and enough for each unit before the
 * next.
 */
const trample = defineProcedure({
  ...trampleRef,
  steps: [
    {
      name: 'divide',
      rule: 'P23',
      run: (table, locals, frame): Control => {
        const seat = locals.seat;
        const other = nextSeat(table, seat);
        const first = units(table, other).map(
          (id): Option => ({
            id: `object:${id}`,
            label: 'object',
            object: id,
            params: { card: table.object(id).card },
            enough: Math.max(1, power(table, id)),
          }),
        );
        const options: Option[] = [...first, { id: `player:${other}`, label: 'player', params: { seat: other } }];
        table.ask(frame, {
          seat,
          kind: 'divide',
          rule: 'P23',
          domain: { type: 'distribution', options, total: locals.amount, min: 0 },
        });
        return { wait: true };
      },
    },
    {
      name: 'deal',
      run: (table, locals): Control => {
        const amounts = amountsOf(locals.answer);
        const other = nextSeat(table, locals.seat);
        table.emit('divided', 'P23', { amounts });
        const beaten = units(table, other).filter((id) => (amounts[`object:${id}`] ?? 0) >= Math.max(1, power(table, id)));
        table.local(locals, 'left', amounts[`player:${other}`] ?? 0);
        return call(destroyRef, { objects: beaten }, 'player');
      },
    },
    {
      name: 'player',
      run: (table, locals): Control => call(damageRef, { seat: nextSeat(table, locals.seat), amount: locals.left, object: 0 }, 'end'),
    },
    { name: 'end', run: (): Control => ({ done: { done: true } }) },
  ],
});

/** The player names any unit card; units of that name are destroyed. */
const banish = defineProcedure({
  ...banishRef,
  steps: [
    {
      name: 'name',
      rule: 'P24',
      run: (table, locals, frame): Control => {
        table.ask(frame, { seat: locals.seat, kind: 'nameCard', rule: 'P24', domain: { type: 'name', among: 'units' } });
        return { wait: true };
      },
    },
    {
      name: 'destroy',
      run: (table, locals): Control => {
        const card = nameOfAnswer(locals.answer);
        table.emit('named', 'P24', { card });
        const objects = table
          .seats()
          .flatMap((seat) => units(table, seat))
          .filter((id) => table.object(id).card === card);
        return call(destroyRef, { objects }, 'end');
      },
    },
    { name: 'end', run: (): Control => ({ done: { done: true } }) },
  ],
});

export const choiceProcedures: readonly Procedure[] = [assault, trample, banish];

export const choiceVerbs: { readonly [name: string]: VerbDefinition } = {
  assault: { run: (_table, _verb, env) => call(assaultRef, { seat: env.you, ...fresh }) },
  trample: {
    run: (table, verb, env) => call(trampleRef, { seat: env.you, amount: amount(table, env, verb.by as Amount), left: 0, ...fresh }),
  },
  banish: { run: (_table, _verb, env) => call(banishRef, { seat: env.you, ...fresh }) },
};

export const choiceHooks: Pick<GameDefinition, 'acceptPicks' | 'completePicks' | 'acceptName'> = {
  acceptPicks: objectionToAssault,
  completePicks: completeAssault,
  acceptName: (_table, _decision, card) => (card.printed.kind === 'unit' ? null : { rule: 'P25', detail: 'Name a unit.' }),
};
