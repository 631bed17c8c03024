import { answerOf, type Client, newCommandId, type Shape } from '@arbiter/client';
import { firstFormat, gameOf } from '../rulesets.js';
import type { DemoAccess } from './demo.js';
import type { DemoCup, DemoEntrant, DemoRecord } from './demo-record.js';

/** The game of the demo's tournament. */
export const cupGame = 'starline';

type Command = Shape<'TournamentCommand'>;

const aYear = 31_536_000;
const names = [
  'Ada Okafor',
  'Bram Visser',
  '陳雅婷',
  'Dilan Kaya',
  'Elena Petrova',
  'Farid Haddad',
  '高俊宏',
  'Hanna Virtanen',
  'Ines Duarte',
  'Jonas Weber',
  '林小雨',
  'Mina Sato',
  'Noor Rahman',
  'Pavel Novak',
  '蘇明哲',
  'Wanjiru Mwangi',
];

/** Four Swiss rounds, of which the demo plays two and a part of the third, and a cut to the best four. */
const structure: Extract<Command, { readonly type: 'setStructure' }>['structure'] = {
  phases: [
    { kind: 'swiss', rounds: 4, bestOf: 1, minutes: 50, gate: null, lastRoundByRank: false, sides: 'lot' },
    { kind: 'singleElimination', bestOf: 1, minutes: null, gate: { kind: 'top', places: 4 }, thirdPlace: false, withdrawals: 'walkover' },
  ],
};

/** Sends a command about the tournament. @param commandId the same for the same step at every start, so that it is carried out once */
export const sendToCup = (
  client: Client,
  tournamentId: string,
  commandId: string,
  command: Command,
): Promise<Shape<'TournamentCommandDone'>> =>
  answerOf(client.POST('/tournaments/{tournamentId}/commands', { params: { path: { tournamentId } }, body: { commandId, command } }));

/**
 * Makes the demo's tournament up to the point where its first round can be paired: a gathering of its own, sixteen entrants and their tokens.
 * The bots play it (`arbiter bots`), so that the start does not wait for them.
 */
export async function makeCup({ api, organizer }: DemoAccess, record: DemoRecord): Promise<void> {
  const cup = await record.once(cupGame, 'cup', () => openCup(organizer));
  const desk = api.as(cup.desk);
  await record.once(cupGame, 'cupEntrants', () => registerEntrants(desk, cup));
}

/** Creates the tournament in a gathering of its own, and mints the organizer's token that the link to its desk contains. */
async function openCup(organizer: Client): Promise<DemoCup> {
  const { gatheringId } = await answerOf(
    organizer.POST('/gatherings', { body: { name: 'Arbiter demo tournament', game: cupGame, commandId: 'demo-cup-gathering' } }),
  );
  const params = { path: { gatheringId } };
  const { tournamentId } = await answerOf(
    organizer.POST('/gatherings/{gatheringId}/tournaments', {
      params,
      body: {
        name: 'Starline Cup',
        settings: {
          format: firstFormat(gameOf(cupGame)),
          policy: 'starline',
          capacity: null,
          checkIn: 'none',
          selfRegistration: false,
          reporting: 'players',
          loneReportMinutes: null,
          matches: 'recorded',
          clock: null,
          decks: 'none',
          visibility: 'public',
        },
        commandId: 'demo-cup',
      },
    }),
  );
  const { secret } = await answerOf(
    organizer.POST('/gatherings/{gatheringId}/tokens', {
      params,
      body: { role: 'organizer', label: 'demo desk', expiresInSeconds: aYear, commandId: newCommandId() },
    }),
  );
  return { gatheringId, tournamentId, desk: secret };
}

async function registerEntrants(desk: Client, { gatheringId, tournamentId }: DemoCup): Promise<readonly DemoEntrant[]> {
  await sendToCup(desk, tournamentId, 'demo-structure', { type: 'setStructure', structure, reason: null });
  for (const [at, name] of names.entries())
    await sendToCup(desk, tournamentId, `demo-entrant-${at}`, { type: 'registerEntrant', name, awardedByes: 0 });
  await sendToCup(desk, tournamentId, 'demo-closed', { type: 'closeRegistration' });
  const { items } = await answerOf(desk.GET('/tournaments/{tournamentId}/entrants', { params: { path: { tournamentId } } }));
  return Promise.all(
    items.map(async ({ entrant, playerIds: [playerId] }) => {
      if (playerId === undefined) throw new Error(`entrant ${entrant} of the demo has no player`);
      const { secret } = await answerOf(
        desk.POST('/gatherings/{gatheringId}/tokens', {
          params: { path: { gatheringId } },
          body: { role: 'player', playerId, label: 'demo bot', expiresInSeconds: aYear, commandId: newCommandId() },
        }),
      );
      return { entrant, secret };
    }),
  );
}

/** Returns the lines that say where the demo's tournament is looked at; none where there is none. */
export function shownCup(url: string, record: DemoRecord): readonly string[] {
  const { cup, cupEntrants, cupRounds = [] } = record.game(cupGame);
  if (cup === undefined || cupEntrants === undefined) return [];
  const state = cupRounds.includes(3) ? 'round 3 under way' : 'bots are playing the first two rounds now';
  return [
    `Tournament, ${cupEntrants.length} players, ${state}:`,
    `organizer's desk               ${url}/organize/${cup.tournamentId}#token=${cup.desk}`,
    `public page                    ${url}/t/${cup.tournamentId}`,
    `a player's page                ${url}/t/${cup.tournamentId}#token=${cupEntrants[0]?.secret ?? ''}`,
  ];
}
