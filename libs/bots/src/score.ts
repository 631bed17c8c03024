import type { Json, ObjectView, Seat, View } from '@arbiter/kernel';

/** How hard a bot thinks; all limits count actions, because a bot knows no clock. */
export interface Effort {
  /** Most answers that are tried; of more answers so many are drawn at random. */
  readonly answers: number;
  /** Number of rounds. Every round tries the better half of the answers of the round before. */
  readonly rounds: number;
  /** Number of actions in one round, divided among its answers. */
  readonly actions: number;
  /** Number of objects in view up to which that holds; with more objects, whose acts are more work, in proportion fewer. Any number where absent. */
  readonly objects?: number;
  /** Most actions that follow one tried answer. */
  readonly depth: number;
}

/** What one point of a value is worth; `most`: only so many points count, such as of cards that the hand limit lets a player keep. */
export type Weight = number | { readonly each: number; readonly most: number };

/** What objects in some places are worth, by their values in a view. */
export interface ObjectScore {
  /** Kinds of zones and rows of slots. */
  readonly places: readonly string[];
  /** Only objects whose list `value` holds `has`, or whose value is exactly `has`. */
  readonly where?: { readonly value: string; readonly has: string | boolean };
  /** What each of them is worth. */
  readonly each: number;
  /** What one point of each value is worth in addition. */
  readonly values: { readonly [value: string]: Weight };
}

/** A type of event, and the phase that it has to be about, if it matters. */
export interface Horizon {
  readonly event: string;
  readonly phase?: string;
}

/**
 * What a board is worth to a player, as data about the values in a view. A player's own things count for them, everybody else's against
 * them.
 */
export interface BotScore {
  /** What each value of a player is worth; numbers of cards in zones are among these values. */
  readonly players: { readonly [value: string]: Weight };
  readonly objects: readonly ObjectScore[];
  /** How hard the bot thinks about a decision of this game; as usual where absent. */
  readonly effort?: Effort;
  /** Of how many questions of ten players pass in what is tried, so that it gets far enough; as by chance where absent. */
  readonly passes?: number;
  /** Kinds of questions that are not worth a search, such as with what a cost is paid. */
  readonly routine?: readonly string[];
  /** The events after which a bot looks no further, such as the beginning of a turn. */
  readonly horizon: Horizon;
  /** Points for options that the board says too little about, by the beginning of the option's id. */
  readonly leanings?: { readonly [start: string]: number };
  /** Kinds of zones whose unseen cards may be any of their owner's unseen cards: piles and hands. */
  readonly hidden: readonly string[];
  /** A fact that everybody knows of a face-down card on the table by where it lies, such as that it is a monster. */
  readonly sort?: { readonly value: string; readonly has: string };
}

/** Returns what a view is worth to a player, without the result of the match. */
export function scoreOf(view: View, seat: Seat, score: BotScore): number {
  let sum = 0;
  for (const player of view.players) sum += sign(player.seat, seat) * weigh(player.values, score.players);
  for (const zone of view.zones) for (const object of zone.objects) sum += objectScore(object, zone.kind, seat, score);
  for (const { row, object } of view.slots) if (object !== null) sum += objectScore(object, row, seat, score);
  return sum;
}

const sign = (owner: Seat, seat: Seat): 1 | -1 => (owner === seat ? 1 : -1);

function objectScore(object: ObjectView, place: string, seat: Seat, { objects }: BotScore): number {
  let sum = 0;
  for (const { places, where, each, values } of objects)
    if (places.includes(place) && (where === undefined || holds(object.values[where.value], where.has)))
      sum += each + weigh(object.values, values);
  return sum * sign(object.controller, seat);
}

/** Whether a value is this word, or a list that holds it. */
export function holds(value: Json | undefined, wanted: string | boolean): boolean {
  return value === wanted || (Array.isArray(value) && value.includes(wanted));
}

function weigh(values: { readonly [name: string]: Json }, weights: { readonly [name: string]: Weight }): number {
  let sum = 0;
  for (const name in weights) {
    const [value, weight] = [values[name], weights[name]];
    if (typeof value === 'number' && weight !== undefined) sum += worthOf(value, weight);
  }
  return sum;
}

const worthOf = (points: number, weight: Weight): number =>
  typeof weight === 'number' ? points * weight : Math.min(points, weight.most) * weight.each;
