import { describe, expect, it } from '@jest/globals';
import type { Decision, Json, Viewer } from '@arbiter/kernel';
import { shows } from '@arbiter/testing';
import { deckOf, MatchRun } from '../testing/match-run.js';

const decks = [
  deckOf({ 'grizzly-bears': 4, shock: 4 }, { murder: 3, divination: 2 }),
  deckOf({ 'giant-growth': 4 }, { 'lava-spike': 4 }),
] as const;
const starting = (run: MatchRun): number => run.typed('startingPlayerDecided').at(-1)?.data.seat as number;
const wins = (run: MatchRun): Json | undefined => run.view.values.wins;

/** A run in which each player is being asked about their sideboard. */
function betweenGames(): MatchRun {
  return MatchRun.begin(decks, 1).keep().concede(1);
}

function asked(run: MatchRun, seat: number): Decision {
  return run.session.pending().find((one) => one.seat === seat) as Decision;
}

/** Both keep their decks as they are. */
function stay(run: MatchRun): MatchRun {
  for (const seat of [0, 1]) run.answer({ bulk: decks[seat] as unknown as Json }, asked(run, seat));
  return run;
}

describe('a match of several games', () => {
  it(`goes on until a player has won two; sideboards lie in no library ${shows('100.6a', '103.1a', '100.4')}`, () => {
    const run = MatchRun.begin(decks, 1);
    expect([run.count('library:0'), run.count('hand:0'), run.count('sideboard:0'), run.count('sideboard:1')]).toEqual([53, 7, 5, 4]);
    run.keep().concede(1);
    expect([run.session.result(), wins(run), run.view.values.game]).toEqual([null, [1, 0], 2]);
    expect(run.typed('gameEnded').map(({ data }) => data)).toEqual([{ game: 1, winners: [0], reason: 'concession' }]);
    stay(run).pick('player:0').keep().concede(0);
    expect([run.session.result(), wins(run)]).toEqual([null, [1, 1]]);
    stay(run).pick('player:0').keep().concede(1);
    expect(run.session.result()).toEqual({ winners: [0], reason: 'games', rule: '100.6a' });
    expect(wins(run)).toEqual([2, 1]);
  });

  it(`is over after one game where only one is played ${shows('100.6a')}`, () => {
    const run = MatchRun.begin(decks, 1, 'single').keep().concede(0);
    expect(run.session.result()).toEqual({ winners: [1], reason: 'concession', rule: '104.2a' });
  });

  it(`begins each game with full hands, libraries and life ${shows('103.1', '103.3')}`, () => {
    const run = stay(betweenGames()).pick('player:1');
    expect([run.count('library:0'), run.count('hand:0'), run.count('library:1'), run.count('hand:1')]).toEqual([53, 7, 53, 7]);
    expect(run.view.players.map(({ values }) => values.life)).toEqual([20, 20]);
    run.keep();
    expect(run.view.turn).toMatchObject({ number: 1, seat: 1 });
  });

  it(`lets the loser choose who takes the first turn of the next game ${shows('103.2')}`, () => {
    const run = stay(betweenGames());
    expect(run.open).toMatchObject({ kind: 'chooseStart', rule: '103.2', seat: 1 });
    run.pick('player:0').keep();
    expect([starting(run), run.view.turn.seat]).toEqual([0, 0]);
    run.act({ type: 'agreeDraw', scope: 'game' });
    expect(run.typed('gameEnded').at(-1)).toMatchObject({ rule: '104.4i', data: { winners: [] } });
    // After a draw, the player who chose for that game chooses again.
    expect(stay(run).open).toMatchObject({ kind: 'chooseStart', seat: 1 });
  });

  it(`after a first game without a winner, lets the one choose who was drawn by lot ${shows('103.2', 'ruling:7')}`, () => {
    const run = MatchRun.begin(decks, 1);
    const drawn = starting(run);
    run.act({ type: 'agreeDraw', scope: 'game' });
    expect([wins(run), run.view.values.draws]).toEqual([[0, 0], 1]);
    expect(stay(run).open).toMatchObject({ kind: 'chooseStart', seat: drawn });
  });

  it(`may be given up, or agreed to be a draw, as a whole ${shows('104.3a', '104.4i')}`, () => {
    expect(MatchRun.begin(decks, 1).keep().concede(0, 'match').session.result()).toEqual({
      winners: [1],
      reason: 'concession',
      rule: '104.3a',
    });
    expect(betweenGames().act({ type: 'agreeDraw', scope: 'match' }).session.result()).toMatchObject({ winners: [], rule: '104.4i' });
    const run = betweenGames().concede(0);
    expect([run.session.result(), wins(run)]).toEqual([null, [1, 1]]);
  });

  it(`takes a game from whom a judge punishes so ${shows('104.3k')}`, () => {
    const run = MatchRun.begin(decks, 1)
      .keep()
      .act({ type: 'judgeLoss', seat: 0, scope: 'game', rules: ['104.3k'] });
    expect(run.typed('playerLost').at(-1)).toMatchObject({ rule: '104.3k', data: { seat: 0 } });
    expect([run.session.result(), wins(run)]).toEqual([null, [0, 1]]);
  });
});

