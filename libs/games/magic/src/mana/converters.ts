import { demandsOf, type Demand, type Mask } from './masks.js';
import { gather, type Means, type Unit } from './supply.js';

/** A use of a source that asks for mana. */
export interface Conversion {
  readonly source: number;
  readonly output: number;
}

/** Uses that are looked at before the search gives up. Nothing is offered then; the player may still activate by hand (605.3a). */
const looks = 2_000;

/** A need with the time at which it is met: what comes out of a use can't pay for the same or an earlier one. */
interface Need {
  readonly mask: Mask;
  readonly time: number;
}
interface Timed {
  readonly mask: Mask;
  readonly feed: Mask;
  readonly time: number;
}

const finally_ = 1_000;

/** Gives every need a unit of its own by augmenting paths. */
function assignable(needs: readonly Need[], units: readonly Timed[]): boolean {
  const usedBy = new Int16Array(units.length).fill(-1);
  const place = (need: number, seen: Uint8Array): boolean => {
    const { mask, time } = needs[need] as Need;
    for (let at = 0; at < units.length; at++) {
      const unit = units[at] as Timed;
      if (seen[at] === 1 || unit.time >= time || ((time === finally_ ? unit.mask : unit.feed) & mask) === 0) continue;
      seen[at] = 1;
      const other = usedBy[at] as number;
      if (other >= 0 && !place(other, seen)) continue;
      usedBy[at] = need;
      return true;
    }
    return false;
  };
  return needs.every((_, need) => place(need, new Uint8Array(units.length)));
}

function needsOf(demand: Demand, time: number): Need[] {
  return demand.masks.flatMap((mask, at) => Array.from({ length: demand.counts[at] as number }, () => ({ mask, time })));
}

interface Branch {
  readonly uses: readonly Conversion[];
  readonly needs: readonly Need[];
  readonly added: readonly Timed[];
  readonly life: number;
}

/** A sequence of uses that makes a cost payable, the shortest one first; null when there is none. */
export function conversionsFor(demands: readonly Demand[], means: Means): readonly Conversion[] | null {
  let left = looks;
  let branches: readonly Branch[] = [{ uses: [], needs: [], added: [], life: 0 }];
  while (branches.length > 0 && left > 0) {
    const next: Branch[] = [];
    for (const branch of branches) {
      if (--left < 0) break;
      const stands = standing(branch, means);
      if (stands.length === 0) continue;
      if (demands.some((demand) => stands.some((way) => way.life + demand.life <= means.life && assignable([...branch.needs, ...needsOf(demand, finally_)], way.units)))) return branch.uses;
      next.push(...further(branch, means));
    }
    branches = next;
  }
  return null;
}

/** Results of using the other sources in which the branch's own needs can be met. */
function standing(branch: Branch, means: Means): { readonly units: readonly Timed[]; readonly life: number }[] {
  const used = new Set(branch.uses.map(({ source }) => source));
  const rest = means.sources.filter((_, at) => !used.has(at));
  return gather(means.units, rest, means.life - branch.life)
    .map(({ units, life }) => ({ units: [...units.map(({ main, feed }: Unit) => ({ mask: main, feed, time: 0 })), ...branch.added], life: life + branch.life }))
    .filter(({ units, life }) => life <= means.life && assignable(branch.needs, units));
}

function further(branch: Branch, means: Means): Branch[] {
  const time = branch.uses.length + 1;
  const used = new Set(branch.uses.map(({ source }) => source));
  const seen = new Set<string>();
  const found: Branch[] = [];
  means.sources.forEach((source, at) => {
    const key = JSON.stringify(source);
    if (used.has(at) || seen.has(key)) return;
    seen.add(key);
    source.outputs.forEach((output, index) => {
      if (output.needs === undefined) return;
      const added = output.mana.map((mask, place): Timed => ({ mask, feed: (output.feeding ?? output.mana)[place] as Mask, time }));
      for (const demand of demandsOf(output.needs)) {
        const life = branch.life + demand.life + (output.life ?? 0);
        if (life <= means.life) found.push({ uses: [...branch.uses, { source: at, output: index }], needs: [...branch.needs, ...needsOf(demand, time)], added: [...branch.added, ...added], life });
      }
    });
  });
  return found;
}
