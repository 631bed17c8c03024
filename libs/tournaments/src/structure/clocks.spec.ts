import { describe, expect, it } from '@jest/globals';
import { endedBy, type EndedMatch, type MatchAtTime, type RoundClock, roundClockOf, roundClocks, unverifiedSources } from './clocks.js';

const clock = (id: string): RoundClock => {
  const found = roundClockOf(id);
  if (found === null) throw new Error(`no clock ${id}`);
  return found;
};

const at = (games: MatchAtTime['games'], life: MatchAtTime['life'] = [20, 20]): MatchAtTime => ({ games, life });

const swiss = (id: string, match: MatchAtTime): EndedMatch => endedBy(clock(id).atTime.swiss, match);
const playoff = (id: string, match: MatchAtTime): EndedMatch => endedBy(clock(id).atTime.elimination, match);

describe('clocks of rounds', () => {
  it('given all clocks, when they are read, then minutes are those of the rules', () => {
    const minutes = Object.fromEntries(
      roundClocks.map(({ id, limits }) => [
        id,
        (['swiss', 'quarterfinal', 'semifinal', 'final'] as const).map((phase) => {
          const limit = limits[phase];
          return limit.kind === 'minutes' ? limit.minutes : limit.kind;
        }),
      ]),
    );
    expect(minutes).toEqual({
      magic: [50, 90, 90, 'unlimited'],
      yugioh: [50, 'unlimited', 'unlimited', 'unlimited'],
      'grand-archive': [60, 'unlimited', 'unlimited', 'unlimited'],
      'force-of-will': [60, 'setting', 'setting', 'setting'],
      starline: ['setting', 'setting', 'setting', 'setting'],
    });
  });

  it('given the turns after time, when they are read, then they are five, two more for slow play, or turn 0 and three or five minutes', () => {
    expect(clock('magic').atTime.swiss.slice(0, 3)).toEqual([
      { kind: 'finishTurn', countsAs: 'noTurn' },
      { kind: 'extraTurns', turns: 5, orMinutes: null },
      { kind: 'slowPlayTurns', turns: 2 },
    ]);
    expect(clock('grand-archive').atTime.swiss.slice(0, 2)).toEqual([
      { kind: 'finishTurn', countsAs: 'turnZero' },
      { kind: 'extraTurns', turns: 3, orMinutes: 5 },
    ]);
    expect(clock('yugioh').atTime.swiss[0]).toEqual({ kind: 'stopAtOnce' });
  });

  it('given settings at second hand, when they are asked for, then they are named, and clocks are data', () => {
    expect(roundClocks.filter((one) => unverifiedSources(one).length > 0).map(({ id }) => id)).toEqual(['yugioh', 'force-of-will']);
    expect(JSON.parse(JSON.stringify(roundClocks))).toEqual(roundClocks);
    expect(roundClockOf('chess')).toBeNull();
  });
});

describe('a match at the end of a round', () => {
  it('given Magic, when games are equal, then it is drawn with the unfinished game; when one leads, then they win', () => {
    expect(swiss('magic', at([1, 1]))).toEqual({ kind: 'drawn', gamesDrawn: 1 });
    expect(swiss('magic', at([1, 0]))).toEqual({ kind: 'won', side: 0, by: 'games', gamesDrawn: 1 });
    expect(swiss('magic', at([0, 0], [3, 20]))).toEqual({ kind: 'drawn', gamesDrawn: 1 });
  });

  it('given a playoff of Magic, when games are equal, then life decides, and with equal life they play on', () => {
    expect(playoff('magic', at([0, 1], [20, 1]))).toEqual({ kind: 'won', side: 1, by: 'games', gamesDrawn: 0 });
    expect(playoff('magic', at([1, 1], [20, 1]))).toEqual({ kind: 'won', side: 0, by: 'life', gamesDrawn: 0 });
    expect(playoff('magic', at([1, 1]))).toEqual({ kind: 'playOn' });
  });

  it('given Yu-Gi-Oh!, when nobody has two Duels, then both lose, whoever leads', () => {
    expect([swiss('yugioh', at([1, 0])), swiss('yugioh', at([1, 1]))]).toEqual([{ kind: 'bothLose' }, { kind: 'bothLose' }]);
    expect(swiss('yugioh', at([0, 2]))).toEqual({ kind: 'won', side: 1, by: 'games', gamesDrawn: 0 });
  });

  it("given Grand Archive, when games are equal, then it is drawn; in a timed playoff the champion's life decides", () => {
    expect(swiss('grand-archive', at([0, 0], [1, 9]))).toEqual({ kind: 'drawn', gamesDrawn: 1 });
    expect(playoff('grand-archive', at([1, 1], [1, 9]))).toEqual({ kind: 'won', side: 1, by: 'life', gamesDrawn: 0 });
    expect(clock('grand-archive').atTime.elimination.at(-1)).toEqual({ kind: 'lifeDecides', of: 'champion' });
  });
});
