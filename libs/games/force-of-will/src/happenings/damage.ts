import { type JsonObject, type ObjectId, type RuleRef, seatOfId } from '@arbiter/kernel';
import { type Happening, type HappeningRule, knownRow, notice, propose, type Reduction, type Table } from '@arbiter/kernel/authoring';
import { type Battle, gameOf, isOnField, rowOf, setGame, setObject, shownCard } from '../facts.js';
import { defOf, isJResonator } from '../values/base.js';
import { loseLife } from './life.js';

export interface Damage {
  readonly source: ObjectId;
  /** An object's or a player's id. */
  readonly to: number;
  readonly amount: number;
  /** Whether it is battle damage. */
  readonly battle: boolean;
  /** Whether it can't be prevented. */
  readonly firm?: boolean;
}

/** Proposes to deal damage (1007, 912). */
export function damage({ source, to, amount, battle, firm = false }: Damage, rule: RuleRef): Happening {
  const seat = seatOfId(to);
  return propose('damage', seat === null ? { object: to } : { seat }, { source, amount, battle, firm, rule });
}

const toPlayer = ['damage', 'playerDamaged'] as const;
const toCard = ['damage', 'damaged'] as const;

/**
 * Deals damage (1007.1, 1007.2): it stays on a J-ruler or resonator (201.2a), and reduces a player's life. A card without DEF is dealt none
 * (1007.4), and damage of 0 or less is no damage (ruling:15).
 */
export const damageRule: HappeningRule = {
  keys: (_table, { object }) => (object === 0 ? toPlayer : toCard),
  firm: (_table, { data }) => data.firm === true,
  possible: (table, { object, data }) =>
    (data.amount as number) > 0 &&
    (object === 0 || (isOnField(table, object) && isJResonator(table, object) && defOf(table, object) !== null)),
  contains: (_table, { object, seat, data }) => {
    const amount = data.amount as number;
    return [object === 0 ? loseLife(seat, amount, '1007.2') : propose('markDamage', { object }, { amount })];
  },
  commit: (table, list) => {
    for (const { object, seat, data } of list) {
      const source = data.source as ObjectId;
      if (data.battle === true) noteStrike(table);
      const to: JsonObject =
        object === 0 ? { seat, struck: `player:${seat}` } : { object, card: shownCard(table, object), struck: shownCard(table, object) };
      table.emit('damageDealt', data.rule as RuleRef, {
        ...to,
        source,
        sourceCard: knownRow(table, source)?.card ?? '',
        amount: data.amount as number,
        battle: data.battle === true,
      });
    }
    return list;
  },
};

/**
 * Notes that the attacker has dealt its damage, so that it deals none in the normal step if it did in the First Strike step, where no other
 * card deals any (806.2). Damage that was prevented completely, or was 0, has not been dealt.
 */
function noteStrike(table: Table): void {
  setGame(table, 'battle', { ...(gameOf(table).battle as Battle), struck: true });
}

const unwatched: readonly string[] = [];

/** Increases the damage on a card (1007.1). */
export const markDamageRule: HappeningRule = {
  keys: () => unwatched,
  possible: (table, { object }) => table.find(object) !== null,
  commit: (table, list) => {
    for (const { object, data } of list)
      setObject(table, object, 'damage', table.number(rowOf(table, object).damage + (data.amount as number)));
    return list;
  },
};

/** Proposes to remove all damage from a card. */
export function clearDamage(object: ObjectId): Happening {
  return propose('clearDamage', { object }, {});
}

export const clearDamageRule: HappeningRule = {
  keys: () => unwatched,
  possible: (table, { object }) => table.find(object) !== null,
  commit: (table, list) => {
    for (const { object } of list) {
      setObject(table, object, 'damage', 0);
      table.emit('damageRemoved', '1007.1', { object, card: shownCard(table, object) });
    }
    return list;
  },
};

/** Tells how much damage was prevented (1018.1, 1018.1a). */
export function damagePrevented(table: Table, { source, seat, amount, happenings }: Reduction): void {
  const [first] = happenings;
  if (first?.type !== 'damage') return;
  table.emit('damagePrevented', '1018.1', { object: source, card: shownCard(table, source), amount });
  notice(
    table,
    'damagePrevented',
    { object: first.object, seat: first.seat },
    { by: source, bySeat: seat, amount, source: first.data.source as ObjectId },
  );
}
