import type { JsonObject, Seat } from '../contract.js';

/**
 * A fact about events that is remembered because rules or programs ask for it later. Only declared facts are remembered. They stand in one
 * row of the state, under `name` for the match and `name:seat` for a player.
 */
export interface HistoryRuleFor<Table> {
  /** Keys of the events that count (see `HappeningRule.keys` and `notice`). */
  readonly on: readonly string[];
  /** Whether events are counted for their seat, or for all together. */
  readonly by: 'seat' | 'match';
  /**
   * What is kept: how many events there were; the total of their amounts; their objects, as they were for keys that look back and else as
   * they are now; or words of those objects.
   */
  readonly keep: 'count' | 'amount' | 'objects' | 'words';
  /** Where words are kept: the characteristic of the object whose list of words is read as the event happens. */
  readonly words?: string;
  /** Field of the event that names the object to keep; `object` when absent. */
  readonly object?: string;
  /** The span after which the fact starts anew (see `beginSpan`). */
  readonly per: string;
  /** Name of a fact that no events count for, kept by the same `by`: it holds the count of the span before. */
  readonly before?: string;
  /** Returns the seat that the event counts for, where that is not the event's seat; -1 for nobody. Called before a batch commits. */
  readonly seat?: (table: Table, event: JsonObject) => Seat;
  /** Whether an event counts. Called before a batch commits. */
  readonly if?: (table: Table, event: JsonObject) => boolean;
}

/** A fact together with its name. */
export interface FactRuleFor<Table> extends HistoryRuleFor<Table> {
  readonly name: string;
}

/** Sorts a game's facts by the key of the events that count. */
export function factsByKey<Table>(
  history: { readonly [name: string]: HistoryRuleFor<Table> } | undefined,
): ReadonlyMap<string, readonly FactRuleFor<Table>[]> {
  const byKey = new Map<string, FactRuleFor<Table>[]>();
  for (const [name, rule] of Object.entries(history ?? {})) {
    for (const key of rule.on) byKey.set(key, [...(byKey.get(key) ?? []), { ...rule, name }]);
  }
  return byKey;
}
