import { mintBootstrapOrganizer } from '@arbiter/accounts';
import { answerOf, newCommandId } from '@arbiter/client';
import { databaseUrls, openPool, StreamJournal } from '@arbiter/event-store';
import { waitingApi } from '../api.js';

/**
 * A gathering with two players. It is made before servers are killed or flooded, since a token's secret that gets lost is not shown again.
 */
export interface Tournament {
  readonly gatheringId: string;
  readonly players: readonly string[];
  /** Secrets of the tokens of the organizer and, below, of the players. */
  readonly organizer: string;
  readonly seats: readonly string[];
}

/** Mints an organizer's token directly in the database (DATABASE_URL or APP_DATABASE_URL), and makes the rest through the API. */
export async function openTournament(url: string, game: string, name: string): Promise<Tournament> {
  const organizer = await mintOrganizer();
  const client = waitingApi(url).as(organizer);
  const { gatheringId } = await answerOf(client.POST('/gatherings', { body: { name, game, commandId: newCommandId() } }));
  const players: string[] = [];
  const seats: string[] = [];
  const path = { gatheringId };
  for (const player of ['First Bot', 'Second Bot']) {
    const { playerId } = await answerOf(
      client.POST('/gatherings/{gatheringId}/players', { params: { path }, body: { name: player, commandId: newCommandId() } }),
    );
    const { secret } = await answerOf(
      client.POST('/gatherings/{gatheringId}/tokens', { params: { path }, body: { role: 'player', playerId, commandId: newCommandId() } }),
    );
    players.push(playerId);
    seats.push(secret);
  }
  return { gatheringId, players, organizer, seats };
}

async function mintOrganizer(): Promise<string> {
  const pool = openPool(databaseUrls(process.env).app, { max: 1, name: 'arbiter load' });
  try {
    return (await mintBootstrapOrganizer(pool, new StreamJournal(pool))).secret;
  } finally {
    await pool.end();
  }
}
