import type { ObjectId, RuleRef } from '@arbiter/kernel';
import { type Happening, type HappeningRule, type ObjectRow, place, propose, type Table } from '@arbiter/kernel/authoring';
import { fieldsOf, isOnField, setObject, shownCard } from '../facts.js';

/** A champion levels up: a champion card comes to lie on top of it (1.7.1.4). @param object the champion @param card what lies on the effects stack, or elsewhere */
export function levelUp(object: ObjectId, card: ObjectId, rule: RuleRef): Happening {
  return propose('levelUp', { object }, { with: card, rule });
}

const levelling = ['entered', 'leveledUp'] as const;

/** It stays the object that it is, with counters and effects (ruling:16); what is new is its card, and that it is awake (1.7.1.4.3). */
export const levelUpRule: HappeningRule = {
  keys: () => levelling,
  // 2.11.7.8.6: a copy of an activation is nowhere but on the effects stack, and not in a lineage either (ruling:31).
  possible: (table, { object, data }) => isOnField(table, object) && ![undefined, 'copy'].includes(table.find(data.with as ObjectId)?.kind),
  commit: (table, list) => list.map((happening) => carryOut(table, happening)),
};

/**
 * The card on top changes places with the object that carries it, so that whatever speaks of the champion still finds it: what each of them is changes
 * with it, whether a card or a token (2.5.1.1.6), and what it is a copy of (2.11.7.8.6).
 */
function carryOut(table: Table, happening: Happening): Happening {
  const { object, data } = happening;
  const champion = table.object(object);
  const above = table.object(data.with as ObjectId);
  const [card, below] = [above.card, champion.card];
  const top = { kind: above.kind, copy: typeof data.copy === 'string' ? data.copy : fieldsOf(above).copy };
  const old = { kind: champion.kind, copy: fieldsOf(champion).copy };
  // What lies there anew has a new id, under which nothing was known of it yet (`madeOf`).
  const now = place(table, above.id, { host: object, as: 'under' });
  put(table, object, card, top);
  put(table, now, below, old);
  // 2.5.1.5: what the card below enables it has enabled since it came, what the new one does from now on.
  table.set(table.object(now), 'stamp', champion.stamp);
  table.set(champion, 'stamp', table.nextStamp());
  table.journal.population++;
  table.journal.touch();
  setObject(table, object, 'rested', false);
  table.emit('leveledUp', data.rule as RuleRef, { seat: champion.owner, object, card: shownCard(table, object), before: below });
  return { ...happening, data: { ...data, to: 'field', from: 'effectsStack', now: object } };
}

/** What makes a card of a lineage what it is, wherever in it it lies. */
interface Identity {
  readonly kind: ObjectRow['kind'];
  readonly copy: string;
}

function put(table: Table, id: ObjectId, card: string, { kind, copy }: Identity): void {
  table.set(table.object(id), 'card', card);
  table.set(table.object(id), 'kind', kind);
  setObject(table, id, 'copy', copy);
}
