import type { CardProgram } from '@arbiter/kernel/authoring';

const cardId = 'rule:copies';

/** What a copy effect that begins while something resolves does (706.4): its values stand in the effect, fixed when it began. */
export const copyEffect = `${cardId}/abilities/0/modifiers/0`;

/** Carries that effect; it is no card. */
export const copiesCard: CardProgram = {
  id: cardId,
  names: { en: 'Copies', zh: '复制' },
  printed: { rule: '706.4' },
  abilities: [{ kind: 'static', modifiers: [{ layer: 'copy', become: { copyOf: 'self' } }] }],
};
