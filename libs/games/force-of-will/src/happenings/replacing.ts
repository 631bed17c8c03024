import type { ObjectId, Seat } from '@arbiter/kernel';
import { type Ability, type Happening, knownRow, type Table, type Verb } from '@arbiter/kernel/authoring';
import { turnPlayer } from '../facts.js';

/** Classes of what replaces damage, the first of which applies first (910.2a); everything else has none. */
export const replacementTiers = ['instead', 'prevent'] as const;

const damaging: ReadonlySet<string> = new Set(['damage', 'damaged', 'playerDamaged']);
/** It takes off some of the damage (1018.1a), or puts nothing in its place (1018.1b). */
const prevents = (verb: Verb): boolean =>
  verb.verb === 'reduceBy' || (verb.verb === 'instead' && (verb.do as readonly Verb[]).length === 0);

/** 910.2a: of which class a replacement is; undefined for what does not replace damage. */
function tierOf({ on = [], clauses = [] }: Ability): (typeof replacementTiers)[number] | undefined {
  if (!on.some(({ event }) => damaging.has(event))) return undefined;
  return clauses.some((clause) => (clause.do ?? []).some(prevents)) ? 'prevent' : 'instead';
}

/** A tree of programs in which each replacement of damage says of which class it is, wherever it is given to something. */
export function withTiers<T>(node: T): T {
  if (Array.isArray(node)) return node.map(withTiers) as T;
  if (typeof node !== 'object' || node === null) return node;
  const made = Object.fromEntries(Object.entries(node).map(([key, child]) => [key, withTiers(child as unknown)]));
  if (made.kind !== 'replacement') return made as T;
  const tier = tierOf(made as unknown as Ability);
  return (tier === undefined ? made : { ...made, tier }) as T;
}

/**
 * 910.2, 910.2a, ruling:16: who chooses among replacements. What does not prevent damage is chosen by who controls what deals it, prevention
 * by who would be dealt it or controls what would be; everything else by the player or the controller of the object that it is about.
 */
export function replacementChooser(table: Table, { type, object, seat, data }: Happening, tier?: string): Seat {
  if (type === 'damage' && tier === 'instead') return knownRow(table, data.source as ObjectId)?.controller ?? turnPlayer(table);
  if (seat >= 0) return seat;
  return table.controllerOf(table.object(object));
}
