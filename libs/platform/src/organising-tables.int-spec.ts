import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { DeckBook, lostName, mintBootstrapOrganizer, Persons, Registry, TokenStore } from '@arbiter/accounts';
import { foundingLog, gatheringStream, installationStream, newMatchId } from '@arbiter/contracts';
import { auditOnce, type Finding, Findings, keepOnce, logFinding, openPool, StreamJournal } from '@arbiter/event-store';
import { type TestDatabase, createTestDatabase } from '@arbiter/testing';
import { Client, type Pool } from 'pg';
import { compareOrganisingTables, LogInDoubt, organisingTables, rebuildOrganisingTables } from './organising-tables.js';

/** A gathering that was set up by the usual commands. */
interface Evening {
  readonly gatheringId: string;
  readonly alice: string;
  readonly bob: string;
  /** Registered as a player, but in no match. */
  readonly carol: string;
  readonly person: string;
  readonly judge: string;
  readonly revoked: string;
  readonly matchId: string;
  readonly deckId: string;
}

describe('the tables of what organizers do, held against the log', () => {
  let database: TestDatabase;
  let pool: Pool;
  let owner: Client;
  let organizer: string;
  let evening: Evening;

  const arrange = async (): Promise<Evening> => {
    const journal = new StreamJournal(pool);
    const [registry, tokens, persons, decks] = [
      new Registry(pool, journal),
      new TokenStore(pool, journal),
      new Persons(pool, journal),
      new DeckBook(journal),
    ];
    const commandId = (): string => `command-${randomUUID()}`;
    const created = await registry.createGathering({
      name: 'Friday',
      game: 'probe',
      spectatorDelaySeconds: 60,
      commandId: commandId(),
      createdBy: organizer,
    });
    if (created.kind === 'reused') throw new Error('reused');
    const { gatheringId } = created.value;
    const player = async (name: string): Promise<string> => {
      const made = await registry.createPlayer({ gatheringId, name, personId: null, commandId: commandId(), createdBy: organizer });
      if (made === null || made.kind === 'reused') throw new Error('reused');
      return made.value.playerId;
    };
    const mint = async (): Promise<string> => {
      const minted = await tokens.mint({
        role: 'judge',
        gatheringId,
        playerId: null,
        matchId: null,
        holder: { name: 'Judy' },
        mintedBy: organizer,
        label: 'table 1',
        expiresInSeconds: 3_600,
        commandId: commandId(),
      });
      if (minted.kind === 'reused') throw new Error('reused');
      return minted.value.token.tokenId;
    };
    const [alice, bob, carol] = [await player('Alice'), await player('Bob'), await player('Carol')];
    const person = await persons.ofPlayer(gatheringId, alice, organizer);
    const [judge, revoked] = [await mint(), await mint()];
    await tokens.revoke(gatheringId, revoked, judge);
    const matchId = newMatchId(Date.now());
    await registry.register({
      gatheringId,
      matchId,
      format: 'single',
      commandId: commandId(),
      createdBy: organizer,
      players: [alice, bob],
    });
    await registry.publish(matchId, organizer);
    await decks.submit({
      gatheringId,
      playerId: bob,
      game: 'probe',
      format: 'single',
      content: '["Spark"]',
      by: organizer,
      work: commandId(),
    });
    const [deck] = await database.query<{ deck_id: string }>('SELECT deck_id FROM deck WHERE gathering_id = $1', [gatheringId]);
    return { gatheringId, alice, bob, carol, person: person!, judge, revoked, matchId, deckId: deck!.deck_id };
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    pool = openPool(database.appUrl, { max: 6 });
    owner = new Client({ connectionString: database.ownerUrl });
    await owner.connect();
    organizer = (await mintBootstrapOrganizer(pool, new StreamJournal(pool))).token.tokenId;
    await arrange();
    evening = await arrange();
  });
  afterAll(async () => {
    await owner.end();
    await pool.end();
    await database.drop();
  });

  /** Changes rows as a superuser, without the triggers. */
  const tamper = async (sql: string): Promise<void> => void (await database.query(`SET session_replication_role = replica; ${sql}`));
  const compare = (): Promise<readonly Finding[]> => compareOrganisingTables(owner);
  const audit = async (): Promise<readonly Finding[]> => {
    const told: Finding[] = [];
    await auditOnce({ url: database.appUrl, projections: [], tables: organisingTables, onFinding: (finding) => told.push(finding) });
    for (const { findingId } of await new Findings(pool).list()) await new Findings(pool).settle(findingId, 'the spec goes on');
    return told;
  };

  it('given gatherings that were arranged, when tables and log are compared, then nothing differs, and a rebuild changes nothing', async () => {
    const keeper = new Client({ connectionString: database.keeperUrl });
    await keeper.connect();
    await keepOnce(keeper);
    await keeper.end();
    expect(await compare()).toEqual([]);
    expect(await audit()).toEqual([]);
    expect(await rebuildOrganisingTables(owner)).toEqual({ differed: [], left: [] });
  });

  const stranger = randomUUID();
  const someGathering = newMatchId(Date.now());

  it.each<[string, (at: Evening) => string, (at: Evening) => readonly (readonly [string, RegExp])[]]>([
    [
      "a gathering's delay is taken away",
      ({ gatheringId }) => `UPDATE gathering SET spectator_delay_seconds = 0 WHERE gathering_id = '${gatheringId}'`,
      ({ gatheringId }) => [[`gathering ${gatheringId}`, /^spectator_delay_seconds is 0, and by the log 60$/]],
    ],
    [
      'a judge becomes an organizer',
      ({ judge }) => `UPDATE access_token SET role = 'organizer' WHERE token_id = '${judge}'`,
      ({ judge }) => [[`access_token ${judge}`, /^role is organizer, and by the log judge$/]],
    ],
    [
      "a token's secret is replaced",
      ({ judge }) => `UPDATE access_token SET secret_hash = sha256('mine') WHERE token_id = '${judge}'`,
      ({ judge }) => [[`access_token ${judge}`, /^secret_hash is not the one on the log$/]],
    ],
    [
      "two tokens have each other's secrets",
      ({ judge, revoked }) =>
        `CREATE TEMP TABLE kept AS SELECT token_id, secret_hash FROM access_token;
         UPDATE access_token SET secret_hash = sha256(token_id::text::bytea) WHERE token_id IN ('${judge}', '${revoked}');
         UPDATE access_token SET secret_hash = (SELECT secret_hash FROM kept WHERE token_id = '${revoked}') WHERE token_id = '${judge}';
         UPDATE access_token SET secret_hash = (SELECT secret_hash FROM kept WHERE token_id = '${judge}') WHERE token_id = '${revoked}'`,
      ({ judge, revoked }) => [
        [`access_token ${judge}`, /^secret_hash is not the one on the log$/],
        [`access_token ${revoked}`, /^secret_hash is not the one on the log$/],
      ],
    ],
    [
      'a revocation is taken back',
      ({ revoked }) => `UPDATE access_token SET revoked_at = NULL, revoked_by = NULL WHERE token_id = '${revoked}'`,
      ({ revoked, judge }) => [
        [
          `access_token ${revoked}`,
          new RegExp(`^revoked_at is empty, and by the log 20.+Z; revoked_by is empty, and by the log ${judge}$`),
        ],
      ],
    ],
    [
      'a token is lifted above all gatherings',
      ({ judge }) => `UPDATE access_token SET gathering_id = NULL WHERE token_id = '${judge}'`,
      ({ judge }) => [
        [`access_token ${judge}`, /^the table has the row/],
        [`access_token ${judge}`, /^the log has the row/],
      ],
    ],
    [
      'a player becomes another person',
      ({ alice }) =>
        `INSERT INTO person (person_id) VALUES ('${stranger}'); UPDATE player SET person_id = '${stranger}' WHERE player_id = '${alice}'`,
      ({ alice, person }) => [[`player ${alice}`, new RegExp(`^person_id is ${stranger}, and by the log ${person}$`)]],
    ],
    [
      'the players of a match change places',
      ({ matchId }) =>
        `UPDATE match_seat SET seat = seat + 10 WHERE match_id = '${matchId}'; UPDATE match_seat SET seat = 11 - seat WHERE match_id = '${matchId}'`,
      ({ matchId, alice, bob }) => [
        [`match_seat ${matchId}/0`, new RegExp(`^player_id is ${bob}, and by the log ${alice}$`)],
        [`match_seat ${matchId}/1`, new RegExp(`^player_id is ${alice}, and by the log ${bob}$`)],
      ],
    ],
    [
      'a match is no longer published',
      ({ matchId }) => `UPDATE match_registration SET published_at = NULL WHERE match_id = '${matchId}'`,
      ({ matchId }) => [[`match_registration ${matchId}`, /^published_at is empty, and by the log 20/]],
    ],
    [
      'a seat is deleted',
      ({ matchId }) => `DELETE FROM match_seat WHERE match_id = '${matchId}' AND seat = 1`,
      ({ matchId }) => [[`match_seat ${matchId}/1`, /^the log has the row, and the table does not$/]],
    ],
    [
      'a player is added who sits nowhere',
      ({ gatheringId }) => `INSERT INTO player (player_id, gathering_id, name) VALUES ('${stranger}', '${gatheringId}', 'Nobody')`,
      () => [[`player ${stranger}`, /^the table has the row, and the log does not$/]],
    ],
    [
      'a token that may create gatherings is added',
      ({ person }) =>
        `INSERT INTO access_token (token_id, secret_hash, role, expires_at, person_id) VALUES ('${stranger}', sha256('all'), 'organizer', now() + interval '1 year', '${person}')`,
      () => [[`access_token ${stranger}`, /^the table has the row, and the log does not$/]],
    ],
    [
      'a gathering is added with a player',
      () =>
        `INSERT INTO gathering (gathering_id, name, game) VALUES ('${someGathering}', 'Elsewhere', 'probe');
         INSERT INTO player (player_id, gathering_id, name) VALUES ('${stranger}', '${someGathering}', 'Nobody')`,
      () => [
        [`player ${stranger}`, /^the table has the row, and the log does not$/],
        [`gathering ${someGathering}`, /^the table has the row, and the log does not$/],
      ],
    ],
  ])(
    'given %s behind the back of the log, then comparison and audit name the rows, and a rebuild mends them',
    async (_what, sql, expected) => {
      const before = await rowsOfAll();
      await tamper(sql(evening));

      const due = expected(evening);
      const found = await compare();
      expect(found.map(({ subject }) => subject)).toEqual(due.map(([subject]) => subject));
      for (const [at, [, detail]] of due.entries())
        expect(found[at]).toMatchObject({ code: 'table/differs', detail: expect.stringMatching(detail) });
      // A finding of the same code and subject is made only once.
      expect((await audit()).map(({ code, subject }) => [code, subject])).toEqual(
        [...new Set(due.map(([subject]) => subject))].map((subject) => ['table/differs', subject]),
      );

      const { differed, left } = await rebuildOrganisingTables(owner);
      expect([differed.length, left]).toEqual([due.length, []]);
      expect(await compare()).toEqual([]);
      expect(await rowsOfAll()).toEqual(before);
    },
  );

  /** Reads all rows with all columns, names and labels included; moments only to the second, since the comparison checked the rest. */
  const rowsOfAll = (): Promise<unknown> =>
    database.query(
      ['gathering', 'player', 'match_registration', 'match_seat', 'access_token', 'deck']
        .map(
          (table) =>
            `SELECT '${table}' AS of, regexp_replace(row_to_json(t)::text, '(T[0-9:]+)\\.[0-9]+', '\\1', 'g') AS row FROM ${table} t`,
        )
        .join(' UNION ALL ')
        .concat(' ORDER BY 1, 2'),
    );

  it('given players, a match and tokens are deleted, when they are rebuilt, then they are back with all that the log knows, and their names are lost', async () => {
    const { gatheringId, carol, judge, matchId } = evening;
    await tamper(
      `DELETE FROM player WHERE gathering_id = '${gatheringId}'; DELETE FROM access_token WHERE gathering_id = '${gatheringId}';
       DELETE FROM match_seat WHERE match_id = '${matchId}'; DELETE FROM match_registration WHERE match_id = '${matchId}'; DELETE FROM gathering WHERE gathering_id = '${gatheringId}'`,
    );
    const { differed, left } = await rebuildOrganisingTables(owner);
    expect(differed.map(({ kind }) => kind)).toEqual(Array.from({ length: 9 }, () => 'missing'));
    expect(left).toEqual([]);
    expect(await compare()).toEqual([]);
    const tokens = new TokenStore(pool, new StreamJournal(pool));
    expect((await tokens.ofGathering(gatheringId, 10, null)).map(({ tokenId }) => tokenId)).toContain(judge);
    expect(await database.query('SELECT name FROM player WHERE player_id = $1', [carol])).toEqual([{ name: lostName }]);
  });

  it('given a deck was changed, when the tables are rebuilt, then it is named as what the log can not give back', async () => {
    const { deckId } = evening;
    await tamper(`UPDATE deck SET content = '["Flame"]' WHERE deck_id = '${deckId}'`);
    expect(await compare()).toMatchObject([{ subject: `deck ${deckId}`, detail: 'commitment is not the one on the log' }]);
    expect((await rebuildOrganisingTables(owner)).left).toMatchObject([{ kind: 'changed', row: { table: 'deck', key: deckId } }]);
    await tamper(`UPDATE deck SET content = '["Spark"]' WHERE deck_id = '${deckId}'`);
    expect(await compare()).toEqual([]);
  });

  it('given the log itself is in doubt, when the tables are to be rebuilt from it, then that is refused and nothing is changed', async () => {
    const { judge, gatheringId } = evening;
    const findings = new Findings(pool);
    await findings.report(foundingLog, logFinding('log/leaf-missing', 'leaf 3', 'the event is gone'), 'audit');
    await tamper(`UPDATE access_token SET role = 'organizer' WHERE token_id = '${judge}'`);
    await expect(rebuildOrganisingTables(owner)).rejects.toThrow(LogInDoubt);
    expect(await compare()).toMatchObject([{ subject: `access_token ${judge}`, stream: { type: gatheringStream.type, id: gatheringId } }]);
    for (const { findingId } of await findings.list()) await findings.settle(findingId, 'it was a rehearsal');
    await rebuildOrganisingTables(owner);
  });

  it('given organizers go on while tables are rebuilt, then nothing is lost and nothing differs', async () => {
    const work = Promise.all(Array.from({ length: 3 }, arrange));
    for (let round = 0; round < 5; round += 1) expect(await rebuildOrganisingTables(owner)).toEqual({ differed: [], left: [] });
    await work;
    expect(await compare()).toEqual([]);
  });

  it('given tokens above all gatherings, then each stands on the stream of the installation, by ids and a hash alone', async () => {
    const { secret } = await mintBootstrapOrganizer(pool, new StreamJournal(pool), 'Olga of the desk');
    const rows = await database.query<{ type: string; payload: string }>(
      'SELECT type, payload::text FROM log_event WHERE stream_id = $1 AND stream_type = $2 ORDER BY version',
      [installationStream.id, installationStream.type],
    );
    expect(rows.map(({ type }) => type)).toEqual(['OrganizerTokenMinted', 'OrganizerTokenMinted']);
    for (const hidden of [secret, 'Olga']) expect(JSON.stringify(rows)).not.toContain(hidden);
    expect(await compare()).toEqual([]);
  });
});
