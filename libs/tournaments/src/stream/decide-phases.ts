import { LARGEST_BRACKET } from '../pairing/seed-lines.js';
import { openLots } from '../pairing/lots.js';
import { type CutContender, cutField, type CutRefusal } from '../structure/cuts.js';
import type { StandingsPolicy } from '../policies/policy.js';
import type { TournamentCommand } from './commands.js';
import { type Decided, type Situation, decided, eventOf, refuseStatus } from './deciding.js';
import type { EntrantNumber } from './events.js';
import { nextRoundPlace } from './decide-rounds.js';
import { finalPlaces, placesAfter } from './places.js';
import { faultOfStructure, isElimination, type Structure } from './plan.js';
import { recordsOf } from './records-of.js';
import { accept, refuse } from './refusals.js';
import { currentRound, isActive, roundOf, type TournamentState } from './state.js';

type CommandOf<T extends TournamentCommand['type']> = Extract<TournamentCommand, { type: T }>;

/** Pods need a policy that counts tables of three and four, and only pods have such tables. */
const policyFault = ({ phases }: Structure, { points, title }: StandingsPolicy): string | null => {
  const wrong = phases.findIndex((phase) => !isElimination(phase) && (phase.kind === 'pods') !== (points.kind === 'bySeats'));
  return wrong === -1 ? null : `phase ${wrong + 1} does not fit the standings policy ${title}`;
};

const setStructure = ({ state, policy, done }: Situation, { structure, reason }: CommandOf<'setStructure'>): Decided => {
  const refused = refuseStatus(state, ['setUp', 'registration', 'closed', 'running'], 'Its rounds are over.');
  if (refused !== null) return refused;
  const fault = faultOfStructure(structure) ?? policyFault(structure, policy);
  if (fault !== null) return refuse('tournament/structure-invalid', `This structure can't be played: ${fault}.`);
  const last = currentRound(state);
  if (last === null) return decided('StructureSet', done, { structure, reason });
  if (reason === null)
    return refuse('tournament/structure-invalid', 'The rounds were announced before round 1 (MTR 10.2): a change needs a reason.');
  for (const [at, phase] of (state.structure?.phases ?? []).entries()) {
    if (at > last.phase) break;
    const next = structure.phases[at];
    const played = state.rounds.filter((round) => round.phase === at).length;
    if (next?.kind !== phase.kind || ('rounds' in next && next.rounds < played))
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

const cutRefused = (refusal: CutRefusal, entrants: number): ReturnType<typeof refuse> => {
  switch (refusal.code) {
    case 'structure/cut-larger-than-field':
      return refuse('tournament/cut-too-large', `A cut to ${refusal.places} can't be made of ${refusal.field} who still play.`, {
        cut: refusal.places,
        entrants: refusal.field,
      });
    case 'structure/tied-at-the-edge':
      return refuse(
        'tournament/cut-tied',
        `Nothing tells apart ${refusal.tied.length} entrants at the edge of the cut, and ${refusal.free} of them fit. Have a lot decide, or take all of them.`,
        { entrants: refusal.tied.map(Number).sort((one, other) => one - other) },
      );
    case 'structure/nobody-through':
      return refuse('tournament/cut-too-large', `Nobody has ${refusal.atLeast} points.`, { cut: 0, entrants });
    case 'structure/invalid-gate':
    case 'structure/invalid-standings':
      return refuse('tournament/structure-invalid', `The cut can't be made: ${refusal.code}.`);
  }
};

/** Entrants whom nothing tells apart, in the order of a lot; the others where they stood. */
const withLots = (contenders: readonly CutContender[], seed: string): readonly CutContender[] => {
  const lots = openLots(seed);
  return [...new Set(contenders.map(({ rank }) => rank))].flatMap((rank) => {
    const group = contenders.filter((one) => one.rank === rank);
    return group.length === 1 ? group : lots.shuffled(group);
  });
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
  if (next === undefined || next.gate === null) return refuse('tournament/no-next-phase', 'No phase follows: finish the tournament.');
  if (next.gate.kind === 'everybody')
    return refuse('tournament/no-next-phase', 'Everybody goes on: draw pods if it is a draft, and pair the next round.');
  const places = placesAfter(state, policy, last.phase);
  if (!places.ok) return places;
  const records = recordsOf(state, policy);
  const contenders = places.value.map(({ entrant, place }): CutContender => {
    const found = state.entrants[entrant - 1];
    const play = found !== undefined && isActive(found) ? 'active' : 'dropped';
    return { entrant: String(entrant), rank: place, points: records[entrant - 1]?.points ?? 0, play };
  });
  // A lot gives everybody a rank of their own; without it a tie at the edge is a refusal, and ties above it are drawn all the same.
  const drawn = withLots(contenders, seed);
  const cut = cutField(next.gate, byLot ? drawn.map((one, index) => ({ ...one, rank: index + 1 })) : drawn);
  if (!cut.ok) return cutRefused(cut.refusal, contenders.length);
  if (cut.through.length < 2 || (isElimination(next) && cut.through.length > LARGEST_BRACKET))
    return refuse('tournament/cut-too-large', `A phase can't be played by ${cut.through.length}.`, {
      cut: cut.through.length,
      entrants: contenders.length,
    });
  const seeds = cut.through.map(Number);
  return decided('CutMade', done, { phase: at, seeds, byLot: drawnAmong(contenders, seeds) });
};

/** Those who go on or were tied with one who does, and share their rank with another: a lot put them in their order. */
const drawnAmong = (contenders: readonly CutContender[], seeds: readonly EntrantNumber[]): readonly EntrantNumber[] => {
  const ranks = new Set(contenders.filter(({ entrant }) => seeds.includes(Number(entrant))).map(({ rank }) => rank));
  return contenders
    .filter(({ rank, play }) => play === 'active' && ranks.has(rank))
    .filter(({ rank }, _at, all) => all.filter((one) => one.rank === rank).length > 1)
    .map(({ entrant }) => Number(entrant));
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
