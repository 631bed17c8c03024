import type { TournamentEvent } from '@arbiter/tournaments';

/** An event of a tournament as it stands in the log. */
export interface RecordedEvent {
  readonly tournamentId: string;
  readonly version: number;
  readonly hash: string;
  /** ISO 8601. */
  readonly recordedAt: string;
  readonly event: TournamentEvent;
}

/** The type of a message by which somebody tries a webhook out. */
export const testType = 'webhook.test';

/** Larger data are left out of a message; whoever wants them reads the event. */
export const maximalDataBytes = 65_536;

/** The id of the message about an event: it follows from the event, so that it is the same however often and by whom it is sent. */
export const messageIdOf = (tournamentId: string, version: number): string => `evt_${tournamentId.replaceAll('-', '')}_${version}`;

/** Writes the message about an event: the same text every time. */
export const eventMessage = ({ tournamentId, version, hash, recordedAt, event: { type, data } }: RecordedEvent): string => {
  const isSmall = Buffer.byteLength(JSON.stringify(data), 'utf8') <= maximalDataBytes;
  const id = messageIdOf(tournamentId, version);
  return JSON.stringify({ id, type, tournament: tournamentId, version, hash, recordedAt, data: isSmall ? data : null });
};

/** Writes the message by which a webhook is tried out. @param recordedAt when it was asked for, ISO 8601 */
export const testMessage = (id: string, recordedAt: string): string =>
  JSON.stringify({ id, type: testType, tournament: null, version: null, hash: null, recordedAt, data: {} });
