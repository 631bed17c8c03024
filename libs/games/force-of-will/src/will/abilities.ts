import { type EntityId, idOfSeat, type ObjectId, type Seat } from '@arbiter/kernel';
import { type CompiledAbility, holds, listenerEnv, once, payable, type Table, usesLeft } from '@arbiter/kernel/authoring';
import { rowOf } from '../facts.js';
import { activatingIn } from '../play/activating.js';
import { asksOfHidden } from '../play/hidden.js';
import { forbids, rulesWith } from '../values/rules.js';
import { costBesidesWill, restsItself } from './cost-parts.js';
import { producingVerbs } from './producing.js';

/** A will ability that a card has now. */
export interface WillAbility {
  readonly object: ObjectId;
  readonly path: string;
}

/** The will abilities of a player's cards. */
export interface WillAbilities {
  /** Those that the player could play now (907.2), in the order of the cards. */
  readonly usable: readonly WillAbility[];
  /** Whether the abilities and what they produce depend only on the cards that lie there, and do not change with time. */
  readonly steady: boolean;
  /** Whether, for all that everybody knows, there may be more: one of them depends on cards that not everybody sees. */
  readonly secret: boolean;
}

/** Places where will abilities work; will coins work in the removed area (1119.2a). */
const willPlaces = ['rulerArea', 'field', 'removed'] as const;

/** Returns the will abilities of a player's cards, as they are now. */
export function willAbilitiesOf(table: Table, seat: Seat): WillAbilities {
  const usable: WillAbility[] = [];
  let steady = isPermanent(table, idOfSeat(seat));
  let secret = false;
  for (const place of willPlaces) {
    for (const { object, compiled, will } of activatingIn(table, seat, place)) {
      if (!will) continue;
      // Most abilities use only their own card.
      if (!isSteady(compiled)) {
        steady = false;
        secret ||= asksOfHidden(table, compiled.ability);
      } else if (!isPermanent(table, object)) steady = false;
      if (mayUse(table, seat, object, compiled)) usable.push({ object, path: compiled.path });
    }
  }
  return { usable, steady, secret };
}

/** Whether no prohibition applies: prohibitions may depend on anything. */
const isPermanent = (table: Table, bearer: EntityId): boolean => rulesWith(table, bearer, 'cant').length === 0;

const steadyCosts: ReadonlySet<string> = new Set(['restSelf', 'banishSelf', 'payWill']);

/** Whether an ability depends on nothing but its own card and will, and always produces the same. */
export const isSteady = once((compiled: CompiledAbility): boolean => {
  const { when, limit, cost = [] } = compiled.ability;
  return (
    when === undefined &&
    limit === undefined &&
    cost.every(({ verb }) => steadyCosts.has(verb)) &&
    producingVerbs(compiled).every(({ verb }) => verb.amount === undefined)
  );
});

/** Whether a will ability could be played now, as far as limits, conditions and costs other than will go. */
function mayUse(table: Table, seat: Seat, object: ObjectId, { ability, path }: CompiledAbility): boolean {
  // A quick check, since most have been used.
  if (restsItself(ability) && rowOf(table, object).rested) return false;
  const listener = { object, seat, ability: path };
  const env = listenerEnv(table, listener, null);
  if (!payable(table, env, costBesidesWill(ability))) return false;
  if (ability.limit !== undefined && usesLeft(table, listener, ability.limit) <= 0) return false;
  if (ability.when !== undefined && !holds(table, env, ability.when)) return false;
  return !forbids(table, object, 'activate') && !forbids(table, idOfSeat(seat), 'activate', object);
}
