import { describe, expect, it } from '@jest/globals';
import { newUuidV7 } from '@arbiter/contracts';
import { exportOf, probeMatchId, probeService, probeWorld, startProbeMatch, yes } from '@arbiter/testing';
import type { TableResult } from '@arbiter/tournaments';
import { PlayedTournament, structure } from '../specs/played-tournament.js';
import { type MatchRecord, matchRecordOf } from './match-record.js';
import { type StreamVerdict, verifyStream } from './verify-stream.js';

const players = [newUuidV7(1_900_000_000_001), newUuidV7(1_900_000_000_002)] as const;

interface Table {
  readonly cup: PlayedTournament;
  /** By seat. */
  readonly entrants: readonly [number, number];
}

/** A tournament of two whose first table is published, with the probe match reserved for it. */
const published = async (matchId = probeMatchId): Promise<Table> => {
  const cup = new PlayedTournament();
  await cup.create();
  await cup.does({ type: 'setStructure', structure: { phases: structure.phases.slice(0, 1) }, reason: null });
  await cup.does({ type: 'openRegistration' });
  for (const [index, player] of players.entries()) {
    await cup.does({ type: 'registerEntrant', players: [player], awardedByes: 0, byStaff: true });
    const deck = { deckId: newUuidV7(1 + index), commitment: `${index}`.repeat(64), verdict: 'enforced', byStaff: true } as const;
    await cup.does({ type: 'submitDeck', entrant: index + 1, ...deck });
  }
  await cup.does({ type: 'closeRegistration' });
  await cup.does({ type: 'pairRound', seed: cup.seed('round 1'), input: cup.written.length, matchIds: [matchId] });
  await cup.does({ type: 'publishRound' });
  const [one = 0, other = 0] = cup.state?.rounds[0]?.tables[0]?.entrants ?? [];
  return { cup, entrants: [one, other] };
};

const seated = ({ entrants: [one, other] }: Table): [string, string] => [players[one - 1]!, players[other - 1]!];

/** The export of a match that seat 1 conceded, or that was cancelled. */
const matchOf = async (
  tournament: { readonly id: string; readonly round: number; readonly table: number } | undefined,
  bySeat: readonly [string, string],
  ends: 'conceded' | 'cancelled' = 'conceded',
): Promise<MatchRecord> => {
  const world = probeWorld();
  const service = probeService(world);
  await startProbeMatch(service, { players: bySeat, ...(tournament === undefined ? {} : { tournament }) });
  const matchId = probeMatchId;
  yes(
    ends === 'conceded'
      ? await service.concede({ matchId, commandId: 'c', seat: 1, scope: 'match' })
      : await service.cancel({ matchId, commandId: 'c', by: 'judy', reason: 'fire' }),
  );
  const read = matchRecordOf((await exportOf(world)).text);
  if (!read.ok) throw new Error(read.fault.detail);
  return read.record;
};

const twoNil = ([one, other]: Table['entrants']): TableResult => ({
  kind: 'games',
  wins: [
    { entrant: one, games: 2 },
    { entrant: other, games: 0 },
  ],
  drawn: 0,
});

/** Takes a result over as that of the match, and verifies the tournament with records at hand. */
const verified = async (
  table: Table,
  ended: MatchRecord,
  result: TableResult = twoNil(table.entrants),
  records: readonly MatchRecord[] = [ended],
): Promise<StreamVerdict> => {
  const source = { kind: 'match', matchId: ended.matchId, ...(ended.end ?? { version: 1, hash: '0'.repeat(64) }) } as const;
  await table.cup.does({ type: 'confirmResult', round: 1, table: 1, result, source });
  const { text, key } = await table.cup.exported();
  return verifyStream(text, { key, matches: records });
};

const pinOf = ({ cup }: Table) => ({ id: cup.stream.id, round: 1, table: 1 });

const expectMatchFault = ({ cup }: Table, verdict: StreamVerdict, words: string): void => {
  const version = cup.written.findIndex(({ event }) => event.type === 'ResultConfirmed') + 1;
  expect(verdict).toMatchObject({ ok: false, fault: { code: 'tournament/match', version, detail: expect.stringContaining(words) } });
};

describe("results of a tournament, compared with the matches' own exports", () => {
  it('given the export of the match, when the tournament is verified, then its result is compared; without it, that is said', async () => {
    const table = await published();
    const record = await matchOf(pinOf(table), seated(table));
    expect(await verified(table, record)).toMatchObject({ ok: true, tournament: { ofMatches: { compared: 1, notCompared: 0 } } });
    const { text } = await table.cup.exported();
    expect(verifyStream(text)).toMatchObject({ ok: true, tournament: { ofMatches: { compared: 0, notCompared: 1 } } });
  });

  it('given another result, when it is compared, then both results are named', async () => {
    const table = await published();
    const [one, other] = table.entrants;
    const verdict = await verified(table, await matchOf(pinOf(table), seated(table)), twoNil([other, one]));
    expectMatchFault(table, verdict, 'the match gave {"kind":"games"');
  });

  it.each([
    ['another table', (pin: ReturnType<typeof pinOf>) => ({ ...pin, table: 2 }), 'pinned to round 1, table 2'],
    ['another round', (pin: ReturnType<typeof pinOf>) => ({ ...pin, round: 3 }), 'pinned to round 3, table 1'],
    ['another tournament', (pin: ReturnType<typeof pinOf>) => ({ ...pin, id: players[0] }), `pinned to the tournament ${players[0]}`],
    ['no tournament', () => undefined, 'pinned to no tournament'],
  ])('given a match of %s, when it is compared, then that is named', async (_, pin, words) => {
    const table = await published();
    expectMatchFault(table, await verified(table, await matchOf(pin(pinOf(table)), seated(table))), words);
  });

  it('given seats that were changed, another end, a cancelled match or a match that the pairing did not reserve, then each is named', async () => {
    const turned = await published();
    const [one, other] = seated(turned);
    expectMatchFault(turned, await verified(turned, await matchOf(pinOf(turned), [other, one])), 'others sat in the match');
    const longer = await published();
    const record = await matchOf(pinOf(longer), seated(longer));
    const named = { ...record, end: { version: record.end!.version, hash: 'ab'.repeat(32) } };
    expectMatchFault(longer, await verified(longer, named, undefined, [record]), 'the match ended with its event');
    const cancelled = await published();
    const without = await matchOf(pinOf(cancelled), seated(cancelled), 'cancelled');
    expectMatchFault(cancelled, await verified(cancelled, without), 'the match has not ended');
    const strange = await published(newUuidV7(7));
    expectMatchFault(strange, await verified(strange, await matchOf(pinOf(strange), seated(strange))), 'the pairing reserved the match');
  });
});
