import type { CardId, Json, JsonObject, ObjectId, RuleRef, Seat } from '@arbiter/kernel';
import {
  type Happening,
  type HappeningRule,
  kindOfPlace,
  learn,
  place,
  propose,
  reshuffle,
  seesFace,
  showsFace,
  type Table,
  vanish,
  valuesOf,
  whoSees,
} from '@arbiter/kernel/authoring';
import { fieldsOf, gameOf, setObject, type YuRow } from '../facts.js';
import { cannot, playerCannot } from '../values/rules.js';
import type { ZoneKind } from '../vocabulary.js';
import { kept, restoreKept } from './carry.js';
import { finalPlace } from './destinations.js';
import { blurHand, liesInHand } from './knowledge.js';
import { noteAway } from '../field/away.js';
import { type Doing, doingOf, shownDoing } from './reasons.js';

/** What is done to a card that moves, apart from where it goes (base.20.2). */
export type Act = 'destroyed' | 'tributed' | 'discarded' | 'sent' | 'banished' | 'returned' | 'added' | 'placed' | 'detached';

export interface Move {
  readonly to: ZoneKind;
  readonly act: Act;
  /** Where in a pile; on top when absent. A number says how many lie above it. */
  readonly at?: 'top' | 'bottom' | number;
  readonly faceDown?: true;
  /** A monster of the field that is banished comes back at this moment (base.22.3). */
  readonly until?: string;
  /** Both players see which card it is, wherever it goes (base.5.9). */
  readonly show?: true;
  /** Its summon or activation was negated: it does not leave the field (base.8.14, base.16.10). */
  readonly unplaced?: true;
  /** It was looked for: its Deck is shuffled (base.5.10). */
  readonly searched?: true;
  /** It was excavated before (base.5.12). */
  readonly excavated?: true;
  /** It is not shuffled in: its place among what goes to the Deck with it matters (base.20.15). */
  readonly inOrder?: true;
}

/** A card goes to a place of its owner (base.4.11, base.22.3). */
export function move(
  object: ObjectId,
  { to, act, at, faceDown, until, show, unplaced, searched, excavated, inOrder }: Move,
  doing: Doing,
): Happening {
  return propose('move', { object }, {
    ...doing,
    to,
    act,
    at: at ?? '',
    ...(faceDown === true ? { faceDown } : {}),
    ...(until !== undefined && until !== '' ? { until } : {}),
    ...(show === true ? { show } : {}),
    ...(unplaced === true ? { unplaced } : {}),
    ...(searched === true ? { searched } : {}),
    ...(excavated === true ? { excavated } : {}),
    ...(inOrder === true ? { inOrder } : {}),
  } as JsonObject);
}

const moved = ['moved'] as const;

/** Keys by what is true of a move (base.4.11, base.20.2): what triggers on leaving looks back. */
function keysOf(table: Table, { object, data }: Happening): readonly string[] {
  const row = table.object(object);
  const found: string[] = [...moved];
  if (row.slot !== '' && data.unplaced !== true && !fieldsOf(row).arriving) found.push('leftField');
  if (data.act === 'tributed') found.push('tributed');
  if (data.act === 'discarded') found.push('discarded');
  // What would go to the GY, whether it gets there or not: what changes its place waits for this.
  if (data.to === 'graveyard') found.push('goesToGY');
  found.push(...arrivalKeys(table, row as YuRow, data));
  if (data.act === 'returned') found.push('returned');
  if (data.reason === 'material') found.push('usedAsMaterial');
  return found;
}

/** Only what really gets to a place has come there: a Token never does (base.21.2), a Pendulum Monster of the field not into the GY (base.13.7). */
function arrivalKeys(table: Table, row: YuRow, data: JsonObject): readonly string[] {
  if (row.kind === 'token') return data.to === 'banished' ? tokenBanished : unwatched;
  const { to } = finalPlace(table, row, data);
  // base.20.2: what returns there is not sent there.
  if (to === 'graveyard' && data.act === 'returned') return unwatched;
  return arrivalKey[to] ?? unwatched;
}

const unwatched: readonly string[] = [];
/** base.21.3: a Token can be banished, though it lies nowhere then. */
const tokenBanished: readonly string[] = ['banishedCard'];
const arrivalKey: { readonly [zone: string]: readonly string[] } = {
  graveyard: ['sentToGY'],
  banished: tokenBanished,
  hand: ['addedToHand'],
};

/** base.10.7, base.20.10 */
const leaving: ReadonlySet<string> = new Set(['leftField', 'tributed', 'usedAsMaterial']);

/** Who banishes: the player by whose doing it is; a rule does it for both. */
const banishers = (table: Table, data: JsonObject): readonly Seat[] => ((data.bySeat as Seat) >= 0 ? [data.bySeat as Seat] : table.seats());

/** 5.3.1-1, base.22.7: what forbids banishing, adding cards from a Deck, or Tributing (base.8.18) makes every act impossible that would do it. */
function isForbidden(table: Table, { object, data }: Happening): boolean {
  if (data.to === 'banished' && banishers(table, data).some((seat) => playerCannot(table, seat, 'banish', object))) return true;
  const { zone, owner } = table.object(object);
  if (data.to === 'hand' && zone.startsWith('mainDeck:') && playerCannot(table, owner, 'addFromDeck', object)) return true;
  return data.act === 'tributed' && cannot(table, object, 'beTributed', { by: data.rule === 'base.8.5' ? 'summon' : 'effect' });
}

