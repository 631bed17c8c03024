import { matchStream } from '@arbiter/contracts';
import { describe, expect, it } from '@jest/globals';
import type { MemoryWorld } from '@arbiter/testing';
import {
  openDecisions,
  probeFormat,
  probeMatchId as matchId,
  probeService,
  probeWorld,
  someAnswer,
  chooser,
  startProbeMatch,
  yes,
} from '@arbiter/testing';
import type { Ack } from './commands.js';
import type { MatchService } from './match-service.js';
import { foldMeta, type MatchMeta } from './meta.js';
import type { Answered } from './problem.js';

type Scope = 'game' | 'match';
const scopes: readonly Scope[] = ['game', 'match'];
const alreadyOffered = { ok: false, problem: { code: 'draw/already-offered' } };
const noOffer = { ok: false, problem: { code: 'draw/no-offer' } };

class Table {
  private commands = 0;
  private constructor(
    readonly world: MemoryWorld,
    readonly service: MatchService,
  ) {}

  static async set(): Promise<Table> {
    const world = probeWorld();
    const service = probeService(world);
    await startProbeMatch(service, { format: probeFormat({ id: 'bestOfThree', bestOf: 3 }) });
    return new Table(world, service);
  }

  offer(seat: number, scope: Scope): Promise<Answered<Ack>> {
    return this.service.offerDraw({ matchId, commandId: `d${(this.commands += 1)}`, seat, scope });
  }

  agree(seat: number, scope: Scope): Promise<Answered<Ack>> {
    return this.service.agreeDraw({ matchId, commandId: `d${(this.commands += 1)}`, seat, scope });
  }

  /** Answers every decision that this seat is asked. */
  async playOn(seat: number): Promise<void> {
    const decision = (await openDecisions(this.world, matchId)).find((open) => open.seat === seat);
    if (decision === undefined) throw new Error(`seat ${seat} is asked nothing`);
    yes(
      await this.service.answer({
        matchId,
        commandId: `a${(this.commands += 1)}`,
        seat,
        decision: decision.id,
        answer: someAnswer(decision, chooser(1)),
      }),
    );
  }

  async types(): Promise<readonly string[]> {
    return (await this.world.store.read(matchStream(matchId))).map((event) => event.type);
  }
}

describe('draw offers', () => {
  it.each([0, 1])('given seat %i has offered, when they offer again and again, then the log holds one offer a scope', async (seat) => {
    const table = await Table.set();
    for (const scope of scopes) yes(await table.offer(seat, scope));
    const head = await table.world.store.head(matchStream(matchId));
    for (let count = 0; count < 20; count += 1)
      for (const scope of scopes) expect(await table.offer(seat, scope)).toMatchObject(alreadyOffered);
    expect(await table.world.store.head(matchStream(matchId))).toEqual(head);
    expect((await table.types()).filter((type) => type === 'DrawOffered')).toHaveLength(2);
  });

  it.each(scopes)('given an offer of the %s, when the same command comes again, then it gets its acknowledgement', async (scope) => {
    const { service, world } = await Table.set();
    const offer = { matchId, commandId: 'offer', seat: 0, scope };
    const first = yes(await service.offerDraw(offer));
    expect(yes(await service.offerDraw(offer))).toEqual(first);
    expect(await world.store.head(matchStream(matchId))).toEqual({ version: first.version, hash: first.hash });
  });

  it.each([0, 1])(
    'given both offers of seat %i, when they play on, then these stand; when the other one does, both lapse and may be made once more',
    async (seat) => {
      const other = 1 - seat;
      const table = await Table.set();
      for (const scope of scopes) yes(await table.offer(seat, scope));
      await table.playOn(seat);
      for (const scope of scopes) expect(await table.offer(seat, scope)).toMatchObject(alreadyOffered);
      await table.playOn(other);
      for (const scope of scopes) {
        expect(await table.agree(other, scope)).toMatchObject(noOffer);
        yes(await table.offer(seat, scope));
        expect(await table.offer(seat, scope)).toMatchObject(alreadyOffered);
      }
    },
  );

  it.each(scopes)(
    'given an offer of the %s, when the other player offers the same, then it is agreed; the other scope alone agrees to nothing',
    async (scope) => {
      const table = await Table.set();
      yes(await table.offer(0, scope));
      const elsewhere = scope === 'game' ? 'match' : 'game';
      expect(await table.agree(1, elsewhere)).toMatchObject(noOffer);
      yes(await table.offer(1, elsewhere));
      expect((await table.types()).at(-1)).toBe('DrawOffered');
      yes(await table.offer(1, scope));
      expect((await table.types()).filter((type) => type === 'DrawAgreed')).toHaveLength(1);
    },
  );

  it('given a draw of one game is on offer, when that game ends, then only an offer for the whole match still stands', () => {
    const meta = {
      drawOffers: [
        { seat: 0, scope: 'game' },
        { seat: 1, scope: 'match' },
      ],
    } as unknown as MatchMeta;
    const ended = foldMeta(meta, { type: 'GameEnded', data: { at: 1, game: 1, result: { winners: [0], reason: 'won', rule: '1' } } });
    expect(ended.drawOffers).toEqual([{ seat: 1, scope: 'match' }]);
  });
});
