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

/** A face-down card on the field is turned face-up. @param position battle position that a monster has then */
export function flipUp(
  object: ObjectId,
  position: 'attack' | 'defense' | '',
  doing: Doing,
  how: 'flipSummon' | 'battle' | 'effect' | 'activation' = 'effect',
): Happening {
  return propose('flip', { object }, jsonObjectOf({ ...doing, position, how }));
}

/** A face-up card on the field is turned face-down; a monster lies in Defense Position then (base.15.1). */
export function turnDown(object: ObjectId, doing: Doing): Happening {
  return propose('turnDown', { object }, jsonObjectOf({ ...doing }));
}

/** A face-up monster changes between Attack and Defense Position. */
export function changePosition(object: ObjectId, position: 'attack' | 'defense', doing: Doing): Happening {
  return propose('changePosition', { object }, jsonObjectOf({ ...doing, position }));
}

const flipped = ['flipped'] as const;
const plain: readonly string[] = [];
const changed = ['positionChanged'] as const;

/** The notes in which a card keeps the monster that it is bound to: an ability says them by its mark `bond`. */
const bondsOf = once(({ abilities }: Program): readonly string[] =>
  abilities.flatMap(({ ability }) => (typeof ability.marks?.bond === 'string' ? [ability.marks.bond] : [])),
);

const lies = everySlot.map(slotId);

/** What another card has to do with a monster ends as that is turned face-down, as what applies to it does (base.23.27). */
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
  // base.3.10, base.15.6, base.23.4: a monster that is turned face-up was flipped, whatever turned it.
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
      // What it does as it lies there begins now, as its stamp says.
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
    // base.14.5, base.15.8: Link Monsters and Tokens are never face-down.
    return row !== null && row.faceUp && row.kind !== 'token' && table.program(row).card.printed.frame !== 'link';
  },
  commit: (table, list) =>
    list.map((happening) => {
      const { object, data } = happening;
      const row = table.object(object);
      setObject(table, object, 'faceUp', false);
      setObject(table, object, 'setTurn', gameOf(table).turn);
      if (isMonsterSlot(row.slot)) setObject(table, object, 'position', 'defense');
      // base.15.7, base.20.11: what applied to it ends.
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
