import {
  bindVar,
  type Control,
  effectLocals,
  type Frame,
  happen,
  type Json,
  type ObjectId,
  type Option,
  partPaid,
  payPart,
  picksOf,
  type Row,
  type Seat,
  type Table,
  type Verb,
} from '@arbiter/kernel';
import { loseLife } from '../happenings/life.js';
import type { ManaUnit, TappedFor } from '../mana/pool.js';
import { poolOf } from '../mana/pools.js';
import { usesItself } from './activation.js';
import { announceEnv, announcementOf, note } from './announcement.js';
import { payMana } from './pay-mana.js';

/** 601.2g: mana abilities, then the mana; where another player assists the first is over (702.131a). */
export function payManaPart(table: Table, locals: Row): Control | undefined {
  const { base, item, spell, ability, way, helper, helping, wholly } = announcementOf(locals);
  table.local(locals, 'returned', null);
  if (base.length === 0) return undefined;
  const self = locals.self as ObjectId;
  const without = usesItself(table.library.ability(ability).ability.cost ?? []) ? [self] : [];
  const spender = { purpose: spell ? ('spell' as const) : ('ability' as const), object: self, asAny: way.asAny };
  return {
    call: 'payMana',
    locals: payMana(locals.you as Seat, base, {
      object: item,
      source: self,
      spender,
      without,
      cancel: true,
      ...(wholly ? { before: poolOf(table, locals.you as Seat).length } : {}),
      ...(helper < 0 ? {} : { part: 'spend', helping }),
    }),
  };
}

/** What paying mana came to: what was spent is known to the spell (106.6, 702.43a), or the announcement is taken back. */
export function manaPaid(table: Table, locals: Row): Control | undefined {
  const paid = locals.returned as {
    readonly done: boolean;
    readonly made?: readonly TappedFor[];
    readonly units?: readonly ManaUnit[];
    readonly convoked?: readonly ObjectId[];
  } | null;
  if (paid?.done === false) {
    note(table, locals, 'made', [...announcementOf(locals).made, ...(paid.made ?? [])]);
    return { to: 'reverse' };
  }
  note(table, locals, 'spent', paid?.units ?? []);
  // What another player paid was spent on it as well (702.131a); it returns to them if the spell is taken back.
  const units = [...announcementOf(locals).help, ...(paid?.units ?? [])];
  if (units.length > 0) {
    bindVar(table, locals, 'manaSpent', units.length);
    const types = [...new Set(units.map(({ type }) => type))].sort();
    for (const one of types) bindVar(table, locals, `spent:${one}`, units.filter(({ type }) => type === one).length);
    const colours = types.filter((type) => type !== 'colourless').length;
    if (colours > 0) bindVar(table, locals, 'coloursSpent', colours);
    note(
      table,
      locals,
      'riders',
      units.flatMap(({ rider, source }) => (rider === undefined ? [] : [{ program: rider, source }])),
    );
  }
  if ((paid?.convoked?.length ?? 0) > 0) bindVar(table, locals, 'convoked', paid?.convoked ?? []);
  return happen(table, [loseLife(locals.you as Seat, announcementOf(locals).life, '107.4f')]);
}

/** Other costs in an order of the player's choice (601.2h); he is asked where several of them ask him to choose. */
export function chooseCost(table: Table, locals: Row, frame: Frame): Control | undefined {
  partPaid(table, locals);
  // 701.8c: what nobody saw can't be told to have been what the cost asks for.
  if ((locals.vars as { readonly unseen?: Json }).unseen !== undefined) return { to: 'reverse' };
  const { left } = announcementOf(locals);
  if (left.length === 0) return { to: 'riders' };
  const choosing = left.filter((path) => asksToPick(table.library.node<Verb>(path)));
  table.local(locals, 'answer', null);
  if (choosing.length < 2) return undefined;
  const options = left.map(
    (path, at): Option => ({ id: `cost:${at}`, label: 'cost', params: { verb: table.library.node<Verb>(path).verb } }),
  );
  table.ask(frame, {
    seat: locals.you as Seat,
    kind: 'orderCosts',
    rule: '601.2h',
    params: { card: locals.card as string, object: locals.self as ObjectId },
    domain: { type: 'options', min: 1, max: 1, options },
  });
  return { wait: true };
}

const picking: readonly string[] = ['sacrifice', 'discard', 'exile', 'bounce', 'reveal'];

/** Whether paying lets the player choose among his cards or permanents. */
function asksToPick({ verb, what, random }: Verb): boolean {
  return what === undefined && random !== true && picking.includes(verb);
}

export function payCost(table: Table, locals: Row): Control {
  const picked = locals.answer === null ? undefined : picksOf(locals.answer)[0];
  const at = picked === undefined ? 0 : Number(picked.slice('cost:'.length));
  const paying = payPart(table, locals, at);
  if (paying === null) return { to: 'reverse' };
  return { ...paying, then: 'pay' };
}

/** What goes with the mana that was spent, one after the other; the spell is `it` (106.6). */
export function riders(table: Table, locals: Row): Control | undefined {
  const { riders: waiting, item } = announcementOf(locals);
  const [next, ...rest] = waiting;
  if (next === undefined) return undefined;
  note(table, locals, 'riders', rest);
  const env = announceEnv(locals);
  return { call: 'effect', locals: effectLocals({ ...env, self: next.source, vars: { it: [item] } }, next.program), then: 'riders' };
}
