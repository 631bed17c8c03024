import type { ObjectId, RuleRef } from '@arbiter/kernel';
import { type Happening, type HappeningRule, propose, showTo, type Table } from '@arbiter/kernel/authoring';
import { gameOf, setGame } from '../facts.js';

/** Proposes to show a card of a hidden zone to all (1005.1). */
export function reveal(object: ObjectId, rule: RuleRef): Happening {
  return propose('reveal', { object }, { rule });
}

/** Whether a card is revealed now: it can't be revealed again meanwhile (1005.2). */
export function isRevealed(table: Table, id: ObjectId): boolean {
  return gameOf(table).revealed.includes(id);
}

const revealing = ['revealed'] as const;

/**
 * Reveals cards: each stays revealed until the effect that asked for it is over, or until it moves and so becomes another card (1005.1).
 */
export const revealRule: HappeningRule = {
  keys: () => revealing,
  possible: (table, { object }) => table.find(object) !== null,
  commit: (table, list) => {
    const shown = list.map((happening) => ({ ...happening, object: showTo(table, happening.object, table.seats()) }));
    shown.forEach(({ object, data }, at) => {
      const { card, owner } = table.object(object);
      table.emit('cardRevealed', data.rule as RuleRef, { seat: owner, card, object, was: list[at]?.object ?? object });
    });
    setGame(table, 'revealed', [...gameOf(table).revealed, ...shown.map(({ object }) => object)]);
    return shown;
  },
};

const nothing: readonly ObjectId[] = [];

/** Ends the revealing of cards by an effect that is over (1005.1). */
export function endRevealing(table: Table): void {
  setGame(table, 'revealed', nothing);
}
