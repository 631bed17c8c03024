import { describe, expect, it } from '@jest/globals';
import { games } from '@arbiter/games';
import type { Ruleset } from '@arbiter/kernel';
import { chooser, TimedMatch } from '@arbiter/testing';

/** What all games have in common when a judge calls time; each game's own procedure has a spec of its own. */

/** A format of each game, its rounds, and the turns that may begin after time was called. */
const rounds: readonly {
  readonly game: keyof typeof games;
  readonly format: string;
  readonly endOfRound: string;
  readonly turns: number;
}[] = [
  { game: 'starline', format: 'standard', endOfRound: 'swiss', turns: 0 },
  { game: 'starline', format: 'standard', endOfRound: 'elimination', turns: 0 },
  { game: 'yugioh', format: 'tcg', endOfRound: 'swiss', turns: 0 },
  { game: 'magic', format: 'constructed', endOfRound: 'swiss', turns: 5 },
  { game: 'force-of-will', format: 'match', endOfRound: 'swiss', turns: 5 },
  { game: 'grand-archive', format: 'match', endOfRound: 'swiss', turns: 3 },
  { game: 'grand-archive', format: 'match', endOfRound: 'elimination', turns: 3 },
];

const begin = (round: (typeof rounds)[number], seed: number): TimedMatch => new TimedMatch(games[round.game], { ...round, seed });

/** Plays on for a number of answers, or to the end. */
const forAnswers = (match: TimedMatch, count: number): TimedMatch => {
  let left = count;
  return match.play(() => left-- <= 0);
};

describe.each(rounds)('time called in $game, $endOfRound', (round) => {
  it('given any moment of a match, then it ends within the turns that are left, and its actions lead to the same again', () => {
    let ended = 0;
    for (let seed = 1; seed <= 6; seed += 1) {
      const match = forAnswers(begin(round, seed), 5 + chooser(seed)(160));
      if (match.result !== null) continue;
      expect(match.callTime()).toBeNull();
      match.play();
      ended += 1;
      expect(match.turnsAfterTime).toBeLessThanOrEqual(round.turns);
      expect(match.typed('turnAfterTime').map(({ data }) => data.number)).toEqual(
        Array.from({ length: match.turnsAfterTime }, (_, index) => index + 1),
      );
      expect(match.replayed()).toBe(match.session.fingerprint());
    }
    expect(ended).toBeGreaterThan(0);
  });

  it('given time that was called, when it is called again, or when the match is over, then that is refused by name and changes nothing', () => {
    const match = forAnswers(begin(round, 3), 20);
    expect(match.callTime()).toBeNull();
    const before = match.session.fingerprint();
    expect(match.callTime()?.code).toBe(match.result === null ? 'time/called' : 'match/over');
    expect(match.session.fingerprint()).toBe(before);
    match.play();
    expect(match.callTime()?.code).toBe('match/over');
  });

  it('given a call that is taken back, then all is as before it', () => {
    const match = forAnswers(begin(round, 4), 20);
    const [fingerprint, state] = [match.session.fingerprint(), JSON.stringify(match.session.state())];
    expect(match.callTime()).toBeNull();
    expect(match.session.fingerprint()).not.toBe(fingerprint);
    match.session.undo();
    expect([match.session.fingerprint(), JSON.stringify(match.session.state())]).toEqual([fingerprint, state]);
  });
});

describe.each(Object.entries(games))('time called in %s', (_, ruleset: Ruleset) => {
  const [format = ''] = Object.keys(ruleset.formats);

  it.each([[undefined], ['no such round']])(
    'given a format that says %s of the end of a round, then it is refused by name',
    (endOfRound) => {
      const match = forAnswers(new TimedMatch(ruleset, { seed: 2, format, ...(endOfRound === undefined ? {} : { endOfRound }) }), 10);
      const before = match.session.fingerprint();
      expect(match.callTime()?.code).toBe('time/not-offered');
      expect(match.session.fingerprint()).toBe(before);
    },
  );

  it('given its rules, then they say that they know the action, and by which names', () => {
    expect(ruleset.actions).toContain('timeCalled');
    const named = Object.keys(ruleset.formats).filter((id) => ruleset.game !== 'yugioh' || !id.startsWith('ocg'));
    const ends = ruleset.game === 'yugioh' ? ['swiss'] : ['swiss', 'elimination'];
    expect(ruleset.endsOfRound).toEqual(Object.fromEntries(named.map((id) => [id, ends])));
  });
});

