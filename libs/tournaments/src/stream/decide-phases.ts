import { LARGEST_BRACKET } from '../pairing/elimination.js';
import { openLots } from '../pairing/lots.js';
import type { TournamentCommand } from './commands.js';
import { type Decided, type Situation, decided, eventOf, refuseStatus } from './deciding.js';
import type { EntrantNumber } from './events.js';
import { nextRoundPlace } from './decide-rounds.js';
import { finalPlaces, type Place, placesByStandings } from './places.js';
import { faultOfStructure, type Gate } from './plan.js';
import { recordsOf } from './records-of.js';
import { accept, refuse } from './refusals.js';
import { currentRound, isActive, roundOf, type TournamentState } from './state.js';

type CommandOf<T extends TournamentCommand['type']> = Extract<TournamentCommand, { type: T }>;

const setStructure = ({ state, done }: Situation, { structure, reason }: CommandOf<'setStructure'>): Decided => {
  const refused = refuseStatus(state, ['setUp', 'registration', 'closed', 'running'], 'Its rounds are over.');
  if (refused !== null) return refused;
  const fault = faultOfStructure(structure);
  if (fault !== null) return refuse('tournament/structure-invalid', `This structure can't be played: ${fault}.`);
  const last = currentRound(state);
  if (last === null) return decided('StructureSet', done, { structure, reason });
  if (reason === null)
    return refuse('tournament/structure-invalid', 'The rounds were announced before round 1 (MTR 10.2): a change needs a reason.');
  for (const [at, phase] of (state.structure?.phases ?? []).entries()) {
    if (at > last.phase) break;
    const next = structure.phases[at];
    const played = state.rounds.filter((round) => round.phase === at).length;
    if (next?.kind !== phase.kind || (next.kind === 'swiss' && next.rounds < played))
      return refuse('tournament/structure-invalid', `Phase ${at + 1} has been played for ${played} rounds and stays.`, { phase: at + 1 });
  }
  return decided('StructureSet', done, { structure, reason });
};

const registration = ({ state, done }: Situation, type: 'openRegistration' | 'closeRegistration'): Decided => {
  const opens = type === 'openRegistration';
  const refused = refuseStatus(
    state,
    opens ? ['setUp', 'closed'] : ['setUp', 'registration'],
    opens ? 'Registration opens before the first round.' : 'There is no registration to close.',
  );
  return refused ?? decided(opens ? 'RegistrationOpened' : 'RegistrationClosed', done, {});
};

/** Whether a phase is played to its end: its last round is closed and there is no other. */
const isOver = (state: TournamentState): boolean => {
  if (currentRound(state)?.stage !== 'closed') return false;
  const next = nextRoundPlace(state);
  return !next.ok || next.value.roundOfPhase === 1;
};

/** How many of a ranking go through a gate. */
const through = (gate: Gate, ranking: readonly Place[], pointsOf: (entrant: EntrantNumber) => number): number => {
  switch (gate.kind) {
    case 'top':
      return gate.count;
    case 'topWithTies': {
      const last = ranking[gate.count - 1];
      if (last === undefined) return gate.count;
      return ranking.filter(({ entrant }) => pointsOf(entrant) >= pointsOf(last.entrant)).length;
    }
    case 'points':
      return ranking.filter(({ entrant }) => pointsOf(entrant) >= gate.atLeast).length;
  }
};

