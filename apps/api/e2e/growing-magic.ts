import { createRuleset, type Json, type Ruleset } from '@arbiter/kernel';
import type { CardProgram } from '@arbiter/kernel/authoring';
import { magic } from '@arbiter/magic';

const card = (id: string, type: string, ability: unknown): CardProgram =>
  ({
    id,
    names: { en: id, zh: id },
    printed: { cost: '{0}', supertypes: [], types: [type], subtypes: [], keywords: [] },
    abilities: [ability],
  }) as unknown as CardProgram;
const life = { do: [{ verb: 'gainLife', amount: 1 }] };
const cards = [
  card('more-life', 'enchantment', { kind: 'triggered', on: [{ event: 'gainedLife', if: { seat: 'seat', is: 'you' } }], clauses: [life] }),
  card('spark', 'instant', { kind: 'spell', clauses: [life] }),
];
const library = Array.from({ length: 20 }, () => 'forest');
const board = {
  turn: { number: 3, seat: 0, step: 'main' },
  players: [{ hand: ['spark', 'forest'], library }, { library }],
  zones: { battlefield: ['more-life'] },
};

/** Magic with two additional cards. Its matches begin with both at hand: casting `spark` starts a loop of triggers that never ends. */
export const growingMagic: Ruleset = createRuleset({
  ...magic,
  cards: [...magic.cards, ...cards],
  setUp: (table) => magic.arrange(table, board as unknown as Json),
});