/** Games in which turns follow after time was called, with where the rules say so, and the life that decides level matches. */
const withTurns = [
  { game: 'magic', format: 'constructed', turns: 5, rule: 'MTR 2.4', level: 'untilBehind' },
  { game: 'force-of-will', format: 'match', turns: 5, rule: 'platform.endOfRound', level: 'untilBehind' },
  { game: 'grand-archive', format: 'match', turns: 3, rule: 'TRG End of Match', level: 'life' },
] as const;
type WithTurns = (typeof withTurns)[number];

const started = ({ game, format }: WithTurns, endOfRound: string, seed: number): TimedMatch =>
  new TimedMatch(games[game], { format, endOfRound, seed });

/** The life of each player, or what is left of their champion's. */
const livesOf = ({ view }: TimedMatch): readonly number[] =>
  view.players.map(({ seat, values }) => {
    if (typeof values.life === 'number') return values.life;
    const champions = view.zones
      .filter(({ kind }) => kind === 'field')
      .flatMap(({ objects }) => objects)
      .filter((object) => object.controller === seat && JSON.stringify(object.values.types ?? object.values).includes('champion'));
    return Math.max(0, ...champions.map((object) => Number(object.values.life) - Number(object.values.damage)));
  });
const turnOf = ({ view }: TimedMatch): number => view.turn.number;
/** Whether players have different life. */
const apart = (match: TimedMatch): boolean => new Set(livesOf(match)).size > 1;
/** Plays with passing alone until a turn has begun. */
const inTurn = (match: TimedMatch, turn: number): TimedMatch => match.pass(() => turnOf(match) >= turn);
/** Ends a game in favour of a seat, and goes on to the question that comes before the next one. */
const win = (match: TimedMatch, seat: number): TimedMatch => inTurn(match, 1).concede(1 - seat);

describe.each(withTurns)('turns after time in $game', (round) => {
  it.each([1, 2])('given time in turn %i, whoever has it, then it ends, so many more are played, and the game is drawn', (turn) => {
    const match = inTurn(started(round, 'swiss', 5), turn);
    const seat = match.view.turn.seat ?? 0;
    expect(match.callTime()).toBeNull();
    expect([match.view.turn.seat, match.view.timeCalled]).toEqual([seat, { turnsLeft: round.turns, untilBehind: false }]);
    inTurn(match, turn + 1);
    expect(match.view.timeCalled).toEqual({ turnsLeft: round.turns - 1, untilBehind: false });
    match.pass();
    expect(
      match
        .typed('turnBegan')
        .slice(turn)
        .map(({ data }) => data.seat),
    ).toEqual(Array.from({ length: round.turns }, (_, index) => (seat + index + 1) % 2));
    expect(match.result).toEqual({ winners: [], reason: 'timeCalled', rule: round.rule });
    expect(match.typed('gameEnded').map(({ data }) => data.winners)).toEqual([[]]);
  });

  it.each(['swiss', 'elimination'])('given a player who leads in %s, then they win, with the unfinished game drawn', (endOfRound) => {
    const match = inTurn(win(started(round, endOfRound, 5), 1), 2);
    expect(match.callTime()).toBeNull();
    match.pass();
    expect(match.result).toEqual({ winners: [1], reason: 'timeCalled', rule: round.rule });
    expect(match.typed('gameEnded').map(({ data }) => data.winners)).toEqual([[1], []]);
    expect(match.turnsAfterTime).toBe(round.turns);
  });

  it('given time between two games, then no further one begins: who leads has won', () => {
    for (const endOfRound of ['swiss', 'elimination']) {
      const match = win(started(round, endOfRound, 6), 0);
      expect(match.callTime()).toBeNull();
      expect(match.result).toEqual({ winners: [0], reason: 'timeCalled', rule: round.rule });
      expect(match.typed('gameEnded')).toHaveLength(1);
    }
  });

  it('given time between two games at one to one, then the match is drawn, unless it is to be played until somebody is behind', () => {
    for (const endOfRound of round.level === 'untilBehind' ? ['swiss'] : ['swiss', 'elimination']) {
      const match = win(win(started(round, endOfRound, 6), 0), 1);
      expect(match.callTime()).toBeNull();
      expect(match.result).toEqual({ winners: [], reason: 'timeCalled', rule: round.rule });
    }
  });

  it('given a game that somebody wins in these turns, then no further one begins', () => {
    const match = inTurn(win(started(round, 'swiss', 6), 0), 2);
    expect(match.callTime()).toBeNull();
    match.concede(0);
    expect(match.result).toEqual({ winners: [], reason: 'timeCalled', rule: round.rule });
    const other = inTurn(started(round, 'swiss', 6), 2);
    expect(other.callTime()).toBeNull();
    other.concede(0);
    expect(other.result).toEqual({ winners: [1], reason: 'timeCalled', rule: round.rule });
  });

  it('given an elimination match that is level, then who has more life in the end wins', () => {
    const decided = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) => {
      const match = started(round, 'elimination', seed).play((one) => turnOf(one) >= 4 && apart(one));
      if (match.result !== null || match.typed('gameEnded').length > 0) return [];
      expect(match.callTime()).toBeNull();
      match.pass();
      // Somebody may have lost by the rules of the game, or life became equal.
      if (match.typed('gameEnded').at(-1)?.data.reason !== 'timeCalled' || match.turnsAfterTime > round.turns) return [];
      const [one = 0, other = 0] = livesOf(match);
      const winners = one === other ? [] : [one > other ? 0 : 1];
      expect(match.result).toEqual({ winners, reason: 'timeCalled', rule: round.rule });
      expect(match.turnsAfterTime).toBe(round.turns);
      return winners;
    });
    expect(decided.length).toBeGreaterThan(0);
  });
});

