import { describe, expect, it } from '@jest/globals';
import { arrowBetween, type Box, centreOf, edgeTowards, keptWithin, type Point } from './geometry.js';

const box = (x: number, y: number, width = 100, height = 80): Box => ({ x, y, width, height });

/** The numbers of a path, as points. */
const pointsOf = (path: string): readonly Point[] => {
  const numbers = [...path.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number));
  return Array.from({ length: numbers.length / 2 }, (_, at) => ({ x: numbers[at * 2] ?? NaN, y: numbers[at * 2 + 1] ?? NaN }));
};
const onEdge = ({ x, y }: Point, of: Box): boolean => {
  const beyond = Math.max(of.x - x, x - of.x - of.width, of.y - y, y - of.y - of.height);
  return Math.abs(beyond) < 0.1;
};

describe('the edge of a box', () => {
  it('is left to the right, to the left, below, and through a corner', () => {
    const one = box(0, 0);
    expect(edgeTowards(one, { x: 500, y: 40 })).toEqual({ x: 100, y: 40 });
    expect(edgeTowards(one, { x: -500, y: 40 })).toEqual({ x: 0, y: 40 });
    expect(edgeTowards(one, { x: 50, y: 900 })).toEqual({ x: 50, y: 80 });
    expect(edgeTowards(one, { x: 100, y: 80 })).toEqual({ x: 100, y: 80 });
  });

  it('given a point inside the box, then it is that point', () => {
    expect(edgeTowards(box(0, 0), { x: 60, y: 40 })).toEqual({ x: 60, y: 40 });
  });
});

describe('an arrow', () => {
  const ways: readonly (readonly [string, Box, Box])[] = [
    ['across', box(0, 0), box(400, 0)],
    ['up', box(0, 500), box(20, 0)],
    ['slanting', box(300, 300), box(0, 0, 40, 40)],
  ];
  it.each(ways)('%s, then it leaves the edge of one box and its tip touches the edge of the other', (_, from, to) => {
    const arrow = arrowBetween(from, to);
    expect(onEdge(pointsOf(arrow?.shaft ?? '')[0] ?? { x: NaN, y: NaN }, from)).toBe(true);
    expect(onEdge(pointsOf(arrow?.head ?? '')[0] ?? { x: NaN, y: NaN }, to)).toBe(true);
  });

  it('given two that go opposite ways, then they bow apart', () => {
    const [one, other] = [box(0, 0), box(400, 0)];
    const middle = centreOf(one).y;
    expect(arrowBetween(one, other)?.middle.y).toBeLessThan(middle - 10);
    expect(arrowBetween(other, one)?.middle.y).toBeGreaterThan(middle + 10);
  });

  it('given boxes side by side with hardly any room between them, then it begins and ends within them, so that it can be seen', () => {
    const arrow = arrowBetween(box(0, 0), box(0, 90));
    const [tail, tip] = [pointsOf(arrow?.shaft ?? '')[0] ?? { x: 0, y: 0 }, pointsOf(arrow?.head ?? '')[0] ?? { x: 0, y: 0 }];
    expect(tip.y - tail.y).toBeGreaterThan(60);
    expect(tail.y).toBeLessThan(80);
    expect(tip.y).toBeGreaterThan(90);
  });

  it('given boxes in the same place, or nearly, then there is none', () => {
    expect(arrowBetween(box(0, 0), box(0, 0))).toBeNull();
    expect(arrowBetween(box(0, 0), box(3, 0))).toBeNull();
  });
});

describe('what is scrolled out of sight', () => {
  it('is pointed at on the edge behind which it lies; what is in sight stays', () => {
    const frame = box(0, 0, 300, 100);
    expect(keptWithin(box(900, 10), frame)).toEqual(box(200, 10));
    expect(keptWithin(box(-400, 10), frame)).toEqual(box(0, 10));
    expect(keptWithin(box(50, 10), frame)).toEqual(box(50, 10));
  });
});
