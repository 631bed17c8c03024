import { describe, expect, it } from '@jest/globals';
import { openTournament, type Played, seedOf, swissPhase } from '../specs/played.js';
import type { TournamentCommand } from './commands.js';

const withDecks = (entrants: number, rounds = 9): Played => openTournament(entrants, [swissPhase(rounds)], { decks: 'required' });
const submit = (entrant: number, more: Partial<Extract<TournamentCommand, { type: 'submitDeck' }>> = {}): TournamentCommand => ({
  type: 'submitDeck',
  entrant,
  deckId: `deck-${entrant}`,
  commitment: seedOf(entrant),
  verdict: 'enforced',
  byStaff: false,
  ...more,
});
const draw = (tables: number | null, seed = 1) => ({ type: 'drawDeckChecks', tables, seed: seedOf(seed) }) as const;

describe('decks', () => {
  it('given decks are locked, when a player submits another one, then it is refused, until theirs is unlocked; staff may, and it is late', () => {
    const cup = withDecks(2);
    cup.does(submit(1));
    expect(cup.state().entrants[0]!.deck).toMatchObject({ deckId: 'deck-1', standing: 'enforced', late: false });
    cup.does({ type: 'lockDecks' });
    expect(cup.refuses({ type: 'lockDecks' })).toMatchObject({ code: 'tournament/nothing-to-change' });
    expect(cup.refuses(submit(1))).toMatchObject({ code: 'deck/submission-closed', params: { entrant: 1 } });
    cup.does({ type: 'unlockDeck', entrant: 1, reason: 'registration error' });
    cup.does(submit(1, { deckId: 'deck-9' }));
    expect(cup.state().entrants[0]).toMatchObject({ deck: { deckId: 'deck-9', late: true }, deckUnlocked: false });
    expect(cup.refuses(submit(1))).toMatchObject({ code: 'deck/submission-closed' });
    cup.does(submit(2, { byStaff: true, verdict: 'notEnforced' }));
    expect(cup.state().entrants[1]!.deck).toMatchObject({ standing: 'notEnforced', late: true });
  });

  it('given decks are locked, when somebody who has handed in none is unlocked, then they hand in one, once', () => {
    const cup = withDecks(2);
    expect(cup.refuses({ type: 'unlockDeck', entrant: 1, reason: 'too early' })).toMatchObject({ code: 'tournament/nothing-to-change' });
    cup.does({ type: 'lockDecks' });
    cup.does({ type: 'unlockDeck', entrant: 1, reason: 'came late' });
    expect(cup.refuses({ type: 'unlockDeck', entrant: 1, reason: 'again' })).toMatchObject({ code: 'tournament/nothing-to-change' });
    cup.does(submit(1));
    expect(cup.state().entrants[0]!.deck).toMatchObject({ deckId: 'deck-1', late: true });
    expect(cup.refuses(submit(1))).toMatchObject({ code: 'deck/submission-closed' });
  });

  it('given a tournament without decks, then none is taken, locked or checked', () => {
    const cup = openTournament(2, [swissPhase(1)]);
    cup.pair();
    for (const command of [submit(1), { type: 'lockDecks' } as const, draw(1)])
      expect(cup.refuses(command)).toMatchObject({ code: 'deck/not-asked-for' });
  });
});

describe('deck checks', () => {
  it('given nine rounds of ten tables, when as many are drawn as are due, then a tenth of all tables was checked after the last one (MTR 2.8)', () => {
    const cup = withDecks(20);
    for (let round = 1; round <= 9; round++) {
      cup.pair();
      cup.does(draw(null, round));
      cup.play();
      cup.does({ type: 'closeRound' });
    }
    const checks = cup.state().deckChecks;
    expect(checks.length).toBeGreaterThanOrEqual(9);
    expect(checks.every(({ table }) => table >= 1 && table <= 10)).toBe(true);
  });

  it('given the same seed, then the same tables are drawn; a table that was drawn or has its result is not drawn again', () => {
    const tables = (seed: number): string => {
      const cup = withDecks(20);
      cup.pair(5);
      cup.does(draw(3, seed));
      return JSON.stringify(cup.state().deckChecks.map(({ table }) => table));
    };
    expect(tables(4)).toBe(tables(4));
    expect(new Set([1, 2, 3, 4, 5].map(tables)).size).toBeGreaterThan(1);
    const cup = withDecks(6);
    cup.pair();
    cup.does(draw(1));
    cup.does(draw(1, 2));
    expect(new Set(cup.state().deckChecks.map(({ table }) => table)).size).toBe(2);
    expect(cup.refuses(draw(2))).toMatchObject({ code: 'deck/too-few-tables', params: { wanted: 2, left: 1 } });
    cup.play();
    expect(cup.refuses(draw(1))).toMatchObject({ code: 'deck/too-few-tables', params: { wanted: 1, left: 0 } });
  });

  it('given a table that was drawn, when a judge records what they found, then it stands there; of any other it is refused', () => {
    const cup = withDecks(4);
    cup.pair();
    cup.does(draw(1));
    const { table } = cup.state().deckChecks[0]!;
    cup.does({ type: 'recordDeckCheck', round: 1, table, outcome: 'problem' });
    expect(cup.state().deckChecks).toEqual([{ round: 1, table, outcome: 'problem' }]);
    expect(cup.refuses({ type: 'recordDeckCheck', round: 1, table, outcome: 'problem' })).toMatchObject({
      code: 'tournament/nothing-to-change',
    });
    expect(cup.refuses({ type: 'recordDeckCheck', round: 1, table: 3 - table, outcome: 'inOrder' })).toMatchObject({
      code: 'table/not-found',
    });
  });
});
