import { idOfSeat, type RuleRef, type Seat } from '@arbiter/kernel';
import { factOf, type Happening, type HappeningRule, place, propose, type Table } from '@arbiter/kernel/authoring';
import { unseen } from '../faces/base.js';
import { fieldsOf, setObject, setPlayer } from '../facts.js';
import { forbids, rulesWith } from '../rules.js';
import { noteTop } from '../permanents/tops.js';

/** A player draws cards (121.1); several cards are drawn one after the other (121.2). */
export function draw(seat: Seat, count: number, rule: RuleRef): Happening {
  return propose('draws', { seat }, { amount: count, rule });
}

/**
 * 614.11b: marks a draw that a replacement made: what an effect further does with cards that it drew does not apply to cards drawn by a
 * replacement.
 */
function unnamed(made: Happening): Happening {
  return { ...made, data: { ...made.data, unnamed: true } };
}

const drawing = ['drew'] as const;
const drawingSeveral = ['draws'] as const;

/** The instruction to draw a number of cards, which effects may change before any card is drawn (121.2a, 616.1f). */
export const drawsRule: HappeningRule = {
  keys: () => drawingSeveral,
  inOrder: true,
  instead: unnamed,
  contains: (_table, { seat, data }) =>
    Array.from({ length: data.amount as number }, () =>
      propose('draw', { seat }, data.unnamed === true ? { rule: data.rule as RuleRef, unnamed: true } : { rule: data.rule as RuleRef }),
    ),
};

/** Returns how many cards a player can draw before an effect forbids more (101.2, 121.2b). */
export function drawsLeft(table: Table, seat: Seat): number {
  if (forbids(table, idOfSeat(seat), 'draw')) return 0;
  let left = Number.MAX_SAFE_INTEGER;
  for (const { of, is } of rulesWith(table, idOfSeat(seat), 'number'))
    if (of === 'draws' && typeof is === 'number') left = Math.min(left, Math.max(0, is - factOf(table, 'drew', [seat])));
  return left;
}

/**
 * One draw, which effects may replace even if no card is left (614.11). From an empty library nothing is drawn; the attempt is noted for
 * the state-based actions (121.4).
 */
export const drawRule: HappeningRule = {
  keys: () => drawing,
  instead: unnamed,
  possible: (table, { seat }) => drawsLeft(table, seat) > 0,
  commit: (table, list) => list.map((happening) => drawOne(table, happening)),
};

/**
 * 121.8: whether something is being announced; a card drawn while a spell is cast or an ability activated stays face down until that is
 * done.
 */
const isAnnouncing = (table: Table): boolean => table.state.frames.some(({ procedure }) => procedure === 'announce');

/**
 * Lets players look at the cards that they drew during an announcement. Announcements are never nested: neither paying costs nor mana
 * abilities cast anything.
 */
export function seeDrawn(table: Table): void {
  for (const seat of table.seats()) {
    for (const id of table.zoneOf('hand', seat).order) {
      const row = table.object(id);
      if (fieldsOf(row).faceDown !== unseen) continue;
      setObject(table, id, 'faceDown', '');
      table.emit('drawnCardSeen', '121.8', { seat }, [{ seats: [seat], data: { card: row.card, object: id } }]);
    }
  }
}

function drawOne(table: Table, happening: Happening): Happening | null {
  const { seat, data } = happening;
  noteTop(table, seat);
  const [top] = table.zoneOf('library', seat).order;
  if (top === undefined) {
    setPlayer(table, seat, 'drewFromEmpty', true);
    table.emit('drewFromEmptyLibrary', '121.4', { seat });
    return null;
  }
  const { card } = table.object(top);
  const now = place(table, top, { zone: `hand:${seat}`, at: 'bottom' });
  if (isAnnouncing(table)) {
    setObject(table, now, 'faceDown', unseen);
    table.emit('cardDrawn', data.rule as RuleRef, { seat });
    return { ...happening, data: { ...data, now } };
  }
  table.emit('cardDrawn', data.rule as RuleRef, { seat }, [{ seats: [seat], data: { card, object: now } }]);
  return { ...happening, data: { ...data, now } };
}
