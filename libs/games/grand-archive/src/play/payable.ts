import type { ObjectId, Seat } from '@arbiter/kernel';
import { announceable, type Env, holds, listenerEnv, payable, type Table, type Verb } from '@arbiter/kernel/authoring';
import { isType } from '../values/base.js';
import { keywordAmount } from '../values/keywords.js';
import { attackingChampions } from './champions.js';
import { canPay, cardVerbs } from './costs.js';
import { playingTextOf } from './playing-text.js';
import { additionalOf, type Total, totalOf, type Way } from './ways.js';

const none: readonly Verb[] = [];

/**
 * Returns the costs of an activation that do not come from a text: resting the champion of an attack card (1.7.4.2), and the counters that
 * prepare the card (ext.1.7). `champion` is 0 if it is no attack card, `preparedBy` if nothing prepares it.
 */
export function ownCosts(table: Table, object: ObjectId, champion: ObjectId, preparedBy = 0): readonly Verb[] {
  const rests: readonly Verb[] = isType(table, object, 'attack') ? [{ verb: 'rest', what: { id: champion } }] : none;
  return preparedBy === 0
    ? rests
    : [...rests, { verb: 'payCounters', what: { id: preparedBy }, kind: 'preparation', amount: keywordAmount(table, object, 'prepare') }];
}

/**
 * Whether a player can pay the whole cost together (2.3.1.8, 1.6.4.2.6).
 * @param own the costs that do not come from a text
 */
export function isAffordable(
  table: Table,
  seat: Seat,
  object: ObjectId,
  total: Total | null,
  own: readonly Verb[],
  env: Env = listenerEnv(table, { object, seat, ability: '' }, null),
): boolean {
  if (total === null || !canPay(table, seat, total.cards, object)) return false;
  if (total.others.length + own.length === 0) return true;
  return payable(table, env, [...own, ...total.others.map((path) => table.library.node<Verb>(path)), ...cardVerbs(total.cards)]);
}

/**
 * Whether a card can be paid for in one way, together with its additional costs (1.6.4.2.6).
 * @param champion the champion that it is activated for; 0 for any
 */
export function isPayable(table: Table, seat: Seat, object: ObjectId, way: Way, champion = 0): boolean {
  const extras = additionalOf(table, seat, object).map(({ path }) => path);
  const total = totalOf(table, seat, object, way, extras, playingTextOf(table, object).spell?.path ?? '', 0);
  const champions = champion === 0 && isType(table, object, 'attack') ? attackingChampions(table, seat) : [champion];
  return champions.some((one) => isAffordable(table, seat, object, total, ownCosts(table, object, one)));
}

/** Whether the required choices of a card's text can be made (2.3.1.5), and its condition holds. */
export function isAnnounceable(table: Table, seat: Seat, object: ObjectId): boolean {
  const { spell } = playingTextOf(table, object);
  if (spell === undefined) return true;
  const { ability, path } = spell;
  const env = listenerEnv(table, { object, seat, ability: path }, null);
  return (ability.when === undefined || holds(table, env, ability.when)) && announceable(table, env, path);
}
