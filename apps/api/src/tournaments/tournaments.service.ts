import { Inject, Injectable } from '@nestjs/common';
import { type AccessToken, botPersonId, type Persons, type Registry, type TokenStore } from '@arbiter/accounts';
import {
  canonicalJson,
  type CreateTournament,
  type DeckJudgement,
  digestOfStandings,
  type HttpTournamentCommand,
  newMatchId,
  newUuidV7,
  type RegisterYourself,
  type SendTournamentCommand,
} from '@arbiter/contracts';
import {
  type CarriedOut,
  type MakeCommand,
  sealDeck,
  seedOfDraw,
  type StandingTournament,
  storeDeck,
  type Tournaments,
  type WriteBeside,
} from '@arbiter/organising';
import type { GameReleases } from '@arbiter/platform';
import { policies, policyOf, type TournamentCommand, type TournamentState } from '@arbiter/tournaments';
import { Bearers } from '../auth/bearers.js';
import type { ApiConfig } from '../config.js';
import { madeOnce, ProblemError } from '../problems/problem-error.js';
import { CONFIG, GAME_RELEASES, PERSONS, REGISTRY, TOKENS, TOURNAMENTS } from '../tokens.js';
import { checkAuthority, entrantOfToken } from './authority.js';
import { DeckJudge } from './deck-judge.js';
import { fromRefusal } from './refusals.js';

/** What a command led to. */
export interface CommandDone {
  readonly version: number;
  readonly hash: string;
  readonly events: readonly string[];
  readonly entrant: number | null;
  /** What is to be said of a deck that was submitted. */
  readonly deck?: DeckJudgement;
}

/** How long a token lives that a player gets who registers: until well after the event. */
const playerTokenSeconds = 90 * 86_400;

interface Prepared {
  readonly make: MakeCommand;
  readonly beside?: WriteBeside;
  /** The player whose entrant's number is answered. */
  readonly playerId?: string;
  readonly deck?: DeckJudgement;
}

/** Commands about tournaments. */
@Injectable()
export class TournamentsService {
  constructor(
    @Inject(TOURNAMENTS) private readonly tournaments: Tournaments,
    @Inject(REGISTRY) private readonly registry: Registry,
    @Inject(PERSONS) private readonly persons: Persons,
    @Inject(Bearers) private readonly bearers: Bearers,
    @Inject(TOKENS) private readonly tokens: TokenStore,
    @Inject(GAME_RELEASES) private readonly releases: GameReleases,
    @Inject(CONFIG) private readonly config: ApiConfig,
    @Inject(DeckJudge) private readonly judge: DeckJudge,
  ) {}

  /** @throws {ProblemError} `gathering/not-found`, `format/not-found`, `policy/not-found`, `card-list/not-found`, `command/reused` */
  async create(token: AccessToken, gatheringId: string, { name, settings, commandId }: CreateTournament): Promise<StandingTournament> {
    const gathering = await this.registry.gathering(gatheringId);
    if (gathering === null) throw new ProblemError('gathering/not-found', 'There is no such gathering.');
    const release = await this.releases.current(gathering.game);
    if (release === null) throw new ProblemError('game/not-found', `There is no game "${gathering.game}" here.`);
    if (!Object.hasOwn(release.ruleset.formats, settings.format))
      throw new ProblemError('format/not-found', `The game has no format "${settings.format}".`, {
        params: { formats: Object.keys(release.ruleset.formats) },
      });
    if (policyOf(settings.policy) === null)
      throw new ProblemError('policy/not-found', `There is no standings policy "${settings.policy}".`, {
        params: { policies: policies.map(({ id }) => id) },
      });
    const { game } = gathering;
    await this.judge.checkList(game, settings.cardList);
    const created = await this.tournaments.create({ gatheringId, game, name, settings, commandId, by: token.tokenId });
    if (created === null) throw new ProblemError('command/reused', 'This command id was used for something else.');
    return created;
  }

