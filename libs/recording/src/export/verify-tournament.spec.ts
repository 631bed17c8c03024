import { beforeAll, describe, expect, it } from '@jest/globals';
import { emptyStreamHash, encodeTournamentEvent, eventHash, type HashedEvent, type StreamId } from '@arbiter/contracts';
import { MemoryEventStore, memoryEvidence } from '@arbiter/testing';
import type { TournamentEvent } from '@arbiter/tournaments';
import { sha256 } from '../hashing.js';
import type { StoredEvent } from '../ports.js';
import { type PlayedTournament, playTournament } from '../specs/played-tournament.js';
import { type StreamVerdict, verifyStream } from './verify-stream.js';

type Type = TournamentEvent['type'];
type DataOf<T extends Type> = Extract<TournamentEvent, { type: T }>['data'];

let cup: PlayedTournament;
let text: string;
let key: string;

beforeAll(async () => {
  cup = await playTournament();
  ({ text, key } = await cup.exported());
});

const faultOf = (verdict: StreamVerdict): readonly [string, number | null, string] =>
  verdict.ok ? ['ok', null, ''] : [verdict.fault.code, verdict.fault.version, verdict.fault.detail];

/** Versions of the events of a type, in order. */
const versionsOf = (type: Type): readonly number[] => cup.written.flatMap(({ event }, at) => (event.type === type ? [at + 1] : []));

interface Line extends HashedEvent {
  readonly hash: string;
  readonly proof: { readonly tag: string };
}

/** Makes a file of these events, with versions, links and hashes that fit them, and its last line. */
const rehashed = (change: (event: Line) => Line | null): { readonly header: Record<string, unknown>; readonly events: readonly Line[] } => {
  const [first = '', ...lines] = text.split('\n').slice(0, -2);
  const header = JSON.parse(first) as Record<string, unknown> & { stream: StreamId; logId: number };
  let previousHash = emptyStreamHash;
  let version = 0;
  const events = lines.flatMap((line): readonly Line[] => {
    const changed = change(JSON.parse(line) as Line);
    if (changed === null) return [];
    version += 1;
    const moved = { ...changed, version, previousHash };
    previousHash = eventHash({ ...moved, stream: header.stream, logId: header.logId });
    return [{ ...moved, hash: previousHash }];
  });
  return { header, events };
};

const fileOf = (header: object, events: readonly object[]): string => {
  const content = [header, ...events].map((line) => `${JSON.stringify(line)}\n`).join('');
  return `${content}${JSON.stringify({ end: { events: events.length, sha256: sha256(content) } })}\n`;
};

/** A log that has whatever events it is told. */
class FixedStore extends MemoryEventStore {
  constructor(private readonly fixed: readonly StoredEvent[]) {
    super();
  }
  override async read(): Promise<readonly StoredEvent[]> {
    return this.fixed;
  }
}

/** Verifies a file in which events were changed, and of which a log was signed in which they always stood so: only what follows from them can tell. */
const forged = async (change: (event: Line) => Line | null): Promise<StreamVerdict> => {
  const { header, events } = rehashed(change);
  const stored = events.map(({ hash, version, proof: { tag } }) => ({ hash, version, tag }) as StoredEvent);
  const { evidence, verifierKey } = memoryEvidence(new FixedStore(stored));
  const made = await evidence.proofs(cup.stream, events.length);
  if (made === null) throw new Error('no proofs');
  const proven = events.map((event, at) => {
    const { leaf, tag, path } = made.proofs[at]!;
    return { ...event, proof: { leaf, tag, path } };
  });
  return verifyStream(fileOf({ ...header, checkpoint: made.checkpoint.note }, proven), { key: verifierKey });
};

const forgedLog = (version: number, change: (event: TournamentEvent) => TournamentEvent): Promise<StreamVerdict> =>
  forged((line) => (line.version === version ? { ...line, ...encodeTournamentEvent(change(cup.written[version - 1]!.event)) } : line));

const changing =
  <T extends Type>(type: T, change: (data: DataOf<T>) => DataOf<T>) =>
  (event: TournamentEvent): TournamentEvent => {
    if (event.type !== type) throw new Error(`${event.type} stands where ${type} should`);
    return { ...event, data: change(event.data as DataOf<T>) } as TournamentEvent;
  };

/** Changes one payload of the file and makes all hashes fit, as a forger without the log could. */
const withPayload = (version: number, change: (payload: string) => string): string => {
  const { header, events } = rehashed((line) => (line.version === version ? { ...line, payload: change(line.payload) } : line));
  return fileOf(header, events);
};

