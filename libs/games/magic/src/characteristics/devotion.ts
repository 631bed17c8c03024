import type { Seat } from '@arbiter/kernel';
import { type Table, valuesOf } from '@arbiter/kernel/authoring';
import { colourOf } from './colours.js';
import { permanentsOf } from '../facts.js';
import { countSymbols, parseCost } from './symbols.js';

/**
 * Returns a player's devotion to colours (700.5): how many mana symbols in the mana costs of the player's permanents are of at least one of
 * these colours.
 * @param colours letters of colours, such as `R` or `RW`
 */
export function devotion(table: Table, seat: Seat, colours: string): number {
  const among = [...colours].flatMap((letter) => colourOf(letter) ?? []);
  let count = 0;
  for (const id of permanentsOf(table, seat)) {
    const { cost } = valuesOf(table, id) as { readonly cost: string | null };
    if (cost !== null) count += countSymbols(parseCost(cost), among);
  }
  return count;
}
