import { describe, expect, it } from '@jest/globals';
import { ruleset } from '@arbiter/starline';
import { chooser, memoryEvidence, memoryWorld, yes } from '@arbiter/testing';
import { verifyExport } from './export/verify.js';
import { writeBundle } from './export/write-bundle.js';
import { MatchService, defaultServiceOptions } from './match/match-service.js';
import { Timelines } from './reading/timelines.js';

const version = '5a'.repeat(32);
const matchId = '01890000-0000-7000-8000-0000000000aa';

describe('a recorded match of Starline', () => {
  it('given random legal play to the end, then the export verifies', async () => {
    const world = memoryWorld({ [version]: ruleset });
    const service = new MatchService(world.ports, { ...defaultServiceOptions, owner: 'node-1', snapshotEvery: 40 });
    const format = Object.values(ruleset.formats)[0];
    if (format === undefined) throw new Error('Starline has no format');
    const clock = { bankMs: 600_000, decisionMs: 1_000, incrementMs: 500 };
    yes(await service.create({ matchId, commandId: 'create-1', eventId: null, players: ['alice', 'bob'], ruleset: version, format, clock, spectatorDelay: { versions: 0, ms: 0 }, autoStart: true }));
    for (const seat of [0, 1]) yes(await service.ready({ matchId, commandId: `ready-${seat}`, seat }));
    const timelines = new Timelines(world.ports);
    const draw = chooser(2_024);
    for (let count = 0; count < 5_000; count += 1) {
      const timeline = await timelines.get(matchId);
      const state = timeline?.state(timeline.head()) ?? null;
      if (timeline === null || state === null) throw new Error('the match did not start');
      const pending = ruleset.pending(state);
      const decision = pending[draw(Math.max(1, pending.length))];
      if (decision === undefined) break;
      const answer = ruleset.sample(timeline.at(1).meta.pins, state, decision, draw);
      world.time.advance(300);
      yes(await service.answer({ matchId, commandId: `play-${count}`, seat: decision.seat, decision: decision.id, answer }));
    }
    const types = (await world.store.read(matchId)).map((event) => event.type);
    expect(types.slice(-3)).toEqual(['GameEnded', 'MatchEnded', 'SeedRevealed']);
    expect(world.troubles).toEqual([]);
    const { evidence, verifierKey } = memoryEvidence(world.store);
    const text = [...yes(await writeBundle({ timelines, evidence }, matchId))].join('');
    const verdict = await verifyExport(text, { key: verifierKey, rulesets: world.rulesets });
    expect(verdict).toMatchObject({ ok: true, verdict: 'authentic', game: 'starline' });
    expect(verdict.ok && verdict.draws).toBeGreaterThan(0);
  });
});
