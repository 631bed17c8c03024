import { matchStream } from '@arbiter/contracts';
import { describe, expect, it } from '@jest/globals';
import type { Answer } from '@arbiter/kernel';
import type { MemoryWorld } from '@arbiter/testing';
import {
  chooser,
  memoryEvidence,
  openDecisions,
  probeFormat,
  probeMatchId,
  probeService,
  probeWorld,
  someAnswer,
  startProbeMatch,
  yes,
} from '@arbiter/testing';
import fc from 'fast-check';
import { verifyExport } from '../export/verify.js';
import { writeBundle } from '../export/write-bundle.js';
import { OutcomeUnknown } from '../ports.js';
import { Timelines } from '../reading/timelines.js';
import type { Ack } from './commands.js';
import { type MatchService, defaultServiceOptions } from './match-service.js';

const matchId = probeMatchId;

interface Sent {
  readonly command: {
    readonly matchId: string;
    readonly commandId: string;
    readonly seat: number;
    readonly decision: number;
    readonly answer: Answer;
  };
  readonly ack: Ack;
}

/** The next step of a run; its numbers come from the run's own chooser. */
type Deed = 'answerAll' | 'answerOne' | 'resend' | 'stale' | 'ruling' | 'takeOver' | 'breakConnection';
const deeds: readonly Deed[] = [
  'answerAll',
  'answerAll',
  'answerOne',
  'answerOne',
  'answerOne',
  'resend',
  'stale',
  'ruling',
  'takeOver',
  'breakConnection',
];

class Run {
  private readonly sent: Sent[] = [];
  private readonly draw: (n: number) => number;
  private nodes = 1;
  private commands = 0;

  constructor(
    private readonly world: MemoryWorld,
    private service: MatchService,
    seed: number,
  ) {
    this.draw = chooser(seed);
  }

  get accepted(): number {
    return this.sent.length;
  }

  async answer(count: number): Promise<void> {
    const open = [...(await openDecisions(this.world, matchId))];
    if (this.draw(2) === 1) open.reverse();
    const commands = open.slice(0, count).map((decision) => {
      this.commands += 1;
      return {
        matchId,
        commandId: `answer-${this.commands}`,
        seat: decision.seat,
        decision: decision.id,
        answer: someAnswer(decision, this.draw),
      };
    });
    // Simultaneous answers are really sent at the same time.
    const acks = await Promise.all(commands.map(async (command) => ({ command, ack: yes(await this.service.answer(command)) })));
    this.sent.push(...acks);
  }

  async do(deed: Deed): Promise<void> {
    const before = await this.world.store.head(matchStream(matchId));
    const past = this.sent[this.draw(Math.max(1, this.sent.length))];
    switch (deed) {
      case 'answerAll':
        return this.answer(2);
      case 'answerOne':
        return this.answer(1);
      case 'resend':
        if (past === undefined) return;
        expect(yes(await this.service.answer(past.command))).toEqual(past.ack);
        expect(await this.world.store.head(matchStream(matchId))).toEqual(before);
        return;
      case 'stale':
        if (past === undefined) return;
        this.commands += 1;
        expect(await this.service.answer({ ...past.command, commandId: `stale-${this.commands}` })).toMatchObject({ ok: false });
        expect(await this.world.store.head(matchStream(matchId))).toEqual(before);
        return;
      case 'ruling':
        this.commands += 1;
        await this.service.judge({
          matchId,
          commandId: `ruling-${this.commands}`,
          judge: 'judy',
          act: { type: 'ruling', reason: 'Play on.', rules: [] },
        });
        return;
      case 'takeOver':
        this.nodes += 1;
        this.world.time.advance(defaultServiceOptions.leaseMs);
        this.service = probeService(this.world, { owner: `node-${this.nodes}`, snapshotEvery: 4 });
        return;
      case 'breakConnection': {
        let broken = false;
        this.world.store.afterAppend = () => {
          if (broken) return;
          broken = true;
          throw new OutcomeUnknown(matchStream(matchId), 'connection lost');
        };
        await this.answer(1);
        this.world.store.afterAppend = null;
        return;
      }
    }
  }

  async finish(): Promise<void> {
    while ((await openDecisions(this.world, matchId)).length > 0) await this.answer(1);
  }
}

describe('a match under any order of doings', () => {
  it('given answers at once, resent, stale, takeovers and broken connections, then each accepted answer stands once and the record verifies', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(1_000_000), fc.array(fc.constantFrom(...deeds), { maxLength: 40 }), async (seed, script) => {
        const world = probeWorld();
        const service = probeService(world, { snapshotEvery: 4 });
        await startProbeMatch(service, { format: probeFormat({ id: 'bestOfThree', bestOf: 3 }) });
        const run = new Run(world, service, seed);
        for (const deed of script) await run.do(deed);
        await run.finish();
        const stored = await world.store.read(matchStream(matchId));
        expect(stored.filter((event) => event.type === 'ActionRecorded')).toHaveLength(run.accepted);
        expect(world.troubles).toEqual([]);
        const { evidence, verifierKey } = memoryEvidence(world.store);
        const text = [...yes(await writeBundle({ timelines: new Timelines(world.ports), evidence }, matchId))].join('');
        expect(await verifyExport(text, { key: verifierKey, rulesets: world.rulesets })).toMatchObject({ ok: true, verdict: 'authentic' });
      }),
      { numRuns: 10 },
    );
  });
});
