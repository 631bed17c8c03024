import type { Demand, Mask } from './demands.js';
import { gather, meansOf, meets, type Means, type Source, type Supply, type Unit } from './supplies.js';

/** A use of a source that must itself be paid for. */
export interface Conversion {
  readonly source: number;
  readonly output: number;
}

/** Number of sets of uses that the search looks at before it gives up and finds nothing. */
const looks = 2_000;

/** A use together with what it costs and adds. */
interface Use extends Conversion {
  readonly needs: readonly Mask[];
  readonly added: readonly Unit[];
  readonly life: number;
}

/** A unit that pays: `by` is the index, within the set of uses, of the use that adds it; -1 for a unit that needs no such use. */
interface Payer extends Unit {
  readonly by: number;
}
/** A unit to be paid: `of` is the index, within the set of uses, of the use that asks for it; -1 for the cost itself. */
interface Need {
  readonly mask: Mask;
  readonly of: number;
}

/**
 * Tries to give every need a unit of its own, by augmenting paths. Returns whether this is possible.
 * @param turn the turn of each use of the set: only earlier uses can pay for it; null to let any other use pay
 */
function assignable(needs: readonly Need[], payers: readonly Payer[], turn: readonly number[] | null): boolean {
  const usedBy = new Int16Array(payers.length).fill(-1);
  const fits = ({ mask, of }: Need, { main, feed, by }: Payer): boolean => {
    if (((of < 0 ? main : feed) & mask) === 0) return false;
    if (of < 0 || by < 0) return true;
    return turn === null ? by !== of : (turn[by] as number) < (turn[of] as number);
  };
  const place = (need: number, seen: Uint8Array): boolean => {
    for (let at = 0; at < payers.length; at++) {
      if (seen[at] === 1 || !fits(needs[need] as Need, payers[at] as Payer)) continue;
      seen[at] = 1;
      const other = usedBy[at] as number;
      if (other >= 0 && !place(other, seen)) continue;
      usedBy[at] = need;
      return true;
    }
    return false;
  };
  return needs.every((_, need) => place(need, new Uint8Array(payers.length)));
}

const needsIn = ({ masks, counts }: Demand): readonly Mask[] =>
  masks.flatMap((mask, at) => Array.from({ length: counts[at] as number }, () => mask));

/** Returns every order of the indexes 0 to n - 1, as the turn of each index. */
function ordersOf(n: number): readonly (readonly number[])[] {
  if (n === 0) return [[]];
  return ordersOf(n - 1).flatMap((before) =>
    Array.from({ length: n }, (_, turn) => [...before.map((one) => (one >= turn ? one + 1 : one)), turn]),
  );
}

/** Returns how many units a source adds at best beyond those that it costs. */
function gainOf({ outputs }: Source): number {
  return Math.max(
    0,
    ...outputs.map(({ units, needs }) => units.length - (needs === undefined ? 0 : Math.min(...needs.map(({ size }) => size)))),
  );
}

/**
 * Filters out demands that all sources together could not meet even if each were used for free and in the best way. This rejects most costs
 * that cannot be paid.
 */
function conceivable(demands: readonly Demand[], { units, sources }: Means): readonly Demand[] {
  const most = units.length + sources.reduce((sum, source) => sum + gainOf(source), 0);
  const best = sources.flatMap(({ outputs }) => {
    const mask = outputs.reduce((all, output) => output.units.reduce((seen, one) => seen | one, all), 0);
    return Array.from({ length: Math.max(0, ...outputs.map((output) => output.units.length)) }, () => mask);
  });
  const [supply] = meansOf([...units.map(({ main }) => main), ...best]).supplies as [Supply];
  return demands.filter((demand) => demand.size <= most && meets(demand, supply));
}

/** Returns one of the shortest sequences of uses that make a cost payable; null when none is found. */
export function conversionsFor(all: readonly Demand[], means: Means): readonly Conversion[] | null {
  const demands = conceivable(all, means);
  if (demands.length === 0) return null;
  const usesBySource = usesOf(means);
  const twins = twinsOf(means, usesBySource);
  let left = looks;
  let sets: readonly (readonly Use[])[] = [[]];
  while (sets.length > 0) {
    const next: (readonly Use[])[] = [];
    for (const set of sets) {
      if (--left < 0) return null;
      const found = orderThatPays(demands, set, means);
      if (found !== null) return found;
      next.push(...larger(set, usesBySource, twins));
    }
    sets = next;
  }
  return null;
}

/** Returns the uses of each source that must themselves be paid for, one for every way to pay. */
function usesOf({ sources, life }: Means): readonly (readonly Use[])[] {
  return sources.map(({ outputs }, source) =>
    outputs.flatMap((output, index) => {
      if (output.needs === undefined) return [];
      const added = output.units.map((main, at) => ({ main, feed: (output.unitsForSources ?? output.units)[at] as Mask }));
      return output.needs
        .map((demand) => ({ source, output: index, needs: needsIn(demand), added, life: demand.life + (output.life ?? 0) }))
        .filter((use) => use.life <= life);
    }),
  );
}

/** Returns for each source the index of the last equal source before it, -1 for none. */
function twinsOf({ sources }: Means, uses: readonly (readonly Use[])[]): readonly number[] {
  const last = new Map<string, number>();
  return sources.map((source, at) => {
    if ((uses[at] as readonly Use[]).length === 0) return -1;
    const key = JSON.stringify(source);
    const twin = last.get(key) ?? -1;
    last.set(key, at);
    return twin;
  });
}

/** Returns the sets extended by one use of a later source. Of equal sources the earlier ones are used first. */
function larger(set: readonly Use[], uses: readonly (readonly Use[])[], twins: readonly number[]): readonly (readonly Use[])[] {
  const found: (readonly Use[])[] = [];
  for (let at = (set.at(-1)?.source ?? -1) + 1; at < uses.length; at++) {
    const twin = twins[at] as number;
    if (twin >= 0 && !set.some(({ source }) => source === twin)) continue;
    for (const use of uses[at] as readonly Use[]) found.push([...set, use]);
  }
  return found;
}

/** Returns the set's uses in an order in which each can be paid for and the cost can be paid; null when there is no such order. */
function orderThatPays(demands: readonly Demand[], set: readonly Use[], means: Means): readonly Conversion[] | null {
  const life = means.life - set.reduce((sum, use) => sum + use.life, 0);
  if (life < 0) return null;
  const used = new Set(set.map(({ source }) => source));
  const asked = set.flatMap(({ needs }, of) => needs.map((mask): Need => ({ mask, of })));
  const added = set.flatMap(({ added: units }, by) => units.map((unit): Payer => ({ ...unit, by })));
  for (const way of gather(
    means.units,
    means.sources.filter((_, at) => !used.has(at)),
    life,
  )) {
    const payers = [...way.units.map((unit): Payer => ({ ...unit, by: -1 })), ...added];
    for (const demand of demands) {
      if (way.life + demand.life > life) continue;
      const needs = [...asked, ...needsIn(demand).map((mask): Need => ({ mask, of: -1 }))];
      if (needs.length > payers.length || !assignable(needs, payers, null)) continue;
      const turn = ordersOf(set.length).find((order) => assignable(needs, payers, order));
      if (turn !== undefined)
        return set
          .map((use, at) => ({ use, at: turn[at] as number }))
          .sort((a, b) => a.at - b.at)
          .map(({ use: { source, output } }) => ({ source, output }));
    }
  }
  return null;
}
