import type { FormatPins, Json, Pins, Ruleset } from '@arbiter/kernel';
import type { MatchEvent } from '@arbiter/contracts';
import { decodeMatchEvent, encodeMatchEvent, matchStream, tagKeyOf } from '@arbiter/contracts';
import { seedCommitment } from '../chance.js';
import type { SecretSource, StoredEvent } from '../ports.js';
import { RecordBroken, UnknownRuleset, VersionConflict } from '../ports.js';
import type { Timeline } from '../reading/timeline.js';
import { Timelines } from '../reading/timelines.js';
import type { LiveMatches } from '../reading/match-reader.js';
import type { Ack, ByCommand, CallAck, CreateMatch, JudgeLog, MatchCommands } from './commands.js';
import type { Drafted, Situation } from './drafts.js';
import { callAcknowledged, draftCall } from './call-commands.js';
import { callIntent, intent, intentOf } from './intent.js';
import { draftCancel, draftExpiry, draftJudge, draftJudgeViewed, judgeIntent } from './judge-commands.js';
import { seedName } from './decoded-events.js';
import type { LiveMatch } from './live-match.js';
import { type KeeperOptions, type KeeperPorts, type Later, MatchKeeper } from './match-keeper.js';
import { type LogLeases, LogSealed, OwnedElsewhere } from './log-leases.js';
import { draftEntropyCommitment, draftEntropyDecline, draftEntropyOpening } from './entropy-commands.js';
import { draftAnswer, draftConcede, draftDraw, draftReady, draftStart } from './player-commands.js';
import { type Answered, bad, good } from './problem.js';
import { setApartProblem } from './records.js';

export interface ServicePorts extends Omit<KeeperPorts, 'timelines'> {
  readonly randomness: SecretSource;
}

export interface ServiceOptions extends KeeperOptions {
  /** How long one `JudgeViewed` is valid for a judge's reading, in milliseconds. */
  readonly judgeWindowMs: number;
  /** Number of matches that are kept in memory for reading, beside those that are played here. */
  readonly matchesInMemory: number;
  /** Memory that matches may take together which are kept for reading, in bytes. */
  readonly readingBytes: number;
}

export const defaultServiceOptions: Omit<ServiceOptions, 'owner'> = {
  address: () => null,
  leaseMs: 6_000,
  leaseWaitMs: 8_000,
  snapshotEvery: 50,
  downtimeToleranceMs: 5_000,
  clockStepMs: 1_000,
  idleMs: 600_000,
  liveBytes: 256 * 1024 * 1024,
  judgeWindowMs: 60_000,
  matchesInMemory: 64,
  readingBytes: 256 * 1024 * 1024,
};

type Command<K extends keyof MatchCommands> = Parameters<MatchCommands[K]>[0];

const expiriesAtOnce = 50;
const ackOf = (event: StoredEvent): Ack => ({ matchId: event.stream.id, version: event.version, hash: event.hash });
const noMatch = (matchId: string): ReturnType<typeof bad> => bad('match/not-found', 'There is no such match.', { matchId });
/**
 * Refuses a command because another process that takes no forwarded commands owns the log of its match.
 * @throws every other error, also that of an owner to which the command can be forwarded
 */
const ownedElsewhere = (matchId: string, error: unknown): ReturnType<typeof bad> => {
  if (error instanceof LogSealed)
    return bad('match/archived', 'This match is archived: it can be read, and nothing is added to it.', { matchId });
  if (!(error instanceof OwnedElsewhere) || error.address !== null) throw error;
  return notServed(matchId);
};
/** Refuses a command because whoever owns the log of its match can't be reached. */
export const notServed = (matchId: string): ReturnType<typeof bad> =>
  bad('match/owned-elsewhere', 'Another node is serving this match; send the command again.', { matchId });
const reused = (commandId: string): ReturnType<typeof bad> =>
  bad('command/reused', 'This command id was used for something else.', { commandId });

/** Records matches. One instance runs in every process that takes commands; see `MatchCommands` for what each method does. */
export class MatchService implements MatchCommands, JudgeLog, LiveMatches {
  /** Matches that this process reads without owning them. */
  readonly timelines: Timelines;
  private readonly keeper: MatchKeeper;

