import { describe, expect, it } from '@jest/globals';
import { openTournament, type Played, swissPhase, topCut } from '../specs/played.js';
import type { TournamentCommand } from './commands.js';
import { policyOf } from '../policies/index.js';
import { historyOfState } from './history-of.js';
import { proposedPenalties, proposedPenalty } from './penalties.js';
import { pointsBefore } from './records-of.js';

const seated = (cup: Played): readonly number[] =>
  [...cup.round().tables.flatMap(({ entrants }) => entrants), ...cup.round().unpaired.map(({ entrant }) => entrant)].sort((a, b) => a - b);
const register = (player: string, byStaff = true): TournamentCommand => ({
  type: 'registerEntrant',
  players: [player],
  awardedByes: 0,
  byStaff,
});

describe('registration', () => {
  it('given a limit, when more register, then they wait, and take a place only when they are promoted', () => {
    const cup = openTournament(3, [swissPhase(1)], { capacity: 2 });
    expect(cup.state().entrants.map(({ place }) => place)).toEqual(['registered', 'registered', 'waiting']);
    cup.does({ type: 'cancelRegistration', entrant: 1 });
    cup.does({ type: 'promoteEntrant', entrant: 3 });
    expect(cup.refuses({ type: 'promoteEntrant', entrant: 3 })).toMatchObject({ code: 'entrant/wrong-place' });
    cup.pair();
    expect(seated(cup)).toEqual([2, 3]);
  });

  it('given a player who is registered, when they register again, then it is refused; after they cancelled they get another number', () => {
    const cup = openTournament(2, [swissPhase(1)]);
    expect(cup.refuses(register('player-1'))).toMatchObject({ code: 'entrant/registered-already', params: { entrant: 1 } });
    cup.does({ type: 'cancelRegistration', entrant: 1 });
    expect(cup.refuses({ type: 'cancelRegistration', entrant: 1 })).toMatchObject({ code: 'tournament/nothing-to-change' });
    cup.does(register('player-1'));
    expect(cup.state().entrants.at(-1)).toMatchObject({ number: 3, players: ['player-1'], place: 'registered' });
  });

  it('given registration is closed, when a player registers, then it is refused, and staff still may until round 1 is paired', () => {
    const cup = openTournament(2, [swissPhase(2)]);
    expect(cup.refuses(register('late', false))).toMatchObject({ code: 'tournament/wrong-status', params: { status: 'closed' } });
    cup.does(register('late'));
    cup.pair();
    expect(cup.refuses(register('later'))).toMatchObject({ code: 'tournament/wrong-status', params: { status: 'running' } });
  });

  it('given numbers that nobody has, when anything is asked about them, then it is refused', () => {
    const cup = openTournament(2, [swissPhase(1)]);
    for (const type of ['cancelRegistration', 'promoteEntrant', 'checkIn', 'recordNoShow', 'dropEntrant', 'reinstateEntrant'] as const)
      expect(cup.refuses({ type, entrant: 3 })).toMatchObject({ code: 'entrant/not-found', params: { entrant: 3 } });
  });
});

describe('presence', () => {
  it('given check-in is required, when some do not come, then only those play who were seen', () => {
    const cup = openTournament(4, [swissPhase(1)], { checkIn: 'required' });
    for (const entrant of [1, 2, 4]) cup.does({ type: 'checkIn', entrant });
    expect(cup.refuses({ type: 'checkIn', entrant: 1 })).toMatchObject({ code: 'tournament/nothing-to-change' });
    cup.pair();
    expect(seated(cup)).toEqual([1, 2, 4]);
  });

  it('given it is not, when somebody is recorded as absent, then they do not play, until they are reinstated', () => {
    const cup = openTournament(4, [swissPhase(2)]);
    cup.does({ type: 'recordNoShow', entrant: 2 });
    cup.playRound();
    expect(cup.state().rounds[0]!.unpaired).toHaveLength(1);
    cup.does({ type: 'reinstateEntrant', entrant: 2 });
    expect(cup.refuses({ type: 'reinstateEntrant', entrant: 2 })).toMatchObject({ code: 'tournament/nothing-to-change' });
    cup.pair();
    expect(seated(cup)).toEqual([1, 2, 3, 4]);
  });
});

