import { describe, expect, it } from '@jest/globals';
import { cardFacts, type FactsId } from '../cards/facts/index.js';
import type { MonsterFacts } from '../cards/printed.js';
import { materialQuestion, ritualQuestion, type Fits, type Material, type MaterialQuestion } from './materials.js';
import { areMaterials, findMaterials, usable, type Candidate, type Demand } from './solve.js';

/** A monster on a field, with the characteristics that lists of materials refer to. */
interface Monster extends Material {
  readonly [characteristic: string]: unknown;
}

const monster = (id: number, levels: readonly number[], more: { readonly [characteristic: string]: unknown } = {}): Monster => ({
  id,
  levels,
  tuner: false,
  effectMonster: true,
  frame: 'effect',
  groups: [],
  ...more,
});
const tuner = (id: number, level: number, more: { readonly [characteristic: string]: unknown } = {}): Monster =>
  monster(id, [level], { tuner: true, ...more });
const linked = (id: number, link: number): Monster => monster(id, [], { link, frame: 'link' });

const fits: Fits = (material, { is }) =>
  Object.entries(is).every(([key, value]) => {
    const has = key === 'level' ? material.levels : (material as Monster)[key];
    return Array.isArray(has) ? has.includes(value) : has === value;
  });

const question = (id: FactsId, monsters: readonly Monster[], frees?: ReadonlySet<number>): MaterialQuestion =>
  materialQuestion(cardFacts[id].printed as MonsterFacts, monsters, fits, frees);
const may = ({ demand, candidates }: MaterialQuestion, ...picked: readonly number[]): boolean => areMaterials(demand, candidates, picked);
const found = ({ demand, candidates }: MaterialQuestion, ...picked: readonly number[]): readonly number[] | null =>
  findMaterials(demand, candidates, picked);

