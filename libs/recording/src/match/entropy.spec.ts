import { describe, expect, it } from '@jest/globals';
import { decodeMatchEvent, type MatchEvent, UnreadableEvent, matchStream } from '@arbiter/contracts';
import type { MemoryWorld } from '@arbiter/testing';
import {
  exportOf,
  faultOf,
  forged,
  memoryWorld,
  playProbeMatch,
  probeFormat,
  probeMatchId as matchId,
  probeRuleset,
  probeService,
  probeVersion,
  probeWorld,
  versionOf,
  yes,
  inMatch,
} from '@arbiter/testing';
import { entropyCommitment, seedCommitment, startingKey } from '../chance.js';
import { verifyExport } from '../export/verify.js';
import { sha256 } from '../hashing.js';
import { MatchReader } from '../reading/match-reader.js';
import { Timelines } from '../reading/timelines.js';
import type { Ack } from './commands.js';
import type { MatchService } from './match-service.js';
import type { Answered } from './problem.js';

const alices = 'a1'.repeat(16);
const bobs = 'b0'.repeat(16);
const bobsSecond = 'b1'.repeat(16);

class Table {
  private commands = 0;
  readonly service: MatchService;
  constructor(readonly world: MemoryWorld = probeWorld()) {
    this.service = probeService(this.world);
  }

  async create(seats = 2, autoStart = true): Promise<this> {
    const players = ['alice', 'bob', 'carol'].slice(0, seats);
    yes(
      await this.service.create({
        matchId,
        commandId: 'create',
        gatheringId: null,
        players,
        ruleset: probeVersion,
        format: probeFormat(),
        clock: null,
        spectatorDelay: { versions: 0, ms: 0 },
        autoStart,
      }),
    );
    return this;
  }

  commit(seat: number, entropy: string): Promise<Answered<Ack>> {
    return this.service.commitEntropy({ ...this.by(), seat, commitment: entropyCommitment(matchId, seat, entropy) });
  }

  open(seat: number, entropy: string): Promise<Answered<Ack>> {
    return this.service.openEntropy({ ...this.by(), seat, entropy });
  }

  decline(seat: number): Promise<Answered<Ack>> {
    return this.service.declineEntropy({ ...this.by(), seat });
  }

  ready(seat: number): Promise<Answered<Ack>> {
    return this.service.ready({ ...this.by(), seat });
  }

  async types(): Promise<readonly string[]> {
    return (await this.world.store.read(matchStream(matchId))).map((stored) => stored.type);
  }

  async playedOut(): Promise<Awaited<ReturnType<typeof exportOf>>> {
    await playProbeMatch(this.world, this.service, matchId, 3);
    expect(this.world.troubles).toEqual([]);
    return exportOf(this.world);
  }

  private by(): { readonly matchId: string; readonly commandId: string } {
    return { matchId, commandId: `c${(this.commands += 1)}` };
  }
}

const refusal = (code: string, params: object = {}): object => ({ ok: false, problem: { code, params } });