describe.each(withTurns.filter(({ level }) => level === 'untilBehind'))('a level match in $game', (round) => {
  it('given equal life when the turns are over, then they play on, and who first has less life loses', () => {
    const match = inTurn(started(round, 'elimination', 5), 2);
    expect(match.callTime()).toBeNull();
    match.pass(({ view }) => view.timeCalled?.untilBehind === true);
    // The turn in which somebody is asked next is one more.
    expect([match.result, match.turnsAfterTime]).toEqual([null, round.turns + 1]);
    expect(match.typed('playedUntilBehind')).toHaveLength(1);
    match.play();
    expect(match.typed('playerLost').map(({ rule }) => rule)).toEqual([round.rule]);
    const [one = 0, other = 0] = livesOf(match);
    expect(match.result).toEqual({ winners: [one > other ? 0 : 1], reason: 'timeCalled', rule: round.rule });
    expect(match.replayed()).toBe(match.session.fingerprint());
  });

  it('given time between two games at one to one, then one more is played in that way', () => {
    const match = win(win(started(round, 'elimination', 6), 0), 1);
    expect(match.callTime()).toBeNull();
    expect([match.result, match.view.timeCalled]).toEqual([null, { turnsLeft: 0, untilBehind: true }]);
    match.play();
    expect(match.typed('gameEnded')).toHaveLength(3);
    expect(match.result).toMatchObject({ reason: 'games' });
  });
});

describe('time called in Yu-Gi-Oh!', () => {
  it.each([0, 1])('given %i Duels that somebody has won, then nobody plays on, and both lose', (won) => {
    const match = new TimedMatch(games.yugioh, { format: 'tcg', endOfRound: 'swiss', seed: 8 });
    if (won === 1) win(match, 0);
    inTurn(match, 2);
    expect(match.callTime()).toBeNull();
    expect(match.result).toEqual({ winners: [], reason: 'bothLose', rule: 'KTP V.B' });
    expect(match.typed('gameEnded')).toHaveLength(won + 1);
    expect(match.typed('gameEnded').at(-1)?.data.winners).toEqual([]);
  });

  it('given time between two Duels, then both lose, and no Duel is added', () => {
    const match = win(new TimedMatch(games.yugioh, { format: 'tcg', endOfRound: 'swiss', seed: 8 }), 1);
    expect(match.callTime()).toBeNull();
    expect(match.result?.reason).toBe('bothLose');
    expect(match.typed('gameEnded')).toHaveLength(1);
  });

  it('given the middle of a Chain, then it is dropped', () => {
    const match = new TimedMatch(games.yugioh, { format: 'tcg', endOfRound: 'swiss', seed: 8 });
    match.play(({ view }) => Array.isArray(view.values.chain) && view.values.chain.length > 0);
    expect([match.result, match.callTime()]).toEqual([null, null]);
    expect(match.result?.reason).toBe('bothLose');
  });
});

describe('time called in Starline', () => {
  it.each([1, 2])('given turn %i, then it is played to its end, and nobody has won', (turn) => {
    const match = new TimedMatch(games.starline, { format: 'standard', endOfRound: 'swiss', seed: 9 }).play((one) => turnOf(one) === turn);
    expect(match.callTime()).toBeNull();
    expect(match.result).toBeNull();
    match.play();
    expect(match.result).toEqual({ winners: [], reason: 'timeCalled', rule: 'platform.endOfRound' });
    expect([match.typed('turnBegan').length, match.typed('gameEnded').length]).toEqual([turn, 1]);
    expect(match.typed('gameEnded')[0]?.data).toMatchObject({ reason: 'timeCalled', winner: null });
  });
});
