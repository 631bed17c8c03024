import type { Demand, Mask } from './demands.js';

/**
 * One use of a source: the units that it adds (a mask of several bits leaves open which kind) and what the use costs besides the source.
 */
export interface Output {
  readonly units: readonly Mask[];
  /** Masks of the same units for paying for further sources, where restrictions make them differ. */
  readonly unitsForSources?: readonly Mask[];
  readonly life?: number;
  /** What must be paid first, as the ways to meet it. */
  readonly needs?: readonly Demand[];
}

/** Something that can be used once to get units, in one of several ways. */
export interface Source {
  readonly outputs: readonly Output[];
}

/**
 * A unit that is there or can be added: as what it may pay the cost, and as what it may pay for using sources. A mask of 0 means that it
 * may not.
 */
export interface Unit {
  readonly main: Mask;
  readonly feed: Mask;
}

/** A multiset of units by mask; units with mask 0 are left out. */
export interface Supply {
  readonly masks: readonly Mask[];
  readonly counts: readonly number[];
  /** Life that it costs to get these units. */
  readonly life: number;
}

/** Everything that a player could pay with. Built once by `meansOf`, and read often. */
export interface Means {
  /**
   * Results of using every source that asks for no payment first; more than one only where a source's uses differ in number of units or in
   * life.
   */
  readonly supplies: readonly Supply[];
  readonly units: readonly Unit[];
  readonly sources: readonly Source[];
  /** Whether some source must itself be paid for. */
  readonly converting: boolean;
  /** Total life that may be paid. */
  readonly life: number;
}

/** One result of using sources. */
export interface Gathered {
  readonly units: readonly Unit[];
  readonly life: number;
}

const isFree = ({ life, needs }: Output): boolean => (life ?? 0) === 0 && needs === undefined;

function unitsAdded({ units, unitsForSources }: Output): readonly Unit[] {
  return units.map((main, at) => ({ main, feed: (unitsForSources ?? units)[at] as Mask }));
}

/** Treats a source whose uses all add one unit for free as one unit whose kind is still open; null for other sources. */
export function openUnit(outputs: readonly Output[]): Unit | null {
  let main = 0;
  let feed = 0;
  for (const output of outputs) {
    if (output.units.length !== 1 || !isFree(output)) return null;
    const [unit] = unitsAdded(output) as [Unit];
    main |= unit.main;
    feed |= unit.feed;
  }
  // Uses whose unit may pay the cost but not sources, or the reverse, must not be merged: then they stay apart.
  return outputs.every((output) => output.unitsForSources === undefined) ? { main, feed } : null;
}

/** Returns every distinct result of using sources that ask for no payment first. Other sources are left unused. */
export function gather(units: readonly Unit[], sources: readonly Source[], life: number): readonly Gathered[] {
  const fixed: Unit[] = [...units];
  let ways: Gathered[] = [{ units: [], life: 0 }];
  for (const { outputs } of sources) {
    const plain = outputs.filter(({ needs }) => needs === undefined);
    const open = openUnit(plain);
    if (open !== null) fixed.push(open);
    else if (plain.length === 1 && isFree(plain[0] as Output)) fixed.push(...unitsAdded(plain[0] as Output));
    else ways = extended(ways, plain, life);
  }
  return ways.map((way) => ({ units: [...fixed, ...way.units], life: way.life }));
}

function extended(ways: readonly Gathered[], outputs: readonly Output[], life: number): Gathered[] {
  const next = new Map<string, Gathered>();
  const choices: readonly Output[] = outputs.some(isFree) ? outputs : [...outputs, { units: [] }];
  for (const way of ways) {
    for (const output of choices) {
      const units = [...way.units, ...unitsAdded(output)].sort((a, b) => a.main - b.main || a.feed - b.feed);
      const one = { units, life: way.life + (output.life ?? 0) };
      if (one.life <= life) next.set(`${one.life};${units.map(({ main, feed }) => `${main}/${feed}`).join()}`, one);
    }
  }
  return [...next.values()];
}

function supplyOf({ units, life }: Gathered): Supply {
  const counted = new Map<Mask, number>();
  for (const { main } of units) if (main !== 0) counted.set(main, (counted.get(main) ?? 0) + 1);
  const masks = [...counted.keys()].sort((a, b) => a - b);
  return { masks, counts: masks.map((mask) => counted.get(mask) as number), life };
}

/**
 * Builds what a player could pay with.
 * @param units masks of the units that are there, in their order, as what they may pay the cost; 0 for a unit that may not
 * @param sources what may still be activated, each once
 * @param life life that the player may pay in all; 0 when they can't
 * @param unitsForSources masks of the same units as what they may pay for using sources; the same as `units` by default
 */
export function meansOf(
  units: readonly Mask[],
  sources: readonly Source[] = [],
  life = 0,
  unitsForSources: readonly Mask[] = units,
): Means {
  const pool = units.map((main, at) => ({ main, feed: unitsForSources[at] as Mask }));
  return {
    supplies: gather(pool, sources, life).map(supplyOf),
    units: pool,
    sources,
    converting: sources.some(({ outputs }) => outputs.some(({ needs }) => needs !== undefined)),
    life,
  };
}

/** Checks Hall's condition: for every union of needs there are enough units that can meet some of them. Exact. */
export function meets(demand: Demand, supply: Supply): boolean {
  return meetsWith(demand, supply, 0, 0);
}

/** Checks the same after a unit of one mask turned into a unit of another (a source that had left its kind open was used). */
export function meetsAfter(demand: Demand, supply: Supply, before: Mask, unit: Mask): boolean {
  const { unions, within } = demand;
  const { masks, counts } = supply;
  for (let at = unions.length - 1; at >= 0; at--) {
    const union = unions[at] as number;
    let missing = within[at] as number;
    if ((before & union) !== 0) missing++;
    if ((unit & union) !== 0) missing--;
    for (let kind = 0; missing > 0 && kind < masks.length; kind++)
      if (((masks[kind] as number) & union) !== 0) missing -= counts[kind] as number;
    if (missing > 0) return false;
  }
  return true;
}

/** Checks the same after a unit of one mask was assigned to a need of another; both must exist, or be 0 for none. */
export function meetsWith(demand: Demand, supply: Supply, unit: Mask, need: Mask): boolean {
  const { unions, within } = demand;
  const { masks, counts } = supply;
  for (let at = unions.length - 1; at >= 0; at--) {
    const union = unions[at] as number;
    let missing = within[at] as number;
    if (need !== 0 && (need & ~union) === 0) missing--;
    if ((unit & union) !== 0) missing++;
    for (let kind = 0; missing > 0 && kind < masks.length; kind++)
      if (((masks[kind] as number) & union) !== 0) missing -= counts[kind] as number;
    if (missing > 0) return false;
  }
  return true;
}