  /** Carries out a command of staff or of a player. @throws {ProblemError} what the tournament refuses, or the token may not */
  async send(token: AccessToken, tournamentId: string, { commandId, version, command }: SendTournamentCommand): Promise<CommandDone> {
    const standing = await this.standing(tournamentId);
    const { state } = standing;
    await checkAuthority(token, state, command, (players) => this.personsOf(state.gatheringId, players));
    const prepared = await this.prepare(token, standing, commandId, command);
    const sending = { commandId, by: token.tokenId, expected: version ?? null, meaning: canonicalJson(command) };
    const done = this.outcome(await this.tournaments.carryOut(tournamentId, sending, prepared.make, prepared.beside), prepared.playerId);
    return prepared.deck === undefined ? done : { ...done, deck: prepared.deck };
  }

  /**
   * Registers whoever has the public link, on behalf of the organizer who opened registration, and mints them a token. Who shows their token
   * as a player of an earlier event is the same person here; who plays in the gathering already enters as the player they are.
   * @throws {ProblemError} what the tournament refuses; `access/forbidden` where players don't register themselves, and for an earlier token
   *   that is no player's; `access/token-*`
   */
  async registerYourself(
    tournamentId: string,
    { name, commandId, earlierToken }: RegisterYourself,
  ): Promise<{ readonly entrant: number; readonly place: 'waiting' | 'registered'; readonly secret: string | null }> {
    const { state } = await this.standing(tournamentId);
    if (!state.settings.selfRegistration || state.openedBy === null)
      throw new ProblemError('access/forbidden', 'In this tournament the organizer registers the players.');
    if (state.status !== 'registration')
      throw new ProblemError('tournament/wrong-status', 'Registration is not open.', {
        params: { status: state.status, allowed: ['registration'] },
      });
    const { gatheringId, openedBy: by } = state;
    const personId = earlierToken === undefined ? null : await this.personBehind(earlierToken);
    const player = await this.registry.createPlayer({ gatheringId, name, personId, commandId: `self-${commandId}`, createdBy: by });
    const playerId = player === null ? await this.playerAlready(gatheringId, personId) : madeOnce(player).playerId;
    const sending = { commandId: `self-${commandId}`, by, expected: null, meaning: `register ${playerId}` };
    const make: MakeCommand = () => ({ type: 'registerEntrant', players: [playerId], awardedByes: 0, byStaff: false });
    const outcome = await this.tournaments.carryOut(tournamentId, sending, make);
    const { entrant } = this.outcome(outcome, playerId);
    const { secret } = madeOnce(
      await this.tokens.mint({
        role: 'player',
        gatheringId,
        playerId,
        matchId: null,
        holder: null,
        mintedBy: by,
        label: null,
        expiresInSeconds: playerTokenSeconds,
        // Within the gathering's stream the player has the id already.
        commandId: `self-token-${commandId}`,
      }),
    );
    const now = await this.standing(tournamentId);
    const registered = now.state.entrants[(entrant ?? 0) - 1];
    if (registered === undefined || registered.place === 'cancelled')
      throw new Error(`entrant ${entrant} was registered and can't be read`);
    return { entrant: registered.number, place: registered.place, secret };
  }

  /** The player as whom a person plays in a gathering already. */
  private async playerAlready(gatheringId: string, personId: string | null): Promise<string> {
    const found = personId === null ? null : await this.persons.playerIn(gatheringId, personId);
    if (found === null) throw new Error('a player who is bound to nobody else was refused');
    return found;
  }

  /** The person who plays with a player's token; from now on they are known as one. */
  private async personBehind(secret: string): Promise<string> {
    const { role, gatheringId, playerId, tokenId } = await this.bearers.identify(`Bearer ${secret}`, Date.now());
    if (role !== 'player' || gatheringId === null || playerId === null)
      throw new ProblemError('access/forbidden', 'Only a player of an earlier event has a history to go on with.');
    const personId = await this.persons.ofPlayer(gatheringId, playerId, tokenId);
    if (personId === null) throw new Error(`player ${playerId} has a token and can't be read`);
    return personId;
  }

