import { type Option, picksOf } from '@arbiter/kernel';
import {
  bindVar,
  call,
  type Control,
  effectLocals,
  effectRef,
  envOf,
  type Frame,
  happen,
  outcomeIn,
  partPaid,
  payPart,
  type Table,
  type Verb,
} from '@arbiter/kernel/authoring';
import { loseLife } from '../happenings/life.js';
import { poolOf } from '../mana/pools.js';
import { usesItself } from './activation.js';
import { payMana, payManaProcedure } from './pay-mana.js';
import type { AnnounceLocals } from './announcement.js';

/**
 * 601.2g: lets the player activate mana abilities, then pay the mana; if another player assists, the abilities have been activated already
 * (702.131a).
 */
export function payManaPart(table: Table, locals: AnnounceLocals): Control | undefined {
  const { base, item, spell, ability, way, helper, helping, wholly } = locals;
  table.local(locals, 'returned', null);
  if (base.length === 0) return undefined;
  const self = locals.self;
  const without = usesItself(table.library.ability(ability).ability.cost ?? []) ? [self] : [];
  const spender = { purpose: spell ? ('spell' as const) : ('ability' as const), object: self, asAny: way.asAny };
  return call(
    payManaProcedure,
    payMana(locals.you, base, {
      object: item,
      source: self,
      spender,
      without,
      cancel: true,
      ...(wholly ? { before: poolOf(table, locals.you).length } : {}),
      ...(helper < 0 ? {} : { part: 'spend', helping }),
    }),
  );
}

/** Notes on the spell which mana was spent (106.6, 702.43a), or takes the announcement back if the mana was not paid. */
export function manaPaid(table: Table, locals: AnnounceLocals): Control | undefined {
  const paid = outcomeIn(locals);
  if (paid?.done === false) {
    table.local(locals, 'made', [...locals.made, ...(paid.made ?? [])]);
    return { to: 'reverse' };
  }
  table.local(locals, 'spent', paid?.units ?? []);
  // Mana paid by another player was spent on the spell as well (702.131a); it returns to that player if the spell is taken back.
  const units = [...locals.help, ...(paid?.units ?? [])];
  if (units.length > 0) {
    bindVar(table, locals, 'manaSpent', units.length);
    const types = [...new Set(units.map(({ type }) => type))].sort();
    for (const one of types) bindVar(table, locals, `spent:${one}`, units.filter(({ type }) => type === one).length);
    const colours = types.filter((type) => type !== 'colourless').length;
    if (colours > 0) bindVar(table, locals, 'coloursSpent', colours);
    table.local(
      locals,
      'riders',
      units.flatMap(({ rider, source }) => (rider === undefined ? [] : [{ program: rider, source }])),
    );
  }
  if ((paid?.convoked?.length ?? 0) > 0) bindVar(table, locals, 'convoked', paid?.convoked ?? []);
  return happen(table, [loseLife(locals.you, locals.life, '107.4f')]);
}

/**
 * Lets the player pay the other costs in any order (601.2h); asks for the order only if several of them let the player choose something.
 */
export function chooseCost(table: Table, locals: AnnounceLocals, frame: Frame): Control | undefined {
  partPaid(table, locals);
  // 701.8c: a card that nobody saw can't be shown to be what the cost asks for.
  if (locals.vars.unseen !== undefined) return { to: 'reverse' };
  const { left } = locals;
  if (left.length === 0) return { to: 'riders' };
  const choosing = left.filter((path) => asksToPick(table.library.node<Verb>(path)));
  table.local(locals, 'answer', null);
  if (choosing.length < 2) return undefined;
  const options = left.map(
    (path, at): Option => ({ id: `cost:${at}`, label: 'cost', params: { verb: table.library.node<Verb>(path).verb } }),
  );
  table.ask(frame, {
    seat: locals.you,
    kind: 'orderCosts',
    rule: '601.2h',
    params: { card: locals.card, object: locals.self },
    domain: { type: 'options', min: 1, max: 1, options },
  });
  return { wait: true };
}

const picking: readonly string[] = ['sacrifice', 'discard', 'exile', 'bounce', 'reveal'];

/** Whether paying a part lets the player choose among their cards or permanents. */
function asksToPick({ verb, what, random }: Verb): boolean {
  return what === undefined && random !== true && picking.includes(verb);
}

export function payCost(table: Table, locals: AnnounceLocals): Control {
  const picked = locals.answer === null ? undefined : picksOf(locals.answer)[0];
  const at = picked === undefined ? 0 : Number(picked.slice('cost:'.length));
  const paying = payPart(table, locals, at);
  if (paying === null) return { to: 'reverse' };
  return { ...paying, then: 'pay' };
}

/** Carries out the additional effects of the mana that was spent, one after the other; the spell is `it` (106.6). */
export function riders(table: Table, locals: AnnounceLocals): Control | undefined {
  const { riders: waiting, item } = locals;
  const [next, ...rest] = waiting;
  if (next === undefined) return undefined;
  table.local(locals, 'riders', rest);
  const env = envOf(locals);
  return call(effectRef, effectLocals({ ...env, self: next.source, vars: { it: [item] } }, next.program), 'riders');
}