  constructor(
    private readonly ports: ServicePorts,
    private readonly options: ServiceOptions,
  ) {
    this.timelines = new Timelines(ports, options.matchesInMemory, options.readingBytes);
    this.keeper = new MatchKeeper({ ...ports, timelines: this.timelines }, options);
  }

  async create(command: CreateMatch): Promise<Answered<Ack>> {
    const { gatheringId, players, ruleset: version, format, decks = null, clock, spectatorDelay, autoStart, tournament = null } = command;
    const meaning = intent('create', {
      gatheringId,
      players,
      ruleset: version,
      format,
      decks,
      clock,
      spectatorDelay,
      autoStart,
      tournament,
    });
    const before = await this.createdBefore(command, meaning);
    if (before !== null) return before;
    const chosen = await this.chosenRules(command.ruleset).catch((error: unknown) => {
      if (error instanceof UnknownRuleset) return null;
      throw error;
    });
    if (chosen === null) return bad('ruleset/unknown', 'No such ruleset was released.', { ruleset: command.ruleset });
    const { ruleset, cardPins } = chosen;
    const unfit = misfit(ruleset, command);
    if (unfit !== null) return unfit;
    const seed = await this.ports.secrets.keep(command.matchId, seedName, this.ports.randomness.seed());
    const event = createdEvent(command, ruleset.game, cardPins, seed, this.ports.time.now());
    try {
      const tagKey = tagKeyOf(matchStream(command.matchId), seed);
      return good(ackOf(await this.keeper.begin(command.matchId, { ...encodeMatchEvent(event), commandId: command.commandId }, tagKey)));
    } catch (error) {
      if (error instanceof VersionConflict)
        return (await this.createdBefore(command, meaning)) ?? bad('match/exists', 'The match exists already.');
      return ownedElsewhere(command.matchId, error);
    }
  }

  ready(command: Command<'ready'>): Promise<Answered<Ack>> {
    return this.carryOut(command, intent('ready', { seat: command.seat }), (situation) => draftReady(situation, command.seat));
  }

  commitEntropy(command: Command<'commitEntropy'>): Promise<Answered<Ack>> {
    const { seat, commitment } = command;
    return this.carryOut(command, intent('commitEntropy', { seat, commitment }), (situation) =>
      draftEntropyCommitment(situation, seat, commitment),
    );
  }

  declineEntropy(command: Command<'declineEntropy'>): Promise<Answered<Ack>> {
    const { seat } = command;
    return this.carryOut(command, intent('declineEntropy', { seat }), (situation) => draftEntropyDecline(situation, seat));
  }

  openEntropy(command: Command<'openEntropy'>): Promise<Answered<Ack>> {
    const { seat, entropy } = command;
    return this.carryOut(command, intent('openEntropy', { seat, entropy }), (situation) => draftEntropyOpening(situation, seat, entropy));
  }

  start(command: Command<'start'>): Promise<Answered<Ack>> {
    return this.carryOut(command, intent('start'), draftStart);
  }

  answer(command: Command<'answer'>): Promise<Answered<Ack>> {
    const { seat, decision, answer } = command;
    return this.carryOut(command, intent('answer', { seat, decision, answer }), (situation) =>
      draftAnswer(situation, seat, decision, answer),
    );
  }

  concede(command: Command<'concede'>): Promise<Answered<Ack>> {
    const { seat, scope } = command;
    return this.carryOut(command, intent('concede', { seat, scope }), (situation) => draftConcede(situation, seat, scope));
  }

  offerDraw(command: Command<'offerDraw'>): Promise<Answered<Ack>> {
    const { seat, scope } = command;
    return this.carryOut(command, intent('draw', { seat, scope }), (situation) => draftDraw(situation, seat, scope, false));
  }

  agreeDraw(command: Command<'agreeDraw'>): Promise<Answered<Ack>> {
    const { seat, scope } = command;
    return this.carryOut(command, intent('draw', { seat, scope }), (situation) => draftDraw(situation, seat, scope, true));
  }

  callJudge(command: Command<'callJudge'>): Promise<Answered<CallAck>> {
    const { seat, kind, sawVersion } = command;
    return this.onLive(command.matchId, async (live, later) => {
      const called = await this.carryOutOn(live, later, command, callIntent(command), (situation) =>
        draftCall(situation, seat, kind, sawVersion),
      );
      return called.ok ? good(callAcknowledged(live.timeline, called.value)) : called;
    });
  }

