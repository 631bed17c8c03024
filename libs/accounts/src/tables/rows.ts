import type { GatheringEntry, InstallationEntry } from '@arbiter/contracts';

/** Tables whose rows are written together with the log, each after the tables that it refers to. */
export const journaledTables = [
  'gathering',
  'player',
  'tournament',
  'match_registration',
  'match_seat',
  'access_token',
  'deck',
  'lone_report',
] as const;
export type JournaledTable = (typeof journaledTables)[number];

/** Values of columns: ids and codes as text, hashes in hex, moments in milliseconds since 1970-01-01 UTC. */
export type Columns = Readonly<Record<string, string | number | null>>;

/** A row as far as the log tells it: names, labels and decks are in no log. */
export interface Row {
  readonly table: JournaledTable;
  /** The row's primary key as text; for a seat `<match>/<seat>`. */
  readonly key: string;
  readonly columns: Columns;
}

/** An entry of a stream with the command that led to it. */
export interface Recorded<E> {
  readonly entry: E;
  readonly commandId: string | null;
}

/** Rows by table and key, in the order in which they came to be. */
type Rows = Map<string, Row>;

const nameOf = (table: JournaledTable, key: string): string => `${table} ${key}`;

const put = (rows: Rows, table: JournaledTable, key: string, columns: Columns): void => {
  rows.set(nameOf(table, key), { table, key, columns });
};

/** Changes a row; does nothing where the log never told of the row. */
const change = (rows: Rows, table: JournaledTable, key: string, columns: Columns): void => {
  const row = rows.get(nameOf(table, key));
  if (row !== undefined) put(rows, table, key, { ...row.columns, ...columns });
};

const apply = (rows: Rows, gatheringId: string, { entry, commandId }: Recorded<GatheringEntry>): void => {
  const { type, data } = entry;
  const made = { gathering_id: gatheringId, created_at: data.at, created_by: data.by, command_id: commandId };
  switch (type) {
    case 'GatheringCreated':
      return put(rows, 'gathering', gatheringId, { ...made, game: data.game, spectator_delay_seconds: data.spectatorDelaySeconds });
    case 'PlayerRegistered':
      return put(rows, 'player', data.playerId, { ...made, player_id: data.playerId, person_id: data.personId });
    case 'PlayerBound':
      return change(rows, 'player', data.playerId, { person_id: data.personId });
    case 'TokenMinted':
      return put(rows, 'access_token', data.tokenId, {
        token_id: data.tokenId,
        secret_hash: data.secretHash,
        role: data.role,
        gathering_id: gatheringId,
        player_id: data.playerId,
        match_id: data.matchId,
        person_id: data.personId,
        scopes: data.scopes.join(','),
        created_at: data.at,
        expires_at: data.expiresAt,
        revoked_at: null,
        minted_by: data.by,
        revoked_by: null,
        command_id: commandId,
      });
    case 'TokenRevoked':
      return change(rows, 'access_token', data.tokenId, { revoked_at: data.at, revoked_by: data.by });
    case 'MatchRegistered':
      put(rows, 'match_registration', data.matchId, { ...made, match_id: data.matchId, format: data.format, published_at: null });
      for (const [seat, playerId] of data.players.entries())
        put(rows, 'match_seat', `${data.matchId}/${seat}`, { match_id: data.matchId, seat, player_id: playerId });
      return;
    case 'MatchPublished':
      return change(rows, 'match_registration', data.matchId, { published_at: data.at });
    case 'DeckSubmitted':
      return put(rows, 'deck', data.deckId, {
        deck_id: data.deckId,
        gathering_id: gatheringId,
        player_id: data.playerId,
        game: rows.get(nameOf('gathering', gatheringId))?.columns['game'] ?? null,
        format: data.format,
        commitment: data.commitment,
        created_at: data.at,
      });
  }
};

/**
 * Returns the rows that the tables must have for a gathering.
 * @param entries the whole stream of the gathering, in order
 */
export const rowsOfGathering = (gatheringId: string, entries: readonly Recorded<GatheringEntry>[]): readonly Row[] => {
  const rows: Rows = new Map();
  for (const entry of entries) apply(rows, gatheringId, entry);
  return [...rows.values()];
};

/**
 * Returns the rows that `access_token` must have for tokens that belong to no gathering.
 * @param entries the whole stream of the installation, in order
 */
export const rowsOfInstallation = (entries: readonly Recorded<InstallationEntry>[]): readonly Row[] =>
  entries.map(({ entry: { data }, commandId }) => ({
    table: 'access_token',
    key: data.tokenId,
    columns: {
      token_id: data.tokenId,
      secret_hash: data.secretHash,
      role: 'organizer',
      gathering_id: null,
      player_id: null,
      match_id: null,
      person_id: data.personId,
      scopes: '',
      created_at: data.at,
      expires_at: data.expiresAt,
      revoked_at: null,
      minted_by: null,
      revoked_by: null,
      command_id: commandId,
    },
  }));
