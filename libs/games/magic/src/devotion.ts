import { type Seat, type Table, valuesOf } from '@arbiter/kernel';
import { permanentsOf } from './facts.js';

/**
 * A player's devotion to colours (700.5): how many mana symbols among the mana costs of his permanents are of at least one of them.
 * @param colours letters of colours, such as `R` or `RW`
 */
export function devotion(table: Table, seat: Seat, colours: string): number {
  let count = 0;
  for (const id of permanentsOf(table, seat)) {
    const { cost } = valuesOf(table, id) as { readonly cost: string | null };
    if (cost === null) continue;
    for (const symbol of cost.match(/\{[^}]*\}/g) ?? []) if ([...colours].some((letter) => symbol.slice(1, -1).split('/').includes(letter))) count++;
  }
  return count;
}
