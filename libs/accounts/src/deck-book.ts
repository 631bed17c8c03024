import { createHash, randomBytes } from 'node:crypto';
import { newUuidV7 } from '@arbiter/contracts';
import { entry, type Journal } from './journal.js';

/** A deck as somebody handed it in. */
export interface SubmittedDeck {
  readonly gatheringId: string;
  /** The player whose deck it is; null where no player hands it in. */
  readonly playerId: string | null;
  readonly game: string;
  readonly format: string;
  /** JSON text of the deck as it was sent. */
  readonly content: string;
  /** The token that hands it in. */
  readonly by: string;
  /** Id of the work that submits the deck. A second submission by the same work is the same deck and writes nothing. */
  readonly work: string;
}

/** Decks that were handed in: the log has a commitment to each; the table has the deck itself and the nonce that opens the commitment. */
export class DeckBook {
  constructor(private readonly journal: Journal) {}

  /**
   * Stores a deck and records its commitment in the gathering's stream.
   * @returns whether the deck is new
   */
  submit({ gatheringId, playerId, game, format, content, by, work }: SubmittedDeck): Promise<boolean> {
    const nonce = randomBytes(32);
    const commitment = createHash('sha256').update(nonce).update(content, 'utf8').digest('hex');
    return this.journal.record(async (sql) => {
      const { rows } = await sql.query<{ deckId: string; createdAt: Date }>(
        `INSERT INTO deck (deck_id, gathering_id, player_id, game, format, content, nonce, work) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
         ON CONFLICT (work) DO NOTHING RETURNING deck_id AS "deckId", created_at AS "createdAt"`,
        [newUuidV7(Date.now()), gatheringId, playerId, game, format, content, nonce, work],
      );
      const records = rows.map(({ deckId, createdAt }) =>
        entry(gatheringId, { type: 'DeckSubmitted', data: { at: createdAt.getTime(), by, deckId, playerId, format, commitment } }),
      );
      return { value: rows.length > 0, records };
    });
  }
}
