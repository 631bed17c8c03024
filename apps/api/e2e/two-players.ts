import { games as rulesOf } from '@arbiter/games';
import type { RulesetSource } from './released.js';
import type { Rig } from './rig.js';
import { createGathering, createPlayer, mint, newCommand } from './table.js';

export type Game = keyof typeof rulesOf;
export const allGames = Object.keys(rulesOf) as readonly Game[];

/** Where the newest rules of a game are. */
export const rulesetOf = (game: Game): RulesetSource => ({
  game,
  file: `libs/games/${game}/src/bundle.ts`,
  name: 'rules',
  cards: `libs/games/${game}/src/cards/index.ts`,
});

/** Whole numbers below n, the same every time (mulberry32). */
export const numbers = (seed: number): ((n: number) => number) => {
  let state = seed;
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000) * n);
  };
};

/**
 * A match in which two wait to be ready, with the secret of each one's token.
 * @param decks what they play where decks are given with the match; otherwise the first and the last of the ready-made ones
 */
export const twoPlayers = async (
  rig: Rig,
  game: Game,
  decks?: readonly [unknown, unknown],
): Promise<{ readonly gatheringId: string; readonly matchId: string; readonly secrets: readonly [string, string] }> => {
  const gatheringId = await createGathering(rig, 0, game);
  const players = [await createPlayer(rig, gatheringId, 'Ann'), await createPlayer(rig, gatheringId, 'Bob')] as const;
  const rules = rulesOf[game];
  const presets = rules.presetDecks();
  const created = await rig.post(`/gatherings/${gatheringId}/matches`, rig.organizer, {
    players,
    format: Object.keys(rules.formats)[0],
    ...('pinsDecks' in rules && rules.pinsDecks === true ? { decks: decks ?? [presets[0]!.deck, presets.at(-1)!.deck] } : {}),
    commandId: newCommand(),
  });
  if (created.status !== 201) throw new Error(created.text);
  return {
    gatheringId,
    matchId: String(created.json['match']!['matchId']),
    secrets: [
      await mint(rig, gatheringId, { role: 'player', playerId: players[0] }),
      await mint(rig, gatheringId, { role: 'player', playerId: players[1] }),
    ],
  };
};