describe('Synchro Materials (base.11)', () => {
  it('given a Tuner and others, then their Levels add up to that of the monster, with one Tuner', () => {
    const field = question('stardust-dragon', [
      tuner(1, 3),
      tuner(2, 4),
      monster(3, [5]),
      monster(4, [4]),
      monster(5, [1]),
      monster(6, []),
    ]);
    expect([may(field, 1, 3), may(field, 2, 4), may(field, 1, 4, 5)]).toEqual([true, true, true]);
    expect([may(field, 1, 4), may(field, 3), may(field, 1, 2, 5), may(field, 4, 5), may(field, 2, 3), may(field, 1, 3, 6)]).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('given a monster that may be treated as having one of several Levels, then one of them counts', () => {
    const field = question('stardust-dragon', [tuner(1, 3), monster(2, [4, 5])]);
    expect(may(field, 1, 2)).toBe(true);
    expect(found(question('scrap-archfiend', [tuner(1, 3), monster(2, [5, 6])]))).toBeNull();
  });

  it('given a list that asks for a Fiend Tuner, then another one does not do', () => {
    expect(may(question('chaos-king-archfiend', [tuner(1, 3, { races: ['Fiend'] }), monster(2, [4])]), 1, 2)).toBe(true);
    expect(found(question('chaos-king-archfiend', [tuner(1, 3, { races: ['Plant'] }), monster(2, [4])]))).toBeNull();
  });
});

describe('Xyz Materials (base.12)', () => {
  it('given monsters of one Level, then just as many as are listed', () => {
    const field = question('number-39-utopia', [monster(1, [4]), monster(2, [4]), monster(3, [4]), monster(4, [3]), monster(5, [])]);
    expect([may(field, 1, 2), may(field, 2, 3)]).toEqual([true, true]);
    expect([may(field, 1), may(field, 1, 2, 3), may(field, 1, 4), may(field, 1, 5)]).toEqual([false, false, false, false]);
    expect(usable(field.demand, field.candidates)).toEqual([1, 2, 3]);
  });
});

describe('Link Materials (base.14)', () => {
  it('given a Link Monster, then it counts as one or as its rating, and the number comes out exactly', () => {
    const field = question('decode-talker', [linked(1, 2), monster(2, [4]), monster(3, [4]), monster(4, [4]), linked(5, 3)]);
    expect([may(field, 1, 2), may(field, 2, 3, 4), may(field, 1, 2, 3)]).toEqual([true, true, true]);
    expect([may(field, 2, 3), may(field, 5), may(field, 2, 5), may(field, 1, 2, 3, 4)]).toEqual([false, false, false, false]);
  });

  it('given a number of monsters that is listed, then it counts cards', () => {
    expect(found(question('code-talker', [linked(1, 2)]))).toBeNull();
    expect(may(question('code-talker', [linked(1, 2), monster(2, [4])]), 1, 2)).toBe(true);
    expect(found(question('code-talker', [monster(1, [4], { effectMonster: false }), monster(2, [4])]))).toBeNull();
  });

  it('given "including a Link Monster", then one is among them and may itself be the others\' kind', () => {
    const field = question('berserker-of-the-tenyi', [linked(1, 2), linked(2, 1), monster(3, [4]), monster(4, [1]), monster(5, [1])]);
    expect([may(field, 1, 3), may(field, 1, 2), may(field, 2, 3, 4)]).toEqual([true, true, true]);
    expect(may(field, 3, 4, 5)).toBe(false);
  });
});

describe('Fusion Materials (base.10)', () => {
  it('given monsters that fit several parts, then each is one material', () => {
    const hero = (id: number, attribute: string): Monster => monster(id, [4], { groups: ['Elemental HERO'], attribute });
    const field = question('elemental-hero-great-tornado', [
      hero(1, 'WIND'),
      hero(2, 'EARTH'),
      monster(3, [4], { attribute: 'WIND' }),
      monster(4, [4], { attribute: 'DARK' }),
    ]);
    expect([may(field, 1, 2), may(field, 1, 3), may(field, 2, 3)]).toEqual([true, true, true]);
    expect([may(field, 1), may(field, 3, 4), may(field, 1, 2, 3)]).toEqual([false, false, false]);
    expect(found(question('elemental-hero-great-tornado', [hero(1, 'WIND')]))).toBeNull();
  });

  it('given names, then both are needed', () => {
    const field = question('sanwitch', [
      monster(1, [3], { names: ['Sangan'] }),
      monster(2, [3], { names: ['Sangan'] }),
      monster(3, [4], { names: ['Witch of the Black Forest'] }),
    ]);
    expect([may(field, 1, 3), may(field, 1, 2)]).toEqual([true, false]);
  });
});

describe('Tributes of a Ritual Summon (base.10)', () => {
  const field = (levels: { readonly is: number } | { readonly atLeast: number }): MaterialQuestion =>
    ritualQuestion(levels, [monster(1, [4]), monster(2, [4]), monster(3, [6]), monster(4, [1]), monster(5, [])]);

  it('given "exactly", then the Levels add up to it', () => {
    expect([may(field({ is: 8 }), 1, 2), may(field({ is: 8 }), 1, 3), may(field({ is: 8 }), 1, 2, 4)]).toEqual([true, false, false]);
  });

  it('given "at least", then more is allowed, but nobody without whom the others are enough', () => {
    const eight = field({ atLeast: 8 });
    expect([may(eight, 1, 2), may(eight, 1, 3)]).toEqual([true, true]);
    expect([may(eight, 1, 2, 4), may(eight, 1, 2, 3), may(eight, 3, 4), may(eight, 1, 5)]).toEqual([false, false, false, false]);
    expect(may(field({ atLeast: 9 }), 1, 2, 4)).toBe(true);
  });
});

describe('the search', () => {
  it('given that a zone must be freed, then one of those that free it is among the materials', () => {
    const field = question('number-39-utopia', [monster(1, [4]), monster(2, [4]), monster(3, [4])], new Set([3]));
    expect([may(field, 1, 2), may(field, 1, 3)]).toEqual([false, true]);
    expect(found(field, 1)).toEqual([1, 3]);
    expect(usable(field.demand, field.candidates)).toEqual([1, 2, 3]);
  });

  it('given picks that are no candidates, then there is no set', () => {
    const field = question('number-39-utopia', [monster(1, [4]), monster(2, [4])]);
    expect([found(field, 9), found(field, 1, 2, 9)]).toEqual([null, null]);
  });

  it('given small questions of every kind, then it finds a set just when trying all sets does', () => {
    let seed = 7;
    const draw = (n: number): number => (seed = (seed * 48_271) % 2_147_483_647) % n;
    const disagreements: string[] = [];
    let sets = 0;
    for (let round = 0; round < 400; round++) {
      const parts = Array.from({ length: 1 + draw(2) }, () => ({ count: 1 + draw(2), ...(draw(2) === 0 ? { more: true as const } : {}) }));
      const total = 2 + draw(8);
      const demand: Demand = {
        parts,
        ...([{}, { sum: { is: total } }, { sum: { atLeast: total } }][draw(3)] as Pick<Demand, 'sum'>),
        ...(draw(3) === 0 ? { oneOf: new Set([1, 2]) } : {}),
      };
      const candidates: readonly Candidate[] = Array.from({ length: 1 + draw(6) }, (_, id) => ({
        id,
        parts: parts.flatMap((_part, at) => (draw(3) > 0 ? [at] : [])),
        worths: demand.sum !== undefined && 'is' in demand.sum && draw(4) === 0 ? [1, 1 + draw(4)] : [1 + draw(5)],
      }));
      for (let mask = 0; mask < 2 ** candidates.length; mask++) {
        const chosen = candidates.filter((_, at) => (mask >> at) % 2 === 1);
        const expected = tryAll(demand, chosen);
        sets += Number(expected);
        if (
          areMaterials(
            demand,
            candidates,
            chosen.map(({ id }) => id),
          ) !== expected
        )
          disagreements.push(JSON.stringify({ demand, chosen }));
      }
    }
    expect(disagreements).toEqual([]);
    expect(sets).toBeGreaterThan(400);
  });

  it('given thirty monsters of one kind, then no set is found without trying them all', () => {
    const many = Array.from({ length: 30 }, (_, id) => monster(id, [2]));
    expect(findMaterials(ritualQuestion({ is: 31 }, many).demand, ritualQuestion({ is: 31 }, many).candidates)).toBeNull();
    expect(findMaterials(ritualQuestion({ is: 30 }, many).demand, ritualQuestion({ is: 30 }, many).candidates)).toHaveLength(15);
  });
});

/** A reference implementation of the rules: tries every assignment of the cards to the parts and every choice of their worths. */
function tryAll(demand: Demand, chosen: readonly Candidate[]): boolean {
  const { parts, sum, oneOf } = demand;
  if (oneOf !== undefined && !chosen.some(({ id }) => oneOf.has(id))) return false;
  const deals = chosen.reduce<readonly (readonly number[])[]>(
    (all, { parts: own }) => all.flatMap((deal) => own.map((part) => [...deal, part])),
    [[]],
  );
  const dealt = deals.some((deal) =>
    parts.every(({ count, more }, part) => {
      const has = deal.filter((one) => one === part).length;
      return more === true ? has >= count : has === count;
    }),
  );
  if (!dealt || sum === undefined) return dealt;
  if ('is' in sum)
    return chosen
      .reduce<readonly number[]>((all, { worths }) => all.flatMap((total) => worths.map((worth) => total + worth)), [0])
      .includes(sum.is);
  const worths = chosen.map(({ worths: [worth = 0] }) => worth);
  const total = worths.reduce((left, right) => left + right, 0);
  return total >= sum.atLeast && worths.every((worth) => total - worth < sum.atLeast);
}
