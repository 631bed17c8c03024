import { jsonObjectOf, type ObjectId } from '@arbiter/kernel';
import { type Happening, type HappeningRule, propose, type Table } from '@arbiter/kernel/authoring';
import { cannot } from '../values/rules.js';
import { move } from './move.js';
import { type Doing, doingOf, shownDoing } from './reasons.js';

/**
 * Proposes to destroy a card on the field or in a hand or Deck, which sends it to its owner's GY (base.20.1).
 * @param unplaced its summon or activation was negated, so it does not leave the field (base.8.14, base.16.10)
 */
export function destroy(object: ObjectId, doing: Doing, unplaced?: boolean): Happening {
  return propose('destroy', { object }, jsonObjectOf({ ...doing, ...(unplaced === true ? { unplaced } : {}) }));
}

const keys = ['destroyed'] as const;

export const destroyRule: HappeningRule = {
  keys: () => keys,
  looksBack: () => true,
  // A card that cannot be destroyed in this way stays (base.20.3, base.19.12).
  possible: (table, { object, data }) =>
    destructible(table, object) &&
    !cannot(table, object, 'beDestroyed', {
      by: data.reason as string,
      foreign: data.bySeat !== (table.find(object)?.controller ?? data.bySeat),
      other: data.by as number,
    }),
  // The contained move keeps the cause and whether the card is `unplaced` (base.8.14, base.20.1).
  contains: (_table, { object, data }) => [move(object, { to: 'graveyard', act: 'destroyed' }, doingOf(data))],
  // All cards that one act destroys are destroyed together (base.20.1, base.20.5).
  commit: (table, list) => {
    for (const { object, data } of list) emitDestroyed(table, object, doingOf(data));
    return list;
  },
};

/** Whether a card can be destroyed where it is: cards in a GY and banished cards cannot. */
function destructible(table: Table, object: ObjectId): boolean {
  const row = table.find(object);
  return row !== null && (row.slot !== '' || row.zone.startsWith('hand:') || row.zone.startsWith('mainDeck:'));
}

function emitDestroyed(table: Table, object: ObjectId, doing: Doing): void {
  const { card, controller } = table.object(object);
  table.emit('cardDestroyed', doing.rule, { object, card, seat: controller, ...shownDoing(doing) });
}
