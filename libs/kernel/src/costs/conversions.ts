import type { Demand, Mask } from './demands.js';
import { gather, meansOf, meets, type Means, type Source, type Supply, type Unit } from './supplies.js';

/** A use of a source that asks to be paid itself. */
export interface Conversion {
  readonly source: number;
  readonly output: number;
}

/** Sets of uses that are looked at before the search gives up. Nothing is found then. */
const looks = 2_000;

/** A use with what it asks for and adds. */
interface Use extends Conversion {
  readonly needs: readonly Mask[];
  readonly added: readonly Unit[];
  readonly life: number;
}

/** What pays: `by` is the place of the use that adds it in its set, -1 for what is there without any. */
interface Payer extends Unit {
  readonly by: number;
}
/** What is to be paid: `of` is the place of the use that asks for it, -1 for the cost itself. */
interface Need {
  readonly mask: Mask;
  readonly of: number;
}

/**
 * Gives every need a unit of its own by augmenting paths.
 * @param turn the turn at which each use of the set happens: it is fed by earlier ones only; null to let any other use feed it
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

/** Every order of the places 0 to n - 1, as the turn of each place. */
function ordersOf(n: number): readonly (readonly number[])[] {
  if (n === 0) return [[]];
  return ordersOf(n - 1).flatMap((before) =>
    Array.from({ length: n }, (_, turn) => [...before.map((one) => (one >= turn ? one + 1 : one)), turn]),
  );
}

/** Units that a source adds beyond what it asks for, at best. */
function gainOf({ outputs }: Source): number {
  return Math.max(
    0,
    ...outputs.map(({ units, needs }) => units.length - (needs === undefined ? 0 : Math.min(...needs.map(({ size }) => size)))),
  );
}

/** Leaves out demands that all sources together, used for nothing and in the best way, could not meet: most costs that can't be paid. */
function conceivable(demands: readonly Demand[], { units, sources }: Means): readonly Demand[] {
  const most = units.length + sources.reduce((sum, source) => sum + gainOf(source), 0);
  const best = sources.flatMap(({ outputs }) => {
    const mask = outputs.reduce((all, output) => output.units.reduce((seen, one) => seen | one, all), 0);
    return Array.from({ length: Math.max(0, ...outputs.map((output) => output.units.length)) }, () => mask);
  });
  const [supply] = meansOf([...units.map(({ main }) => main), ...best]).supplies as [Supply];
  return demands.filter((demand) => demand.size <= most && meets(demand, supply));
}

/** A sequence of uses that makes a cost payable, one of the shortest; null when there is none. */
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

/** The uses of each source that ask to be paid, one for every way to feed them. */
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

/** For each source the one before it that is equal to it, -1 for none. */
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

/** The sets with one more use, of a later source; of equal sources the earlier ones are used first. */
function larger(set: readonly Use[], uses: readonly (readonly Use[])[], twins: readonly number[]): readonly (readonly Use[])[] {
  const found: (readonly Use[])[] = [];
  for (let at = (set.at(-1)?.source ?? -1) + 1; at < uses.length; at++) {
    const twin = twins[at] as number;
    if (twin >= 0 && !set.some(({ source }) => source === twin)) continue;
    for (const use of uses[at] as readonly Use[]) found.push([...set, use]);
  }
  return found;
}

/** An order of the set's uses in which each can be fed and the cost be paid; null when there is none. */
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
