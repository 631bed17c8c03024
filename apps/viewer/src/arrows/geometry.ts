/** Where arrows between things on the table run. All numbers are CSS pixels. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An arrow as it is drawn: its shaft and head as paths, and the point on the shaft where its sign stands. */
export interface Shaft {
  readonly shaft: string;
  readonly head: string;
  readonly middle: Point;
}

/** Length and width of a head. */
const headLong = 13;
const headWide = 13;
/** An arrow is at least so long: between things that lie close it begins and ends within them. */
const leastLong = 66;
/** So far an arrow bows out to its left, as a part of its length, and at most. */
const bowPart = 0.16;
const bowMost = 48;

export const centreOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

const between = (one: Point, other: Point, part: number): Point => ({
  x: one.x + (other.x - one.x) * part,
  y: one.y + (other.y - one.y) * part,
});

const distance = (one: Point, other: Point): number => Math.hypot(other.x - one.x, other.y - one.y);

/** Returns the point in which the way from the centre of a box towards a point outside leaves the box. */
export function edgeTowards(box: Box, towards: Point): Point {
  const centre = centreOf(box);
  const [dx, dy] = [towards.x - centre.x, towards.y - centre.y];
  const across = dx === 0 ? Infinity : box.width / 2 / Math.abs(dx);
  const along = dy === 0 ? Infinity : box.height / 2 / Math.abs(dy);
  return between(centre, towards, Math.min(1, across, along));
}

/** Returns a box moved into another one as far as needed: what is scrolled out of sight is pointed at on the edge behind which it lies. */
export function keptWithin(box: Box, frame: Box): Box {
  const kept = (at: number, size: number, from: number, room: number): number =>
    Math.max(from, Math.min(at, from + Math.max(0, room - size)));
  return { ...box, x: kept(box.x, box.width, frame.x, frame.width), y: kept(box.y, box.height, frame.y, frame.height) };
}

const written = ({ x, y }: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** Draws both ends of a short arrow back towards the centres of what it joins, as far as these are. */
function longEnough([tail, tip]: readonly [Point, Point], [start, end]: readonly [Point, Point]): readonly [Point, Point] {
  const lacks = leastLong - distance(tail, tip);
  const room = distance(tail, start) + distance(tip, end);
  if (lacks <= 0 || room < 1) return [tail, tip];
  const part = Math.min(1, lacks / room);
  return [between(tail, start, part), between(tip, end, part)];
}

/**
 * Returns the arrow from one box to another: from edge to edge where it is long enough so, bowed to the left of its way, so that two arrows
 * that go opposite ways do not cover each other.
 * @returns null where both have the same centre, or hardly another one
 */
export function arrowBetween(from: Box, to: Box): Shaft | null {
  const [start, end] = [centreOf(from), centreOf(to)];
  const long = distance(start, end);
  if (long < 1) return null;
  const bow = Math.min(bowMost, long * bowPart);
  const halfway = between(start, end, 0.5);
  const control = { x: halfway.x + ((end.y - start.y) / long) * bow, y: halfway.y - ((end.x - start.x) / long) * bow };
  const [tail, tip] = longEnough([edgeTowards(from, control), edgeTowards(to, control)], [start, end]);
  const left = distance(control, tip);
  if (distance(tail, tip) < headLong / 2 || left < 1) return null;
  const back = { x: (control.x - tip.x) / left, y: (control.y - tip.y) / left };
  const neck = { x: tip.x + back.x * headLong, y: tip.y + back.y * headLong };
  const side = { x: (-back.y * headWide) / 2, y: (back.x * headWide) / 2 };
  return {
    shaft: `M${written(tail)}Q${written(control)} ${written(neck)}`,
    head: `M${written(tip)}L${written({ x: neck.x + side.x, y: neck.y + side.y })}L${written({ x: neck.x - side.x, y: neck.y - side.y })}Z`,
    // The point halfway on a curve with one control point.
    middle: between(between(tail, neck, 0.5), control, 0.5),
  };
}
