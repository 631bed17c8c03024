import { must } from '@arbiter/kernel';
import { apart, type Party, type Pool } from './pool.js';
import { BYE, type Link } from './run-pairing.js';

/** Who in a large group can take a place at no cost. */
type Fits = (party: Party) => boolean;

/**
 * Puts members of large groups where runs were paired with someone of the group: the first in the round's lots whom the place costs
 * nothing. `tooSmallFor` has seen to it that there is always one.
 */
export function fillPlaces(pool: Pool, links: readonly Link[]): Link[] {
  const taken = new Set<number>();
  const take = (group: number, fits: Fits): Party => {
    const found = must(
      pool.order.find((party) => party.group === group && !taken.has(party.index) && fits(party)),
      'an unburdened member of a large group',
    );
    taken.add(found.index);
    return found;
  };
  const fill = ({ one, other }: Link): Link => {
    if (other === BYE) return { one: one.index === -1 ? take(one.group, ({ byes }) => byes === 0) : one, other };
    if (one.index !== -1 && other.index !== -1) return { one, other };
    const fixed = one.index === -1 ? other : one;
    const open = one.index === -1 ? one : other;
    const first = fixed.index === -1 ? take(fixed.group, fitsBeside(fixed, open)) : fixed;
    return { one: first, other: take(open.group, (party) => fitsBeside(open, fixed)(party) && !apart(first, party)) };
  };
  // The bye first, because it has lots of its own; then places beside entrants who are known; then places between two large groups.
  const rank = ({ one, other }: Link): number => (other === BYE ? 0 : one.index !== -1 || other.index !== -1 ? 1 : 2);
  return [...links].sort((a, b) => rank(a) - rank(b)).map(fill);
}

function fitsBeside(place: Party, other: Party): Fits {
  return place.group < other.group ? ({ pairDowns }) => pairDowns === 0 : ({ pairUps }) => pairUps === 0;
}

/**
 * Pairs an even number of entrants among themselves without a rematch or barred pair: neighbours in the given (random) order, then one swap
 * for each pair to be kept apart.
 *
 * Of r entrants, each kept apart from at most f, with r > 2f: if a and b are to be kept apart, at least r - 2f others c may meet a while
 * c's partner may meet b.
 */
export function pairAmongThemselves(shuffled: readonly Party[]): readonly Link[] {
  const seats = [...shuffled];
  const at = (seat: number): Party => seats[seat] as Party;
  const count = seats.length;
  for (let pair = 0; pair < count; pair += 2) {
    if (!apart(at(pair), at(pair + 1))) continue;
    const swap = swapFor(seats, pair);
    const held = at(pair + 1);
    seats[pair + 1] = at(swap);
    seats[swap] = held;
  }
  const links: Link[] = [];
  for (let pair = 0; pair < count; pair += 2) links.push({ one: at(pair), other: at(pair + 1) });
  return links;
}

/** The seat to swap with the second of a pair: it may meet the first, and its neighbour may meet the second. */
function swapFor(seats: readonly Party[], pair: number): number {
  const first = seats[pair] as Party;
  const second = seats[pair + 1] as Party;
  for (let step = 2; step < seats.length; step++) {
    const seat = (pair + step) % seats.length;
    const party = seats[seat] as Party;
    const neighbour = seats[seat ^ 1] as Party;
    if (!apart(first, party) && !apart(second, neighbour)) return seat;
  }
  return must<number>(null, 'a swap in a large group');
}
