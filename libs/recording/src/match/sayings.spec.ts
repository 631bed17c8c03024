import { matchStream } from '@arbiter/contracts';
import { describe, expect, it } from '@jest/globals';
import { ruleset as grandArchive } from '@arbiter/grand-archive';
import type { Decision, Seat, WholeRuleset } from '@arbiter/kernel';
import { chooser, memoryWorld, probeMatchId as matchId, yes, type MemoryWorld } from '@arbiter/testing';
import { ruleset as yugioh } from '@arbiter/yugioh';
import type { Ack } from './commands.js';
import { defaultServiceOptions, MatchService } from './match-service.js';
import { mostSayings } from './player-commands.js';
import type { Answered } from './problem.js';
import { Timelines } from '../reading/timelines.js';

const version = '5a'.repeat(32);
/** Games in which a player may say where they want to be asked. */
const games: readonly WholeRuleset[] = [yugioh, grandArchive];
const wishes = ['pass:unable', 'askAll'];

const begun = async (ruleset: WholeRuleset): Promise<{ readonly world: MemoryWorld; readonly service: MatchService }> => {
  const world = memoryWorld({ [version]: ruleset });
  const service = new MatchService(world.ports, { ...defaultServiceOptions, owner: 'node-1' });
  const format = Object.values(ruleset.formats)[0]!;
  const decks = ruleset
    .presetDecks()
    .slice(0, 2)
    .map(({ deck }) => deck);
  yes(
    await service.create({
      matchId,
      commandId: 'create',
      gatheringId: null,
      players: ['alice', 'bob'],
      ruleset: version,
      format,
      decks,
      clock: null,
      spectatorDelay: { versions: 0, ms: 0 },
      autoStart: true,
    }),
  );
  for (const seat of [0, 1]) yes(await service.ready({ matchId, commandId: `ready-${seat}`, seat }));
  return { world, service };
};

/** Returns the option by which this seat may say where it wants to be asked, which answers nothing; undefined when there is none. */
const wishOf = ({ domain }: Decision): string | undefined =>
  'options' in domain ? domain.options.find(({ id }) => wishes.includes(id))?.id : undefined;

/** Plays at random, without choosing such an option, until this seat has a decision that offers one. */
const askedWithWish = async (world: MemoryWorld, service: MatchService, seat: Seat): Promise<Decision> => {
  const timelines = new Timelines(world.ports);
  const draw = chooser(7);
  for (let count = 0; count < 400; count += 1) {
    const timeline = (await timelines.get(matchId))!;
    const state = timeline.state(timeline.head())!;
    const open = timeline.ruleset.pending(state);
    const found = open.find((decision) => decision.seat === seat && wishOf(decision) !== undefined);
    if (found !== undefined) return found;
    const [decision] = open;
    const answer = timeline.ruleset.sample(timeline.at(1).meta.pins, state, decision!, draw);
    yes(await service.answer({ matchId, commandId: `play-${timeline.head()}`, seat: decision!.seat, decision: decision!.id, answer }));
  }
  throw new Error('the seat was never asked where it may say a wish');
};

const cases = games.flatMap((ruleset) => [0, 1].map((seat) => [ruleset.game, seat, ruleset] as const));

describe('what a player says without doing anything', () => {
  it.each(cases)(
    'given a player of %s (seat %d) sets and unsets where they want to be asked without end, then that is refused when enough was said; playing on is not, and afterwards they may say it again',
    async (_game, seat, ruleset) => {
      const { world, service } = await begun(ruleset);
      let said = 0;
      const say = async (by: MatchService): Promise<Answered<Ack>> => {
        const decision = await askedWithWish(world, by, seat);
        said += 1;
        return by.answer({ matchId, commandId: `say-${said}`, seat, decision: decision.id, answer: { picks: [wishOf(decision)!] } });
      };
      // After the first one the game may go on to where the player can do something.
      let heard = 0;
      while (heard < 3 * mostSayings && (await say(service)).ok) heard += 1;
      expect(heard).toBeGreaterThanOrEqual(mostSayings);
      expect(heard).toBeLessThanOrEqual(mostSayings + 1);
      const head = await world.store.head(matchStream(matchId));
      const refused = { ok: false, problem: { code: 'answer/nothing-done', params: { most: mostSayings } } };
      expect(await say(service)).toMatchObject(refused);
      // Another node must count the same.
      await service.close();
      const other = new MatchService(world.ports, { ...defaultServiceOptions, owner: 'node-2' });
      expect(await say(other)).toMatchObject(refused);
      expect(await world.store.head(matchStream(matchId))).toEqual(head);
      const decision = await askedWithWish(world, other, seat);
      yes(await other.answer({ matchId, commandId: 'pass', seat, decision: decision.id, answer: { picks: ['pass'] } }));
      await askedWithWish(world, other, seat);
      yes(await say(other));
      await other.close();
    },
  );
});
