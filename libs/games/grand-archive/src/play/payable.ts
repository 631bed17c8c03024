import { announceable, holds, listenerEnv, type ObjectId, payable, type Seat, type Table, type Verb } from '@arbiter/kernel';
import { canPay, cardVerbs } from './costs.js';
import { playingTextOf } from './playing-text.js';
import { additionalOf, type Total, totalOf, type Way } from './ways.js';

/** Whether a player can pay all of it together (2.3.1.8, 1.6.4.2.6). */
export function isAffordable(table: Table, seat: Seat, object: ObjectId, total: Total | null): boolean {
  if (total === null || !canPay(table, seat, total.cards, object)) return false;
  if (total.others.length === 0) return true;
  const env = listenerEnv(table, { object, seat, ability: '' }, null);
  return payable(table, env, [...total.others.map((path) => table.library.node<Verb>(path)), ...cardVerbs(total.cards)]);
}

/** Whether a card can be paid for in one way, with what has to be paid besides (1.6.4.2.6). */
export function isPayable(table: Table, seat: Seat, object: ObjectId, way: Way): boolean {
  const extras = additionalOf(table, seat, object).map(({ path }) => path);
  return isAffordable(table, seat, object, totalOf(table, seat, object, way, extras, playingTextOf(table, object).spell?.path ?? '', 0));
}

/** Whether the text of a card finds what it has to choose (2.3.1.5), and its condition holds. */
export function isAnnounceable(table: Table, seat: Seat, object: ObjectId): boolean {
  const { spell } = playingTextOf(table, object);
  if (spell === undefined) return true;
  const { ability, path } = spell;
  const env = listenerEnv(table, { object, seat, ability: path }, null);
  return (ability.when === undefined || holds(table, env, ability.when)) && announceable(table, env, path);
}
