import { jsonObjectOf, type ObjectId } from '@arbiter/kernel';
import { type Happening, type HappeningRule, propose, type Table } from '@arbiter/kernel/authoring';
import { cannot } from '../values/rules.js';
import { move } from './move.js';
import { type Doing, doingOf, shownDoing } from './reasons.js';

/**
 * A card on the field, or in a hand or Deck, is destroyed and goes to its owner's GY (base.20.1).
 * @param unplaced its summon or activation was negated: it does not leave the field (base.8.14, base.16.10)
 */
export function destroy(object: ObjectId, doing: Doing, unplaced?: boolean): Happening {
  return propose('destroy', { object }, jsonObjectOf({ ...doing, ...(unplaced === true ? { unplaced } : {}) }));
}

const keys = ['destroyed'] as const;

export const destroyRule: HappeningRule = {
  keys: () => keys,
  looksBack: () => true,
  // base.20.3, base.19.12
  possible: (table, { object, data }) =>
    destructible(table, object) &&
    !cannot(table, object, 'beDestroyed', {
      by: data.reason as string,
      foreign: data.bySeat !== (table.find(object)?.controller ?? data.bySeat),
      other: data.by as number,
    }),
  // base.8.14, base.20.1: by what it is done goes along, and whether it is unplaced.
  contains: (_table, { object, data }) => [move(object, { to: 'graveyard', act: 'destroyed' }, doingOf(data))],
  // base.20.1, base.20.5: all that one act destroys is destroyed together.
  commit: (table, list) => {
    for (const { object, data } of list) emitDestroyed(table, object, doingOf(data));
    return list;
  },
};

/** Of what lies in a GY, or is banished, nothing is destroyed. */
function destructible(table: Table, object: ObjectId): boolean {
  const row = table.find(object);
  return row !== null && (row.slot !== '' || row.zone.startsWith('hand:') || row.zone.startsWith('mainDeck:'));
}

function emitDestroyed(table: Table, object: ObjectId, doing: Doing): void {
  const { card, controller } = table.object(object);
  table.emit('cardDestroyed', doing.rule, { object, card, seat: controller, ...shownDoing(doing) });
}
