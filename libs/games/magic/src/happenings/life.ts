import { idOfSeat, type RuleRef, type Seat } from '@arbiter/kernel';
import { type Happening, type HappeningRule, propose, type Table } from '@arbiter/kernel/authoring';
import { playerOf, setPlayer } from '../facts.js';
import { forbids, type Forbidden, rulesWith } from '../rules.js';

/** A player loses life (119.3). */
export function loseLife(seat: Seat, amount: number, rule: RuleRef): Happening {
  return propose('loseLife', { seat }, { amount, rule });
}

/** A player gains life (119.3). */
export function gainLife(seat: Seat, amount: number, rule: RuleRef): Happening {
  return propose('gainLife', { seat }, { amount, rule });
}

/**
 * 702.15e: joins the life gained from damage that one source dealt to several recipients at once into one event; gains from several sources
 * stay separate. Damage happenings contain no life gain other than that of the source's controller.
 */
function asOneGain(table: Table, batch: readonly Happening[], earlier: Happening, later: Happening): Happening | null {
  if (batch[earlier.inside]?.data.source !== batch[later.inside]?.data.source) return null;
  return { ...earlier, data: { ...earlier.data, amount: table.number((earlier.data.amount as number) + (later.data.amount as number)) } };
}

const losing = ['lostLife'] as const;
const gaining = ['gainedLife'] as const;

/** Gaining or losing 0 life is no event (119.9); a player who can't gain or lose life doesn't (119.7, 119.8). */
const possible = (table: Table, { seat, data }: Happening, what: Forbidden): boolean =>
  (data.amount as number) > 0 && !forbids(table, idOfSeat(seat), what);

export const loseLifeRule: HappeningRule = {
  keys: () => losing,
  possible: (table, happening) => possible(table, happening, 'loseLife'),
  commit: (table, list) => change(table, list, -1),
};
export const gainLifeRule: HappeningRule = {
  keys: () => gaining,
  joins: asOneGain,
  possible: (table, happening) => possible(table, happening, 'gainLife'),
  commit: (table, list) => change(table, list, 1),
};

/** Makes a player's life total a number: the player gains or loses the difference (119.5). */
export function setLife(table: Table, seat: Seat, total: number, rule: RuleRef): readonly Happening[] {
  const { life } = playerOf(table, seat);
  return [total > life ? gainLife(seat, total - life, rule) : loseLife(seat, life - total, rule)];
}

/** Whether a player could pay this much life (119.4, 119.8); 0 life can always be paid. */
export function canPayLife(table: Table, seat: Seat, amount: number): boolean {
  return amount <= 0 || (playerOf(table, seat).life >= amount && !forbids(table, idOfSeat(seat), 'loseLife'));
}

function change(table: Table, list: readonly Happening[], sign: 1 | -1): readonly (Happening | null)[] {
  return list.map((happening) => {
    const { seat, data } = happening;
    const had = playerOf(table, seat).life;
    const life = Math.max(
      table.number(had + sign * (data.amount as number)),
      data.rule === '120.3a' ? Math.min(had, leastLife(table, seat)) : -Infinity,
    );
    const by = life - had;
    // A loss that an effect reduced to nothing is no event (120.4b).
    if (by === 0) return null;
    setPlayer(table, seat, 'life', life);
    table.emit('lifeChanged', data.rule as RuleRef, { seat, by, life });
    return Math.abs(by) === data.amount ? happening : { ...happening, data: { ...data, amount: Math.abs(by) } };
  });
}

/**
 * Returns the least life total that damage leaves a player, where an effect sets one; it is checked as the damage event happens (120.4c).
 */
function leastLife(table: Table, seat: Seat): number {
  let least = -Infinity;
  for (const { of, is } of rulesWith(table, idOfSeat(seat), 'number'))
    if (of === 'leastLife' && typeof is === 'number') least = Math.max(least, is);
  return least;
}