describe('entropy that players commit to', () => {
  it('given a player who reads the seed, when they try entropies after the others have opened, then only what they committed to is taken', async () => {
    const table = await new Table().create();
    yes(await table.commit(0, alices));
    yes(await table.commit(1, bobs));
    yes(await table.open(0, alices));
    const head = await table.world.store.head(matchStream(matchId));
    for (let byte = 0; byte < 64; byte += 1) {
      const tried = byte.toString(16).padStart(2, '0').repeat(16);
      expect(await table.open(1, tried)).toMatchObject(refusal('match/entropy-mismatch', { seat: 1 }));
    }
    expect(await table.open(1, alices)).toMatchObject(refusal('match/entropy-mismatch'));
    expect(await table.commit(1, bobsSecond)).toMatchObject(refusal('match/entropy-given'));
    expect(await table.decline(1)).toMatchObject(refusal('match/entropy-given'));
    expect(await table.ready(1)).toMatchObject(refusal('match/entropy-unopened', { seat: 1 }));
    expect(await table.world.store.head(matchStream(matchId))).toEqual(head);
    yes(await table.open(1, bobs));
    for (const seat of [0, 1]) yes(await table.ready(seat));
    const { world } = table;
    const started = (await world.store.read(matchStream(matchId)))
      .map((stored) => decodeMatchEvent(stored))
      .find((event) => event.type === 'MatchStarted');
    const key = startingKey((await world.secrets.read(matchId, 'seed')) ?? '', matchId, [alices, bobs]);
    const pins = (decodeMatchEvent((await world.store.read(matchStream(matchId)))[0]!) as Extract<MatchEvent, { type: 'MatchCreated' }>)
      .data.pins;
    const step = probeRuleset.start(pins, key);
    expect(started).toMatchObject({ data: { aftermath: { fingerprint: probeRuleset.fingerprint(step.state) } } });
  });

  it.each([0, 1])(
    'given seat %i has committed and the other is undecided, when it would open, then it waits until the other has committed, declined or is ready',
    async (seat) => {
      const other = 1 - seat;
      for (const how of ['commit', 'decline', 'ready'] as const) {
        const table = await new Table().create();
        yes(await table.commit(seat, alices));
        expect(await table.open(seat, alices)).toMatchObject(refusal('match/entropy-waiting', { missing: [other] }));
        yes(how === 'commit' ? await table.commit(other, bobs) : await table[how](other));
        yes(await table.open(seat, alices));
        expect(await table.open(seat, alices)).toMatchObject(refusal('match/entropy-given'));
      }
    },
  );

  it('given three players, when one of them is undecided, then nobody opens', async () => {
    const table = await new Table(memoryWorld({ [probeVersion]: { ...probeRuleset, seats: { min: 2, max: 3 } } })).create(3);
    yes(await table.commit(0, alices));
    yes(await table.commit(2, bobs));
    for (const [seat, entropy] of [
      [0, alices],
      [2, bobs],
    ] as const)
      expect(await table.open(seat, entropy)).toMatchObject(refusal('match/entropy-waiting', { missing: [1] }));
    yes(await table.decline(1));
    for (const [seat, entropy] of [
      [2, bobs],
      [0, alices],
    ] as const)
      yes(await table.open(seat, entropy));
  });

  it('given who declined, or was ready without entropy, when they would add some after all, then it is too late', async () => {
    const table = await new Table().create();
    yes(await table.decline(0));
    expect(await table.decline(0)).toMatchObject(refusal('match/entropy-given'));
    expect(await table.commit(0, alices)).toMatchObject(refusal('match/entropy-given'));
    expect(await table.open(0, alices)).toMatchObject(refusal('match/entropy-not-committed'));
    yes(await table.ready(1));
    expect(await table.commit(1, bobs)).toMatchObject(refusal('match/entropy-given'));
    yes(await table.ready(0));
    expect(await table.types()).toEqual(['MatchCreated', 'EntropyDeclined', 'PlayerReady', 'PlayerReady', 'MatchStarted']);
  });

  it('given a player who refuses to open, when they would have the match begin, then nothing begins it; a judge or an organizer ends it, on record', async () => {
    for (const end of ['judge', 'organizer'] as const) {
      const table = await new Table().create(2, false);
      yes(await table.commit(0, alices));
      yes(await table.commit(1, bobs));
      yes(await table.open(0, alices));
      yes(await table.ready(0));
      expect(await table.service.start({ matchId, commandId: 'start' })).toMatchObject(refusal('match/not-ready', { missing: [1] }));
      if (end === 'judge')
        yes(
          await table.service.judge({
            matchId,
            commandId: 'loss',
            judge: 'judy',
            act: { type: 'matchLoss', seat: 1, reason: 'does not open', rules: [] },
          }),
        );
      else yes(await table.service.cancel({ matchId, commandId: 'cancel', by: 'olga', reason: 'does not open' }));
      const { text, key, world } = await exportOf(table.world);
      expect(await verifyExport(text, { key, rulesets: world.rulesets })).toMatchObject({
        ok: true,
        entropy: { way: 'committed', seats: ['opened', 'committed'] },
        result: end === 'judge' ? { winners: [0] } : null,
      });
    }
  });

  it('given malformed ones, when they are sent, then they are refused and the log stays', async () => {
    const table = await new Table().create();
    for (const commitment of ['', 'AB'.repeat(32), 'ab'.repeat(31), 'ab'.repeat(33)])
      expect(await table.service.commitEntropy({ matchId, commandId: `bad-${commitment}`, seat: 0, commitment })).toMatchObject(
        refusal('answer/malformed'),
      );
    yes(await table.commit(0, 'ab'));
    yes(await table.decline(1));
    for (const entropy of ['ab', 'AB'.repeat(16), 'ab'.repeat(65), 'x'.repeat(32)])
      expect(await table.open(0, entropy)).toMatchObject(refusal('answer/malformed'));
    expect(await table.commit(7, alices)).toMatchObject(refusal('match/seat-unknown'));
    expect(await table.types()).toEqual(['MatchCreated', 'EntropyCommitted', 'EntropyDeclined']);
  });

  it('given two worlds in which another player commits to and opens something else, when the others read, then they read the same until the cards tell', async () => {
    const read = async (entropy: string, upTo: 'committed' | 'opened'): Promise<unknown> => {
      const table = await new Table().create();
      yes(await table.commit(0, alices));
      yes(await table.commit(1, entropy));
      if (upTo === 'opened') yes(await table.open(1, entropy));
      const reader = new MatchReader({
        live: table.service,
        timelines: new Timelines(table.world.ports),
        judges: table.service,
        time: table.world.time,
      });
      const seen = [];
      for (const perspective of [{ kind: 'player', seat: 0 }, { kind: 'spectator' }] as const) {
        seen.push(
          yes(await reader.matchView(matchId, perspective)),
          yes(await reader.news(matchId, perspective, 0, 100)),
          yes(await reader.transcript(matchId, perspective, 'en')),
          await reader.raw(matchId, perspective, true),
        );
      }
      return seen;
    };
    for (const upTo of ['committed', 'opened'] as const) expect(await read(bobs, upTo)).toEqual(await read(bobsSecond, upTo));
  });

  it('given a commitment, then it is good for its seat of its match only', () => {
    const all = [
      entropyCommitment(matchId, 0, alices),
      entropyCommitment(matchId, 1, alices),
      entropyCommitment(`${matchId}1`, 0, alices),
      entropyCommitment(matchId, 10, alices),
      entropyCommitment(matchId, 0, bobs),
    ];
    expect(new Set(all).size).toBe(all.length);
    const part = (text: string, encoding: 'utf8' | 'hex' = 'utf8'): Buffer => {
      const bytes = Buffer.from(text, encoding);
      return Buffer.concat([Buffer.from([0, 0, 0, bytes.length]), bytes]);
    };
    expect(all[1]).toBe(sha256(Buffer.concat([part('arbiter/entropy/v1'), part(matchId), part('1'), part(alices, 'hex')])));
  });
});

