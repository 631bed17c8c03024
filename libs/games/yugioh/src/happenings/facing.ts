import { jsonObjectOf, type ObjectId } from '@arbiter/kernel';
import {
  type Happening,
  type HappeningRule,
  notedOn,
  noteOn,
  once,
  type Program,
  propose,
  releaseObject,
  releaseWatched,
  type Table,
} from '@arbiter/kernel/authoring';
import { gameOf, rowOnField, setObject } from '../facts.js';
import { everySlot, isMonsterSlot, present, slotId } from '../board.js';
import { cannot } from '../values/rules.js';
import { type Doing, doingOf, shownDoing } from './reasons.js';

/**
 * Proposes to turn a face-down card on the field face-up.
 * @param position battle position that a monster has afterwards
 */
export function flipUp(
  object: ObjectId,
  position: 'attack' | 'defense' | '',
  doing: Doing,
  how: 'flipSummon' | 'battle' | 'effect' | 'activation' = 'effect',
): Happening {
  return propose('flip', { object }, jsonObjectOf({ ...doing, position, how }));
}

/** Proposes to turn a face-up card on the field face-down; a monster is in Defense Position afterwards (base.15.1). */
export function turnDown(object: ObjectId, doing: Doing): Happening {
  return propose('turnDown', { object }, jsonObjectOf({ ...doing }));
}

/** Proposes to change a face-up monster between Attack and Defense Position. */
export function changePosition(object: ObjectId, position: 'attack' | 'defense', doing: Doing): Happening {
  return propose('changePosition', { object }, jsonObjectOf({ ...doing, position }));
}

const flipped = ['flipped'] as const;
const plain: readonly string[] = [];
const changed = ['positionChanged'] as const;

/** Names of the notes in which a card records the monsters that it is bound to; abilities declare them by the mark `bond`. */
const bondsOf = once(({ abilities }: Program): readonly string[] =>
  abilities.flatMap(({ ability }) => (typeof ability.marks?.bond === 'string' ? [ability.marks.bond] : [])),
);

const lies = everySlot.map(slotId);

/** Ends what binds other cards to a monster that is turned face-down, as everything that applies to it ends (base.23.27). */
function breakBonds(table: Table, id: ObjectId): void {
  for (const other of present(table, lies)) {
    for (const name of bondsOf(table.program(table.object(other)))) {
      const noted = notedOn(table, other, name);
      if (Array.isArray(noted) && noted.includes(id))
        noteOn(
          table,
          other,
          name,
          noted.filter((one) => one !== id),
        );
    }
  }
}

export const flipRule: HappeningRule = {
  // A monster that is turned face-up counts as flipped, whatever turned it (base.3.10, base.15.6, base.23.4).
  keys: (table, { object }) => (isMonsterSlot(table.object(object).slot) ? flipped : plain),
  possible: (table, { object }) => {
    const row = rowOnField(table, object);
    return row !== null && !row.faceUp;
  },
  commit: (table, list) =>
    list.map((happening) => {
      const { object, data } = happening;
      setObject(table, object, 'faceUp', true);
      setObject(table, object, 'setTurn', 0);
      setObject(table, object, 'position', data.position as 'attack' | '');
      // The card's effects apply from now on, so it gets a new stamp.
      table.set(table.object(object), 'stamp', table.nextStamp());
      const { card, controller, slot } = table.object(object);
      const doing = doingOf(data);
      table.emit('flippedUp', doing.rule, {
        object,
        card,
        seat: controller,
        slot,
        how: data.how as string,
        position: data.position as string,
        ...shownDoing(doing),
      });
      return happening;
    }),
};

export const turnDownRule: HappeningRule = {
  keys: () => ['turnedDown'],
  possible: (table, { object }) => {
    const row = rowOnField(table, object);
    // Link Monsters and Tokens are never face-down (base.14.5, base.15.8).
    return row !== null && row.faceUp && row.kind !== 'token' && table.program(row).card.printed.frame !== 'link';
  },
  commit: (table, list) =>
    list.map((happening) => {
      const { object, data } = happening;
      const row = table.object(object);
      setObject(table, object, 'faceUp', false);
      setObject(table, object, 'setTurn', gameOf(table).turn);
      if (isMonsterSlot(row.slot)) setObject(table, object, 'position', 'defense');
      // Everything that applied to the card ends (base.15.7, base.20.11).
      setObject(table, object, 'counters', {});
      setObject(table, object, 'notes', {});
      setObject(table, object, 'gemini', false);
      table.set(row, 'uses', {});
      releaseObject(table, object);
      releaseWatched(table, object);
      breakBonds(table, object);
      const doing = doingOf(data);
      table.emit('turnedDown', doing.rule, { object, card: row.card, seat: row.controller, slot: row.slot, ...shownDoing(doing) });
      return happening;
    }),
};

export const changePositionRule: HappeningRule = {
  keys: () => changed,
  possible: (table, { object, data }) => {
    const row = rowOnField(table, object);
    return (
      row !== null &&
      !cannot(table, object, 'changePosition', { by: data.reason === 'effect' ? 'effect' : 'player' }) &&
      row.position !== data.position &&
      table.program(row).card.printed.frame !== 'link'
    );
  },
  commit: (table, list) =>
    list.map((happening) => {
      const { object, data } = happening;
      setObject(table, object, 'position', data.position as 'attack');
      const { card, controller, slot } = table.object(object);
      const doing = doingOf(data);
      table.emit('positionChanged', doing.rule, {
        object,
        card,
        seat: controller,
        slot,
        position: data.position as string,
        ...shownDoing(doing),
      });
      return happening;
    }),
};
