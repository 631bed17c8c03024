import { type ObjectId, readAs, type Seat } from '@arbiter/kernel';
import {
  type Control,
  type EffectRow,
  endEffects,
  lastingEnv,
  matches,
  type Modifier,
  type Predicate,
  type Table,
} from '@arbiter/kernel/authoring';
import { momentOf } from '../timing/moments.js';
import { empower } from './empowered.js';

/**
 * The mark of effects that last until a player activates the next card that they mention, or until the turn ends. Their modifiers are
 * entries of `rules` for that player, and they mention the cards that these entries fit.
 */
const waiting = 'nextActivation:';

/** Returns the concrete end of an effect that lasts until a player's next activation. */
export const untilNext = (seat: Seat): string => `${waiting}${seat}`;

export const isUntilNext = ({ until }: { readonly until: string }): boolean => until.startsWith(waiting);

/** Notes that a card was activated: applies and ends the effects that waited for the next such card (2.3.1.11). */
export function nextActivated(table: Table, seat: Seat, item: ObjectId): Control | undefined {
  if (table.count('effects') > 0) {
    empower(table, seat, item);
    endEffects(table, (effect) => effect.until === untilNext(seat) && speaksOf(table, effect, item));
  }
  return momentOf(table, 'activated', { object: item, seat }) ?? undefined;
}

function speaksOf(table: Table, effect: EffectRow, item: ObjectId): boolean {
  const { gain } = table.library.node<Modifier>(effect.program);
  const entries = readAs<readonly { readonly where?: { readonly tree: Predicate } }[]>(gain?.rules ?? []);
  return entries.some(({ where }) => where === undefined || matches(table, lastingEnv(effect), item, where.tree));
}
