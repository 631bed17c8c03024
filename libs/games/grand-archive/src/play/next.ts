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

/** What lasts until a player activates the next card that it speaks of, or the turn ends. Its modifiers are entries of `rules` about him, and the cards that they fit are those. */
const waiting = 'nextActivation:';

/** The concrete end of what lasts until a player's next activation. */
export const untilNext = (seat: Seat): string => `${waiting}${seat}`;

export const isUntilNext = ({ until }: { readonly until: string }): boolean => until.startsWith(waiting);

/** A card has been activated: what waited for the next such card has had it (2.3.1.11). */
export function nextActivated(table: Table, seat: Seat, item: ObjectId): Control | undefined {
  if (table.journal.size(table.state.effects) > 0) {
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
