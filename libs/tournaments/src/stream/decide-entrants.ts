import type { TournamentCommand } from './commands.js';
import { type Decided, type Situation, decided, findEntrant, refuseStatus } from './deciding.js';
import { refuseOutsidePods } from './decide-drafts.js';
import { accept, type Decision, refuse } from './refusals.js';
import { currentRound, type EntrantState, type TournamentState } from './state.js';

type CommandOf<T extends TournamentCommand['type']> = Extract<TournamentCommand, { type: T }>;

const nothing = (detail: string): ReturnType<typeof refuse> => refuse('tournament/nothing-to-change', detail);

const alreadyIn = (state: TournamentState, players: readonly string[]): EntrantState | undefined =>
  state.entrants.find((entrant) => entrant.place !== 'cancelled' && entrant.players.some((player) => players.includes(player)));

const newcomers = (state: TournamentState, players: readonly string[]): Decision<number> => {
  const before = alreadyIn(state, players);
  if (before !== undefined)
    return refuse('entrant/registered-already', `This player is entrant ${before.number} already.`, { entrant: before.number });
  return accept(state.entrants.length + 1);
};

const register = ({ state, done }: Situation, { players, awardedByes, byStaff }: CommandOf<'registerEntrant'>): Decided => {
  const refused = byStaff
    ? refuseStatus(state, ['setUp', 'registration', 'closed'], 'Add late entrants instead.')
    : refuseStatus(state, ['registration'], 'Players register themselves while registration is open.');
  if (refused !== null) return refused;
  const outside = refuseOutsidePods(state, null);
  if (outside !== null) return outside;
  const number = newcomers(state, players);
  if (!number.ok) return number;
  const { capacity } = state.settings;
  const full = capacity !== null && state.entrants.filter(({ place }) => place === 'registered').length >= capacity;
  return decided(full ? 'EntrantWaitlisted' : 'EntrantRegistered', done, { entrant: number.value, players, awardedByes });
};

/** Whether Swiss rounds are played that everybody plays: in the first phase, and in those to which everybody goes on from there. */
const isOpenToLate = (state: TournamentState): boolean => {
  const phases = (state.structure?.phases ?? []).slice(0, (currentRound(state)?.phase ?? 0) + 1);
  return (
    phases.length > 0 &&
    phases.every(({ kind, gate }, at) => (kind === 'swiss' || kind === 'draft') && (at === 0 || gate?.kind === 'everybody'))
  );
};

const addLate = ({ state, done }: Situation, { players, missed }: CommandOf<'addLateEntrant'>): Decided => {
  const refused = refuseStatus(state, ['running'], 'Register the entrant.');
  if (refused !== null) return refused;
  if (!isOpenToLate(state))
    return refuse('tournament/late-entry-closed', 'Nobody enters once the Swiss rounds are over, or where there are none.');
  const outside = refuseOutsidePods(state, null);
  if (outside !== null) return outside;
  const number = newcomers(state, players);
  return number.ok ? decided('EntrantAddedLate', done, { entrant: number.value, players, missed }) : number;
};

const cancelRegistration = ({ state, done }: Situation, entrant: EntrantState): Decided => {
  const refused = refuseStatus(state, ['setUp', 'registration', 'closed'], 'Drop the entrant instead.');
  if (refused !== null) return refused;
  if (entrant.place === 'cancelled') return nothing('The registration is cancelled already.');
  return decided('RegistrationCancelled', done, { entrant: entrant.number });
};

const promote = ({ state, done }: Situation, entrant: EntrantState): Decided => {
  const refused = refuseStatus(state, ['setUp', 'registration', 'closed'], 'Add late entrants instead.');
  if (refused !== null) return refused;
  if (entrant.place !== 'waiting')
    return refuse('entrant/wrong-place', `Entrant ${entrant.number} does not wait for a place.`, {
      entrant: entrant.number,
      place: entrant.place,
    });
  const outside = refuseOutsidePods(state, entrant);
  if (outside !== null) return outside;
  return decided('EntrantPromoted', done, { entrant: entrant.number });
};

const checkIn = ({ state, done }: Situation, entrant: EntrantState): Decided => {
  const refused = refuseStatus(state, ['setUp', 'registration', 'closed', 'running'], 'Nobody has to come any more.');
  if (refused !== null) return refused;
  if (entrant.place !== 'registered')
    return refuse('entrant/wrong-place', `Entrant ${entrant.number} has no place.`, { entrant: entrant.number, place: entrant.place });
  if (entrant.presence === 'here') return nothing('They are checked in already.');
  const outside = refuseOutsidePods(state, entrant);
  if (outside !== null) return outside;
  return decided('EntrantCheckedIn', done, { entrant: entrant.number });
};

