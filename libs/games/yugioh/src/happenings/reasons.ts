import { type CardId, type JsonObject, type ObjectId, readAs, type RuleRef, type Seat } from '@arbiter/kernel';
import type { Env, Table } from '@arbiter/kernel/authoring';
import type { Reason } from '../vocabulary.js';

/** Why and by whom something is done; part of the data of every happening. */
export interface Doing {
  readonly reason: Reason;
  readonly rule: RuleRef;
  /** The object whose effect, attack or activation causes the happening; 0 for a rule. */
  readonly by: ObjectId;
  readonly byCard: CardId;
  readonly bySeat: Seat;
}

/**
 * The cause is a rule of the game.
 * @param seat the player who acts; -1 for nobody
 */
export function byRule(rule: RuleRef, reason: Reason = 'rule', seat: Seat = -1): Doing {
  return { reason, rule, by: 0, byCard: '', bySeat: seat };
}

/** The cause is an effect, or the payment of an activation's cost. */
export function byEffect(env: Env, rule: RuleRef, reason: Reason = 'effect'): Doing {
  return { reason, rule, by: env.self, byCard: env.card, bySeat: env.you };
}

/** The cause is a monster in battle (base.19.13). */
export function byBattle(table: Table, id: ObjectId, rule: RuleRef): Doing {
  const row = table.find(id);
  return { reason: 'battle', rule, by: id, byCard: row?.card ?? '', bySeat: row?.controller ?? -1 };
}

/** The facts of a cause that an event of the log shows (base.20.1). */
export function shownDoing({ reason, by, byCard, bySeat }: Doing): JsonObject {
  return { reason, ...(by === 0 ? {} : { by, byCard }), ...(bySeat < 0 ? {} : { bySeat }) };
}

export const doingOf = (data: JsonObject): Doing => readAs<Doing>(data);
