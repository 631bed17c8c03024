import type { Ability, CardProgram } from '@arbiter/kernel/authoring';

const shieldsId = 'rule:shields';

/** Regenerates the permanent that would be destroyed, instead (701.14a, 614.8). */
const regeneration: Ability = {
  kind: 'replacement',
  on: [{ event: 'regenerable', if: { object: { event: 'object' }, is: { is: { var: 'it' } } } }],
  clauses: [{ do: [{ verb: 'instead', do: [{ verb: 'regenerated', what: { event: 'object' } }] }] }],
};

/**
 * Carries the replacement effects that rules describe and no card prints. It is not a real card: no deck may contain it, and it can't be
 * named.
 */
export const shieldsCard: CardProgram = {
  id: shieldsId,
  names: { en: 'Shields', zh: '护盾' },
  printed: { rule: '701.14a' },
  abilities: [regeneration],
};

/** The program of a regeneration shield; `it` is the permanent that the shield protects. */
export const regenerationShield = `${shieldsId}/abilities/0`;
