import { randomUUID } from 'node:crypto';
import type { Journal } from './journal.js';
import type { Registry } from './registry.js';
import { mintOrganizerFor } from './token-store.js';
import { mintSecret } from './secret.js';
import type { Gathering, Sql } from './types.js';

/**
 * The person as whom every bot of an installation plays. The log names them wherever a bot is registered as a player, so that nobody takes a
 * bot for somebody else. They hold no token: what a bot does, the worker does.
 */
export const botPersonId = 'a4b17e40-0b07-4000-8000-000000000b07';

/** The person in whose name an installation opens gatherings for matches against bots and lets guests in. They play in none. */
export const housePersonId = 'a4b17e40-40e5-4000-8000-0000000040e5';

/** How a bot is called in lists and at the table. */
export const botName = 'Bot';

/** How long the installation's own token lasts, in seconds: ten years. */
const houseTokenSeconds = 315_360_000;

/** A gathering in which guests play against a bot. */
export interface BotGathering {
  readonly gatheringId: string;
  /** The installation's own token, by which guests are registered and their tokens are minted. */
  readonly tokenId: string;
  /** The player that is the bot. */
  readonly botId: string;
}

/** Returns the oldest token of the house that is good, null where there is none; nobody knows its secret, and nobody needs to. */
async function tokenOfHouse(sql: Sql): Promise<string | null> {
  const { rows } = await sql.query<{ tokenId: string }>(
    `SELECT token_id AS "tokenId" FROM access_token
     WHERE person_id = $1 AND gathering_id IS NULL AND revoked_at IS NULL AND expires_at > clock_timestamp() + interval '2 days'
     ORDER BY created_at, token_id LIMIT 1`,
    [housePersonId],
  );
  return rows[0]?.tokenId ?? null;
}

/** The gatherings of an installation in which guests play against bots: one for each game, made when the first guest comes. */
export class BotGatherings {
  private readonly known = new Map<string, BotGathering>();

  constructor(
    private readonly sql: Sql,
    private readonly journal: Journal,
    private readonly registry: Registry,
  ) {}

  /**
   * Returns the gathering of a game, and makes it if there is none yet; several processes that do so at once end up with the same one.
   * @param game id of a game that is installed
   * @param name of the gathering, if it is to be made
   */
  async of(game: string, name: string): Promise<BotGathering> {
    const known = this.known.get(game);
    const standing = await tokenOfHouse(this.sql);
    if (known !== undefined && standing === known.tokenId) return known;
    const tokenId = standing ?? (await this.mint());
    const { gatheringId } = await this.gathering(game, name, tokenId);
    const made = { gatheringId, tokenId, botId: await this.botOf(gatheringId, tokenId) };
    this.known.set(game, made);
    return made;
  }

  private async mint(): Promise<string> {
    await this.introduce(housePersonId, 'Arbiter');
    return this.journal.record(async (connection) => {
      // One process after the other: a gathering is found by the token that made it, so two tokens would make two of them.
      await connection.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', ['token of the house']);
      const standing = await tokenOfHouse(connection);
      if (standing !== null) return { value: standing, records: [] };
      const minted = { label: 'matches against bots', expiresInSeconds: houseTokenSeconds, holder: housePersonId };
      return mintOrganizerFor(connection, { secret: mintSecret(), ...minted });
    });
  }

  private async gathering(game: string, name: string, createdBy: string): Promise<Gathering> {
    const made = await this.registry.createGathering({ name, game, spectatorDelaySeconds: 0, commandId: `bots-${game}`, createdBy });
    if (made.kind !== 'reused') return made.value;
    // It was made under another name, before the game was called otherwise.
    const { rows } = await this.sql.query<{ gatheringId: string }>(
      'SELECT gathering_id AS "gatheringId" FROM gathering WHERE created_by = $1 AND command_id = $2',
      [createdBy, `bots-${game}`],
    );
    const found = rows[0] === undefined ? null : await this.registry.gathering(rows[0].gatheringId);
    if (found === null) throw new Error(`the gathering for bots of ${game} was made and can't be read`);
    return found;
  }

  /**
   * Returns the player that is the bot of a gathering, and registers it if the gathering has none yet.
   * @param createdBy the token that registers it
   */
  async botOf(gatheringId: string, createdBy: string): Promise<string> {
    const found = await this.botIn(gatheringId);
    if (found !== null) return found;
    await this.introduce(botPersonId, botName);
    // Null where another process was quicker.
    await this.registry.createPlayer({ gatheringId, name: botName, personId: botPersonId, commandId: `bot-${randomUUID()}`, createdBy });
    const made = await this.botIn(gatheringId);
    if (made === null) throw new Error(`gathering ${gatheringId} has no bot`);
    return made;
  }

  private async botIn(gatheringId: string): Promise<string | null> {
    const { rows } = await this.sql.query<{ playerId: string }>(
      'SELECT player_id AS "playerId" FROM player WHERE gathering_id = $1 AND person_id = $2',
      [gatheringId, botPersonId],
    );
    return rows[0]?.playerId ?? null;
  }

  private async introduce(personId: string, name: string): Promise<void> {
    await this.sql.query('INSERT INTO person (person_id, name) VALUES ($1, $2) ON CONFLICT DO NOTHING', [personId, name]);
  }
}
