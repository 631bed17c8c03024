import type { Seat } from '@arbiter/kernel';
import { predict, type Happening, isAwaited, type Table, wouldTrigger } from '@arbiter/kernel/authoring';
import { asAdded, unitsIn } from '../happenings/mana.js';
import { isTriggeredManaAbility } from './abilities.js';
import { adding, addingVerbs, additionsOf, receiverOf } from './adding.js';
import type { ManaUnit } from './pool.js';

/** Whether anything multiplies or changes mana that is added, or adds more to it; nearly always nothing does. */
export const isManaAltered = (table: Table): boolean => isAwaited(table, ['manaAdded', 'tappedForMana']);

/** How deep mana abilities that trigger each other are followed. */
const deepest = 4;

/**
 * Returns the units that a player would have from mana that is about to be added (601.2g), changed by replacements (106.12b), and with the
 * mana that triggered mana abilities add to it (605.4a). There are several lists if the player chooses types. The player is assumed to want
 * all of the mana.
 */
export function unitsMade(table: Table, seat: Seat, proposed: Happening, depth = 0): readonly (readonly ManaUnit[])[] {
  const comes = predict(table, proposed);
  if (comes === null) return [[]];
  let found: readonly (readonly ManaUnit[])[] = [comes.seat === seat ? unitsIn(comes.data) : []];
  if (depth === deepest) return found;
  for (const { path, env } of wouldTrigger(table, asAdded(comes))) {
    const compiled = table.library.ability(path);
    if (!isTriggeredManaAbility(compiled.ability)) continue;
    for (const { path: at, verb } of addingVerbs(compiled)) {
      const more = additionsOf(table, env, verb).flatMap((types) =>
        unitsMade(table, seat, adding(table, verb, env, at, receiverOf(table, env, verb), types), depth + 1),
      );
      if (more.length > 0) found = found.flatMap((units) => more.map((added) => [...units, ...added]));
    }
  }
  return found;
}
