import type { ObjectId } from '../contract.js';
import type { EffectSource } from '../game/values.js';
import type { Env } from '../programs/env.js';
import type { Table } from '../table/table.js';

/** Returns the source of the effect that an environment belongs to. */
export function effectSource({ self, card, you }: Env, kind: EffectSource['kind'], program: string): EffectSource {
  return { object: self, card, seat: you, kind, program };
}

/** Returns those of the objects that the effect of an environment reaches: all of them, in a game without such rules. */
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
