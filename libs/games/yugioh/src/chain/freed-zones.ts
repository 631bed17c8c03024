import type { ObjectId, Seat } from '@arbiter/kernel';
import { candidates, type Choice, type Env, type Table, type Verb } from '@arbiter/kernel/authoring';
import { extraSlots, isMonsterSlot, positionOf } from '../board.js';
import { whatOf } from '../verbs/arguments.js';

/** Monster Zones that what an activation costs could leave: what is summoned or taken may come there although none is free yet (base.9.5, base.21.7). */

/** Costs by which a monster leaves its zone. */
const freeing: ReadonlySet<string> = new Set(['tribute', 'sendToGY', 'banish', 'returnToHand', 'destroy']);

/** The zones of what one of these costs may be paid with: cards of a hand or a GY free none. */
export function freedZones(table: Table, env: Env, cost: readonly Verb[]): readonly string[] {
  const ids = cost
    .filter(({ verb }) => freeing.has(verb))
    .flatMap((verb): readonly ObjectId[] =>
      verb.choose === undefined ? whatOf(table, verb, env) : candidates(table, env, verb.choose as Choice),
    );
  return ids.map((id) => table.find(id)?.slot ?? '').filter(isMonsterSlot);
}

const freedIn = ({ vars }: Env): readonly string[] => (vars.freed as readonly string[] | undefined) ?? [];

/** Whether a Main Monster Zone of a side could be free once the cost is paid. */
export const freesMain = (env: Env, side: Seat): boolean => freedIn(env).some((slot) => positionOf(slot).seat === side);

/** The same for a monster that may come from the Extra Deck: an Extra Monster Zone does as well. */
export const freesAny = (env: Env, side: Seat): boolean => freesMain(env, side) || freedIn(env).some((slot) => extraSlots.includes(slot));
