import { describe, expect, it } from '@jest/globals';
import { games } from '@arbiter/games';
import type { Ruleset } from '@arbiter/kernel';
import { chooser, TimedMatch } from '@arbiter/testing';

/** What all games have in common when a judge calls time; each game's own procedure has a spec of its own. */

/** A format of each game, its rounds, and the turns that may begin after time was called. */
const rounds: readonly { readonly game: keyof typeof games; readonly format: string; readonly endOfRound: string; readonly turns: number }[] = [
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

  it.each([[undefined], ['no such round']])('given a format that says %s of the end of a round, then it is refused by name', (endOfRound) => {
    const match = forAnswers(new TimedMatch(ruleset, { seed: 2, format, ...(endOfRound === undefined ? {} : { endOfRound }) }), 10);
    const before = match.session.fingerprint();
    expect(match.callTime()?.code).toBe('time/not-offered');
    expect(match.session.fingerprint()).toBe(before);
  });

  it('given its rules, then they say that they know the action, and by which names', () => {
    expect(ruleset.actions).toContain('timeCalled');
    const named = Object.keys(ruleset.formats).filter((id) => ruleset.game !== 'yugioh' || !id.startsWith('ocg'));
    const ends = ruleset.game === 'yugioh' ? ['swiss'] : ['swiss', 'elimination'];
    expect(ruleset.endsOfRound).toEqual(Object.fromEntries(named.map((id) => [id, ends])));
  });
});
