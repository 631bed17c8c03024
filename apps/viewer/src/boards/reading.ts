import type {
  LayoutFight,
  LayoutRow,
  LayoutState,
  LayoutTest,
  LayoutWaiting,
  ObjectView,
  SlotView,
  View,
  WordedDecision,
  WordedOption,
} from '../types.js';

/** Computes, by the game's layout, what the page shows of a table, without drawing it. */

type Values = ObjectView['values'];

/** Returns a value as a list: a list as it is, a single value as a list of one, a missing or empty value as an empty list. */
export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null || value === '' ? [] : [value];

export const isSo = (values: Values, { value, is }: LayoutState): boolean => values[value] === is;

export const passes = ({ values }: Pick<ObjectView, 'values'>, { value, has }: LayoutTest): boolean =>
  listOf(values[value]).some((one) => has.some((wanted) => wanted === one));

/**
 * Returns a player's part of a zone: the zone of that player, or of a zone that all share the objects that the player controls (or owns,
 * when `owned`).
 */
export function zoneOf(
  view: View,
  kind: string,
  seat: number,
  owned = false,
): { readonly count: number; readonly objects: readonly ObjectView[] } {
  const own = view.zones.find((zone) => zone.kind === kind && zone.seat === seat);
  if (own !== undefined) return own;
  const objects = sharedObjects(view, kind).filter((object) => (owned ? object.owner : object.controller) === seat);
  return { count: objects.length, objects };
}

/** Returns the objects of a zone that all players share. */
export const sharedObjects = (view: View, kind: string): readonly ObjectView[] =>
  view.zones.filter((zone) => zone.kind === kind && zone.seat === null).flatMap(({ objects }) => objects);

/** Returns every object that is in a zone, or in a slot of its own. */
const onTable = (view: View): readonly ObjectView[] => [
  ...view.slots.flatMap(({ object }) => object ?? []),
  ...view.zones.flatMap(({ objects }) => objects),
];

export const objectOf = (view: View, id: number): ObjectView | null => onTable(view).find((object) => object.id === id) ?? null;

/**
 * Returns the slots of a row from the reader's left: those of the far side run in the opposite direction, and so do all rows where column 1
 * is on the first player's right.
 */
export function slotsOf(view: View, row: string, seat: number, near: number, firstPlayersRight: boolean): readonly SlotView[] {
  const slots = view.slots.filter((slot) => slot.seat === seat && slot.row === row).sort((a, b) => a.column - b.column);
  const mirrored = firstPlayersRight ? view.values.first === near : seat !== near;
  return mirrored ? slots.reverse() : slots;
}

/** Returns a slot that the players share; its columns count from the left as the first seat sees them. */
export function sharedSlot(view: View, row: string, column: number, near: number): SlotView | null {
  const slots = view.slots.filter((slot) => slot.seat === null && slot.row === row).sort((a, b) => a.column - b.column);
  return (near === 0 ? slots : slots.reverse())[column] ?? null;
}

/** Objects that look alike and are interchangeable, shown once with their number. */
export interface Stack {
  readonly object: ObjectView;
  readonly count: number;
  /** The ids of the others. */
  readonly others: readonly number[];
}

/** Whether an object is drawn by itself; an object that is attached to a visible one is drawn with that one. */
const liesAlone = (view: View, { host, hostSeat }: ObjectView): boolean =>
  hostSeat === undefined && (host === undefined || objectOf(view, host) === null);

/**
 * Returns a player's cards in the rows in which they are drawn. A card goes to the first row whose test it passes, otherwise to the row
 * without a test.
 */
