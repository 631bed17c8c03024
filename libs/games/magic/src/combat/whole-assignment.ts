import type { Table } from '@arbiter/kernel/authoring';
import { hasKeyword } from '../facts.js';
import { type Assignment, type Dealer, lacking } from './sharing.js';

/**
 * What is settled so far of combat damage assignments. They must be able to become an assignment that is legal as a whole (510.1e):
 * creatures that assign later may bring the recipients passed over in the order to lethal damage, each within its own order.
 */
export interface Settled {
  readonly assigned: readonly Assignment[];
  /** Recipients that need lethal damage because a recipient behind them in an order was assigned some (510.1c, 510.1d). */
  readonly passed: readonly number[];
}

/**
 * Returns the recipients that an assignment passes: those before the last one that is assigned damage; none where damage is divided freely
 * (702.21j).
 */
export function passedBy({ recipients, free }: Dealer, given: readonly Assignment[]): readonly number[] {
  const last = recipients.findLastIndex((one) => given.some(({ to, amount }) => to === one && amount > 0));
  return free ? [] : recipients.slice(0, Math.max(0, last));
}

/** How many combinations are tried; a board with more than that is judged by those tried until then. */
const effort = 20_000;

/** A creature that has yet to assign, and the part of its order that it may assign damage to. */
interface Reaching {
  readonly dealer: Dealer;
  readonly within: readonly number[];
  readonly deadly: boolean;
}

/** Returns the parts of its order that a creature may assign damage to: each beginning of the order. */
const reachesOf = ({ recipients }: Dealer): readonly (readonly number[])[] => recipients.map((_, at) => recipients.slice(0, at + 1));

/**
 * Returns what the first of the later creatures could assign (an empty list if there are none) so that the whole assignment is legal; null
 * if that is impossible.
 */
export function completion(table: Table, later: readonly Dealer[], settled: Settled): readonly Assignment[] | null {
  let looked = 0;
  const reach = (chosen: readonly Reaching[], passed: readonly number[]): readonly Assignment[] | null => {
    if (++looked > effort) return null;
    const dealer = later[chosen.length];
    if (dealer === undefined)
      return fulfil(
        chosen,
        [...new Set(passed)].map((to) => ({ to, amount: lacking(table, to, settled.assigned) })),
      );
    const deadly = hasKeyword(table, dealer.id, 'deathtouch');
    for (const within of reachesOf(dealer)) {
      const found = reach([...chosen, { dealer, within, deadly }], [...passed, ...within.slice(0, -1)]);
      if (found !== null) return found;
    }
    return null;
  };
  return reach([], settled.passed);
}

interface Need {
  readonly to: number;
  readonly amount: number;
}

/**
 * Divides the damage of these creatures so that each need is met, by one point from a source with deathtouch (702.2c) or by as much as is
 * missing.
 */
function fulfil(
  chosen: readonly Reaching[],
  needs: readonly Need[],
  touched: readonly Assignment[] = [],
  at = 0,
): readonly Assignment[] | null {
  const need = needs[at];
  if (need === undefined)
    return flow(
      chosen,
      needs.filter(({ to }) => !touched.some((one) => one.to === to)),
      touched,
    );
  for (const { dealer, within, deadly } of chosen) {
    if (!deadly || !within.includes(need.to) || spent(touched, dealer) >= dealer.amount) continue;
    const found = fulfil(chosen, needs, [...touched, { source: dealer.id, to: need.to, amount: 1 }], at + 1);
    if (found !== null) return found;
  }
  return fulfil(chosen, needs, touched, at + 1);
}

const spent = (assigned: readonly Assignment[], { id }: Dealer): number =>
  assigned.reduce((sum, { source, amount }) => (source === id ? sum + amount : sum), 0);

/** A creature whose damage is being divided: how much is left, and how much is assigned to each recipient. */
interface Giver {
  readonly within: readonly number[];
  readonly given: Map<number, number>;
  left: number;
}

const add = ({ given }: Giver, to: number, amount: number): void => void given.set(to, (given.get(to) ?? 0) + amount);

/**
 * Assigns up to `most` more damage to a recipient: from what a creature has left, or from what it assigns to another recipient if a further
 * creature can replace that.
 */
function push(givers: readonly Giver[], to: number, seen: Set<Giver>, most: number): number {
  for (const giver of givers) {
    if (seen.has(giver) || !giver.within.includes(to)) continue;
    seen.add(giver);
    const spare = Math.min(most, giver.left);
    if (spare > 0) {
      giver.left -= spare;
      add(giver, to, spare);
      return spare;
    }
    for (const [other, amount] of giver.given) {
      const moved = amount === 0 ? 0 : push(givers, other, seen, Math.min(most, amount));
      if (moved === 0) continue;
      add(giver, other, -moved);
      add(giver, to, moved);
      return moved;
    }
  }
  return 0;
}

/**
 * Divides the remaining damage so that every need is met, with the rest going to the first recipient in each creature's order. Null if that
 * is impossible.
 */
function flow(chosen: readonly Reaching[], needs: readonly Need[], touched: readonly Assignment[]): readonly Assignment[] | null {
  const givers = chosen.map(({ dealer, within }): Giver => ({ within, given: new Map(), left: dealer.amount - spent(touched, dealer) }));
  for (const { to, amount } of needs) {
    for (let missing = amount; missing > 0; ) {
      const pushed = push(givers, to, new Set(), missing);
      if (pushed === 0) return null;
      missing -= pushed;
    }
  }
  const [first] = chosen;
  if (first === undefined) return [];
  const [giver] = givers as [Giver];
  const source = first.dealer.id;
  add(giver, giver.within[0] as number, giver.left);
  return [
    ...touched.filter((one) => one.source === source),
    ...[...giver.given].map(([to, amount]): Assignment => ({ source, to, amount })),
  ];
}