  judge(command: Command<'judge'>): Promise<Answered<Ack>> {
    return this.carryOut(command, judgeIntent(command.judge, command.act), (situation) =>
      draftJudge(situation, command.judge, command.act),
    );
  }

  cancel(command: Command<'cancel'>): Promise<Answered<Ack>> {
    const { by, reason } = command;
    return this.carryOut(command, intent('cancel', { by, reason }), (situation) => draftCancel(situation, by, reason));
  }

  async judgeViewed(matchId: string, judge: string): Promise<Answered<null>> {
    const answered = await this.onLive<null>(matchId, async (live, later) => {
      const drafted = draftJudgeViewed(this.keeper.situation(live), judge, this.options.judgeWindowMs);
      if (drafted === null) return good(null);
      if (!drafted.ok) return drafted;
      await this.keeper.append(live, drafted.value, null, later);
      return good(null);
    });
    // A match that is archived is over, and then looking is not recorded.
    return !answered.ok && answered.problem.code === 'match/archived' ? good(null) : answered;
  }

  look<T>(matchId: string, see: (timeline: Timeline) => T): Promise<{ readonly seen: T } | null> {
    return this.keeper.look(matchId, see);
  }

  async tick(): Promise<void> {
    await this.keeper.beat();
    const due = await this.ports.clocks.due(this.ports.time.now(), 100);
    const matchIds = new Set([...due.map(({ matchId }) => matchId), ...this.keeper.overdue()]);
    await Promise.all(
      [...matchIds].map(async (matchId) => {
        try {
          const expire = async (live: LiveMatch, later: Later): Promise<LiveMatch> => {
            await this.expireClocks(live, later);
            later(() => this.keeper.keepDeadline(live));
            return live;
          };
          const found = await this.keeper.run(matchId, expire, { wait: false });
          if (found === null || found.meta.endedAt !== null) await this.ports.clocks.clear(matchId);
        } catch (error) {
          // The owner's own tick times out its clocks; that a match is set apart was reported when it happened.
          if (!(error instanceof OwnedElsewhere || error instanceof LogSealed || error instanceof RecordBroken))
            this.ports.trouble(error, matchId);
        }
      }),
    );
  }

  /** The logs that this process owns, and what it believes of others. */
  get leases(): LogLeases {
    return this.keeper.leases;
  }

  close(): Promise<void> {
    return this.keeper.close();
  }

  /** Loads the rules for a new match, with their newest cards. */
  private async chosenRules(version: string): Promise<{ readonly ruleset: Ruleset; readonly cardPins: CardPins }> {
    const cards = await this.ports.rulesets.cardsOf(version);
    if (cards.kind === 'bundled') return { ruleset: await this.ports.rulesets.load(version), cardPins: { catalogueHash: cards.hash } };
    const { pins } = cards.catalogue;
    return { ruleset: await this.ports.rulesets.load(version, pins), cardPins: { catalogue: pins } };
  }

  private async createdBefore(command: CreateMatch, meaning: string): Promise<Answered<Ack> | null> {
    const [first] = await this.ports.store.read(matchStream(command.matchId), { from: 1, to: 1 });
    if (first === undefined) return null;
    if (first.commandId !== command.commandId) return bad('match/exists', 'The match exists already.', { matchId: command.matchId });
    return intentOf(decodeMatchEvent(first)) === meaning ? good(ackOf(first)) : reused(command.commandId);
  }

  private async onLive<T>(matchId: string, work: (live: LiveMatch, later: Later) => Promise<Answered<T>>): Promise<Answered<T>> {
    try {
      return (await this.keeper.run(matchId, work)) ?? noMatch(matchId);
    } catch (error) {
      if (error instanceof RecordBroken) return { ok: false, problem: setApartProblem(error) };
      if (error instanceof VersionConflict)
        return bad('stream/version-conflict', 'The match kept moving; send the command again.', { matchId });
      if (error instanceof UnknownRuleset)
        return bad('ruleset/unknown', 'The ruleset of this match is not installed here.', { ruleset: error.version });
      return ownedElsewhere(matchId, error);
    }
  }