describe('the verifier', () => {
  const begun = async (): Promise<Table> => {
    const table = await new Table().create();
    yes(await table.commit(0, alices));
    yes(await table.commit(1, bobs));
    for (const [seat, entropy] of [
      [1, bobs],
      [0, alices],
    ] as const)
      yes(await table.open(seat, entropy));
    for (const seat of [0, 1]) yes(await table.ready(seat));
    return table;
  };

  it('given commitments and openings in their order, then the record holds', async () => {
    const { text, key, world } = await (await begun()).playedOut();
    expect(await verifyExport(text, { key, rulesets: world.rulesets })).toMatchObject({
      ok: true,
      verdict: 'authentic',
      entropy: { way: 'committed', seats: ['opened', 'opened'] },
    });
  });

  it('given another entropy than was committed to, or another commitment, when verified, then the opening is named', async () => {
    const { text, world } = await (await begun()).playedOut();
    const version = versionOf(text, 'EntropyOpened');
    const opening = forged(text, version, (payload) => Object.assign(payload, { entropy: bobsSecond }));
    expect(faultOf(await verifyExport(opening, { rulesets: world.rulesets }))).toEqual({ code: 'entropy/not-committed', version });
    const commitment = forged(text, versionOf(text, 'EntropyCommitted') + 1, (payload) =>
      Object.assign(payload, { commitment: entropyCommitment(matchId, 1, bobsSecond) }),
    );
    expect(faultOf(await verifyExport(commitment, { rulesets: world.rulesets }))).toEqual({ code: 'entropy/not-committed', version });
  });

  it.each([
    ['given in the open', 'EntropyCommitted', 'EntropyGiven', { seat: 0, entropy: alices }],
    ['opened before the other one committed', 'EntropyCommitted', 'EntropyOpened', { seat: 0, entropy: alices }],
    ['committed to twice', 'EntropyOpened', 'EntropyCommitted', { seat: 0, commitment: 'ab'.repeat(32) }],
    ['declined after it was committed to', 'EntropyOpened', 'EntropyDeclined', { seat: 1 }],
    ['left unopened by who is ready', 'EntropyOpened', 'PlayerReady', { seat: 1 }],
  ] as const)('given entropy that was %s, when verified, then that is found', async (_what, replaced, type, data) => {
    const { text, world } = await (await begun()).playedOut();
    const version = versionOf(text, replaced) + (type === 'EntropyOpened' ? 1 : 0);
    const lines = text.split('\n');
    lines[version] = lines[version]!.replace(`"type":"${replaced}"`, `"type":"${type}"`);
    // A seat opens its entropy at once after its own commitment, the first one.
    const forgery = forged(lines.join('\n'), version, (payload) => {
      const { at } = payload;
      for (const key of Object.keys(payload)) delete payload[key];
      Object.assign(payload, { at, ...data });
    });
    expect(faultOf(await verifyExport(forgery, { rulesets: world.rulesets }))).toEqual({ code: 'event/out-of-place', version });
  });
});

