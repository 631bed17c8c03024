import { createHash, randomBytes } from 'node:crypto';
import type { Sql } from '@arbiter/accounts';

/** A deck of an entrant, ready to be stored together with the event that tells of it. */
export interface SealedDeck {
  readonly deckId: string;
  /** JSON text. */
  readonly content: string;
  readonly nonce: Buffer;
  /** SHA-256 over nonce and content: what the log has. */
  readonly commitment: string;
}

/** Binds a deck to a commitment that tells nothing of it. @param content JSON text */
export const sealDeck = (deckId: string, content: string): SealedDeck => {
  const nonce = randomBytes(32);
  return { deckId, content, nonce, commitment: createHash('sha256').update(nonce).update(content, 'utf8').digest('hex') };
};

/** Stores a deck, in the transaction that records its submission. */
export const storeDeck = async (
  sql: Sql,
  deck: SealedDeck,
  of: {
    readonly tournamentId: string;
    readonly gatheringId: string;
    readonly playerId: string;
    readonly game: string;
    readonly format: string;
    readonly at: number;
  },
): Promise<void> => {
  await sql.query(
    `INSERT INTO deck (deck_id, gathering_id, player_id, game, format, content, nonce, work, created_at, tournament_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, to_timestamp($9::float8 / 1000), $10)`,
    [deck.deckId, of.gatheringId, of.playerId, of.game, of.format, deck.content, deck.nonce, `deck ${deck.deckId}`, of.at, of.tournamentId],
  );
};