  private carryOut(command: ByCommand, meaning: string, draft: (situation: Situation) => Drafted): Promise<Answered<Ack>> {
    return this.onLive(command.matchId, (live, later) => this.carryOutOn(live, later, command, meaning, draft));
  }

  private async carryOutOn(
    live: LiveMatch,
    later: Later,
    { commandId }: ByCommand,
    meaning: string,
    draft: (situation: Situation) => Drafted,
  ): Promise<Answered<Ack>> {
    const known = live.commands.get(commandId);
    if (known !== undefined) return known.intent === meaning ? good(known.ack) : reused(commandId);
    await this.expireClocks(live, later);
    const drafted = draft(this.keeper.situation(live));
    if (!drafted.ok) return drafted;
    return good(ackOf(await this.keeper.append(live, drafted.value, commandId, later)));
  }

  /**
   * Carries out time-outs before anything else. An empty bank can run out again at once; after `expiriesAtOnce` time-outs the rest is left
   * to the next command or tick.
   */
  private async expireClocks(live: LiveMatch, later: Later): Promise<void> {
    for (let count = 0; count < expiriesAtOnce; count += 1) {
      const expiry = draftExpiry(this.keeper.situation(live));
      if (expiry === null) return;
      if (!expiry.drafted.ok) throw new Error(`the rules refused a time-out of seat ${expiry.seat}: ${expiry.drafted.problem.code}`);
      await this.keeper.append(live, expiry.drafted.value, null, later);
    }
  }
}

type CardPins = Pick<Pins, 'catalogue' | 'catalogueHash'>;

/** Returns the problem that keeps a match from being created; null when there is none. */
const misfit = (ruleset: Ruleset, command: CreateMatch): ReturnType<typeof bad> | null => {
  const seats = command.players.length;
  if (seats < ruleset.seats.min || seats > ruleset.seats.max)
    return bad('format/not-fitting', 'The game is not played by so many.', { min: ruleset.seats.min, max: ruleset.seats.max });
  if (new Set(command.players).size !== seats) return bad('format/not-fitting', 'Every seat needs a player of its own.');
  if (!Object.hasOwn(ruleset.formats, command.format.id))
    return bad('format/not-fitting', 'The ruleset knows no such format.', { format: command.format.id });
  const { endOfRound } = command.format.options;
  if (endOfRound !== undefined && !(ruleset.endsOfRound?.[command.format.id] ?? []).some((name) => name === endOfRound))
    return bad('format/not-fitting', 'The ruleset knows no such end of a round.', { format: command.format.id });
  return deckMisfit(ruleset, command.format, command.decks, seats);
};

/**
 * Checks the decks of a match that is about to be created: a game that pins decks needs one for every seat, and each must be legal.
 * @returns null when the decks are fine
 */
export const deckMisfit = (
  ruleset: Ruleset,
  format: FormatPins,
  decks: readonly Json[] | undefined,
  seats: number,
): ReturnType<typeof bad> | null => {
  if (decks === undefined)
    return ruleset.pinsDecks === true ? bad('deck/missing', 'This game needs a deck of every seat.', { seats }) : null;
  if (decks.length !== seats) return bad('format/not-fitting', 'Every seat needs a deck.', { seats });
  const [violation] = decks.flatMap((deck, seat) => ruleset.validateDeck(format, deck).map((one) => ({ ...one, seat })));
  return violation === undefined
    ? null
    : bad(
        'deck/illegal',
        violation.detail,
        { seat: violation.seat, violation: violation.code, cards: [...violation.cards] },
        violation.rule,
      );
};

const createdEvent = (command: CreateMatch, game: string, cardPins: CardPins, seed: string, at: number): MatchEvent => {
  const pins: Pins = {
    matchId: command.matchId,
    game,
    ruleset: command.ruleset,
    ...cardPins,
    format: command.format,
    seats: command.players.length,
    seedCommitment: seedCommitment(seed),
    ...(command.decks === undefined ? {} : { decks: command.decks }),
  };
  const { gatheringId, players, clock, spectatorDelay, autoStart, tournament = null } = command;
  return {
    type: 'MatchCreated',
    data: { at, pins, gatheringId, players, clock, spectatorDelay, autoStart, tournament, entropy: 'committed' },
  };
};
