import { mintBootstrapOrganizer } from '@arbiter/accounts';
import { databaseUrls, openPool } from '@arbiter/event-store';
import { ApiClient, commandId } from '../http-client.js';

/** An event with two players, made before anything goes wrong: a token whose secret got lost is not shown twice. */
export interface Tournament {
  readonly eventId: string;
  readonly players: readonly string[];
  /** Secrets of tokens. */
  readonly organizer: string;
  readonly seats: readonly string[];
}

/** Mints an organizer straight in the database (DATABASE_URL or APP_DATABASE_URL), and the rest through the API. */
export async function openTournament(url: string, game: string, name: string): Promise<Tournament> {
  const organizer = await mintOrganizer();
  const client = new ApiClient(url, organizer);
  const { eventId } = await client.post<{ readonly eventId: string }>('/events', { name, game, commandId: commandId() });
  const players: string[] = [];
  const seats: string[] = [];
  for (const player of ['First Bot', 'Second Bot']) {
    const { playerId } = await client.post<{ readonly playerId: string }>(`/events/${eventId}/players`, {
      name: player,
      commandId: commandId(),
    });
    const { secret } = await client.post<{ readonly secret: string }>(`/events/${eventId}/tokens`, {
      role: 'player',
      playerId,
      commandId: commandId(),
    });
    players.push(playerId);
    seats.push(secret);
  }
  return { eventId, players, organizer, seats };
}

async function mintOrganizer(): Promise<string> {
  const pool = openPool(databaseUrls(process.env).app, { max: 1, name: 'arbiter load' });
  try {
    return (await mintBootstrapOrganizer(pool)).secret;
  } finally {
    await pool.end();
  }
}