  private async standing(tournamentId: string): Promise<StandingTournament> {
    const standing = await this.tournaments.streams.current(tournamentId);
    if (standing === null) throw new ProblemError('tournament/not-found', 'There is no such tournament.');
    return standing;
  }

  private async personsOf(gatheringId: string, players: readonly string[]): Promise<readonly string[]> {
    const found = await Promise.all(players.map((player) => this.registry.player(gatheringId, player)));
    return found.flatMap((player) => player?.personId ?? []);
  }

  /** Draws and looks up what a command needs beside what its sender said. */
  private async prepare(
    token: AccessToken,
    standing: StandingTournament,
    commandId: string,
    command: HttpTournamentCommand,
  ): Promise<Prepared> {
    const { state } = standing;
    switch (command.type) {
      case 'registerEntrant': {
        const { awardedByes } = command;
        const asked = (players: readonly string[]): TournamentCommand => ({ type: 'registerEntrant', players, awardedByes, byStaff: true });
        const playerId = await this.playerOf(token, standing, commandId, command, asked);
        return { make: () => asked([playerId]), playerId };
      }
      case 'addLateEntrant': {
        const { missed } = command;
        const asked = (players: readonly string[]): TournamentCommand => ({ type: 'addLateEntrant', players, missed });
        const playerId = await this.playerOf(token, standing, commandId, command, asked);
        return { make: () => asked([playerId]), playerId };
      }
      case 'submitDeck':
        return this.prepareDeck(token, state, command);
      case 'drawPods': {
        const { reason } = command;
        const what = ({ state: now }: StandingTournament): string => `pods ${now.rounds.length}`;
        return { make: async (now) => ({ type: 'drawPods', reason, seed: await this.seed(now, what(now)) }) };
      }
      case 'pairRound':
        return { make: (standing) => this.pairing(standing) };
      case 'overridePairing': {
        const { tables, unpaired, reason } = command;
        const matchIds = this.matchIds(tables.length);
        return { make: () => ({ type: 'overridePairing', pairing: { tables, unpaired }, matchIds, reason }) };
      }
      case 'drawDeckChecks': {
        const { tables } = command;
        const what = ({ state: now }: StandingTournament): string => `deck checks ${now.rounds.length}`;
        return { make: async (now) => ({ type: 'drawDeckChecks', tables, seed: await this.seed(now, what(now)) }) };
      }
      case 'makeCut': {
        const { byLot } = command;
        return {
          make: async (standing) => ({ type: 'makeCut', byLot, seed: await this.seed(standing, `cut ${standing.state.rounds.length}`) }),
        };
      }
      case 'finish':
        return { make: async ({ tournamentId }) => ({ type: 'finish', seed: await this.tournaments.secretOf(tournamentId) }) };
      case 'cancel': {
        const { reason } = command;
        return { make: async ({ tournamentId }) => ({ type: 'cancel', reason, seed: await this.tournaments.secretOf(tournamentId) }) };
      }
      case 'publishStandings': {
        const { round } = command;
        return { make: (standing) => ({ type: 'publishStandings', round, digest: digestOfStandings(standing.state, round) }) };
      }
      case 'reportResult': {
        const { table, result } = command;
        return { make: ({ state: now }) => ({ type: 'reportResult', table, result, reporter: entrantOfToken(token, now)?.number ?? 0 }) };
      }
      case 'confirmResult':
        return { make: () => ({ ...command, source: { kind: 'staff' } }) };
      default:
        return { make: () => command satisfies TournamentCommand };
    }
  }