export function rowsOf(
  view: View,
  objects: readonly ObjectView[],
  rows: readonly LayoutRow[],
  aimed: ReadonlyMap<number, unknown>,
  offered: Offered = nothingOffered,
): readonly { readonly row: LayoutRow; readonly stacks: readonly Stack[] }[] {
  const rowOf = (object: ObjectView): LayoutRow | undefined =>
    rows.find(({ where }) => where !== undefined && passes(object, where)) ?? rows.find(({ where }) => where === undefined);
  const alone = objects.filter((object) => liesAlone(view, object));
  return rows.map((row) => {
    const own = alone.filter((object) => rowOf(object) === row);
    return { row, stacks: row.stacked === true ? stacked(own, aimed, offered) : own.map((object) => ({ object, count: 1, others: [] })) };
  });
}

/**
 * Groups cards with the same face and the same values, to be drawn as one with a number. An object that has attachments, blocks, is aimed
 * at or is hidden is never grouped; nor is one that is picked together with others, and one that may be chosen only with its like.
 */
export function stacked(objects: readonly ObjectView[], aimed: ReadonlyMap<number, unknown>, offered: Offered): readonly Stack[] {
  const stacks = new Map<string, { readonly object: ObjectView; count: number; others: number[] }>();
  for (const object of objects) {
    const { id, values, ...rest } = object;
    const alone =
      (object.attached ?? []).length > 0 ||
      aimed.has(id) ||
      object.card === undefined ||
      Array.isArray(values.blocking) ||
      offered.several.has(id);
    // The turn in which a card came would make like cards differ, and is not shown.
    const key = alone ? String(id) : JSON.stringify([rest, { ...values, cameTurn: 0 }, offered.objects.has(id)]);
    const stack = stacks.get(key);
    if (stack === undefined) stacks.set(key, { object, count: 1, others: [] });
    else {
      stack.count += 1;
      stack.others.push(id);
    }
  }
  return [...stacks.values()];
}

/** Returns the objects that are attached to an object and are in a zone or slot of their own. */
export const attachedTo = (view: View, { attached = [] }: ObjectView): readonly ObjectView[] =>
  attached.flatMap((id) => objectOf(view, id) ?? []);

/** A player or object that something names; an object with its card where the card is told. */
export type Aim = { readonly seat: number } | { readonly object: number; readonly card?: string };

/**
 * Reads `player:1`, `object:17`, an id, a seat as a negative number (-1 for seat 0), `{ object, card }`, and lists of these; 0 and empty
 * values name nobody.
 */
export function aimsOf(value: unknown): readonly Aim[] {
  if (Array.isArray(value)) return value.flatMap(aimsOf);
  if (typeof value === 'number') return value === 0 ? [] : [value < 0 ? { seat: -1 - value } : { object: value }];
  if (typeof value === 'string') {
    const read = /^(player|object):(-?\d+)$/.exec(value);
    return read === null ? [] : [read[1] === 'player' ? { seat: Number(read[2]) } : { object: Number(read[2]) }];
  }
  if (typeof value !== 'object' || value === null || !('object' in value) || typeof value.object !== 'number') return [];
  const { object } = value;
  return ['card' in value && typeof value.card === 'string' ? { object, card: value.card } : { object }];
}

/** One thing that waits to resolve, such as a spell on the stack or a link of a chain. */
export interface Waiting {
  readonly key: number;
  readonly number: number;
  readonly seat: number;
  /** Null where only the card is known. */
  readonly object: ObjectView | null;
  readonly card: string;
  readonly aims: readonly Aim[];
  readonly now: boolean;
  readonly off: boolean;
}

/** Returns what waits to resolve, from the zone or value that the layout names. */
export function waitingOf(view: View, waiting: LayoutWaiting | undefined): readonly Waiting[] {
  if (waiting === undefined) return [];
  if (waiting.from === 'zone')
    return view.zones
      .filter(({ kind }) => kind === waiting.zone)
      .flatMap(({ objects }) => objects)
      .map((object, at) => ({
        key: object.id,
        number: at + 1,
        seat: object.controller,
        object,
        card: '',
        aims: aimsOf(object.values.targets),
        now: at === 0,
        off: false,
      }));
  const entries = listOf(view.values[waiting.value]) as readonly { readonly [name: string]: unknown }[];
  return [...entries].reverse().map((entry) => ({
    key: Number(entry['number']),
    number: Number(entry['number']),
    seat: Number(entry['seat']),
    object: null,
    card: String(entry['card']),
    aims: aimsOf(entry['targets']),
    now: view.values[waiting.now] === entry['number'],
    off: waiting.off.some((flag) => entry[flag] === true),
  }));
}

