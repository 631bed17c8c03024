import type { Ability, GameDefinition } from '@arbiter/kernel';

/** 1105.2: a resonator that deals damage in battle is destroyed, and so is the resonator that it was dealt to; not on J-rulers, nor to them (1105.3, ruling:19). */
const explode: Ability = {
  kind: 'triggered',
  keyword: 'explode',
  on: [{ event: 'damage', if: { all: [{ object: { event: 'source' }, is: { is: 'self' } }, { eventIs: 'battle', equal: true }, { object: 'self', is: { types: 'resonator' } }] } }],
  clauses: [{ do: [{ verb: 'destroy', what: 'self' }] }, { if: { object: { event: 'object' }, is: { types: 'resonator' } }, do: [{ verb: 'destroy', what: { event: 'object' } }] }],
};

/** What keywords stand for; the others stand where their rules act. */
export const keywordAbilities: NonNullable<GameDefinition['keywordAbilities']> = { explode: () => [explode] };
