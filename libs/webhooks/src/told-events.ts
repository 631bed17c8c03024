import { isOpenToEverybody, isPublicType, roundOf, type TournamentEvent, type TournamentState } from '@arbiter/tournaments';

/** An event with its version in the tournament's stream. */
export interface VersionedEvent {
  readonly version: number;
  readonly event: TournamentEvent;
}

/** Reads events of the stream from one version to another, both included. */
export type ReadEvents = (from: number, to: number) => Promise<readonly VersionedEvent[]>;

/**
 * Chooses the events that everybody may know, in the order in which they are told. Pairings are told when their round is published, just
 * before its publication.
 * @param state the tournament as it stands now, which decides what is hidden
 */
export const toldEvents = async (
  events: readonly VersionedEvent[],
  state: TournamentState,
  read: ReadEvents,
): Promise<readonly VersionedEvent[]> => {
  const told: VersionedEvent[] = [];
  for (const one of events) {
    if (one.event.type === 'RoundPublished') {
      const { round } = one.event.data;
      const paired = roundOf(state, round)?.event.version ?? one.version;
      const before = paired < one.version ? await read(paired, one.version - 1) : [];
      told.push(...before.filter(({ event }) => isPairingOf(event, round) && isOpenToEverybody(event, state)));
    }
    if (isPublicType(one.event.type) && isOpenToEverybody(one.event, state)) told.push(one);
  }
  return told.filter(({ version }, at) => told.findIndex((one) => one.version === version) === at);
};

const isPairingOf = ({ type, data }: TournamentEvent, round: number): boolean =>
  (type === 'RoundPaired' || type === 'PairingOverridden') && data.round === round;
