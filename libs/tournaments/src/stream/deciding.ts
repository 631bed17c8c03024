import type { StandingsPolicy } from '../policies/policy.js';
import type { Done, EntrantNumber, TournamentEvent, TournamentEventData, TournamentEventType } from './events.js';
import { accept, type Decision, refuse } from './refusals.js';
import {
  currentRound,
  type EntrantState,
  entrantOf,
  type RoundStage,
  type RoundState,
  type TournamentState,
  type TournamentStatus,
} from './state.js';

/** What a command is decided with: the tournament, its standings policy, and when and by whom it was sent. */
export interface Situation {
  readonly state: TournamentState;
  readonly policy: StandingsPolicy;
  readonly done: Done;
}

/** The events that a command leads to. */
export type Decided = Decision<readonly TournamentEvent[]>;

type Payload<T extends TournamentEventType> = Omit<TournamentEventData<T>, keyof Done>;

/** Makes an event of a command. */
export const eventOf = <T extends TournamentEventType>(type: T, done: Done, data: Payload<T>): TournamentEvent =>
  ({ type, data: { at: done.at, by: done.by, ...data } }) as TournamentEvent;

/** Decides for one event. */
export const decided = <T extends TournamentEventType>(type: T, done: Done, data: Payload<T>): Decided =>
  accept([eventOf(type, done, data)]);

const statusInWords: Readonly<Record<TournamentStatus, string>> = {
  setUp: 'is being set up',
  registration: 'is open for registration',
  closed: 'has closed its registration',
  running: 'is running',
  finished: 'is finished',
  cancelled: 'is cancelled',
};

/** Refuses a command that the tournament's status does not allow; null where it does. */
export const refuseStatus = (
  { status }: TournamentState,
  allowed: readonly TournamentStatus[],
  advice: string,
): ReturnType<typeof refuse> | null =>
  allowed.includes(status)
    ? null
    : refuse('tournament/wrong-status', `The tournament ${statusInWords[status]}. ${advice}`, { status, allowed });

/** The entrant, or the refusal of a number that nobody has. */
export const findEntrant = (state: TournamentState, number: EntrantNumber): Decision<EntrantState> => {
  const entrant = entrantOf(state, number);
  return entrant === null
    ? refuse('entrant/not-found', `There is no entrant ${number}: numbers go from 1 to ${state.entrants.length}.`, { entrant: number })
    : accept(entrant);
};

/** The newest round, if it is at one of these stages, or the refusal. */
export const findRound = (state: TournamentState, stages: readonly RoundStage[], advice: string): Decision<RoundState> => {
  const round = currentRound(state);
  if (round === null) return refuse('round/not-found', 'No round was paired yet.');
  if (stages.includes(round.stage)) return accept(round);
  return refuse('round/wrong-stage', `Round ${round.round} is ${round.stage}. ${advice}`, {
    round: round.round,
    stage: round.stage,
    allowed: stages,
  });
};