/** Cards change places at the same time; each becomes a new object, with its materials sent off by rule (base.12.7). */
export const moveRule: HappeningRule = {
  keys: keysOf,
  // What happens to a card as it leaves is asked of how it was there; where it went, of where it is now.
  looksBack: (_table, _happening, key) => leaving.has(key),
  // base.20.5: what goes together is remembered as it stood together.
  leaves: () => true,
  possible: (table, happening) => table.find(happening.object) !== null && !isForbidden(table, happening),
  contains: (table, { object, data }) =>
    table
      .object(object)
      .under.map((id) => move(id, { to: 'graveyard', act: 'sent' }, { ...doingOf(data), reason: 'rule', rule: 'base.12.7' })),
  commit: (table, list) => {
    // base.12.7: materials go first: what carries nothing can become a new object.
    const order = [...list.keys()].sort((a, b) => hosted(table, list[b] as Happening) - hosted(table, list[a] as Happening));
    const done: (Happening | null)[] = list.map(() => null);
    const searched = searchedDecks(table, list);
    for (const index of order) done[index] = moveOne(table, list[index] as Happening);
    for (const zone of searched) reshuffle(table, zone, 'base.5.10');
    return done;
  },
};

/** Decks out of which cards are taken because of what they are: they are shuffled afterwards (base.5.10). */
function searchedDecks(table: Table, list: readonly Happening[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { object, data } of list) {
    const zone = table.find(object)?.zone ?? '';
    if (data.searched === true && zone.startsWith('mainDeck:')) found.add(zone);
  }
  return found;
}

const hosted = (table: Table, { object }: Happening): number => (kindOfPlace(table, table.object(object)) === 'under' ? 1 : 0);

/** A card goes where it goes (base.4.12), and its controller on the field is remembered (base.17.8). */
function moveOne(table: Table, happening: Happening): Happening | null {
  const { object, data } = happening;
  const found = table.find(object);
  if (found === null) return null;
  const row = found as YuRow;
  const doing = doingOf(data);
  const from = kindOfPlace(table, row);
  const final = finalPlace(table, row, data);
  if (liesInHand(row) && !isShown(final, data)) blurHand(table, row);
  const was = {
    card: row.card,
    owner: row.owner,
    controller: row.controller,
    slot: row.slot,
    position: row.position,
    faceUp: row.faceUp,
    open: showsFace(table, row, { role: 'spectator' }),
    saw: whoSees(table, row),
  };
  if (row.kind === 'token') {
    vanish(table, object);
    table.emit('cardMoved', doing.rule, {
      card: was.card,
      object,
      from,
      to: 'gone',
      seat: was.owner,
      act: data.act as string,
      ...shownDoing(doing),
    });
    return { ...happening, data: { ...data, from, now: 0, to: 'gone' } };
  }
  const { to, faceUp } = final;
  // base.9.8, base.20.14: what goes along with it, and what it remembers.
  const carried = kept(row, to, faceUp);
  const at = data.at as 'top' | 'bottom' | number | '';
  const now = place(table, object, { zone: `${to}:${was.owner}`, at: at === '' ? (to === 'hand' ? 'bottom' : 'top') : at });
  if (!faceUp) setObject(table, now, 'faceUp', false);
  restoreKept(table, now, carried);
  setObject(table, now, 'cameFrom', {
    place: from,
    reason: doing.reason,
    how: (data.how as string | undefined) ?? '',
    turn: gameOf(table).turn,
    paidFor: doing.reason === 'cost' ? paidFor(table, doing) : '',
  });
  if (data.show === true) learn(table, now, table.seats());
  // base.22.3
  if (data.until !== undefined && to === 'banished')
    noteAway(table, { object: now, until: data.until as string, from, seat: was.controller, position: was.position, faceUp: was.faceUp });
  emitMove(table, { ...was, object, now, from, to, act: data.act as string, shown: isShown(final, data) }, doing);
  return { ...happening, data: { ...data, from, to, now, wasFaceUp: was.faceUp, controller: was.controller } };
}

/** Whether both players see a card where it goes, or are shown it. */
function isShown({ to, faceUp }: { readonly to: ZoneKind; readonly faceUp: boolean }, { show }: JsonObject): boolean {
  return show === true || to === 'graveyard' || (faceUp && (to === 'banished' || to === 'extraDeck'));
}

/** The Attribute of the monster whose effect a card was the cost of; '' for none. */
function paidFor(table: Table, { by }: Doing): Json {
  const values = table.find(by) === null ? table.state.past[by]?.values : valuesOf(table, by);
  const isMonster = (values?.kinds as readonly Json[] | undefined)?.includes('monster') === true;
  return isMonster ? (values?.attribute ?? '') : '';
}

interface Moved {
  readonly card: CardId;
  readonly owner: Seat;
  readonly controller: Seat;
  readonly object: ObjectId;
  readonly now: ObjectId;
  readonly from: string;
  readonly to: ZoneKind;
  readonly act: string;
  /** Whether everybody saw its face where it lay. */
  readonly open: boolean;
  /** Whether everybody sees it where it goes, or is shown it. */
  readonly shown: boolean;
  /** Who saw its face where it lay. */
  readonly saw: readonly Seat[];
}

/** Who saw the card, or sees it where it goes, reads which it is; everybody reads from where it goes where, and by what act (base.5.1, base.5.5). */
function emitMove(table: Table, { card, owner, controller, object, now, from, to, act, open, saw, shown }: Moved, doing: Doing): void {
  const data = { seat: owner, from, to, act, ...shownDoing(doing) };
  const named = { card, object, now, controller };
  if (shown || (open && from !== 'hand' && from !== 'mainDeck' && to !== 'mainDeck' && to !== 'hand'))
    return void table.emit('cardMoved', doing.rule, { ...data, ...named });
  const seats = table.seats().filter((seat) => saw.includes(seat) || seesFace(table, table.object(now), seat));
  table.emit('cardMoved', doing.rule as RuleRef, { ...data, ...(open ? { card, object } : {}) }, [{ seats, data: named }]);
}
