import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash, randomUUID } from 'node:crypto';
import { DeckBook, mintBootstrapOrganizer, Persons, Registry, TokenStore } from '@arbiter/accounts';
import { type GatheringEntry, chainFault, leafTag, newMatchId, gatheringStream, tagKeyOf } from '@arbiter/contracts';
import { auditOnce, openPool, PostgresEventStore, PostgresEvidence, keepOnce, StreamJournal, LogDatabases } from '@arbiter/event-store';
import type { StoredEvent } from '@arbiter/recording';
import { type TestDatabase, createTestDatabase } from '@arbiter/testing';
import { Client, type Pool } from 'pg';

describe('what organizers do is on the log', () => {
  let database: TestDatabase;
  let pool: Pool;
  let store: PostgresEventStore;
  let registry: Registry;
  let tokens: TokenStore;
  let persons: Persons;
  let decks: DeckBook;
  let organizer: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    pool = openPool(database.appUrl, { max: 12 });
    store = new PostgresEventStore({ databases: LogDatabases.one({ pool, url: database.appUrl }), writer: 'spec' });
    const journal = new StreamJournal(pool);
    [registry, tokens, persons, decks] = [
      new Registry(pool, journal),
      new TokenStore(pool, journal),
      new Persons(pool, journal),
      new DeckBook(journal),
    ];
    organizer = (await mintBootstrapOrganizer(pool, journal)).token.tokenId;
  });
  afterAll(async () => {
    await store.close();
    await pool.end();
    await database.drop();
  });

  const newGathering = async (commandId = `create-${newMatchId(Date.now())}`): Promise<string> => {
    const made = await registry.createGathering({
      name: 'Friday at Ling’s',
      game: 'probe',
      spectatorDelaySeconds: 60,
      commandId,
      createdBy: organizer,
    });
    if (made.kind === 'reused') throw new Error('reused');
    return made.value.gatheringId;
  };
  const player = async (gatheringId: string, name: string): Promise<string> => {
    const made = await registry.createPlayer({
      gatheringId,
      name,
      personId: null,
      commandId: `player-${randomUUID()}`,
      createdBy: organizer,
    });
    if (made === null || made.kind === 'reused') throw new Error('reused');
    return made.value.playerId;
  };
  const mint = (gatheringId: string, commandId: string) =>
    tokens.mint({
      role: 'judge',
      gatheringId,
      playerId: null,
      matchId: null,
      holder: { name: 'Judy Judge' },
      mintedBy: organizer,
      label: 'table of honour',
      expiresInSeconds: 3_600,
      commandId,
    });
  const record = (gatheringId: string): Promise<readonly StoredEvent[]> => store.read({ type: gatheringStream.type, id: gatheringId });
  const told = async (gatheringId: string): Promise<readonly GatheringEntry[]> => (await record(gatheringId)).map(gatheringStream.decode);

  it('given an evening, when it is arranged, then its stream tells each step once, in order, by ids and hashes alone, and every row can be made of it', async () => {
    const gatheringId = await newGathering();
    const [alice, bob] = [await player(gatheringId, 'Alice'), await player(gatheringId, 'Bob')];
    const minted = await mint(gatheringId, 'mint-1');
    if (minted.kind === 'reused' || minted.value.secret === null) throw new Error('no secret');
    const { token, secret } = minted.value;
    const person = await persons.ofPlayer(gatheringId, alice, organizer);
    const matchId = newMatchId(Date.now());
    await registry.register({ gatheringId, matchId, format: 'single', commandId: 'match-1', createdBy: organizer, players: [alice, bob] });
    const deck = {
      gatheringId,
      playerId: bob,
      game: 'probe',
      format: 'single',
      content: '{"deck":["Secret Card"]}',
      by: organizer,
      work: 'w',
    };
    expect([await decks.submit(deck), await decks.submit(deck)]).toEqual([true, false]);
    await registry.publish(matchId, organizer);
    await registry.publish(matchId, organizer);
    await tokens.revoke(gatheringId, token.tokenId, organizer);
    await tokens.revoke(gatheringId, token.tokenId, organizer);

    const events = await told(gatheringId);
    expect(events.map(({ type }) => type)).toEqual([
      'GatheringCreated',
      'PlayerRegistered',
      'PlayerRegistered',
      'TokenMinted',
      'PlayerBound',
      'MatchRegistered',
      'DeckSubmitted',
      'MatchPublished',
      'TokenRevoked',
    ]);
    const stored = await record(gatheringId);
    expect(chainFault(stored)).toBeNull();
    const text = JSON.stringify(stored);
    for (const hidden of ['Friday', 'Alice', 'Bob', 'Judy', 'honour', 'Secret Card', secret]) expect(text).not.toContain(hidden);
    expect(events[3]?.data).toMatchObject({
      tokenId: token.tokenId,
      secretHash: createHash('sha256').update(secret).digest('hex'),
      personId: token.personId,
    });

    // Everything that the tables say, apart from names, labels and decks, follows from the events.
    const rows = async (sql: string): Promise<unknown> => (await pool.query(sql, [gatheringId])).rows;
    const ms = (column: string): string => `floor(extract(epoch FROM ${column}) * 1000)::float8`;
    const of = <T extends GatheringEntry['type']>(type: T) =>
      events.filter((one) => one.type === type).map(({ data }) => data) as Extract<GatheringEntry, { type: T }>['data'][];
    expect(
      await rows(`SELECT game, spectator_delay_seconds AS delay, ${ms('created_at')} AS at FROM gathering WHERE gathering_id = $1`),
    ).toEqual(of('GatheringCreated').map(({ game, spectatorDelaySeconds, at }) => ({ game, delay: spectatorDelaySeconds, at })));
    const bound = new Map(of('PlayerBound').map(({ playerId, personId }) => [playerId, personId]));
    expect(await rows('SELECT player_id AS id, person_id AS person FROM player WHERE gathering_id = $1 ORDER BY created_at')).toEqual(
      of('PlayerRegistered').map(({ playerId, personId }) => ({ id: playerId, person: bound.get(playerId) ?? personId })),
    );
    expect(bound.get(alice)).toBe(person);
    const revoked = new Map(of('TokenRevoked').map(({ tokenId, at, by }) => [tokenId, { at, by }]));
    expect(
      await rows(
        `SELECT token_id AS id, encode(secret_hash, 'hex') AS hash, role, minted_by AS by, ${ms('expires_at')} AS expires, ${ms('revoked_at')} AS revoked, revoked_by AS revoker FROM access_token WHERE gathering_id = $1`,
      ),
    ).toEqual(
      of('TokenMinted').map(({ tokenId, secretHash, role, by, expiresAt }) => ({
        id: tokenId,
        hash: secretHash,
        role,
        by,
        expires: expiresAt,
        revoked: revoked.get(tokenId)?.at ?? null,
        revoker: revoked.get(tokenId)?.by ?? null,
      })),
    );
    expect(
      await rows(
        `SELECT match_id AS "matchId", format, (SELECT json_agg(player_id ORDER BY seat) FROM match_seat s WHERE s.match_id = m.match_id) AS players, ${ms('published_at')} AS published FROM match_registration m WHERE gathering_id = $1`,
      ),
    ).toEqual([{ matchId, format: 'single', players: [alice, bob], published: of('MatchPublished')[0]?.at }]);
    const [kept] = (await rows('SELECT nonce, content::text AS content FROM deck WHERE gathering_id = $1')) as {
      nonce: Buffer;
      content: string;
    }[];
    expect(of('DeckSubmitted')[0]?.commitment).toBe(createHash('sha256').update(kept!.nonce).update(kept!.content).digest('hex'));
  });

  it('given a command that is sent again, by many at once, then it is one row and one event; given its id with something else, then neither', async () => {
    const commandId = 'create-once';
    const ids = await Promise.all(Array.from({ length: 8 }, () => newGathering(commandId)));
    expect(new Set(ids).size).toBe(1);
    const other = await registry.createGathering({
      name: 'Another',
      game: 'probe',
      spectatorDelaySeconds: 0,
      commandId,
      createdBy: organizer,
    });
    expect(other).toEqual({ kind: 'reused' });
    expect((await told(ids[0]!)).map(({ type }) => type)).toEqual(['GatheringCreated']);
  });

  it('given many commands of one gathering at once, beside matches that are written, then every one stands in the stream, whose chain and tags hold', async () => {
    const gatheringId = await newGathering();
    await Promise.all(Array.from({ length: 30 }, (_, n) => player(gatheringId, `Player ${n}`)));
    const stored = await record(gatheringId);
    expect(stored).toHaveLength(31);
    expect(chainFault(stored)).toBeNull();
    const [secret] = await database.query<{ value: string }>('SELECT value FROM stream_secret WHERE stream_id = $1', [gatheringId]);
    const tagKey = tagKeyOf({ type: 'gathering', id: gatheringId }, secret!.value);
    expect(stored.map(({ tag }) => tag)).toEqual(stored.map(({ version }) => leafTag(tagKey, version)));
  });

  it('given work that fails after its rows were written, then neither rows nor events stand', async () => {
    const gatheringId = await newGathering();
    const failing = new StreamJournal(pool).record(async (connection) => {
      await connection.query(`INSERT INTO player (player_id, gathering_id, name) VALUES (gen_random_uuid(), $1, 'Nobody')`, [gatheringId]);
      const event = { type: 'PlayerRegistered', schemaVersion: 1, payload: '{' };
      return { value: null, records: [{ stream: { type: 'gathering', id: gatheringId }, event, commandId: null }] };
    });
    await expect(failing).rejects.toThrow(/payload is not JSON/);
    expect(await registry.players(gatheringId, 10, null)).toEqual([]);
    expect(await told(gatheringId)).toHaveLength(1);
  });

  it('given a person who plays here and judges there, then they have one history over all gatherings', async () => {
    const [here, there] = [await newGathering(), await newGathering()];
    const personId = await persons.ofPlayer(here, await player(here, 'Pat'), organizer);
    await tokens.mint({
      role: 'judge',
      gatheringId: there,
      playerId: null,
      matchId: null,
      holder: { personId: personId! },
      mintedBy: organizer,
      label: null,
      expiresInSeconds: 60,
      commandId: 'mint-pat',
    });
    expect((await persons.history(personId!)).map(({ gatheringId, as }) => [gatheringId, as])).toEqual([
      [there, 'judge'],
      [here, 'player'],
    ]);
  });

  it('given the log is kept and audited, then an event of the stream is proven like one of a match, and nothing is found wrong', async () => {
    const gatheringId = await newGathering();
    const keeper = new Client({ connectionString: database.keeperUrl });
    await keeper.connect();
    await keepOnce(keeper);
    await keeper.end();
    expect(await new PostgresEvidence(LogDatabases.one(pool)).proof({ type: 'gathering', id: gatheringId }, 1)).not.toBeNull();
    expect(await new PostgresEvidence(LogDatabases.one(pool)).proof({ type: 'match', id: gatheringId }, 1)).toBeNull();
    expect(await auditOnce({ url: database.appUrl, projections: [] })).toBe(0);
  });
});
