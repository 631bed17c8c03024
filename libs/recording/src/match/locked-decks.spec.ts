import { describe, expect, it } from '@jest/globals';
import type { Answer, Json } from '@arbiter/kernel';
import { ruleset } from '@arbiter/starline';
import { memoryWorld, yes } from '@arbiter/testing';
import { MatchService, defaultServiceOptions } from './match-service.js';

const version = '5a'.repeat(32);
const matchId = '01890000-0000-7000-8000-0000000000cd';
const tournament = { id: '01890000-0000-7000-8000-0000000000ce', round: 1, table: 1 };

/** Starts a match of a tournament or of none, for which both players registered the first preset deck, up to where decks are asked for. */
const started = async (of: typeof tournament | null) => {
  const world = memoryWorld({ [version]: ruleset });
  const service = new MatchService(world.ports, { ...defaultServiceOptions, owner: 'node-1' });
  const [preset] = ruleset.presetDecks?.() ?? [];
  const format = ruleset.formats['standard'];
  if (preset === undefined || format === undefined) throw new Error('Starline has presets');
  const decks = [preset.deck, preset.deck];
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
      tournament: of,
    }),
  );
  for (const seat of [0, 1]) yes(await service.ready({ matchId, commandId: `ready-${seat}`, seat }));
  const pending = async () => (await service.look(matchId, (timeline) => timeline.state(timeline.head())))?.seen ?? null;
  const answer = async (seat: number, kind: string, given: Answer) => {
    const state = await pending();
    const decision = state === null ? undefined : ruleset.pending(state).find((one) => one.seat === seat && one.kind === kind);
    if (decision === undefined) throw new Error(`seat ${seat} is not asked ${kind}`);
    return service.answer({
      matchId,
      commandId: `${kind}-${seat}-${JSON.stringify(given).length}`,
      seat,
      decision: decision.id,
      answer: given,
    });
  };
  const race = (deck: Json): string => String((deck as { readonly race?: Json }).race);
  for (const seat of [0, 1]) yes(await answer(seat, 'declareRace', { picks: [race(preset.deck)] }));
  return { handIn: (seat: number, deck: Json) => answer(seat, 'buildDeck', { bulk: deck }), registered: preset.deck };
};

/** The same deck with one card less and another one more. */
const altered = (deck: Json): Json => {
  const [list, cards] = Object.entries(deck as object).find(([, value]) => Array.isArray(value)) as [string, string[]];
  return { ...(deck as object), [list]: [...cards.slice(1), cards.at(-1) ?? ''] } as Json;
};

describe('decks that a tournament has locked', () => {
  it('given another deck than the registered one, when a player hands it in, then it is refused; the registered one is taken', async () => {
    const match = await started(tournament);
    for (const seat of [0, 1]) {
      expect(await match.handIn(seat, altered(match.registered))).toMatchObject({ ok: false, problem: { code: 'deck/locked' } });
      expect(await match.handIn(seat, match.registered)).toMatchObject({ ok: true });
    }
  });

  it('given a match of no tournament, when a player hands in another deck, then only the rules of the game judge it', async () => {
    const match = await started(null);
    const answered = await match.handIn(0, altered(match.registered));
    expect(answered.ok ? 'accepted' : answered.problem.code).not.toBe('deck/locked');
  });
});
