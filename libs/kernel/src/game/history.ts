import type { JsonObject, Seat } from '../contract.js';

/**
 * What is remembered of events, because rules or programs ask for it later: declared facts, nothing else. They stand in one row of
 * the state, `name` for the match and `name:seat` for a player.
 */
export interface HistoryRuleFor<Table> {
  /** Keys of the events that count (see `HappeningRule.keys` and `notice`). */
  readonly on: readonly string[];
  /** Counted for the seat of the event, or for all together. */
  readonly by: 'seat' | 'match';
  /** How many there were; how much; which objects: as they were for keys that look back, else as they are now; or words of theirs. */
  readonly keep: 'count' | 'amount' | 'objects' | 'words';
  /** Where words are kept: the list-valued characteristic of the object that they stand in as the event happens. */
  readonly words?: string;
  /** Field of the event that names the object that is kept; `object` when absent. */
  readonly object?: string;
  /** The span after which it begins anew (see `beginSpan`). */
  readonly per: string;
  /** A fact of no events, counted for the same, that says of the span before how many there were. */
  readonly before?: string;
  /** Whose it is, where that is not the event's seat: -1 for nobody. Asked before a batch commits. */
  readonly seat?: (table: Table, event: JsonObject) => Seat;
  /** Whether an event counts. Asked before a batch commits. */
  readonly if?: (table: Table, event: JsonObject) => boolean;
}

/** The facts that events of a key count for. */
export interface FactRuleFor<Table> extends HistoryRuleFor<Table> {
  readonly name: string;
}

/** Compiles a game's facts: by the key of the events that count. */
export function factsByKey<Table>(
  history: { readonly [name: string]: HistoryRuleFor<Table> } | undefined,
): ReadonlyMap<string, readonly FactRuleFor<Table>[]> {
  const byKey = new Map<string, FactRuleFor<Table>[]>();
  for (const [name, rule] of Object.entries(history ?? {})) {
    for (const key of rule.on) byKey.set(key, [...(byKey.get(key) ?? []), { ...rule, name }]);
  }
  return byKey;
}
