import type { Demand, Mask } from './demands.js';

/** One use of a source: the units that it adds (a mask of several bits leaves open which) and what the use costs besides the source. */
export interface Output {
  readonly units: readonly Mask[];
  /** As what the same units may pay for further sources, where restrictions make it differ. */
  readonly unitsForSources?: readonly Mask[];
  readonly life?: number;
  /** What must be paid first: the ways to meet it. */
  readonly needs?: readonly Demand[];
}

/** Something that can be used once to get units, in one of several ways. */
export interface Source {
  readonly outputs: readonly Output[];
}

/** A unit that is there or can be: as what it may pay the cost, and as what it may pay for using sources. 0 where it may not. */
export interface Unit {
  readonly main: Mask;
  readonly feed: Mask;
}

/** A multiset of units by mask; what has mask 0 is left out. */
export interface Supply {
  readonly masks: readonly Mask[];
  readonly counts: readonly number[];
  /** Life that getting it costs. */
  readonly life: number;
}

/** Everything that a player could pay with. Made once by `meansOf`, asked often. */
export interface Means {
  /** Results of using every source that asks for nothing first; more than one only where its uses differ in number or life. */
  readonly supplies: readonly Supply[];
  readonly units: readonly Unit[];
  readonly sources: readonly Source[];
  /** Some source asks to be paid itself. */
  readonly converting: boolean;
  /** Life that may be paid in all. */
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

/** A source whose uses all add one unit at no price is one unit of which it is still open what it is. */
export function openUnit(outputs: readonly Output[]): Unit | null {
  let main = 0;
  let feed = 0;
  for (const output of outputs) {
    if (output.units.length !== 1 || !isFree(output)) return null;
    const [unit] = unitsAdded(output) as [Unit];
    main |= unit.main;
    feed |= unit.feed;
  }
  // What pays the one but not the other must not be mixed: then the uses stay apart.
  return outputs.every((output) => output.unitsForSources === undefined) ? { main, feed } : null;
}

/** Every result of using sources that ask for nothing first, each once. The others are left alone. */
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
 * What a player could pay with.
 * @param units masks of the units that are there as what they may pay the cost, 0 for what may not; in their order
 * @param sources what may still be activated, each once
 * @param life life that the player may pay in all; 0 when he can't
 * @param unitsForSources masks of the same units as what they may pay for using sources; the same where it is left out
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

/** Hall's condition: for every union of needs there are as many units that can meet some of them. Exact. */
export function meets(demand: Demand, supply: Supply): boolean {
  return meetsWith(demand, supply, 0, 0);
}

/** The same after a unit of one mask turned into a unit of another (a source that left it open was used). */
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

/** The same after a unit of one mask was bound to a need of another; both must be there, or 0 for none. */
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
