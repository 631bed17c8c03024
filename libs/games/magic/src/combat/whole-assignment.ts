import type { Table } from '@arbiter/kernel';
import { hasKeyword } from '../facts.js';
import { type Assignment, type Dealer, lacking } from './sharing.js';

/**
 * Whether what a player assigned so far can become an assignment that is legal as a whole (510.1e): creatures yet to come may bring
 * lethal damage to those that were passed in the order, each within its own order.
 */
export interface Settled {
  readonly assigned: readonly Assignment[];
  /** Those that need lethal damage, because something behind them in an order got some (510.1c, 510.1d). */
  readonly passed: readonly number[];
}

/** Whom a creature's assignment passes: those before the last one that gets something; nobody where it is divided freely (702.21j). */
export function passedBy({ recipients, free }: Dealer, given: readonly Assignment[]): readonly number[] {
  const last = recipients.findLastIndex((one) => given.some(({ to, amount }) => to === one && amount > 0));
  return free ? [] : recipients.slice(0, Math.max(0, last));
}

/** So many ways are looked at; a board with more choices than that is judged by those found until then. */
const effort = 20_000;

/** A creature yet to come, and how far down its order it may give something. */
interface Reaching {
  readonly dealer: Dealer;
  readonly within: readonly number[];
  readonly deadly: boolean;
}

/** What creatures yet to come could assign, so that the whole is legal; null where nothing does. */
export function completion(table: Table, later: readonly Dealer[], settled: Settled): readonly Assignment[] | null {
  let looked = 0;
  const reach = (chosen: readonly Reaching[], passed: readonly number[]): readonly Assignment[] | null => {
    if (++looked > effort) return null;
    const dealer = later[chosen.length];
    if (dealer === undefined) return fulfil(chosen, [...new Set(passed)].map((to) => ({ to, amount: lacking(table, to, settled.assigned) })));
    const deadly = hasKeyword(table, dealer.id, 'deathtouch');
    for (const last of dealer.recipients.keys()) {
      const found = reach([...chosen, { dealer, within: dealer.recipients.slice(0, last + 1), deadly }], [...passed, ...dealer.recipients.slice(0, last)]);
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

/** Divides the damage of these creatures so that each need is met, by one point of deathtouch (702.2c) or by as much as is lacking. */
function fulfil(chosen: readonly Reaching[], needs: readonly Need[], touched: readonly Assignment[] = [], at = 0): readonly Assignment[] | null {
  const need = needs[at];
  if (need === undefined) return flow(chosen, needs.filter(({ to }) => !touched.some((one) => one.to === to)), touched);
  for (const { dealer, within, deadly } of chosen) {
    if (!deadly || !within.includes(need.to) || spent(touched, dealer) >= dealer.amount) continue;
    const found = fulfil(chosen, needs, [...touched, { source: dealer.id, to: need.to, amount: 1 }], at + 1);
    if (found !== null) return found;
  }
  return fulfil(chosen, needs, touched, at + 1);
}

const spent = (assigned: readonly Assignment[], { id }: Dealer): number => assigned.reduce((sum, { source, amount }) => (source === id ? sum + amount : sum), 0);

/** Divides what is left so that everybody gets as much as is needed; what nobody needs goes to each one's first. Null when it can't be done. */
function flow(chosen: readonly Reaching[], needs: readonly Need[], touched: readonly Assignment[]): readonly Assignment[] | null {
  const left = chosen.map(({ dealer }) => dealer.amount - spent(touched, dealer));
  const given = chosen.map(() => new Map<number, number>());
  const add = (at: number, to: number, amount: number): void => void given[at]?.set(to, (given[at]?.get(to) ?? 0) + amount);
  /** Gives one more: from what is left of a creature, or of what it gives to another that a third makes up for. */
  const push = (to: number, seen: Set<number>, most: number): number => {
    for (const [at, { within }] of chosen.entries()) {
      if (seen.has(at) || !within.includes(to)) continue;
      seen.add(at);
      const spare = Math.min(most, left[at] as number);
      if (spare > 0) {
        left[at] = (left[at] as number) - spare;
        add(at, to, spare);
        return spare;
      }
      for (const [other, amount] of given[at] as Map<number, number>) {
        const moved = other === to || amount === 0 ? 0 : push(other, seen, Math.min(most, amount));
        if (moved === 0) continue;
        add(at, other, -moved);
        add(at, to, moved);
        return moved;
      }
    }
    return 0;
  };
  for (const { to, amount } of needs) {
    for (let missing = amount; missing > 0; ) {
      const pushed = push(to, new Set(), missing);
      if (pushed === 0) return null;
      missing -= pushed;
    }
  }
  for (const [at, { within }] of chosen.entries()) add(at, within[0] as number, left[at] as number);
  const rest = chosen.flatMap(({ dealer }, at) => [...(given[at] as Map<number, number>)].map(([to, amount]): Assignment => ({ source: dealer.id, to, amount })));
  return [...touched, ...rest.filter(({ amount }) => amount > 0)];
}
