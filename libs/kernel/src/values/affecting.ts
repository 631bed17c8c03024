import type { CardId, ObjectId, Seat } from '../contract.js';
import type { Env } from '../programs/env.js';
import type { Table } from '../table/table.js';

/** What an effect comes from, for rules by which an object is out of the reach of some effects (`GameRules.affects`). */
export interface EffectSource {
  /** The object whose effect it is; it may be gone. */
  readonly object: ObjectId;
  readonly card: CardId;
  readonly seat: Seat;
  /** A static ability that stands, an effect that lasts, or something that a game asks about before it acts. */
  readonly kind: 'standing' | 'lasting' | 'act';
  /** Program path: of the modifier, or of what acts. */
  readonly program: string;
}

/** Where the effect of an environment comes from. */
export function effectSource({ self, card, you }: Env, kind: EffectSource['kind'], program: string): EffectSource {
  return { object: self, card, seat: you, kind, program };
}

/** Of these objects those that the effect of an environment reaches: all, in a game without such rules. */
export function reached(
  table: Table,
  env: Env,
  kind: EffectSource['kind'],
  program: string,
  ids: readonly ObjectId[],
): readonly ObjectId[] {
  const { affects } = table.game;
  if (affects === undefined || ids.length === 0) return ids;
  const source = effectSource(env, kind, program);
  return ids.filter((id) => affects(table, source, table.object(id), env.cut));
}