const leave = ({ state, done }: Situation, entrant: EntrantState, type: 'NoShowRecorded' | 'EntrantDropped'): Decided => {
  const refused = refuseStatus(state, ['closed', 'running'], 'Cancel the registration instead.');
  if (refused !== null) return refused;
  if (entrant.place !== 'registered' || entrant.play !== 'active')
    return refuse('entrant/not-active', `Entrant ${entrant.number} does not play.`, { entrant: entrant.number, play: entrant.play });
  if (type === 'NoShowRecorded' && entrant.presence === 'noShow') return nothing('That they did not come is recorded already.');
  return decided(type, done, { entrant: entrant.number });
};

const reinstate = ({ state, done }: Situation, entrant: EntrantState): Decided => {
  const refused = refuseStatus(state, ['closed', 'running'], 'Nobody has left yet.');
  if (refused !== null) return refused;
  if (entrant.play === 'disqualified')
    return refuse('entrant/not-active', 'Whoever is disqualified does not come back (IPG 1.1).', {
      entrant: entrant.number,
      play: entrant.play,
    });
  if (entrant.play === 'active' && entrant.presence !== 'noShow') return nothing('They play already.');
  const outside = refuseOutsidePods(state, entrant);
  if (outside !== null) return outside;
  return decided('EntrantReinstated', done, { entrant: entrant.number });
};

const disqualify = ({ state, done }: Situation, entrant: EntrantState, infraction: string): Decided => {
  const refused = refuseStatus(state, ['closed', 'running'], 'Disqualifications belong to a tournament that is played.');
  if (refused !== null) return refused;
  if (entrant.play === 'disqualified') return nothing('They are disqualified already.');
  return decided('EntrantDisqualified', done, { entrant: entrant.number, infraction });
};

const givePenalty = ({ state, done }: Situation, entrant: EntrantState, { infraction, kind }: CommandOf<'givePenalty'>): Decided => {
  const refused = refuseStatus(state, ['closed', 'running'], 'Penalties belong to a tournament that is played.');
  if (refused !== null) return refused;
  const round = currentRound(state)?.round ?? null;
  return decided('PenaltyGiven', done, { penalty: state.penalties.length + 1, entrant: entrant.number, infraction, kind, round });
};

const withdrawPenalty = ({ state, done }: Situation, { penalty, reason }: CommandOf<'withdrawPenalty'>): Decided => {
  const found = state.penalties.find((one) => one.penalty === penalty);
  if (found === undefined) return refuse('penalty/not-found', `There is no penalty ${penalty}.`, { penalty });
  if (found.withdrawn) return nothing('It is withdrawn already.');
  return decided('PenaltyWithdrawn', done, { penalty, reason });
};

type EntrantCommand = CommandOf<
  | 'registerEntrant'
  | 'addLateEntrant'
  | 'cancelRegistration'
  | 'promoteEntrant'
  | 'checkIn'
  | 'recordNoShow'
  | 'dropEntrant'
  | 'reinstateEntrant'
  | 'disqualifyEntrant'
  | 'givePenalty'
  | 'withdrawPenalty'
>;

/** Decides on commands about who plays, and about their penalties. */
export const decideEntrants = (situation: Situation, command: EntrantCommand): Decided => {
  if (command.type === 'registerEntrant') return register(situation, command);
  if (command.type === 'addLateEntrant') return addLate(situation, command);
  if (command.type === 'withdrawPenalty') return withdrawPenalty(situation, command);
  const found = findEntrant(situation.state, command.entrant);
  if (!found.ok) return found;
  const entrant = found.value;
  switch (command.type) {
    case 'cancelRegistration':
      return cancelRegistration(situation, entrant);
    case 'promoteEntrant':
      return promote(situation, entrant);
    case 'checkIn':
      return checkIn(situation, entrant);
    case 'recordNoShow':
      return leave(situation, entrant, 'NoShowRecorded');
    case 'dropEntrant':
      return leave(situation, entrant, 'EntrantDropped');
    case 'reinstateEntrant':
      return reinstate(situation, entrant);
    case 'disqualifyEntrant':
      return disqualify(situation, entrant, command.infraction);
    case 'givePenalty':
      return givePenalty(situation, entrant, command);
  }
};