describe('a match of before, whose entropy was given in the open', () => {
  const at = 1_800_000_000_000;
  const seed = '5e'.repeat(32);
  const pins = {
    matchId,
    game: 'probe',
    ruleset: probeVersion,
    catalogueHash: sha256(probeRuleset.catalogue()),
    format: probeFormat(),
    seats: 2,
    seedCommitment: seedCommitment(seed),
  };
  const createdThen = {
    at,
    pins,
    eventId: null,
    players: ['alice', 'bob'],
    clock: null,
    spectatorDelay: { versions: 0, ms: 0 },
    autoStart: true,
  };

  const recordedThen = async (entropy: string): Promise<Table> => {
    const world = probeWorld();
    await world.secrets.keep(matchId, 'seed', seed);
    const stored = [
      ['MatchCreated', createdThen],
      ['EntropyGiven', { at, seat: 1, entropy }],
    ] as const;
    for (const [type, payload] of stored) {
      const head = (await world.store.head(matchStream(matchId))) ?? { version: 0, hash: '0'.repeat(64) };
      await world.store.append({
        ...inMatch(matchId),
        expected: { version: head.version, hash: head.hash },
        events: [{ type, schemaVersion: 1, payload: JSON.stringify(payload), commandId: type }],
        fence: null,
      });
    }
    return new Table(world);
  };

  it('when it goes on and is exported, then it verifies as it did, and the verdict tells how entropy was added', async () => {
    const table = await recordedThen('be');
    for (const seat of [0, 1]) yes(await table.ready(seat));
    const { text, key, world } = await table.playedOut();
    expect(await verifyExport(text, { key, rulesets: world.rulesets })).toMatchObject({
      ok: true,
      verdict: 'authentic',
      entropy: { way: 'given', seats: ['declined', 'opened'] },
    });
    const version = versionOf(text, 'EntropyGiven');
    const other = forged(text, version, (payload) => Object.assign(payload, { entropy: 'ff' }));
    expect(await verifyExport(other, { rulesets: world.rulesets })).toMatchObject({ ok: false, fault: { code: 'replay/gameEvents' } });
    const twice = forged(text, version + 1, (payload) => Object.assign(payload, { seat: 1 }));
    expect((await verifyExport(twice, { rulesets: world.rulesets })).ok).toBe(false);
  });

  it('when entropy would be added to it now, then it is too late: it could be chosen by what was given', async () => {
    const table = await recordedThen('be');
    expect(await table.commit(0, alices)).toMatchObject(refusal('match/wrong-phase'));
    expect(await table.decline(0)).toMatchObject(refusal('match/wrong-phase'));
    expect(await table.open(0, alices)).toMatchObject(refusal('match/entropy-not-committed'));
  });

  it('when its creation is read, then it is lifted; one that claims the field at version 1 is refused by name', () => {
    const read = (payload: unknown): MatchEvent =>
      decodeMatchEvent({ type: 'MatchCreated', schemaVersion: 1, payload: JSON.stringify(payload) });
    const { eventId: gatheringId, ...others } = createdThen;
    expect(read(createdThen)).toEqual({ type: 'MatchCreated', data: { ...others, gatheringId, tournament: null, entropy: 'given' } });
    for (const wrong of [{ ...createdThen, entropy: 'committed' }, { ...others, gatheringId }, { ...createdThen, gatheringId }, null, []])
      expect(() => read(wrong)).toThrow(UnreadableEvent);
  });
});
