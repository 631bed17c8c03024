import { answerOf, type Client } from '@arbiter/client';
import type { Ruleset } from '@arbiter/kernel';
import type { Tournament } from '../load/tournament.js';
import { firstFormat, pinnedDecks, withDecks } from '../rulesets.js';

/**
 * Creates a match of a tournament's players.
 * @param count which combination of preset decks they play
 * @returns its id
 */
export const newMatch = async (
  { ruleset }: { readonly ruleset: Ruleset },
  { gatheringId, players }: Tournament,
  organizer: Client,
  commandPrefix: string,
  count: number,
): Promise<string> => {
  const created = await answerOf(
    organizer.POST('/gatherings/{gatheringId}/matches', {
      params: { path: { gatheringId } },
      body: {
        players: [...players],
        format: firstFormat(ruleset),
        commandId: `${commandPrefix}-create`,
        ...withDecks(pinnedDecks(ruleset, count)),
      },
    }),
  );
  return created.match.matchId;
};
