import type { TournamentEvent, TournamentEventType } from './events.js';
import { roundOf, type TournamentState } from './state.js';

/** To whom the data of an event are told, if not at once: to everybody, or to staff and those concerned alone. */
type Told = 'everybody' | 'staff';

/** Reports of players, decks and penalties are not everybody's. Pairings are, once their round is published. */
const told = {
  TournamentCreated: 'everybody',
  StructureSet: 'everybody',
  RegistrationOpened: 'everybody',
  RegistrationClosed: 'everybody',
  EntrantRegistered: 'everybody',
  EntrantWaitlisted: 'everybody',
  EntrantPromoted: 'everybody',
  RegistrationCancelled: 'everybody',
  EntrantCheckedIn: 'everybody',
  NoShowRecorded: 'everybody',
  EntrantDropped: 'everybody',
  EntrantReinstated: 'everybody',
  EntrantAddedLate: 'everybody',
  EntrantDisqualified: 'staff',
  PenaltyGiven: 'staff',
  PenaltyWithdrawn: 'staff',
  DeckSubmitted: 'staff',
  DecksLocked: 'everybody',
  DeckUnlocked: 'everybody',
  DeckCheckDrawn: 'staff',
  DeckChecked: 'staff',
  DeckListsOpened: 'everybody',
  PodsDrawn: 'everybody',
  RoundPaired: 'everybody',
  PairingOverridden: 'everybody',
  PairingsDiscarded: 'everybody',
  RoundPublished: 'everybody',
  RoundStarted: 'everybody',
  RoundPaused: 'everybody',
  RoundResumed: 'everybody',
  TimeExtended: 'everybody',
  TimeCalled: 'everybody',
  RoundClosed: 'everybody',
  ResultReported: 'staff',
  ResultConfirmed: 'everybody',
  ResultDisputed: 'staff',
  ResultCorrected: 'everybody',
  StandingsPublished: 'everybody',
  CutMade: 'everybody',
  BracketSeeded: 'everybody',
  TournamentFinished: 'everybody',
  TournamentCancelled: 'everybody',
  SeedRevealed: 'everybody',
} as const satisfies { readonly [T in TournamentEventType]: Told };

/** A type of event whose data everybody may come to know. */
export type PublicEventType = { [T in TournamentEventType]: (typeof told)[T] extends 'staff' ? never : T }[TournamentEventType];

/** Whether everybody may come to know the data of events of a type. */
export const isPublicType = (type: TournamentEventType): type is PublicEventType => told[type] !== 'staff';

/** All types of events whose data everybody may come to know. */
export const publicEventTypes: readonly PublicEventType[] = (Object.keys(told) as TournamentEventType[]).filter(isPublicType);

/** Whether everybody may know the data of an event, as the tournament stands now. */
export const isOpenToEverybody = (event: TournamentEvent, state: TournamentState): boolean => {
  if (event.type !== 'RoundPaired' && event.type !== 'PairingOverridden') return isPublicType(event.type);
  const round = roundOf(state, event.data.round);
  return round !== null && round.stage !== 'paired';
};
