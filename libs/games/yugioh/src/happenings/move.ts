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
  /** Position in a pile; on top if absent. A number says how many cards are above it. */
  readonly at?: 'top' | 'bottom' | number;
  readonly faceDown?: true;
  /** Key of the time at which a banished monster comes back to the field (base.22.3). */
  readonly until?: string;
  /** Both players see the card's face, wherever it goes (base.5.9). */
  readonly show?: true;
  /** The card's summon or activation was negated, so it does not leave the field (base.8.14, base.16.10). */
  readonly unplaced?: true;
  /** The card was searched for, so its Deck is shuffled (base.5.10). */
  readonly searched?: true;
  /** The card was excavated before (base.5.12). */
  readonly excavated?: true;
  /** The card is not shuffled in: its order among the cards that go to the Deck with it matters (base.20.15). */
  readonly inOrder?: true;
}

/** Proposes to move a card to a zone of its owner (base.4.11, base.22.3). */
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

/** The event keys of a move (base.4.11, base.20.2). Effects that trigger on leaving look back at the card as it was. */
function keysOf(table: Table, { object, data }: Happening): readonly string[] {
  const row = table.object(object);
  const found: string[] = [...moved];
  if (row.slot !== '' && data.unplaced !== true && !fieldsOf(row).arriving) found.push('leftField');
  if (data.act === 'tributed') found.push('tributed');
  if (data.act === 'discarded') found.push('discarded');
  // The event for a card that would go to the GY, whether it gets there or not; replacements of its destination wait for this event.
  if (data.to === 'graveyard') found.push('goesToGY');
  found.push(...arrivalKeys(table, row as YuRow, data));
  if (data.act === 'returned') found.push('returned');
  if (data.reason === 'material') found.push('usedAsMaterial');
  return found;
}

/**
 * The event keys of arriving, only for a card that really gets to the zone: a Token never does (base.21.2), nor does a Pendulum Monster on
 * the field get to the GY (base.13.7).
 */
function arrivalKeys(table: Table, row: YuRow, data: JsonObject): readonly string[] {
  if (row.kind === 'token') return data.to === 'banished' ? tokenBanished : unwatched;
  const { to } = finalPlace(table, row, data);
  // A card that returns to the GY is not sent there (base.20.2).
  if (to === 'graveyard' && data.act === 'returned') return unwatched;
  return arrivalKey[to] ?? unwatched;
}

const unwatched: readonly string[] = [];
/** A Token can be banished, although it then ceases to exist (base.21.3). */
const tokenBanished: readonly string[] = ['banishedCard'];
const arrivalKey: { readonly [zone: string]: readonly string[] } = {
  graveyard: ['sentToGY'],
  banished: tokenBanished,
  hand: ['addedToHand'],
};

/** Keys of events that look back (base.10.7, base.20.10). */
const leaving: ReadonlySet<string> = new Set(['leftField', 'tributed', 'usedAsMaterial']);

/** The players who banish: the player who causes it, or both if a rule does. */
const banishers = (table: Table, data: JsonObject): readonly Seat[] => ((data.bySeat as Seat) >= 0 ? [data.bySeat as Seat] : table.seats());

/**
 * Whether the move is forbidden: a ban on banishing, on adding cards from a Deck or on Tributing (base.8.18) makes every act impossible
 * that would do so (5.3.1-1, base.22.7).
 */
function isForbidden(table: Table, { object, data }: Happening): boolean {
  if (data.to === 'banished' && banishers(table, data).some((seat) => playerCannot(table, seat, 'banish', object))) return true;
  const { zone, owner } = table.object(object);
  if (data.to === 'hand' && zone.startsWith('mainDeck:') && playerCannot(table, owner, 'addFromDeck', object)) return true;
  return data.act === 'tributed' && cannot(table, object, 'beTributed', { by: data.rule === 'base.8.5' ? 'summon' : 'effect' });
}

