import { type Happening, type HappeningRule, type ObjectId, place, propose, type RuleRef, type Table } from '@arbiter/kernel';
import { isOnField, setObject, shownCard } from '../facts.js';

/** A champion levels up: a champion card comes to lie on top of it (1.7.1.4). @param object the champion @param card what lies on the effects stack, or elsewhere */
export function levelUp(object: ObjectId, card: ObjectId, rule: RuleRef): Happening {
  return propose('levelUp', { object }, { with: card, rule });
}

const levelling = ['entered', 'leveledUp'] as const;

/** It stays the object that it is, with counters and effects (ruling:16); what is new is its card, and that it is awake (1.7.1.4.3). */
export const levelUpRule: HappeningRule = {
  keys: () => levelling,
  possible: (table, { object, data }) => isOnField(table, object) && table.find(data.with as ObjectId) !== null,
  commit: (table, list) => list.map((happening) => carryOut(table, happening)),
};

function carryOut(table: Table, happening: Happening): Happening {
  const { object, data } = happening;
  const champion = table.object(object);
  const above = table.object(data.with as ObjectId);
  const [card, below] = [above.card, champion.card];
  // The card on top changes places with the object that carries it, so that whatever speaks of the champion still finds it.
  table.set(champion, 'card', card);
  const now = place(table, above.id, { host: object, as: 'under' });
  table.set(table.object(now), 'card', below);
  table.set(champion, 'stamp', table.nextStamp());
  table.journal.population++;
  table.journal.touch();
  setObject(table, object, 'rested', false);
  table.emit('leveledUp', data.rule as RuleRef, { seat: champion.owner, object, card: shownCard(table, object), before: below });
  return { ...happening, data: { ...data, to: 'field', from: 'effectsStack', now: object } };
}
