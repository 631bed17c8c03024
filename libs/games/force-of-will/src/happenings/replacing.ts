import type { ObjectId, Seat } from '@arbiter/kernel';
import { type Ability, type Happening, knownRow, type Table, type Verb } from '@arbiter/kernel/authoring';
import { turnPlayer } from '../facts.js';

/** Classes of replacements of damage, in the order in which they apply (910.2a); other replacements have no class. */
export const replacementTiers = ['instead', 'prevent'] as const;

const damaging: ReadonlySet<string> = new Set(['damage', 'damaged', 'playerDamaged']);
/** Whether a verb prevents damage: it takes some off (1018.1a), or puts nothing in its place (1018.1b). */
const prevents = (verb: Verb): boolean =>
  verb.verb === 'reduceBy' || (verb.verb === 'instead' && (verb.do as readonly Verb[]).length === 0);

/** Returns the class of a replacement; undefined if it does not replace damage (910.2a). */
function tierOf({ on = [], clauses = [] }: Ability): (typeof replacementTiers)[number] | undefined {
  if (!on.some(({ event }) => damaging.has(event))) return undefined;
  return clauses.some((clause) => (clause.do ?? []).some(prevents)) ? 'prevent' : 'instead';
}

/** Returns a tree of programs in which each replacement of damage states its class, also replacements given to other objects. */
export function withTiers<T>(node: T): T {
  if (Array.isArray(node)) return node.map(withTiers) as T;
  if (typeof node !== 'object' || node === null) return node;
  const made = Object.fromEntries(Object.entries(node).map(([key, child]) => [key, withTiers(child as unknown)]));
  if (made.kind !== 'replacement') return made as T;
  const tier = tierOf(made as unknown as Ability);
  return (tier === undefined ? made : { ...made, tier }) as T;
}

/**
 * Returns the player who chooses among replacements (910.2, 910.2a, ruling:16). For replacements of damage that do not prevent it, this is
 * the controller of the damage's source; for prevention, the player who would be dealt the damage or who controls the object that would;
 * for all others, the player it is about or the controller of the object it is about.
 */
export function replacementChooser(table: Table, { type, object, seat, data }: Happening, tier?: string): Seat {
  if (type === 'damage' && tier === 'instead') return knownRow(table, data.source as ObjectId)?.controller ?? turnPlayer(table);
  if (seat >= 0) return seat;
  return table.controllerOf(table.object(object));
}