/** Returns, for each object, the numbers of the waiting things that are aimed at it. */
export function aimedAt(waiting: readonly Waiting[]): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (const { number, aims } of waiting)
    for (const aim of aims) if ('object' in aim) found.set(aim.object, [...(found.get(aim.object) ?? []), number]);
  return found;
}

/** One part in a fight between objects (such as attacker or target), and who plays it. */
export interface FightPart {
  readonly part: LayoutFight['parts'][number];
  readonly aims: readonly Aim[];
}

/** Returns the parts of the fight that is under way; null when there is none. */
export function fightOf({ values }: View, fight: LayoutFight | undefined): readonly FightPart[] | null {
  const on = fight === undefined ? null : values[fight.value];
  if (fight === undefined || typeof on !== 'object' || on === null) return null;
  return fight.parts.map((part) => ({ part, aims: aimsOf((on as { readonly [name: string]: unknown })[part.part]) }));
}

/** Returns an object's part in the fight; null when it has none. */
export const partOf = (fight: readonly FightPart[] | null, id: number): FightPart['part'] | null =>
  fight?.find(({ aims }) => aims.some((aim) => 'object' in aim && aim.object === id))?.part ?? null;

/** Returns the seats to be drawn above the reader's, in the order of their turns after the reader. */
export function seatsFrom({ players }: View, near: number): readonly number[] {
  const seats = players.map(({ seat }) => seat);
  const at = Math.max(0, seats.indexOf(near));
  return [...seats.slice(at + 1), ...seats.slice(0, at)];
}

/** What the reader may choose now: the objects, players and slots that are named by options of the reader's own open questions. */
export interface Offered {
  readonly objects: ReadonlySet<number>;
  readonly players: ReadonlySet<number>;
  readonly places: ReadonlySet<string>;
  /** Objects that are named where several options are picked together. */
  readonly several: ReadonlySet<number>;
}

const nothingOffered: Offered = { objects: new Set(), players: new Set(), places: new Set(), several: new Set() };

type About = NonNullable<WordedOption['about']>[number];

/** What an option is chosen at; not what it would use, since it stands for several others. */
export const choosableAbout = ({ about = [] }: Pick<WordedOption, 'about'>): readonly About[] =>
  about.filter(({ role }) => role !== 'uses');

/** The objects that an option which stands for several others would use, such as an automatic payment. */
export const usesOf = ({ about = [] }: Pick<WordedOption, 'about'>): readonly number[] =>
  about.flatMap((one) => (one.role === 'uses' && 'object' in one ? [one.object] : []));

/** All objects that such options of questions would use. */
export const proposedBy = (questions: readonly WordedDecision[]): ReadonlySet<number> =>
  new Set(questions.flatMap(({ domain }) => ('options' in domain ? domain.options.flatMap(usesOf) : [])));

/** Collects the objects, players and slots from the options of questions. */
export function offeredBy(questions: readonly WordedDecision[]): Offered {
  const aboutOf = ({ domain }: WordedDecision) => ('options' in domain ? domain.options.flatMap(choosableAbout) : []);
  const about = questions.flatMap(aboutOf);
  const together = questions.filter(({ domain }) => domain.type === 'distribution' || (domain.type === 'options' && domain.max > 1));
  const objectsOf = (all: typeof about) => new Set(all.flatMap((one) => ('object' in one ? [one.object] : [])));
  return {
    objects: objectsOf(about),
    players: new Set(about.flatMap((one) => ('player' in one ? [one.player] : []))),
    places: new Set(about.flatMap((one) => ('place' in one ? [one.place] : []))),
    several: objectsOf(together.flatMap(aboutOf)),
  };
}
