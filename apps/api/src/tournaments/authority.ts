import type { AccessToken } from '@arbiter/accounts';
import type { HttpTournamentCommand } from '@arbiter/contracts';
import { currentRound, type EntrantState, entrantOf, roundOf, tableOf, type TournamentState } from '@arbiter/tournaments';
import { ownMatch } from '../auth/principal.js';
import { ProblemError } from '../problems/problem-error.js';

type CommandType = HttpTournamentCommand['type'];

/** Who sends a command: staff by role and scope, or the entrant themselves. */
type Sender = 'organizer' | 'headJudge' | 'scorekeeper' | 'judge' | 'self';

const organizers = ['organizer'] as const;
const desk = ['organizer', 'scorekeeper'] as const;
const heads = ['organizer', 'headJudge'] as const;
const staff = ['organizer', 'headJudge', 'scorekeeper', 'judge'] as const;

/**
 * Who may send each command. Judges act at tables, scorekeepers run the rounds, a head judge decides what touches a tournament beyond one
 * table. `self` is a player about their own entrant, and at their own table.
 */
const authority: Readonly<Record<CommandType, readonly Sender[]>> = {
  setStructure: organizers,
  openRegistration: organizers,
  closeRegistration: organizers,
  registerEntrant: desk,
  addLateEntrant: desk,
  cancelRegistration: [...desk, 'self'],
  promoteEntrant: desk,
  checkIn: [...staff, 'self'],
  recordNoShow: staff,
  dropEntrant: [...desk, 'headJudge', 'self'],
  reinstateEntrant: [...desk, 'headJudge'],
  disqualifyEntrant: heads,
  givePenalty: [...heads, 'judge'],
  withdrawPenalty: heads,
  submitDeck: [...desk, 'self'],
  lockDecks: organizers,
  unlockDeck: heads,
  drawDeckChecks: heads,
  recordDeckCheck: staff,
  openDeckLists: organizers,
  drawPods: desk,
  pairRound: desk,
  overridePairing: heads,
  discardPairings: heads,
  publishRound: desk,
  startRound: desk,
  pauseRound: [...desk, 'headJudge'],
  resumeRound: [...desk, 'headJudge'],
  extendTime: staff,
  callTime: staff,
  closeRound: desk,
  reportResult: ['self'],
  confirmResult: staff,
  correctResult: [...desk, 'headJudge'],
  publishStandings: desk,
  makeCut: organizers,
  finish: organizers,
  cancel: organizers,
};

const inWords: Readonly<Record<Sender, string>> = {
  organizer: 'organizers',
  headJudge: 'head judges',
  scorekeeper: 'scorekeepers',
  judge: 'judges',
  self: 'players themselves',
};

/** What a staff token acts as. */
const sendersOf = ({ role, scopes }: AccessToken): readonly Sender[] => (role === 'organizer' ? ['organizer'] : ['judge', ...scopes]);

/** The entrant that a player's token plays as; null where it plays none. */
export const entrantOfToken = ({ role, playerId }: AccessToken, { entrants }: TournamentState): EntrantState | null =>
  role !== 'player' || playerId === null
    ? null
    : (entrants.find(({ place, players }) => place !== 'cancelled' && players.includes(playerId)) ?? null);

/** Whether the token belongs to staff. */
export const isStaffToken = ({ role }: AccessToken): boolean => role === 'organizer' || role === 'judge';

const ownEntrant = (token: AccessToken, state: TournamentState): EntrantState => {
  const own = entrantOfToken(token, state);
  if (own === null) throw new ProblemError('access/forbidden', 'You are not registered in this tournament.');
  return own;
};

/** The players of the table that a command is about; none where it is about no table. */
const playersConcerned = (state: TournamentState, command: HttpTournamentCommand): readonly string[] => {
  if (!('table' in command) || command.type === 'reportResult') return [];
  const round = 'round' in command ? roundOf(state, command.round) : currentRound(state);
  const entrants = (round === null ? null : tableOf(round, command.table))?.entrants ?? [];
  return entrants.flatMap((number) => entrantOf(state, number)?.players ?? []);
};

/**
 * Checks that a token may send a command. Nobody acts as staff at a table where they play.
 * @param playing the persons who play as these players, where that is known
 * @throws {ProblemError} `access/forbidden`, `judge/plays-in-this-match`
 */
export const checkAuthority = async (
  token: AccessToken,
  state: TournamentState,
  command: HttpTournamentCommand,
  playing: (players: readonly string[]) => Promise<readonly string[]>,
): Promise<void> => {
  const allowed = authority[command.type];
  if (isStaffToken(token)) {
    if (!sendersOf(token).some((sender) => allowed.includes(sender)))
      throw new ProblemError('access/forbidden', `This is for: ${allowed.map((sender) => inWords[sender]).join(', ')}.`);
    const players = playersConcerned(state, command);
    const persons = players.length === 0 ? [] : await playing(players);
    if (players.some((player) => player === token.playerId) || persons.some((person) => token.persons.includes(person))) throw ownMatch();
    return;
  }
  if (token.role !== 'player' || !allowed.includes('self')) throw new ProblemError('access/forbidden', 'This is for staff.');
  const own = ownEntrant(token, state);
  if ('entrant' in command && command.entrant !== own.number) throw new ProblemError('access/forbidden', 'You act for yourself only.');
};
