import type { ObjectView, View } from '../../types.js';

/** Where an object lies: a zone or a row of places, and whose it is; null for what all players share. */
export interface Place {
  readonly kind: string;
  readonly seat: number | null;
}

/** What a value was and is: a number, a word, or whether something is so; undefined where there is none. */
export type Shown = number | string | boolean | undefined;

/** One thing that differs between two moments of a match. */
export type Difference =
  | { readonly what: 'turn'; readonly before: View['turn']; readonly after: View['turn'] }
  | { readonly what: 'match'; readonly value: string; readonly before: Shown; readonly after: Shown }
  | { readonly what: 'player'; readonly seat: number; readonly value: string; readonly before: Shown; readonly after: Shown }
  | { readonly what: 'count'; readonly place: Place; readonly before: number; readonly after: number }
  /** @property from null where it was in no place that the reader sees; `to` likewise */
  | { readonly what: 'moved'; readonly object: ObjectView; readonly from: Place | null; readonly to: Place | null }
  | { readonly what: 'object'; readonly object: ObjectView; readonly value: string; readonly before: Shown; readonly after: Shown };

interface Lying {
  readonly object: ObjectView;
  readonly place: Place;
}

const within = (object: ObjectView): readonly ObjectView[] => [
  object,
  ...object.attachments.flatMap(within),
  ...object.under.flatMap(within),
];

/** Returns all objects that the reader sees, with where each lies; what lies under another lies where that does. */
function lyingIn(view: View): ReadonlyMap<number, Lying> {
  const zones = view.zones.flatMap(({ kind, seat, objects }) =>
    objects.flatMap(within).map((object): Lying => ({ object, place: { kind, seat } })),
  );
  const slots = view.slots.flatMap(({ row, seat, object }) =>
    object === null ? [] : within(object).map((one): Lying => ({ object: one, place: { kind: row, seat } })),
  );
  return new Map([...zones, ...slots].map((lying) => [lying.object.id, lying]));
}

const samePlace = (one: Place, other: Place): boolean => one.kind === other.kind && one.seat === other.seat;
const isShown = (value: unknown): value is Shown => ['number', 'string', 'boolean', 'undefined'].includes(typeof value);

/** Returns the values of which a reader can be told, by their names; of numbers by kind (counters), each by the kind's name. */
function toldIn(values: ObjectView['values']): ReadonlyMap<string, Shown> {
  const told = new Map<string, Shown>();
  for (const [name, value] of Object.entries(values)) {
    if (isShown(value)) told.set(name, value);
    else if (typeof value === 'object' && value !== null && !Array.isArray(value))
      for (const [kind, count] of Object.entries(value)) if (typeof count === 'number') told.set(kind, count);
  }
  return told;
}

interface Changed {
  readonly value: string;
  readonly before: Shown;
  readonly after: Shown;
}

/** Nothing, none and no are the same to a reader: a counter that was never there is 0. */
const plain = (value: Shown): Shown => (value === 0 || value === '' || value === false ? undefined : value);

function changedIn(before: ObjectView['values'], after: ObjectView['values']): readonly Changed[] {
  const [old, now] = [toldIn(before), toldIn(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((value) => plain(old.get(value)) !== plain(now.get(value)))
    .map((value) => ({ value, before: old.get(value), after: now.get(value) }));
}

/** What is told of a move: a card that is a new object after it (its old id is gone) is the same card to a reader. */
function movesOf(before: ReadonlyMap<number, Lying>, after: ReadonlyMap<number, Lying>): readonly Difference[] {
  const stayed = [...before.values()].flatMap(({ object, place }): readonly Difference[] => {
    const now = after.get(object.id);
    return now === undefined || samePlace(place, now.place) ? [] : [{ what: 'moved', object: now.object, from: place, to: now.place }];
  });
  const gone = [...before.values()].filter(({ object }) => !after.has(object.id));
  const came = [...after.values()].filter(({ object }) => !before.has(object.id));
  const paired = new Map<Lying, Lying>();
  for (const old of gone) {
    const now = came.find(
      (one) =>
        ![...paired.values()].includes(one) &&
        old.object.card !== undefined &&
        one.object.card === old.object.card &&
        one.object.owner === old.object.owner,
    );
    if (now !== undefined) paired.set(old, now);
  }
  const known = new Set(paired.values());
  return [
    ...stayed,
    ...[...paired].flatMap(([old, now]): readonly Difference[] =>
      samePlace(old.place, now.place) ? [] : [{ what: 'moved', object: now.object, from: old.place, to: now.place }],
    ),
    ...gone.flatMap((old): readonly Difference[] =>
      paired.has(old) ? [] : [{ what: 'moved', object: old.object, from: old.place, to: null }],
    ),
    ...came.flatMap((now): readonly Difference[] =>
      known.has(now) ? [] : [{ what: 'moved', object: now.object, from: null, to: now.place }],
    ),
  ];
}

/**
 * Returns what differs between two moments of a match, as one reader sees them: turn and phase, values of the match and of the players, how
 * many lie in each zone, objects that lie elsewhere, and values of objects that lie where they lay.
 * @param named whether a value has a name for readers; values without are for rules and pages alone
 */
export function differencesOf(before: View, after: View, named: (value: string) => boolean): readonly Difference[] {
  const [old, now] = [lyingIn(before), lyingIn(after)];
  const turn: readonly Difference[] =
    before.turn.number === after.turn.number && before.turn.phase === after.turn.phase && before.turn.seat === after.turn.seat
      ? []
      : [{ what: 'turn', before: before.turn, after: after.turn }];
  const ofMatch = changedIn(before.values, after.values).map((changed): Difference => ({ what: 'match', ...changed }));
  const ofPlayers = after.players.flatMap(({ seat, values }) => {
    const earlier = before.players.find((player) => player.seat === seat)?.values ?? {};
    return changedIn(earlier, values).map((changed): Difference => ({ what: 'player', seat, ...changed }));
  });
  const counts = after.zones.flatMap(({ id, kind, seat, count }): readonly Difference[] => {
    const earlier = before.zones.find((zone) => zone.id === id)?.count ?? 0;
    return earlier === count ? [] : [{ what: 'count', place: { kind, seat }, before: earlier, after: count }];
  });
  const ofObjects = [...now.values()].flatMap(({ object, place }): readonly Difference[] => {
    const earlier = old.get(object.id);
    if (earlier === undefined || !samePlace(earlier.place, place)) return [];
    return changedIn(earlier.object.values, object.values).map((changed) => ({ what: 'object', object, ...changed }));
  });
  const isTold = (one: Difference): boolean => !('value' in one) || named(one.value);
  return [...turn, ...ofPlayers, ...ofMatch, ...movesOf(old, now), ...counts, ...ofObjects].filter(isTold);
}
