import { describe, expect, it } from '@jest/globals';
import { chooser } from '@arbiter/testing';
import { completeWith, mostObeyed } from './search.js';
import { type Board, brokenBy, type Candidate, type Declaration, isFree, obeyedBy, unlimited } from './solve.js';

function randomBoard(draw: (n: number) => number): Board {
  const targets = 1 + draw(3);
  const creatures = Array.from({ length: 1 + draw(5) }, (_, at): Candidate => {
    const options = Array.from({ length: targets }, (__, target) => ({
      target,
      worth: draw(5) === 0 ? 1 : 0,
      costs: draw(6) === 0,
    })).filter(() => draw(6) > 0);
    return {
      options,
      most: draw(4) === 0 ? 2 : 1,
      worth: draw(3) === 0 ? 1 + draw(2) : 0,
      others: draw(6) === 0 ? 1 + draw(2) : 0,
      alone: draw(9) === 0,
      withOneOf: draw(9) === 0 ? [[(at + 1) % 3], ...(draw(3) === 0 ? [[at, (at + 2) % 3]] : [])] : [],
    };
  });
  const places = creatures.map((_, at) => at);
  const sets = Array.from({ length: draw(4) }, () => ({
    targets: Array.from({ length: targets }, (_, target) => target).filter((_, target) => target === draw(targets) || draw(3) === 0),
    least: draw(2) === 0 ? 2 : draw(3) === 0 ? 3 : 1,
    most: draw(4) === 0 ? 1 + draw(3) : unlimited,
    worth: draw(2),
  }));
  return {
    creatures: creatures.map((one) => ({ ...one, withOneOf: one.withOneOf.map((ones) => ones.filter((place) => places.includes(place))) })),
    sets,
    most: draw(4) === 0 ? 1 + draw(3) : unlimited,
  };
}

/** Returns every declaration that a board allows. */
function all({ creatures }: Board): Declaration[] {
  return creatures.reduce<Declaration[]>(
    (found, { options }) => {
      const subsets = options.reduce<number[][]>((sets, _option, place) => [...sets, ...sets.map((set) => [...set, place])], [[]]);
      return found.flatMap((declared) => subsets.map((subset) => [...declared, subset]));
    },
    [[]],
  );
}

const isPaid = ({ creatures }: Board, declared: Declaration): boolean =>
  declared.some((taken, at) => taken.some((place) => creatures[at]?.options[place]?.costs === true));
const size = (declared: Declaration): number => declared.reduce((sum, taken) => sum + taken.length, 0);
const has = (whole: Declaration, part: Declaration): boolean =>
  part.every((taken, at) => taken.every((place) => whole[at]?.includes(place)));

describe('declarations under requirements and restrictions', () => {
  it('finds the same maximum as looking at every declaration does', () => {
    const draw = chooser(7);
    for (let round = 0; round < 400; round++) {
      const board = randomBoard(draw);
      const legal = all(board).filter((declared) => brokenBy(board, declared) === null && !isPaid(board, declared));
      const most = Math.max(...legal.map((declared) => obeyedBy(board, declared)));
      expect([round, mostObeyed(board)]).toEqual([round, most]);
    }
  });

  it('completes what was begun, with no more than is needed, exactly where that can be done', () => {
    const draw = chooser(11);
    for (let round = 0; round < 200; round++) {
      const board = randomBoard(draw);
      const goal = mostObeyed(board);
      const legal = all(board).filter((declared) => brokenBy(board, declared) === null && obeyedBy(board, declared) >= goal);
      for (let tried = 0; tried < 4; tried++) {
        const fixed = board.creatures.map(({ options }) => (options.length > 0 && draw(3) === 0 ? [draw(options.length)] : []));
        const found = completeWith(board, fixed, goal);
        const possible = legal.filter((declared) => has(declared, fixed));
        expect([round, found === null]).toEqual([round, possible.length === 0]);
        if (found === null) continue;
        expect(has(found, fixed)).toBe(true);
        expect(brokenBy(board, found)).toBeNull();
        expect(obeyedBy(board, found)).toBeGreaterThanOrEqual(goal);
        const added = (one: Declaration): boolean =>
          isPaid(
            board,
            one.map((taken, at) => taken.filter((place) => !fixed[at]?.includes(place))),
          );
        const least = (candidates: readonly Declaration[]): number => Math.min(...candidates.map(size));
        const free = possible.filter((one) => !added(one));
        expect(size(found)).toBe(least(free.length > 0 ? free : possible));
      }
    }
  });

  it('copes with many creatures that must attack under a limit, and with blockers that come in pairs', () => {
    const attackers: Candidate[] = Array.from({ length: 60 }, () => ({
      options: [
        { target: 0, worth: 0, costs: false },
        { target: 1, worth: 0, costs: false },
      ],
      most: 1,
      worth: 1,
      others: 1,
      alone: false,
      withOneOf: [],
    }));
    expect(mostObeyed({ creatures: attackers, sets: [{ targets: [0], least: 1, most: 2, worth: 0 }], most: 7 })).toBe(7);
    const targets = Array.from({ length: 12 }, (_, target) => target);
    const blockers: Candidate[] = Array.from({ length: 13 }, () => ({
      options: targets.map((target) => ({ target, worth: 0, costs: false })),
      most: 1,
      worth: 0,
      others: 0,
      alone: false,
      withOneOf: [],
    }));
    expect(
      mostObeyed({
        creatures: blockers,
        sets: targets.map((target) => ({ targets: [target], least: 2, most: unlimited, worth: 1 })),
        most: unlimited,
      }),
    ).toBe(6);
  });

  it('needs no search where nothing asks for the whole', () => {
    const plain: Candidate = {
      options: [{ target: 0, worth: 0, costs: false }],
      most: 1,
      worth: 0,
      others: 0,
      alone: false,
      withOneOf: [],
    };
    expect(isFree({ creatures: [plain], sets: [], most: unlimited })).toBe(true);
    expect(isFree({ creatures: [{ ...plain, worth: 1 }], sets: [], most: unlimited })).toBe(false);
  });
});
