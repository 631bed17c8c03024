import type { ObjectId, Seat } from '@arbiter/kernel';
import { type CardProgram, grant, type Table, uncut } from '@arbiter/kernel/authoring';

/** The name of the way in which a card is cast after it went on an adventure. */
export const adventurerName = 'adventurer';

const cardId = 'rule:adventures';

/** Carries the permission that the rules give to cast such a card; it is no card (715.3d). */
export const adventuresCard: CardProgram = {
  id: cardId,
  names: { en: 'Adventures', zh: '历险' },
  printed: { rule: '715.3d' },
  abilities: [
    {
      kind: 'static',
      modifiers: [{ layer: 'rules', gain: { rules: [{ word: 'may', what: 'beCast', name: adventurerName, who: { tree: {} } }] } }],
    },
  ],
};

/** 715.3d: gives the player permission to cast the card as long as it stays exiled, but not as an adventure. */
export function onAdventure(table: Table, id: ObjectId, you: Seat): void {
  const { card } = table.object(id);
  grant(
    table,
    { self: id, card, you, event: null, vars: {}, each: 0, subject: 0, cut: uncut },
    { program: `${cardId}/abilities/0/modifiers/0`, objects: [id], seats: [], until: '' },
  );
}
