import { describe, expect, it } from '@jest/globals';
import { newSigningKey, readSigningKey } from '@arbiter/contracts';
import type { MemoryWorld } from '@arbiter/testing';
import {
  type Exported,
  exported,
  faultOf,
  forged,
  memoryEvidence,
  playProbeMatch,
  probeFormat,
  probeMatchId,
  probeService,
  probeWorld,
  startProbeMatch,
  versionOf,
  yes,
} from '@arbiter/testing';
import fc from 'fast-check';
import { Timelines } from '../reading/timelines.js';
import { fixedRulesets } from '../rulesets/file-rulesets.js';
import type { RulesetRegistry } from '../ports.js';
import type { BundleEvent } from './bundle.js';
import { openBundle } from './open-bundle.js';
import { verifyExport } from './verify.js';
import { writeBundle } from './write-bundle.js';
import { writeTranscript } from './write-transcript.js';

const matchId = probeMatchId;

let once: Promise<Exported> | null = null;
/** Returns the same match for every test; no test changes it. */
const wholeMatch = (): Promise<Exported> => {
  once ??= exported(async (world) => {
    const service = probeService(world, { snapshotEvery: 10 });
    await startProbeMatch(service, {
      format: probeFormat({ id: 'bestOfThree', bestOf: 3 }),
      entropy: ['0a'.repeat(16), '0b0c'.repeat(9)],
      clock: { bankMs: 60_000, decisionMs: 5_000, incrementMs: 1_000 },
    });
    world.time.advance(7_000);
    await playProbeMatch(world, service, matchId, 3, 5);
    yes(await service.judge({ matchId, commandId: 'j1', judge: 'judy', act: { type: 'pause', reason: 'water' } }));
    world.time.advance(90_000);
    yes(await service.judge({ matchId, commandId: 'j2', judge: 'judy', act: { type: 'extraTime', seat: 0, ms: 30_000, reason: 'water' } }));
    yes(await service.judge({ matchId, commandId: 'j3', judge: 'judy', act: { type: 'resume' } }));
    yes(await service.offerDraw({ matchId, commandId: 'd1', seat: 1, scope: 'match' }));
    await playProbeMatch(world, service, matchId, 4);
    expect(world.troubles).toEqual([]);
  });
  return once;
};

/** Returns the match's rules, changed so that beginning a match throws. */
const memoryRulesetsThatThrow = (world: MemoryWorld): RulesetRegistry => ({
  ...world.rulesets,
  load: async (version) => ({
    ...(await world.rulesets.load(version)),
    start: () => {
      throw new Error('a format without sense');
    },
  }),
});

/** The parts of a bundle's header that these tests change. */
interface Header {
  readonly origin: string;
  readonly proof: { readonly tag: string };
}

