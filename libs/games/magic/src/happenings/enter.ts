import { type Json, type JsonObject, type ObjectId, readAs, type Seat } from '@arbiter/kernel';
import {
  attach,
  type Env,
  envLocals,
  type EnvLocals,
  envOf,
  grant,
  type Happening,
  propose,
  type Table,
  trial,
  valuesOf,
} from '@arbiter/kernel/authoring';
import { attachable } from '../permanents/attachments.js';
import { bestow, isBestowed } from '../permanents/bestow.js';
import { startAttacking } from '../combat/joining.js';
import { arrivalData, arrive, supposeArrival } from '../faces/arrival.js';
import { fieldsOf, hasSubtype, isType, setObject } from '../facts.js';

/**
 * How a permanent enters the battlefield (614.1c, 614.12): what is decided before it enters is in the data of its move. Replacements add to
 * that data; they are judged by the permanent as it would be on the battlefield.
 */
export interface Entering {
  /** The player under whose control it enters; its owner when negative. */
  readonly under: Seat;
  readonly tapped: boolean;
  /** The object or player that it enters attached to; 0 for nothing. */
  readonly host: number;
  readonly counters?: { readonly [kind: string]: number };
  /** Choices made as it enters, for its abilities (607.2d). */
  readonly notes?: JsonObject;
  /** Lasting effects that begin as it enters (611.2e), in the order of their text. */
  readonly being?: readonly Being[];
  /** The object or player that it enters attacking (508.4); absent if it doesn't enter attacking. */
  readonly attacking?: number;
}

/**
 * Modifiers that apply to a permanent from the moment it enters: an environment, the path of a list of modifiers, and how many there are.
 */
export type Being = EnvLocals & { readonly program: string; readonly count: number };

/**
 * Returns modifiers of an effect for a permanent that enters.
 * @param path of the list of modifiers
 */
export const beingOf = (env: Env, path: string, modifiers: readonly unknown[]): Being => ({
  ...envLocals(env),
  program: path,
  count: modifiers.length,
});

export const enteringOf = ({ data }: Happening): Entering => readAs<Entering>(data);

/**
 * Changes the table as if the permanent were on the battlefield; the object keeps its id, and the caller takes everything back (614.12).
 */
export function suppose(table: Table, { object, data }: Happening): void {
  if (table.object(object).zone === 'battlefield') return;
  supposeArrival(table, object, data);
  apply(table, object, readAs<Entering>(data));
}

/**
 * Looks at a permanent that is about to enter as it would be on the battlefield (614.12), if it would differ from what it is in its present
 * zone: a copy, another face up, or face down.
 */
export function asItWouldBe<Seen>(table: Table, happening: Happening, look: () => Seen): Seen {
  const { copy, face, faceDown } = happening.data;
  if (copy === undefined && face === undefined && faceDown === undefined) return look();
  return trial(table, () => (suppose(table, happening), look()));
}

/**
 * Applies to the permanent what its move's data say, apart from its face: whether it is tapped (614.1d, 603.6d), what was chosen for it
 * (607.2e, 607.2f, 607.2k, 614.12b), and lasting effects (614.1c). The permanent is judged with them before it enters as well (614.12).
 * @param id the object on the battlefield
 */
function apply(table: Table, id: ObjectId, { tapped, notes, being = [] }: Entering): void {
  if (tapped) setObject(table, id, 'tapped', true);
  if (notes !== undefined) setObject(table, id, 'notes', { ...fieldsOf(table.object(id)).notes, ...notes });
  for (const one of being)
    for (let at = 0; at < one.count; at++)
      grant(table, envOf(one), { program: `${one.program}/${at}`, objects: [id], seats: [], until: 'game' });
}

/**
 * Sets the fields of a permanent's row as it enters.
 * @param now its new id
 */
export function settleIn(table: Table, now: ObjectId, happening: Happening): void {
  const { under, host, attacking } = enteringOf(happening);
  if (under >= 0) table.set(table.object(now), 'controller', under);
  if (host !== 0 && isBestowed(table, happening.object)) bestow(table, now);
  arrive(table, now, happening.data);
  apply(table, now, enteringOf(happening));
  if (attacking !== undefined) startAttacking(table, now, attacking);
  if (host !== 0 && attachable(table, now, host)) attach(table, now, host);
  const row = table.object(now);
  setObject(table, now, 'was', happening.object);
  setObject(table, now, 'controlledSince', row.stamp);
  setObject(table, now, 'heldBy', table.controllerOf(row));
  setObject(table, now, 'arrived', table.state.header.moment);
}

/** Returns the counters that a permanent enters with, each kind as an event of its own that other effects may alter (122.6, 614.16). */
export function enteringCounters(table: Table, happening: Happening): readonly Happening[] {
  const counters = totalCounters(table, happening);
  const { object, data } = happening;
  const { under } = enteringOf(happening);
  const face = arrivalData(data);
  return Object.entries(counters).map(([kind, amount]) =>
    propose(
      'addCounters',
      { object },
      { kind, amount, rule: data.rule as Json, by: under < 0 ? table.object(object).owner : under, entering: true, under, ...face },
    ),
  );
}

const none: { readonly [kind: string]: number } = {};

function totalCounters(table: Table, happening: Happening): { readonly [kind: string]: number } {
  const { counters } = enteringOf(happening);
  const own = asItWouldBe(table, happening, () => ruleCounters(table, happening.object));
  return counters === undefined ? own : summed(own, counters);
}

/** Returns the counters that the rules themselves give: loyalty (306.5b), and the first lore counter of a Saga (714.3a). */
export function ruleCounters(table: Table, id: ObjectId): { readonly [kind: string]: number } {
  const walks = isType(table, id, 'planeswalker');
  const tells = hasSubtype(table, id, 'Saga');
  if (!walks && !tells) return none;
  const { loyalty } = valuesOf(table, id);
  return { ...(walks && typeof loyalty === 'number' && loyalty > 0 ? { loyalty } : {}), ...(tells ? { lore: 1 } : {}) };
}

/** Returns the sum of two lists of counters, with the kinds in a fixed order. */
export function summed(
  one: { readonly [kind: string]: number },
  other: { readonly [kind: string]: number },
): { readonly [kind: string]: number } {
  const kinds = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
  return Object.fromEntries(kinds.map((kind) => [kind, (one[kind] ?? 0) + (other[kind] ?? 0)]));
}