describe('sideboarding', () => {
  it(`changes cards between games, hidden from the other player ${shows('100.4', '100.4a')}`, () => {
    const run = betweenGames();
    expect(run.session.pending().map(({ kind, rule, seat, sealed }) => ({ kind, rule, seat, sealed }))).toEqual(
      [0, 1].map((seat) => ({ kind: 'sideboard', rule: '100.4', seat, sealed: true })),
    );
    const changed = deckOf({ 'grizzly-bears': 4, shock: 1, murder: 3 }, { shock: 3, divination: 2 });
    run.answer({ bulk: changed as unknown as Json }, asked(run, 0)).answer({ bulk: decks[1] as unknown as Json }, asked(run, 1));
    expect(run.typed('sideboarded').map(({ data, secrets }) => [data, secrets?.[0]?.data.in])).toEqual([
      [{ seat: 0 }, ['murder', 'murder', 'murder']],
      [{ seat: 1 }, []],
    ]);
    const all = [...run.cards('library:0'), ...run.cards('hand:0')];
    expect([
      all.filter((card) => card === 'murder').length,
      all.filter((card) => card === 'shock').length,
      run.cards('sideboard:0'),
    ]).toEqual([3, 1, ['divination', 'divination', 'shock', 'shock', 'shock']]);
  });

  it(`refuses other cards than the registered ones, and what is no legal deck ${shows('100.4', '100.2a', '100.4a')}`, () => {
    const run = betweenGames();
    const tryDeck = (deck: Json): unknown =>
      run.session.act({ type: 'answer', seat: 0, decision: asked(run, 0).id, answer: { bulk: deck } });
    expect(tryDeck({ main: Array.from({ length: 60 }, () => 'forest'), sideboard: [] })).toMatchObject({
      ok: false,
      refusal: { code: 'deck/illegal', rule: '100.4' },
    });
    const [deck] = decks;
    const small = { main: deck.main.slice(1), sideboard: [...deck.sideboard, deck.main[0] as string] };
    expect(tryDeck(small)).toMatchObject({ ok: false, refusal: { code: 'deck/illegal', rule: '100.2a' } });
    expect(tryDeck('forest')).toMatchObject({ ok: false });
    expect(tryDeck(deck as unknown as Json)).toMatchObject({ ok: true });
  });

  it('shows a sideboard to its owner alone', () => {
    const run = MatchRun.begin(decks, 1).keep();
    const seen = (viewer: Viewer): readonly number[] =>
      [0, 1].map((seat) => run.session.view(viewer).zones.find(({ id }) => id === `sideboard:${seat}`)?.objects.length ?? -1);
    expect([
      seen({ role: 'player', seat: 0 }),
      seen({ role: 'player', seat: 1 }),
      seen({ role: 'spectator' }),
      seen({ role: 'judge' }),
    ]).toEqual([
      [5, 0],
      [0, 4],
      [0, 0],
      [5, 4],
    ]);
  });

  it('has a legal answer drawn at random, and stays as it is by default', () => {
    const run = betweenGames();
    let next = 7;
    const draw = (n: number): number => (next = (next * 31 + 11) % 9973) % n;
    for (let time = 0; time < 20; time++) {
      const again = betweenGames();
      for (const decision of again.session.pending())
        expect(
          again.session.act({ type: 'answer', seat: decision.seat, decision: decision.id, answer: again.session.sample(decision, draw) })
            .ok,
        ).toBe(true);
    }
    expect(run.session.sample(asked(run, 0), () => 0)).toEqual({ bulk: decks[0] });
  });
});
