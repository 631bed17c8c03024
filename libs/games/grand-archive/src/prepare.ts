import type { Ability, CardProgram } from '@arbiter/kernel';
import type { Printed } from './cards/printed.js';

/** 2.11.6.4.1: every champion may be relieved of three enlighten counters for a card. */
const enlightened: Ability = { kind: 'activated', keyword: 'enlighten', cost: [{ verb: 'payCounters', kind: 'enlighten', amount: 3 }], clauses: [{ do: [{ verb: 'draw' }] }] };

/** A card with everything said that its writer need not say: what every card of its type has. */
export function prepare(card: CardProgram): CardProgram {
  const { types } = card.printed as unknown as Partial<Printed>;
  return types?.includes('champion') === true ? { ...card, abilities: [...card.abilities, enlightened] } : card;
}