  private async playerOf(
    token: AccessToken,
    standing: StandingTournament,
    commandId: string,
    { playerId, name }: { readonly playerId?: string | undefined; readonly name?: string | undefined },
    asked: (players: readonly string[]) => TournamentCommand,
  ): Promise<string> {
    const { gatheringId } = standing.state;
    if (playerId !== undefined && name === undefined) {
      const player = await this.registry.player(gatheringId, playerId);
      if (player === null) throw new ProblemError('player/not-found', 'The gathering has no such player.');
      if (player.personId === botPersonId)
        throw new ProblemError('player/is-bot', 'A bot plays as this player, and bots enter no tournament.');
      return playerId;
    }
    if (name === undefined || playerId !== undefined)
      throw new ProblemError('request/malformed', 'Name either a player of the gathering or a new one.', {
        issues: [{ path: 'command.name', message: 'either playerId or name' }],
      });
    // Whoever is refused is not registered in the gathering either.
    const refusal = this.tournaments.wouldRefuse(standing, asked([]), token.tokenId);
    if (refusal !== null) throw fromRefusal(refusal);
    const made = await this.registry.createPlayer({ gatheringId, name, personId: null, commandId, createdBy: token.tokenId });
    if (made === null) throw new Error('a player without a person can be bound to nobody');
    return madeOnce(made).playerId;
  }

  private async prepareDeck(
    token: AccessToken,
    state: TournamentState,
    command: Extract<HttpTournamentCommand, { type: 'submitDeck' }>,
  ): Promise<Prepared> {
    const { entrant, accept } = command;
    const byStaff = token.role !== 'player';
    const { judgement, document } = await this.judge.judge(state, command);
    const { standing: verdict, deck, list } = judgement;
    if (verdict === 'illegal' && !(accept && byStaff))
      throw new ProblemError('deck/illegal', document.violations[0]?.detail ?? 'The deck breaks the rules.', {
        params: { violations: document.violations },
      });
    const sealed = sealDeck(newUuidV7(Date.now()), JSON.stringify({ deck, list, judgement: document }));
    return {
      make: () => ({ type: 'submitDeck', entrant, deckId: sealed.deckId, commitment: sealed.commitment, verdict, byStaff }),
      deck: document,
      beside: async (sql, { tournamentId, state: now }, at) => {
        const playerId = now.entrants[entrant - 1]?.players[0];
        if (playerId === undefined) throw new Error(`entrant ${entrant} has no player`);
        const { gatheringId, game, settings } = now;
        await storeDeck(sql, sealed, { tournamentId, gatheringId, playerId, game, format: settings.format, at });
      },
    };
  }

  private async pairing(standing: StandingTournament): Promise<TournamentCommand> {
    const { state, head } = standing;
    const seed = await this.seed(standing, `round ${state.rounds.length + 1}`);
    return { type: 'pairRound', seed, input: head.version, matchIds: this.matchIds(Math.ceil(state.entrants.length / 2)) };
  }

  private async seed({ tournamentId, head }: StandingTournament, what: string): Promise<string> {
    return seedOfDraw(await this.tournaments.secretOf(tournamentId), what, head.hash);
  }

  private matchIds(count: number): readonly string[] {
    return Array.from({ length: count }, () => newMatchId(Date.now(), this.config.logSlots));
  }

  private outcome(carried: CarriedOut, playerId: string | undefined): CommandDone {
    switch (carried.kind) {
      case 'done':
      case 'repeated': {
        const { head, state } = carried.tournament;
        const entrant =
          playerId === undefined ? null : (state.entrants.findLast(({ players }) => players.includes(playerId))?.number ?? null);
        return { version: head.version, hash: head.hash, events: carried.events, entrant };
      }
      case 'refused':
        throw fromRefusal(carried.refusal);
      case 'reused':
        throw new ProblemError('command/reused', 'This command id was used for something else.');
      case 'notFound':
        throw new ProblemError('tournament/not-found', 'There is no such tournament.');
      case 'changed':
        throw new ProblemError('tournament/changed', 'Somebody else was faster: look at the tournament again.', {
          params: { version: carried.version, since: [...carried.since] },
        });
    }
  }
}
