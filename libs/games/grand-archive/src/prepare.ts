import { jsonObjectOf, readAs } from '@arbiter/kernel';
import type { Ability, CardProgram } from '@arbiter/kernel/authoring';
import type { Printed, PrintedKeyword, Restriction } from './cards/printed.js';
import { restricted, restrictedKeyword } from './cards/restrictions.js';

/** An ability that every champion has: remove three enlighten counters to draw a card (2.11.6.4.1). */
const enlightened: Ability = {
  kind: 'activated',
  keyword: 'enlighten',
  cost: [{ verb: 'payCounters', kind: 'enlighten', amount: 3 }],
  clauses: [{ do: [{ verb: 'draw' }] }],
};

type Restricted = PrintedKeyword & { readonly only: Restriction };

/**
 * Completes a card with what its writer need not say: the abilities of every card of its type, and the conditions of its restrictions
 * (2.4.4, 2.4.4.2, 2.4.4.4.1).
 */
export function prepare(card: CardProgram): CardProgram {
  const printed = readAs<Partial<Printed>>(card.printed);
  const keywords = printed.keywords ?? [];
  const bound = keywords.filter((keyword): keyword is Restricted => typeof keyword !== 'string' && keyword.only !== undefined);
  const abilities = [
    ...card.abilities.map((ability) => restricted(ability, printed)),
    ...bound.map((keyword) => restrictedKeyword(keyword, printed)),
  ];
  // 2.11.6.4.1
  if (printed.types?.includes('champion') === true) abilities.push(enlightened);
  if (bound.length === 0) return { ...card, abilities };
  const free = keywords.filter((keyword) => typeof keyword === 'string' || keyword.only === undefined);
  return { ...card, printed: jsonObjectOf({ ...card.printed, keywords: free }), abilities };
}
