import type { ObjectId, RuleRef } from '@arbiter/kernel';
import { type Happening, type HappeningRule, type ObjectRow, place, propose, stampInOrder, type Table } from '@arbiter/kernel/authoring';
import { fieldsOf, isOnField, setObject, shownCard } from '../facts.js';

/**
 * Proposes that a champion levels up: a champion card is put on top of it (1.7.1.4).
 * @param object the champion
 * @param card the champion card, on the effects stack or elsewhere
 */
export function levelUp(object: ObjectId, card: ObjectId, rule: RuleRef): Happening {
  return propose('levelUp', { object }, { with: card, rule });
}

const levelling = ['entered', 'leveledUp'] as const;

/**
 * Levels up a champion: the object stays the same, with counters and effects (ruling:16); it has a new card and becomes awake (1.7.1.4.3).
 */
export const levelUpRule: HappeningRule = {
  keys: () => levelling,
  // A copy of an activation exists only on the effects stack (2.11.7.8.6), and so not in a lineage (ruling:31).
  possible: (table, { object, data }) => isOnField(table, object) && ![undefined, 'copy'].includes(table.find(data.with as ObjectId)?.kind),
  commit: (table, list) => list.map((happening) => carryOut(table, happening)),
};

/**
 * Lets the new card and the card on top change places, so that everything that refers to the champion's object still finds it. Whether each
 * is a card or a token (2.5.1.1.6), and what each is a copy of (2.11.7.8.6), changes places with them.
 */
function carryOut(table: Table, happening: Happening): Happening {
  const { object, data } = happening;
  const champion = table.object(object);
  const above = table.object(data.with as ObjectId);
  const [card, below] = [above.card, champion.card];
  const top = { kind: above.kind, copy: typeof data.copy === 'string' ? data.copy : fieldsOf(above).copy };
  const old = { kind: champion.kind, copy: fieldsOf(champion).copy };
  // The card that is now below gets a new id, under which nothing has been remembered (`madeOf`).
  const now = place(table, above.id, { host: object, as: 'under' });
  put(table, object, card, top);
  put(table, now, below, old);
  // The card below has enabled its elements since it came; the new card enables its own from now on (2.5.1.5).
  table.set(table.object(now), 'stamp', champion.stamp);
  stampInOrder(table, [object]);
  setObject(table, object, 'rested', false);
  table.emit('leveledUp', data.rule as RuleRef, { seat: champion.owner, object, card: shownCard(table, object), before: below });
  return { ...happening, data: { ...data, to: 'field', from: 'effectsStack', now: object } };
}

/** The fields that belong to a card of a lineage, whatever its place in the lineage. */
interface Identity {
  readonly kind: ObjectRow['kind'];
  readonly copy: string;
}

function put(table: Table, id: ObjectId, card: string, { kind, copy }: Identity): void {
  table.set(table.object(id), 'card', card);
  table.set(table.object(id), 'kind', kind);
  setObject(table, id, 'copy', copy);
}
