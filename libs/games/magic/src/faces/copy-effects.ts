import type { CardProgram } from '@arbiter/kernel/authoring';

const cardId = 'rule:copies';

/** The copy effect that a resolving spell or ability begins (706.4): it holds the copied values, fixed when it began. */
export const copyEffect = `${cardId}/abilities/0/modifiers/0`;

/** Carries the copy effect; it is no card. */
export const copiesCard: CardProgram = {
  id: cardId,
  names: { en: 'Copies', zh: '复制' },
  printed: { rule: '706.4' },
  abilities: [{ kind: 'static', modifiers: [{ layer: 'copy', become: { copyOf: 'self' } }] }],
};
