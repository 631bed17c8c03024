import { Inject, Injectable } from '@nestjs/common';
import type { BotGathering, BotGatherings, MatchRegistration, Registry, TokenStore } from '@arbiter/accounts';
import { newMatchId, type BotTables, type CreateBotMatch, type CreatedBotMatch } from '@arbiter/contracts';
import type { FormatPins, Json } from '@arbiter/kernel';
import { admitsGuest, botStaysMs, guestMatches } from '@arbiter/organising';
import type { GameReleases, Release } from '@arbiter/platform';
import { deckMisfit, type MatchCommands, sha256 } from '@arbiter/recording';
import type { Pool } from 'pg';
import type { ApiConfig } from '../config.js';
import { summaryOf } from '../matches/summary.js';
import { madeOnce, orProblem, ProblemError } from '../problems/problem-error.js';
import { BOT_GATHERINGS, CONFIG, GAME_RELEASES, MATCH_COMMANDS, POOL, REGISTRY, TOKENS } from '../tokens.js';
import { DeckJudge } from '../tournaments/deck-judge.js';
import { deckFaults } from './deck-faults.js';
import { GuestBudget } from './guest-budget.js';

/** Both seats of a match: bots play matches of two. */
const seatsOfBotMatch = 2;

/** Lets guests begin matches against bots. The worker plays the bot's seat; here is nothing but who sits where, and with which deck. */
@Injectable()
export class BotMatchesService {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<ApiConfig, 'botMatchesAtOnce' | 'logSlots'>,
    @Inject(POOL) private readonly pool: Pool,
    @Inject(REGISTRY) private readonly registry: Registry,
    @Inject(TOKENS) private readonly tokens: TokenStore,
    @Inject(BOT_GATHERINGS) private readonly gatherings: BotGatherings,
    @Inject(MATCH_COMMANDS) private readonly commands: MatchCommands,
    @Inject(GAME_RELEASES) private readonly releases: GameReleases,
    @Inject(GuestBudget) private readonly budget: GuestBudget,
    @Inject(DeckJudge) private readonly judge: DeckJudge,
  ) {}

  /** Returns the games and decks that a guest may choose. */
  async tables(): Promise<BotTables> {
    if (this.config.botMatchesAtOnce === 0) return { open: false, games: [] };
    const releases = await Promise.all((await this.releases.games()).map((game) => this.releases.current(game)));
    const games = releases.flatMap((release) => (release === null || !seatsTwo(release) ? [] : [release.ruleset]));
    return {
      open: true,
      games: games.map(({ game, names, pinsDecks, ...ruleset }) => ({
        game,
        names,
        decks: pinsDecks === true ? ruleset.presetDecks().map(({ id, names: called }) => ({ id, names: called })) : [],
      })),
    };
  }

  /**
   * Begins a match of a guest against a bot. Checks everything that can be checked before the guest is charged for it.
   * @param address of the guest
   * @throws {ProblemError} `bot-match/closed`, `game/not-found`, `bot-match/deck-unknown`, `bot-match/deck-unfit`, `deck/unreadable`,
   *   `request/malformed`, `bot-match/too-many`, `bot-match/full`
   */
  async create(address: string, body: CreateBotMatch): Promise<CreatedBotMatch> {
    if (this.config.botMatchesAtOnce === 0)
      throw new ProblemError('bot-match/closed', 'Guests begin no matches against bots here; the operator decides that.');
    const release = await this.release(body.game);
    const decks = await this.decks(release, body);
    await this.budget.spend(address);
    try {
      return await this.begin(release, decks, body);
    } catch (error) {
      await this.budget.giveBack(address);
      throw error;
    }
  }

  private async begin(release: Release, decks: GuestDecks | null, body: CreateBotMatch): Promise<CreatedBotMatch> {
    const { game, names } = release.ruleset;
    const format = formatOf(release);
    const at = await this.gatherings.of(game, `${names.en}: matches against bots`);
    const match = await this.register(at, format.id, body);
    const playerId = match.players.find((player) => player.playerId !== at.botId)?.playerId;
    if (playerId === undefined) throw new Error(`match ${match.matchId} has no guest`);
    const seat = match.players.findIndex((player) => player.playerId === playerId);
    orProblem(
      await this.commands.create({
        matchId: match.matchId,
        commandId: body.commandId,
        gatheringId: at.gatheringId,
        players: match.players.map((player) => player.playerId),
        ruleset: release.version,
        format,
        ...(decks === null ? {} : { decks: seat === 0 ? [decks.guest, decks.bot] : [decks.bot, decks.guest] }),
        clock: null,
        spectatorDelay: { versions: 0, ms: 0 },
        autoStart: true,
      }),
    );
    return this.admit(at, match, playerId, seat, body.commandId);
  }

  /** Registers the guest and the match; who begins follows from the command, so that sending it again makes nothing twice. */
  private async register(at: BotGathering, format: string, { commandId, name = 'Guest' }: CreateBotMatch): Promise<MatchRegistration> {
    const { gatheringId, tokenId: createdBy, botId } = at;
    const most = this.config.botMatchesAtOnce;
    const commandOfMatch = { gatheringId, commandId: partOf('match', commandId), createdBy };
    // Nobody is registered where there is plainly no place; who gets the last one is decided when the match is registered.
    if ((await this.registry.matchOfCommand(commandOfMatch)) === null && (await guestMatches(this.pool, Date.now())) >= most)
      throw allTaken(most);
    const guest = await this.registry.createPlayer({ gatheringId, name, personId: null, commandId: partOf('guest', commandId), createdBy });
    if (guest === null) throw new Error('a guest is bound to no person');
    const { playerId } = madeOnce(guest);
    const first = lot(`seat ${commandId}`, seatsOfBotMatch) === 0;
    const players = first ? [playerId, botId] : [botId, playerId];
    const matchId = newMatchId(Date.now(), this.config.logSlots);
    const registered = await this.registry.registerIf({ ...commandOfMatch, matchId, format, players }, (sql) =>
      admitsGuest(sql, Date.now(), most),
    );
    if (registered === null) throw allTaken(most);
    return madeOnce(registered);
  }

  private async admit(
    { gatheringId, tokenId }: BotGathering,
    { matchId }: MatchRegistration,
    playerId: string,
    seat: number,
    commandId: string,
  ): Promise<CreatedBotMatch> {
    const { token, secret } = madeOnce(
      await this.tokens.mint({
        role: 'player',
        gatheringId,
        playerId,
        matchId,
        holder: null,
        mintedBy: tokenId,
        label: 'guest',
        expiresInSeconds: botStaysMs / 1_000,
        commandId: partOf('token', commandId),
      }),
    );
    if (secret === null)
      throw new ProblemError('token/already-minted', 'The match was begun before; its token was told then, and only then.', {
        params: { tokenId: token.tokenId },
      });
    const listing = await this.registry.listing(matchId);
    if (listing === null) throw new Error(`match ${matchId} was registered and cannot be read`);
    return {
      match: summaryOf(listing, true, Date.now()),
      playerId,
      seat,
      token: secret,
      expiresAt: token.expiresAt.toISOString(),
    };
  }

  /** Returns the decks of both, one by lot for the bot; null in games whose decks are chosen at the table. @throws {ProblemError} as `create` */
  private async decks(release: Release, body: CreateBotMatch): Promise<GuestDecks | null> {
    const { ruleset } = release;
    const presets = ruleset.pinsDecks === true ? ruleset.presetDecks() : [];
    const bot = presets[lot(`deck ${body.commandId}`, Math.max(1, presets.length))];
    if (body.ownDeck !== undefined && bot !== undefined) return { guest: await this.ownDeck(release, body), bot: bot.deck };
    const guest = body.deck === undefined ? presets[0] : presets.find(({ id }) => id === body.deck);
    const isAsked = body.deck !== undefined || body.ownDeck !== undefined || ruleset.pinsDecks === true;
    if (guest === undefined && isAsked)
      throw new ProblemError('bot-match/deck-unknown', 'There is no such ready-made deck to begin with.', {
        params: { decks: presets.map(({ id }) => id) },
      });
    return guest === undefined || bot === undefined ? null : { guest: guest.deck, bot: bot.deck };
  }

  /** Reads and judges the deck that the guest brings along. @throws {ProblemError} as `create` */
  private async ownDeck(release: Release, { game, deck, ownDeck = {} }: CreateBotMatch): Promise<Json> {
    if (deck !== undefined)
      throw new ProblemError('request/malformed', 'Choose a ready-made deck or bring your own.', {
        issues: [{ path: 'ownDeck', message: 'either deck or ownDeck' }],
      });
    const format = formatOf(release);
    const { judgement, document } = await this.judge.read(game, { ...ownDeck, format: format.id });
    if (judgement.standing !== 'enforced' || judgement.deck === null) {
      const named = new Map(release.ruleset.cards().map(({ id, names }) => [id, Object.values(names)]));
      const faults = deckFaults(document, ownDeck.text ?? null, (card) => named.get(card) ?? []);
      throw new ProblemError('bot-match/deck-unfit', faults[0]?.detail ?? 'The rules here can not play this deck.', {
        params: { faults: faults.map((fault) => ({ ...fault })) },
      });
    }
    const misfit = deckMisfit(release.ruleset, format, [judgement.deck], 1);
    if (misfit !== null) orProblem(misfit);
    return judgement.deck;
  }

  private async release(game: string): Promise<Release> {
    const release = await this.releases.current(game);
    if (release === null || !seatsTwo(release)) throw new ProblemError('game/not-found', `Bots play no game "${game}" here.`);
    return release;
  }
}

interface GuestDecks {
  readonly guest: Json;
  readonly bot: Json;
}

const allTaken = (most: number): ProblemError =>
  new ProblemError('bot-match/full', `Bots are playing ${most} matches, and more are not played at a time.`, {
    retryAfterSeconds: 60,
    params: { most },
  });

/** The format of guests' matches: the first that the game has. @throws {ProblemError} `game/not-found` where it has none */
const formatOf = ({ ruleset: { game, formats } }: Release): FormatPins => {
  const [format] = Object.values(formats);
  if (format === undefined) throw new ProblemError('game/not-found', `"${game}" has no format.`);
  return format;
};

const seatsTwo = ({ ruleset: { seats } }: Release): boolean => seats.min <= seatsOfBotMatch && seats.max >= seatsOfBotMatch;

/** The id of one of the commands that a guest's command leads to: all are of one gathering, where no id is used twice. */
const partOf = (part: 'guest' | 'match' | 'token', commandId: string): string => `${part}-${sha256(commandId).slice(0, 40)}`;

/** Draws an integer in [0, n) that follows from a command, so that sending it again draws the same. */
const lot = (text: string, n: number): number => Number.parseInt(sha256(text).slice(0, 8), 16) % n;