describe('the stream of a tournament, verified offline', () => {
  it('given a whole tournament, when it is verified, then every round is paired again, and the seeds come from the secret', () => {
    expect(verifyStream(text, { key })).toMatchObject({
      ok: true,
      verdict: 'authentic',
      tournament: { status: 'finished', entrants: 9, rounds: 6, results: 15, seeds: 'opened' },
    });
  });

  it('given a tournament that still runs, when it is verified, then all but the seeds is made again, and that is said', async () => {
    const running = await (await playTournament('cut')).exported();
    expect(verifyStream(running.text)).toMatchObject({ ok: true, tournament: { status: 'running', rounds: 4, seeds: 'untold' } });
  });

  it('given one bit of a result that was flipped, when all hashes fit, then the result is named; with a log that signs it, then its reports or what follows', async () => {
    const results = versionsOf('ResultConfirmed');
    const flipped = (payload: string): string => payload.replace(/"games":2/, '"games":3');
    const oneBit = (payload: string): string => payload.replace(/"games":0/, '"games":1');
    const staff = results.find((version) => JSON.stringify(cup.written[version - 1]!.event.data).includes('"staff"'))!;
    const players = results.find((version) => JSON.stringify(cup.written[version - 1]!.event.data).includes('"players"'))!;
    expect(faultOf(verifyStream(withPayload(players, oneBit), { key }))).toEqual(['proof/wrong', players, expect.anything()]);
    expect(faultOf(verifyStream(withPayload(staff, flipped), { key }))).toEqual(['proof/wrong', staff, expect.anything()]);
    const swap = changing('ResultConfirmed', (data) => {
      if (data.result.kind !== 'games') throw new Error('no games');
      const [one, other] = data.result.wins;
      return {
        ...data,
        result: {
          ...data.result,
          wins: [
            { ...one, games: other.games },
            { ...other, games: one.games },
          ],
        },
      };
    });
    // Its players have reported otherwise.
    expect(faultOf(await forgedLog(players, swap))).toEqual(['tournament/result', players, expect.stringContaining('result.wins')]);
    // Nobody reported it: the seed of the next round comes from the hash of the event before.
    const [, , second] = versionsOf('RoundPaired');
    expect(faultOf(await forgedLog(staff, swap))).toEqual(['tournament/number', versionsOf('StandingsPublished')[0], expect.anything()]);
    const notUsed = await forgedLog(
      versionsOf('RoundStarted')[0]!,
      changing('RoundStarted', (data) => ({ ...data, at: data.at + 1 })),
    );
    expect(faultOf(notUsed)).toEqual(['tournament/seed', second, expect.stringContaining('round 2')]);
    // After the last pairing only the places follow.
    const last = results.findLast((version) => JSON.stringify(cup.written[version - 1]!.event.data).includes('"staff"'))!;
    expect(faultOf(await forgedLog(last, swap))).toEqual([
      'tournament/number',
      versionsOf('TournamentFinished')[0],
      expect.stringContaining('places['),
    ]);
    const tooMany = changing('ResultConfirmed', (data) => {
      if (data.result.kind !== 'games') throw new Error('no games');
      const [one, other] = data.result.wins;
      return { ...data, result: { ...data.result, wins: [{ ...one, games: 3 }, other] } };
    });
    expect(faultOf(await forgedLog(last, tooMany))).toEqual(['tournament/result', last, expect.stringContaining("can't happen")]);
  });

  it('given two tables that changed places, sides that changed, another reason, a bye for somebody else or another objective, when a log signs it, then that pairing is named', async () => {
    const [, second, third] = versionsOf('RoundPaired');
    const swapped = changing('RoundPaired', (data) => {
      const [one, other, ...rest] = data.tables;
      return { ...data, tables: [{ ...other!, table: 1 }, { ...one!, table: 2 }, ...rest] };
    });
    const changes: readonly (readonly [string, (event: TournamentEvent) => TournamentEvent])[] = [
      ['tables[0]', swapped],
      [
        'tables[0].entrants',
        changing('RoundPaired', (data) => ({
          ...data,
          tables: data.tables.map((table, at) => (at > 0 ? table : { ...table, entrants: [...table.entrants].reverse() })),
        })),
      ],
      [
        'tables[1].why',
        changing('RoundPaired', (data) => ({
          ...data,
          tables: data.tables.map((table, at) => (at !== 1 ? table : { ...table, why: { kind: 'sameScore', points: 9 } as const })),
        })),
      ],
      [
        'pairing.reached',
        changing('RoundPaired', (data) => ({ ...data, pairing: { ...data.pairing, reached: data.pairing.reached.slice(1) } })),
      ],
      ['pairing.input', changing('RoundPaired', (data) => ({ ...data, pairing: { ...data.pairing, input: data.pairing.input - 1 } }))],
      ['unpaired', changing('RoundPaired', (data) => ({ ...data, unpaired: [] }))],
    ];
    for (const [place, change] of changes)
      expect(faultOf(await forgedLog(third!, change))).toEqual(['tournament/pairing', third, expect.stringContaining(place)]);
    expect(faultOf(await forgedLog(second!, swapped))).toEqual(['tournament/pairing', second, expect.stringContaining('tables[0]')]);
    const seed = changing('RoundPaired', (data) => ({ ...data, pairing: { ...data.pairing, seed: '00'.repeat(32) } }));
    expect(faultOf(await forgedLog(third!, seed))).toEqual(['tournament/seed', third, expect.stringContaining('round 2')]);
  });

  it('given a deck check whose seed or tables were changed, when a log signs it, then the draw is named', async () => {
    const [drawn] = versionsOf('DeckCheckDrawn');
    const seed = changing('DeckCheckDrawn', (data) => ({ ...data, seed: '00'.repeat(32) }));
    expect(faultOf(await forgedLog(drawn!, seed))).toEqual(['tournament/seed', drawn, expect.stringContaining('deck checks 3')]);
    const tables = changing('DeckCheckDrawn', (data) => ({ ...data, tables: data.tables.map((table) => table + 1) }));
    expect(faultOf(await forgedLog(drawn!, tables))).toEqual(['tournament/event', drawn, expect.stringContaining('tables[0]')]);
  });

  it('given a pairing by hand that hides a warning, a correction of another result, or a result that nobody gave, when a log signs it, then it is named', async () => {
    const [overridden] = versionsOf('PairingOverridden');
    const warning = changing('PairingOverridden', (data) => ({ ...data, warnings: [{ kind: 'secondBye', entrant: 1 }] }));
    expect(faultOf(await forgedLog(overridden!, warning))).toEqual(['tournament/pairing', overridden, expect.stringContaining('warnings')]);
    const [corrected] = versionsOf('ResultCorrected');
    const before = changing('ResultCorrected', (data) => ({ ...data, before: { kind: 'doubleLoss' } }));
    expect(faultOf(await forgedLog(corrected!, before))).toEqual(['tournament/result', corrected, expect.stringContaining('before')]);
    const staff = versionsOf('ResultConfirmed').find((version) =>
      JSON.stringify(cup.written[version - 1]!.event.data).includes('"staff"'),
    )!;
    const reported = changing('ResultConfirmed', (data) => ({ ...data, source: { kind: 'players' } }));
    expect(faultOf(await forgedLog(staff, reported))).toEqual(['tournament/result', staff, expect.stringContaining('reported')]);
  });

  it('given a place, a cut, a published digest or a number of an entrant that was changed, when a log signs it, then that number is named', async () => {
    const [finished] = versionsOf('TournamentFinished');
    const places = changing('TournamentFinished', (data) => ({
      ...data,
      places: data.places.map((one, at) => (at === 4 ? { ...one, place: 9 } : one)),
    }));
    expect(faultOf(await forgedLog(finished!, places))).toEqual([
      'tournament/number',
      finished,
      expect.stringMatching(/places\[4\]\.place is 9, and 5 follows/),
    ]);
    const [cut] = versionsOf('CutMade');
    const seeds = changing('CutMade', (data) => ({ ...data, seeds: [...data.seeds].reverse() }));
    expect(faultOf(await forgedLog(cut!, seeds))).toEqual(['tournament/number', cut, expect.stringContaining('seeds[0]')]);
    const published = versionsOf('StandingsPublished').at(-1)!;
    const digest = changing('StandingsPublished', (data) => ({ ...data, digest: 'f'.repeat(64) }));
    expect(faultOf(await forgedLog(published, digest))).toEqual(['tournament/number', published, expect.stringContaining('digest')]);
    const [penalty] = versionsOf('PenaltyGiven');
    const counted = changing('PenaltyGiven', (data) => ({ ...data, penalty: 2 }));
    expect(faultOf(await forgedLog(penalty!, counted))).toEqual([
      'tournament/event',
      penalty,
      expect.stringContaining('penalty is 2, and 1 follows'),
    ]);
    const [registered] = versionsOf('EntrantRegistered');
    const number = changing('EntrantRegistered', (data) => ({ ...data, entrant: 2 }));
    expect(faultOf(await forgedLog(registered!, number))).toEqual([
      'tournament/event',
      registered,
      expect.stringContaining('entrant is 2, and 1 follows'),
    ]);
  });

  it('given a secret that was not committed to, or another policy, when a log signs it, then it is named', async () => {
    const [revealed] = versionsOf('SeedRevealed');
    const secret = changing('SeedRevealed', (data) => ({ ...data, seed: '11'.repeat(32) }));
    expect(faultOf(await forgedLog(revealed!, secret))).toEqual(['seed/not-committed', revealed, expect.anything()]);
    const commitment = changing('TournamentCreated', (data) => ({ ...data, seedCommitment: '22'.repeat(32) }));
    expect(faultOf(await forgedLog(1, commitment))).toEqual(['seed/not-committed', revealed, expect.anything()]);
    const policy = changing('TournamentCreated', (data) => ({ ...data, policyHash: '33'.repeat(32) }));
    expect(faultOf(await forgedLog(1, policy))).toEqual(['tournament/policy', 1, expect.anything()]);
  });

  it('given any event that was left out, when a log signs the rest, then the stream is refused, unless nothing follows from it', async () => {
    const unnoticed: number[] = [];
    for (let left = 1; left <= cup.written.length; left += 1) {
      const [code] = faultOf(await forged((line) => (line.version === left ? null : line)));
      if (code === 'ok') unnoticed.push(left);
    }
    // Nothing follows from the start of the last round: a round may also be closed that was published only.
    expect(unnoticed).toEqual(versionsOf('RoundStarted').slice(-1));
  });
});