describe('penalties', () => {
  it('given a warning, when the same tournament error comes again, then a game is proposed; of another entrant, or once it is withdrawn, a warning', () => {
    const cup = openTournament(4, [swissPhase(2)]);
    cup.pair();
    const proposed = (entrant: number, code: string) => proposedPenalty(cup.state(), entrant, code)?.kind;
    expect(proposed(1, 'ipg/3.5')).toBe('warning');
    cup.does({ type: 'givePenalty', entrant: 1, infraction: 'ipg/3.5', kind: 'warning' });
    expect(cup.state().penalties).toMatchObject([{ penalty: 1, entrant: 1, kind: 'warning', round: 1, withdrawn: false }]);
    expect(proposed(1, 'ipg/3.5')).toBe('gameLoss');
    expect(proposed(2, 'ipg/3.5')).toBe('warning');
    expect(proposed(1, 'ipg/3.3')).toBe('warning');
    expect(proposed(1, 'ipg/3.1')).toBe('gameLoss');
    expect(proposedPenalty(cup.state(), 1, 'house/1')).toBeNull();
    cup.does({ type: 'withdrawPenalty', penalty: 1, reason: 'wrong player' });
    expect(proposed(1, 'ipg/3.5')).toBe('warning');
    expect(cup.refuses({ type: 'withdrawPenalty', penalty: 1, reason: 'again' })).toMatchObject({ code: 'tournament/nothing-to-change' });
    expect(cup.refuses({ type: 'withdrawPenalty', penalty: 2, reason: 'none' })).toMatchObject({ code: 'penalty/not-found' });
  });

  it('given game play errors, then the third warning rises, and those of the day before do not count', () => {
    const cup = openTournament(4, [swissPhase(2)]);
    cup.pair();
    for (const penalty of [1, 2]) {
      expect(proposedPenalty(cup.state(), 1, 'ipg/2')).toMatchObject({ kind: 'warning', earlier: { length: penalty - 1 } });
      cup.does({ type: 'givePenalty', entrant: 1, infraction: 'ipg/2', kind: 'warning' });
    }
    cup.does({ type: 'givePenalty', entrant: 2, infraction: 'ipg/3.1', kind: 'gameLoss' });
    const third = { kind: 'gameLoss', earlier: [{ penalty: 1 }, { penalty: 2 }] };
    expect(proposedPenalty(cup.state(), 1, 'ipg/2')).toMatchObject(third);
    expect(proposedPenalties(cup.state())).toMatchObject([{ entrant: 1, infraction: 'ipg/2', ...third }]);
    const { at } = cup.state().penalties[1]!;
    expect(proposedPenalty(cup.state(), 1, 'ipg/2', at)).toMatchObject({ kind: 'warning', earlier: [{ penalty: 2 }] });
    expect(proposedPenalties(cup.state(), at + 1)).toEqual([]);
  });
});

describe('play', () => {
  it('given somebody drops, when the next round is paired, then they are not in it; their results stay, and they come back only if they are reinstated', () => {
    const cup = openTournament(4, [swissPhase(3)]);
    cup.playRound();
    cup.does({ type: 'dropEntrant', entrant: 1 });
    expect(cup.refuses({ type: 'dropEntrant', entrant: 1 })).toMatchObject({ code: 'entrant/not-active' });
    cup.playRound();
    expect(cup.state().rounds[1]!.tables.flatMap(({ entrants }) => entrants)).not.toContain(1);
    expect(historyOfState(cup.state()).entrants.find(({ id }) => id === '1')).toMatchObject({ play: 'dropped' });
    cup.does({ type: 'reinstateEntrant', entrant: 1 });
    cup.pair();
    expect(seated(cup)).toEqual([1, 2, 3, 4]);
  });

  it('given somebody is disqualified, then they leave the standings, their results stay, and they do not come back (IPG 1.1)', () => {
    const cup = openTournament(4, [swissPhase(2)]);
    cup.playRound();
    cup.does({ type: 'disqualifyEntrant', entrant: 1, infraction: 'ipg/4.7' });
    expect(cup.refuses({ type: 'reinstateEntrant', entrant: 1 })).toMatchObject({ code: 'entrant/not-active' });
    expect(cup.refuses({ type: 'disqualifyEntrant', entrant: 1, infraction: 'ipg/4.7' })).toMatchObject({
      code: 'tournament/nothing-to-change',
    });
    cup.playRound();
    cup.does({ type: 'finish', seed: '0'.repeat(64) });
    expect(
      cup
        .state()
        .places!.map(({ entrant }) => entrant)
        .sort(),
    ).toEqual([2, 3, 4]);
    expect(cup.state().places!.map(({ place }) => place)).toContain(1);
  });

  it.each([
    ['losses', 0, 'assignedLoss'],
    ['byes', 3, 'bye'],
    ['nothing', 0, undefined],
  ] as const)(
    'given who comes after round 1, when missed rounds count as %s, then standings and pairing know it',
    (missed, points, kind) => {
      const cup = openTournament(4, [swissPhase(3)]);
      cup.playRound();
      cup.does({ type: 'addLateEntrant', players: ['late'], missed });
      expect(historyOfState(cup.state()).rounds[0]!.find((entry) => 'player' in entry && entry.player === '5')?.kind).toBe(kind);
      cup.pair();
      expect(seated(cup)).toEqual([1, 2, 3, 4, 5]);
      expect(pointsBefore(cup.state(), policyOf('magic')!, 2)(5)).toBe(points);
    },
  );

  it('given the Swiss rounds are over, or there are none, when somebody comes late, then it is refused', () => {
    const cup = openTournament(4, [swissPhase(1), topCut(2)]);
    expect(cup.refuses({ type: 'addLateEntrant', players: ['late'], missed: 'losses' })).toMatchObject({ code: 'tournament/wrong-status' });
    cup.playRound();
    cup.does({ type: 'makeCut', seed: '1'.repeat(64), byLot: true });
    cup.pair();
    expect(cup.refuses({ type: 'addLateEntrant', players: ['late'], missed: 'losses' })).toMatchObject({
      code: 'tournament/late-entry-closed',
    });
  });

  it('given awarded byes, when rounds are paired, then they have no opponent in as many rounds, and win them', () => {
    const cup = openTournament(0, [swissPhase(3)]);
    for (const [number, awardedByes] of [2, 1, 0, 0, 0, 0].entries())
      cup.does({ type: 'registerEntrant', players: [`guest-${number}`], awardedByes, byStaff: true });
    const awarded = (): readonly number[] => cup.round().unpaired.flatMap(({ entrant, why }) => (why.kind === 'awarded' ? [entrant] : []));
    cup.playRound();
    expect(awarded()).toEqual([1, 2]);
    cup.playRound();
    expect(awarded()).toEqual([1]);
    cup.playRound();
    expect(awarded()).toEqual([]);
  });
});