/** Moves cards at the same time; each becomes a new object, and its materials are sent to the GY by rule (base.12.7). */
export const moveRule: HappeningRule = {
  keys: keysOf,
  // Conditions of an event of leaving are checked against the card as it was before, those of an event of arriving against the card as it
  // is now.
  looksBack: (_table, _happening, key) => leaving.has(key),
  // Cards that leave together are recorded as they were at the same time (base.20.5).
  leaves: () => true,
  possible: (table, happening) => table.find(happening.object) !== null && !isForbidden(table, happening),
  contains: (table, { object, data }) =>
    table
      .object(object)
      .under.map((id) => move(id, { to: 'graveyard', act: 'sent' }, { ...doingOf(data), reason: 'rule', rule: 'base.12.7' })),
  commit: (table, list) => {
    // Materials move first, because only a card without materials can become a new object (base.12.7).
    const order = [...list.keys()].sort((a, b) => hosted(table, list[b] as Happening) - hosted(table, list[a] as Happening));
    const done: (Happening | null)[] = list.map(() => null);
    const searched = searchedDecks(table, list);
    for (const index of order) done[index] = moveOne(table, list[index] as Happening);
    for (const zone of searched) reshuffle(table, zone, 'base.5.10');
    return done;
  },
};

/** The Decks that were searched for cards and are shuffled afterwards (base.5.10). */
function searchedDecks(table: Table, list: readonly Happening[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { object, data } of list) {
    const zone = table.find(object)?.zone ?? '';
    if (data.searched === true && zone.startsWith('mainDeck:')) found.add(zone);
  }
  return found;
}

const hosted = (table: Table, { object }: Happening): number => (kindOfPlace(table, table.object(object)) === 'under' ? 1 : 0);

/** Moves one card to its final zone (base.4.12) and records its former controller on the field (base.17.8). */
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
  // What the card keeps (base.9.8), and what it remembers of its move (base.20.14).
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
  // Notes when the card comes back (base.22.3).
  if (data.until !== undefined && to === 'banished')
    noteAway(table, { object: now, until: data.until as string, from, seat: was.controller, position: was.position, faceUp: was.faceUp });
  emitMove(table, { ...was, object, now, from, to, act: data.act as string, shown: isShown(final, data) }, doing);
  return { ...happening, data: { ...data, from, to, now, wasFaceUp: was.faceUp, controller: was.controller } };
}

/** Whether both players see the card in its new zone, or are shown it. */
function isShown({ to, faceUp }: { readonly to: ZoneKind; readonly faceUp: boolean }, { show }: JsonObject): boolean {
  return show === true || to === 'graveyard' || (faceUp && (to === 'banished' || to === 'extraDeck'));
}

/** The Attribute of the monster whose effect the card paid for as a cost; '' for none. */
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
  /** Whether everybody saw the card's face in its former zone. */
  readonly open: boolean;
  /** Whether everybody sees the card in its new zone, or is shown it. */
  readonly shown: boolean;
  /** The players who saw the card's face in its former zone. */
  readonly saw: readonly Seat[];
}

/**
 * Emits the event of a move. The card's name is told to those who saw it before or see it in its new zone; everybody is told from where to
 * where it moves and by what act (base.5.1, base.5.5).
 */
function emitMove(table: Table, { card, owner, controller, object, now, from, to, act, open, saw, shown }: Moved, doing: Doing): void {
  const data = { seat: owner, from, to, act, ...shownDoing(doing) };
  const named = { card, object, now, controller };
  if (shown || (open && from !== 'hand' && from !== 'mainDeck' && to !== 'mainDeck' && to !== 'hand'))
    return void table.emit('cardMoved', doing.rule, { ...data, ...named });
  const seats = table.seats().filter((seat) => saw.includes(seat) || seesFace(table, table.object(now), seat));
  table.emit('cardMoved', doing.rule as RuleRef, { ...data, ...(open ? { card, object } : {}) }, [{ seats, data: named }]);
}
