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
 * How a permanent enters the battlefield (614.1c, 614.12): what is decided before it is there stands in the data of its move. Replacements
 * add to it; they are judged on the permanent as it would be.
 */
export interface Entering {
  /** Under whose control; its owner's when negative. */
  readonly under: Seat;
  readonly tapped: boolean;
  /** What it enters attached to, an object or a player; 0 for nothing. */
  readonly host: number;
  readonly counters?: { readonly [kind: string]: number };
  /** What was chosen as it enters, for its abilities (607.2d). */
  readonly notes?: JsonObject;
  /** Lasting effects that begin as it enters (611.2e), in the order in which they were said. */
  readonly being?: readonly Being[];
  /** What it enters attacking (508.4), an object or a player; absent where it doesn't. */
  readonly attacking?: number;
}

/** What a permanent is besides from the moment when it is there: an environment, the path of a list of modifiers, and how many there are. */
export type Being = EnvLocals & { readonly program: string; readonly count: number };

/** @param path of the list of modifiers */
export const beingOf = (env: Env, path: string, modifiers: readonly unknown[]): Being => ({
  ...envLocals(env),
  program: path,
  count: modifiers.length,
});

export const enteringOf = ({ data }: Happening): Entering => readAs<Entering>(data);

/** Puts the table as it would be with the permanent on the battlefield; the object keeps its id, and all of it is taken back (614.12). */
export function suppose(table: Table, { object, data }: Happening): void {
  if (table.object(object).zone === 'battlefield') return;
  supposeArrival(table, object, data);
  apply(table, object, readAs<Entering>(data));
}

/**
 * Looks at a permanent that is about to enter as it would be on the battlefield (614.12), where it would be another there than where it
 * lies: a copy, another face, or face down.
 */
export function asItWouldBe<Seen>(table: Table, happening: Happening, look: () => Seen): Seen {
  const { copy, face, faceDown } = happening.data;
  if (copy === undefined && face === undefined && faceDown === undefined) return look();
  return trial(table, () => (suppose(table, happening), look()));
}

/**
 * What the move's data say of the permanent beside its faces: tapped (614.1d, 603.6d), with what was chosen for it
 * (607.2e, 607.2f, 607.2k, 614.12b), and being what effects say (614.1c). It is judged so as well (614.12).
 * @param id the object on the battlefield
 */
function apply(table: Table, id: ObjectId, { tapped, notes, being = [] }: Entering): void {
  if (tapped) setObject(table, id, 'tapped', true);
  if (notes !== undefined) setObject(table, id, 'notes', { ...fieldsOf(table.object(id)).notes, ...notes });
  for (const one of being)
    for (let at = 0; at < one.count; at++)
      grant(table, envOf(one), { program: `${one.program}/${at}`, objects: [id], seats: [], until: 'game' });
}

/** What the row of a permanent holds from the moment it is there. @param now its new id */
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

/** The counters that a permanent enters with, each kind an event of its own that others may alter (122.6, 614.16). */
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

/** Counters that the rules themselves give: loyalty (306.5b), and the first chapter of a Saga (714.3a). */
export function ruleCounters(table: Table, id: ObjectId): { readonly [kind: string]: number } {
  const walks = isType(table, id, 'planeswalker');
  const tells = hasSubtype(table, id, 'Saga');
  if (!walks && !tells) return none;
  const { loyalty } = valuesOf(table, id);
  return { ...(walks && typeof loyalty === 'number' && loyalty > 0 ? { loyalty } : {}), ...(tells ? { lore: 1 } : {}) };
}

/** Two lists of counters together, their kinds in one order. */
export function summed(
  one: { readonly [kind: string]: number },
  other: { readonly [kind: string]: number },
): { readonly [kind: string]: number } {
  const kinds = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
  return Object.fromEntries(kinds.map((kind) => [kind, (one[kind] ?? 0) + (other[kind] ?? 0)]));
}