const makeCut = (situation: Situation, { seed, byLot }: CommandOf<'makeCut'>): Decided => {
  const { state, policy, done } = situation;
  const refused = refuseStatus(state, ['running'], 'A cut is made after the rounds of a phase.');
  if (refused !== null) return refused;
  const last = currentRound(state);
  if (last === null || !isOver(state))
    return refuse('tournament/phase-not-over', 'The rounds of this phase are not all played and closed.');
  const at = last.phase + 1;
  const next = state.structure?.phases[at];
  if (next === undefined || next.gate === null || state.structure?.phases[last.phase]?.kind === 'singleElimination')
    return refuse('tournament/no-next-phase', 'No phase follows: finish the tournament.');
  const places = placesByStandings(state, policy);
  if (!places.ok) return places;
  const ranking = places.value.filter(({ entrant }) => {
    const found = state.entrants[entrant - 1];
    return found !== undefined && isActive(found);
  });
  const records = recordsOf(state, policy);
  const count = through(next.gate, ranking, (entrant) => records[entrant - 1]?.points ?? 0);
  if (count > ranking.length || count < 2 || (next.kind === 'singleElimination' && count > LARGEST_BRACKET))
    return refuse('tournament/cut-too-large', `A cut to ${count} can't be made of ${ranking.length} who still play.`, {
      cut: count,
      entrants: ranking.length,
    });
  const edge = ranking[count - 1]?.place;
  const tied =
    edge !== undefined && ranking[count]?.place === edge ? ranking.filter(({ place }) => place === edge).map(({ entrant }) => entrant) : [];
  if (tied.length > 0 && !byLot)
    return refuse(
      'tournament/cut-tied',
      `Nothing tells apart entrants ${tied.join(', ')} at the edge of the cut. Have a lot decide, or take all of them.`,
      {
        entrants: tied,
      },
    );
  const lots = openLots(seed);
  const drawn: EntrantNumber[] = [];
  const order: EntrantNumber[] = [];
  for (const place of new Set(ranking.map((one) => one.place))) {
    const group = ranking.filter((one) => one.place === place).map(({ entrant }) => entrant);
    if (order.length >= count) break;
    const shuffled = group.length === 1 ? group : lots.shuffled(group);
    if (group.length > 1) drawn.push(...shuffled);
    order.push(...shuffled);
  }
  return decided('CutMade', done, { phase: at, seeds: order.slice(0, count), byLot: drawn });
};

const finish = ({ state, policy, done }: Situation, { seed }: CommandOf<'finish'>): Decided => {
  const refused = refuseStatus(state, ['running'], 'Only a tournament that was played can be finished; cancel it instead.');
  if (refused !== null) return refused;
  const last = currentRound(state);
  if (last === null || !isOver(state) || nextRoundPlace(state).ok || state.structure?.phases[last.phase + 1] !== undefined)
    return refuse('tournament/phase-not-over', 'There are rounds left. Change the structure, with a reason, to end earlier.');
  const places = finalPlaces(state, policy);
  if (!places.ok) return places;
  return accept([eventOf('TournamentFinished', done, { places: places.value }), eventOf('SeedRevealed', done, { seed })]);
};

type PhaseCommand = CommandOf<
  'setStructure' | 'openRegistration' | 'closeRegistration' | 'makeCut' | 'publishStandings' | 'finish' | 'cancel'
>;

/** Decides on commands about the tournament as a whole. */
export const decidePhases = (situation: Situation, command: PhaseCommand): Decided => {
  const { state, done } = situation;
  switch (command.type) {
    case 'setStructure':
      return setStructure(situation, command);
    case 'openRegistration':
    case 'closeRegistration':
      return registration(situation, command.type);
    case 'makeCut':
      return makeCut(situation, command);
    case 'publishStandings': {
      const round = roundOf(state, command.round);
      if (round?.stage !== 'closed')
        return refuse('round/unfinished', `Round ${command.round} is not closed.`, { round: command.round, missing: [], disputed: [] });
      return decided('StandingsPublished', done, { round: command.round, digest: command.digest });
    }
    case 'finish':
      return finish(situation, command);
    case 'cancel': {
      const refused = refuseStatus(state, ['setUp', 'registration', 'closed', 'running'], 'It is over.');
      if (refused !== null) return refused;
      return accept([
        eventOf('TournamentCancelled', done, { reason: command.reason }),
        eventOf('SeedRevealed', done, { seed: command.seed }),
      ]);
    }
  }
};
