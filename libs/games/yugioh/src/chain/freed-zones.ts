import type { ObjectId, Seat } from '@arbiter/kernel';
import { candidates, type Choice, type Env, type Table, type Verb } from '@arbiter/kernel/authoring';
import { extraSlots, isMonsterSlot, positionOf } from '../board.js';
import { whatOf } from '../verbs/arguments.js';

/**
 * Monster Zones that paying the cost of an activation could vacate: what the effect summons or takes may go there although no zone is free
 * yet (base.9.5, base.21.7).
 */

/** Costs by which a monster leaves its zone. */
const freeing: ReadonlySet<string> = new Set(['tribute', 'sendToGY', 'banish', 'returnToHand', 'destroy']);

/** The zones of the cards that may pay one of these costs; cards in a hand or GY vacate none. */
export function freedZones(table: Table, env: Env, cost: readonly Verb[]): readonly string[] {
  const ids = cost
    .filter(({ verb }) => freeing.has(verb))
    .flatMap((verb): readonly ObjectId[] =>
      verb.choose === undefined ? whatOf(table, verb, env) : candidates(table, env, verb.choose as Choice),
    );
  return ids.map((id) => table.find(id)?.slot ?? '').filter(isMonsterSlot);
}

const freedIn = ({ vars }: Env): readonly string[] => (vars.freed as readonly string[] | undefined) ?? [];

/** Whether a Main Monster Zone of a side could be vacated by paying the cost. */
export const freesMain = (env: Env, side: Seat): boolean => freedIn(env).some((slot) => positionOf(slot).seat === side);

/** The same for a monster that may come from the Extra Deck, for which an Extra Monster Zone counts too. */
export const freesAny = (env: Env, side: Seat): boolean => freesMain(env, side) || freedIn(env).some((slot) => extraSlots.includes(slot));