describe('verifying an export', () => {
  it('given a whole match, when it is verified with the key, then it is authentic, and without it consistent', async () => {
    const { world, text, key } = await wholeMatch();
    const rulesets = world.rulesets;
    const verdict = await verifyExport(text, { key, rulesets });
    expect(verdict).toMatchObject({ ok: true, verdict: 'authentic', signer: 'example.org/matches', game: 'probe' });
    expect(verdict.ok && verdict.draws).toBeGreaterThan(20);
    expect(verdict.ok && verdict.actions).toBeGreaterThan(20);
    expect(await verifyExport(Buffer.from(text), { rulesets })).toMatchObject({ ok: true, verdict: 'consistent', signer: null });
  });

  it('given a cancelled match and one cancelled before its start, when verified, then both hold without a result', async () => {
    for (const start of [true, false]) {
      const { world, text, key } = await exported(async (made) => {
        const service = probeService(made);
        await startProbeMatch(service);
        if (start) await playProbeMatch(made, service, matchId, 2, 3);
        yes(await service.cancel({ matchId, commandId: 'x1', by: 'olga', reason: 'fire alarm' }));
      });
      expect(await verifyExport(text, { key, rulesets: world.rulesets })).toMatchObject({ ok: true, verdict: 'authentic', result: null });
    }
  });

  it('given concessions, expired clocks and losses, when verified, then the record holds', async () => {
    const { world, text, key } = await exported(async (made) => {
      const service = probeService(made);
      const format = probeFormat({ id: 'bestOfThree', bestOf: 3, onTimeOut: 'defaultAnswer' });
      await startProbeMatch(service, { format, clock: { bankMs: 200, decisionMs: 1_000, incrementMs: 0 } });
      yes(await service.concede({ matchId, commandId: 'c1', seat: 0, scope: 'game' }));
      made.time.advance(1_500);
      await service.tick();
      yes(
        await service.judge({
          matchId,
          commandId: 'j1',
          judge: 'judy',
          act: { type: 'gameLoss', seat: 1, reason: 'late', rules: ['probe:end'] },
        }),
      );
      yes(await service.concede({ matchId, commandId: 'c2', seat: 1, scope: 'match' }));
      expect(made.troubles).toEqual([]);
    });
    expect(versionOf(text, 'ClockExpired')).toBeGreaterThan(0);
    expect(await verifyExport(text, { key, rulesets: world.rulesets })).toMatchObject({
      ok: true,
      verdict: 'authentic',
      result: { winners: [0] },
    });
  });

  it('given any byte changed, when verified with the key, then it is found', async () => {
    const { world, text, key } = await wholeMatch();
    const bytes = Buffer.from(text);
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), async (at, flip) => {
        const tampered = Buffer.from(bytes);
        tampered[at] = (tampered[at] ?? 0) ^ flip;
        expect((await verifyExport(tampered, { key, rulesets: world.rulesets })).ok).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it('given a byte of an event changed, when verified, then that event is named', async () => {
    const { world, text, key } = await wholeMatch();
    const lines = text.split('\n');
    for (const version of [1, 2, 7, lines.length - 3]) {
      const changed = lines
        .map((line, index) =>
          index === version ? line.replace(/"salt":"(.)/, (_whole, digit: string) => `"salt":"${digit === '0' ? '1' : '0'}`) : line,
        )
        .join('\n');
      expect(faultOf(await verifyExport(changed, { key, rulesets: world.rulesets }))).toEqual({ code: 'chain/wrong-hash', version });
    }
  });

  it('given lines left out, doubled or swapped, when verified, then the first wrong place is named', async () => {
    const { world, text } = await wholeMatch();
    const { rulesets } = world;
    const lines = text.split('\n');
    const without = [...lines.slice(0, 5), ...lines.slice(6)].join('\n');
    const doubled = [...lines.slice(0, 6), ...lines.slice(5)].join('\n');
    const swapped = [...lines.slice(0, 5), lines[6], lines[5], ...lines.slice(7)].join('\n');
    expect(faultOf(await verifyExport(without, { rulesets }))).toEqual({ code: 'chain/gap', version: 5 });
    expect(faultOf(await verifyExport(doubled, { rulesets }))).toEqual({ code: 'chain/gap', version: 6 });
    expect(faultOf(await verifyExport(swapped, { rulesets }))).toEqual({ code: 'chain/gap', version: 5 });
    expect(faultOf(await verifyExport(lines.slice(0, 9).join('\n'), { rulesets }))).toMatchObject({ code: 'file/malformed' });
  });

  it('given a forged answer whose chain was mended, when verified, then the replay names that event', async () => {
    const { world, text, key } = await wholeMatch();
    const version = versionOf(text, 'ActionRecorded');
    const forgery = forged(text, version, (payload) =>
      Object.assign(payload, { answer: { picks: [JSON.stringify(payload).includes('rock') ? 'paper' : 'rock'] } }),
    );
    expect(faultOf(await verifyExport(forgery, { rulesets: world.rulesets }))).toMatchObject({ version });
    expect(faultOf(await verifyExport(forgery, { key, rulesets: world.rulesets }))).toMatchObject({ version });
  });

  it.each([
    [
      'MatchEnded',
      (payload: Record<string, unknown>) => Object.assign(payload, { result: { winners: [], reason: 'nothing', rule: 'none' } }),
      'replay/result',
    ],
    ['SeedRevealed', (payload: Record<string, unknown>) => Object.assign(payload, { seed: '77'.repeat(32) }), 'seed/not-committed'],
    ['MatchResumed', (payload: Record<string, unknown>) => Object.assign(payload, { at: Number(payload['at']) + 1 }), 'clock/differs'],
    ['ExtraTimeGiven', (payload: Record<string, unknown>) => Object.assign(payload, { ms: 1 }), 'clock/differs'],
    ['ClockStarted', (payload: Record<string, unknown>) => Object.assign(payload, { at: 0 }), 'event/out-of-place'],
    ['GameEnded', (payload: Record<string, unknown>) => Object.assign(payload, { game: 3 }), 'replay/result'],
    ['PlayerReady', (payload: Record<string, unknown>) => Object.assign(payload, { seat: 1 }), 'event/out-of-place'],
    ['PlayerReady', (payload: Record<string, unknown>) => Object.assign(payload, { seat: 9 }), 'event/out-of-place'],
    ['MatchPaused', (payload: Record<string, unknown>) => Object.assign(payload, { judge: 'bob' }), 'event/out-of-place'],
    ['MatchPaused', (payload: Record<string, unknown>) => Object.assign(payload, { at: 9_000_000_000_000_000 }), 'event/unreadable'],
  ])('given a forged %s whose chain was mended, when verified, then it is found', async (type, change, code) => {
    const { world, text } = await wholeMatch();
    const verdict = await verifyExport(forged(text, versionOf(text, type), change), { rulesets: world.rulesets });
    expect(verdict.ok ? 'no fault' : verdict.fault.code).toContain(code);
  });

  it('given a command that was recorded twice, when verified, then its second record is named', async () => {
    const { world, text } = await wholeMatch();
    const version = versionOf(text, 'ActionRecorded') + 2;
    const commandOf = (at: number): string => (JSON.parse(text.split('\n')[at] ?? '') as BundleEvent).commandId ?? '';
    const doubled = text.replace(`"commandId":"${commandOf(version)}"`, `"commandId":"${commandOf(versionOf(text, 'ActionRecorded'))}"`);
    expect(
      faultOf(
        await verifyExport(
          forged(doubled, 0, () => undefined),
          { rulesets: world.rulesets },
        ),
      ),
    ).toEqual({ code: 'event/out-of-place', version });
  });

  it('given pins that no rules can bear, when verified or opened, then that is a fault and no exception', async () => {
    const { world, text } = await wholeMatch();
    const rulesets = memoryRulesetsThatThrow(world);
    const version = versionOf(text, 'MatchStarted');
    expect(faultOf(await verifyExport(text, { rulesets }))).toEqual({ code: 'replay/failed', version });
    expect(await openBundle(text, rulesets)).toMatchObject({ ok: false, fault: { code: 'replay/failed' } });
  });

  it('given a seed that was exchanged everywhere, when verified, then the commitment tells', async () => {
    const { world, text } = await wholeMatch();
    const seed = '77'.repeat(32);
    const version = versionOf(text, 'SeedRevealed');
    const forgery = forged(text, version, (payload) => Object.assign(payload, { seed }), { seed });
    expect(faultOf(await verifyExport(forgery, { rulesets: world.rulesets }))).toEqual({ code: 'seed/not-committed', version });
  });

  it.each([
    ['actions', (aftermath: Record<string, unknown>) => Object.assign(aftermath, { actions: 99 })],
    ['fingerprint', (aftermath: Record<string, unknown>) => Object.assign(aftermath, { fingerprint: '00'.repeat(16) })],
    ['gameEvents', (aftermath: Record<string, unknown>) => Object.assign(aftermath, { gameEvents: { last: 1, hash: '00'.repeat(32) } })],
    ['stateHash', (aftermath: Record<string, unknown>) => Object.assign(aftermath, { stateHash: '00'.repeat(32) })],
  ])('given a forged aftermath (%s), when verified, then the replay names that event', async (what, change) => {
    const { world, text } = await wholeMatch();
    const version = versionOf(text, 'ActionRecorded');
    const forgery = forged(text, version, (payload) => change(payload['aftermath'] as Record<string, unknown>));
    expect(faultOf(await verifyExport(forgery, { rulesets: world.rulesets }))).toEqual({ code: `replay/${what}`, version });
  });

  it('given a quick verification, when a fingerprint is forged, then it says that it compared none, and a full one names the event', async () => {
    const { world, text } = await wholeMatch();
    const rulesets = world.rulesets;
    const version = versionOf(text, 'ActionRecorded');
    const forge = (payload: Record<string, unknown>) =>
      Object.assign(payload['aftermath'] as Record<string, unknown>, { fingerprint: '00'.repeat(16) });
    // Without a signed head, which would not fit.
    const forgery = forged(text, version, forge, { proof: null, checkpoint: null });
    expect(await verifyExport(forgery, { rulesets, level: 'quick' })).toMatchObject({ ok: true, level: 'quick' });
    expect(faultOf(await verifyExport(forgery, { rulesets }))).toEqual({ code: 'replay/fingerprint', version });
    expect(await verifyExport(text, { rulesets })).toMatchObject({ ok: true, level: 'full' });
  });

  it('given a quick verification, when something else is forged behind a forged fingerprint, then everything is compared and the first is named', async () => {
    const { world, text } = await wholeMatch();
    const version = versionOf(text, 'ActionRecorded');
    const aftermathOf = (payload: Record<string, unknown>): Record<string, unknown> => payload['aftermath'] as Record<string, unknown>;
    const once = forged(text, version, (payload) => Object.assign(aftermathOf(payload), { fingerprint: '00'.repeat(16) }));
    const twice = forged(once, version + 1, (payload) => Object.assign(aftermathOf(payload), { actions: 99 }));
    expect(faultOf(await verifyExport(twice, { rulesets: world.rulesets, level: 'quick' }))).toEqual({
      code: 'replay/fingerprint',
      version,
    });
  });

  it.each(['actions', 'gameEvents', 'stateHash'])('given a quick verification of forged %s, then the event is named', async (what) => {
    const { world, text } = await wholeMatch();
    const version = versionOf(text, 'MatchStarted');
    const wrong = { actions: 99, gameEvents: { last: 1, hash: '00'.repeat(32) }, stateHash: '00'.repeat(32) }[what];
    const forgery = forged(text, version, (payload) => Object.assign(payload['aftermath'] as Record<string, unknown>, { [what]: wrong }));
    expect(faultOf(await verifyExport(forgery, { rulesets: world.rulesets, level: 'quick' }))).toEqual({ code: `replay/${what}`, version });
  });

  it('given the same facts written differently, when verified, then the file is not taken', async () => {
    const { world, text } = await wholeMatch();
    const lines = text.split('\n');
    const spaced = [lines[0], lines[1], (lines[2] ?? '').replace('{', '{ '), ...lines.slice(3)].join('\n');
    expect(faultOf(await verifyExport(spaced, { rulesets: world.rulesets }))).toEqual({ code: 'file/malformed', version: 2 });
  });

  it('given a mended ruling, which no replay can tell, when verified, then the signed head tells', async () => {
    const { world, text, key } = await wholeMatch();
    const forgery = forged(text, versionOf(text, 'MatchPaused'), (payload) => Object.assign(payload, { reason: 'wine' }));
    expect(faultOf(await verifyExport(forgery, { key, rulesets: world.rulesets }))).toEqual({ code: 'proof/wrong', version: null });
  });

  it.each([
    ['the tag of another version', (header: Header) => ({ ...header, proof: { ...header.proof, tag: '00'.repeat(16) } }), 'proof/wrong'],
    [
      'no tag, as in a log of matches alone',
      ({ proof: { tag: _tag, ...proof }, ...header }: Header) => ({ ...header, proof }),
      'proof/wrong',
    ],
    ['the name of another log', (header: Header) => ({ ...header, origin: 'example.org/other' }), 'proof/wrong'],
    ['no name, as in a log of matches alone', ({ origin: _origin, ...header }: Header) => header, 'chain/wrong-hash'],
  ])('given %s in the header, when verified, then that is named', async (_what, change, code) => {
    const { world, text, key } = await wholeMatch();
    const lines = text.split('\n');
    const changed = [JSON.stringify(change(JSON.parse(lines[0] ?? '') as Header)), ...lines.slice(1)].join('\n');
    for (const options of [{ key, rulesets: world.rulesets }, { rulesets: world.rulesets }])
      expect(faultOf(await verifyExport(changed, options))).toMatchObject({ code });
  });

  it('given another key or no signed head, when verified, then it says so', async () => {
    const { world, text } = await wholeMatch();
    const { rulesets } = world;
    const stranger = readSigningKey(newSigningKey('example.org/matches')).verifierKey;
    expect(faultOf(await verifyExport(text, { key: stranger, rulesets }))).toEqual({ code: 'checkpoint/unknown-signer', version: null });
    const nowhere = { origin: async () => 'example.org/matches', proof: async () => null, proofs: async () => null };
    const timelines = new Timelines(world.ports);
    expect(await writeBundle({ timelines, evidence: nowhere }, matchId)).toMatchObject({ problem: { code: 'evidence/not-yet' } });
    const unsigned = [...yes(await writeBundle({ timelines, evidence: nowhere }, matchId, { unsigned: true }))].join('');
    expect(await verifyExport(unsigned, { rulesets })).toMatchObject({ ok: true, verdict: 'consistent', signer: null });
    expect(faultOf(await verifyExport(unsigned, { key: stranger, rulesets }))).toEqual({ code: 'proof/missing', version: null });
  });

  it('given a ruleset that is not installed, when verified, then it fails by that name', async () => {
    const { text } = await wholeMatch();
    expect(faultOf(await verifyExport(text, { rulesets: fixedRulesets({}) }))).toEqual({ code: 'ruleset/unknown', version: null });
  });
});

describe('reading an export without a server', () => {
  it('given a bundle, when it is opened, then every version can be looked at from every perspective', async () => {
    const { world, text } = await wholeMatch();
    const opened = await openBundle(text, world.rulesets);
    const original = await new Timelines(world.ports).get(matchId);
    if (!opened.ok || original === null) throw new Error('the bundle does not open');
    expect(opened.timeline.head()).toBe(original.head());
    for (let version = 1; version <= original.head(); version += 7) {
      for (const viewer of [{ role: 'player', seat: 0 }, { role: 'spectator' }, { role: 'judge' }] as const) {
        expect(opened.timeline.view(version, viewer)).toEqual(original.view(version, viewer));
      }
      expect(opened.timeline.at(version).stored.hash).toBe(original.at(version).stored.hash);
    }
  });

  it('given a bundle that is wrong, or whose rules are missing, when it is opened, then the fault is named', async () => {
    const { world, text } = await wholeMatch();
    expect(await openBundle(text.replace('"salt":"', '"salt":"0'), world.rulesets)).toMatchObject({
      ok: false,
      fault: { code: 'file/malformed', version: 1 },
    });
    expect(await openBundle(text, fixedRulesets({}))).toMatchObject({ ok: false, fault: { code: 'ruleset/unknown' } });
    const forgery = forged(text, versionOf(text, 'EntropyOpened'), (payload) => Object.assign(payload, { entropy: 'ff'.repeat(16) }));
    expect(await openBundle(forgery, world.rulesets)).toMatchObject({
      ok: false,
      fault: { code: 'replay/gameEvents', version: versionOf(text, 'MatchStarted') },
    });
  });
});

describe('exporting', () => {
  it('given a match that is under way, when it is exported, then that is refused', async () => {
    const world = probeWorld();
    await startProbeMatch(probeService(world));
    const timelines = new Timelines(world.ports);
    const { evidence } = memoryEvidence(world.store);
    expect(await writeBundle({ timelines, evidence }, matchId)).toMatchObject({ problem: { code: 'read/closed-while-running' } });
    expect(await writeTranscript(timelines, matchId, 'en')).toMatchObject({ problem: { code: 'read/closed-while-running' } });
    expect(await writeTranscript(timelines, `${matchId}0`, 'en')).toMatchObject({ problem: { code: 'match/not-found' } });
  });

  it('given a match that is over, when its transcript is written, then it tells the same in both languages', async () => {
    const { world } = await wholeMatch();
    const timelines = new Timelines(world.ports);
    const english = [...yes(await writeTranscript(timelines, matchId, 'en'))];
    const chinese = [...yes(await writeTranscript(timelines, matchId, 'zh'))];
    expect(english.length).toBe(chinese.length);
    expect(english.join('')).toContain('Player 2 is ready.');
    expect(english.join('')).toContain('The signs are revealed. [probe:chooseSign]');
    expect(chinese.join('')).toContain('玩家2准备完成。');
  });
});
