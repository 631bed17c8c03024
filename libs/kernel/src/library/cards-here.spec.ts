import { describe, expect, it } from '@jest/globals';
import type { Row } from '../state/state.js';
import { card, LayerTable } from '../testing/layer-game.js';

describe('what any card of a match does', () => {
  const maker = card('maker', {}, [{ kind: 'activated', clauses: [{ do: [{ verb: 'create', card: 'imp' }] }] }]);
  const cards = [card('ox', {}), maker, card('imp', { cost: 6 })];

  it('given a question that was answered, then it is answered anew when a card comes, or one that is named by it', () => {
    const { table } = new LayerTable(cards);
    const anyDear = (): boolean => table.cardsHere.any('dear', (program) => program.card.printed.cost === 6);
    const anyMade = (): boolean => table.cardsHere.any('made', (program) => program.card.id === 'imp');
    table.create('ox', 0);
    expect([anyDear(), anyMade()]).toEqual([false, false]);
    table.create('maker', 0);
    expect([anyDear(), anyMade()]).toEqual([true, true]);
  });

  it('given a card that is gone, and whose ability something has taken over, then it counts in a match that is loaded anew', () => {
    const { table } = new LayerTable(cards);
    const { id } = table.create('ox', 0);
    const anyMade = (): boolean => table.cardsHere.any('made', (program) => program.card.id === 'imp');
    expect(anyMade()).toBe(false);
    for (const taken of [['maker/abilities/0'], JSON.stringify({ abilities: ['ox/abilities/0', 'maker/abilities/0'] })]) {
      table.set(table.object(id) as Row, 'taken', taken);
      // A table that begins with such a state does the same.
      table.cardsHere.forget();
      expect(anyMade()).toBe(true);
      table.set(table.object(id) as Row, 'taken', '');
      table.cardsHere.forget();
    }
  });

  it('given cards of which nobody was told, then they count once they are looked for anew', () => {
    const { table } = new LayerTable(cards);
    const anyDear = (): boolean => table.cardsHere.any('dear', (program) => program.card.printed.cost === 6);
    const { id } = table.create('ox', 0);
    expect(anyDear()).toBe(false);
    table.set(table.object(id), 'card', 'imp');
    table.cardsHere.forget();
    expect(anyDear()).toBe(true);
  });
});
