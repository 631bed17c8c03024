import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import type { MatchRegistration } from '@arbiter/accounts';
import type { PhraseSaid, Presence, PresenceSign, SayPhrase } from '@arbiter/contracts';
import { phraseLimit, type MatchChannel, type PresenceStore } from '@arbiter/jobs';
import type { Reader } from '@arbiter/recording';
import type { MatchAccess } from '../auth/principal.js';
import { ProblemError } from '../problems/problem-error.js';
import { PASSING_CHANNEL, PRESENCE } from '../tokens.js';
import { type Attendee, MatchPresence, type Passing, presenceOf } from './match-presence.js';

/** Somebody who follows a match through this process. */
export interface Following {
  readonly match: MatchRegistration;
  readonly reader: Reader;
  /** The page whose signs of life count; null where the connection itself is the sign. */
  readonly page: string | null;
  /** Whether the token still gives this perspective. */
  readonly stillReads: () => Promise<boolean>;
  /** Sends what passes; null where the client did not ask for it. @returns false when the client reads too slowly to be sent it */
  readonly send: ((passing: Passing) => boolean) | null;
}

/** Whether a reader sees the match as it stands: who is there now is told to nobody who watches behind a delay. */
const seesTheMoment = (reader: Reader, { spectatorDelaySeconds }: MatchRegistration): boolean =>
  spectatorDelaySeconds === 0 || !(reader.kind === 'spectator' || (reader.kind === 'judge' && reader.as?.kind === 'spectator'));

const seated = ({ seat }: MatchAccess): number => {
  if (seat === null) throw new ProblemError('access/forbidden', 'You do not sit in this match.');
  return seat;
};

/** Passing facts that are told without Redis would be told wrong: then they are not told. */
const orUnavailable = async <T>(asked: Promise<T>): Promise<T> => {
  try {
    return await asked;
  } catch {
    throw new ProblemError('server/unavailable', 'Redis does not answer. Try again shortly.', { retryAfterSeconds: 1 });
  }
};

/** Who is at which match, and what players say to each other there. None of it is of the log. */
@Injectable()
export class PresenceService implements BeforeApplicationShutdown {
  private readonly logger = new Logger(PresenceService.name);
  private readonly matches = new Map<string, MatchPresence>();
  private readonly node = randomUUID();
  private troubled = false;

  constructor(
    @Inject(PRESENCE) private readonly store: PresenceStore,
    @Inject(PASSING_CHANNEL) private readonly channel: MatchChannel,
  ) {}

  /** Notes that a connection follows a match, and tells it what passes there. @returns a function that ends both */
  attend({ match, reader, page, stillReads, send }: Following): () => void {
    const tell: Attendee['tell'] =
      send === null || !seesTheMoment(reader, match) ? null : async (passing) => (await stillReads()) && send(passing);
    return this.at(match).attend({
      player: reader.kind === 'player' ? { seat: reader.seat, page, connection: randomUUID() } : null,
      watches: reader.kind === 'spectator',
      tell,
    });
  }

  /** Takes a sign of life of a player's page, or its goodbye. @returns who is there */
  async sign(access: MatchAccess, { page, here }: PresenceSign): Promise<Presence> {
    const { matchId, players } = access.match;
    const seat = seated(access);
    const noted = here ? this.store.sign(matchId, players.length, seat, page) : this.store.goodbye(matchId, players.length, seat, page);
    const picture = await orUnavailable(noted);
    if (!here) await orUnavailable(this.channel.tell(matchId, {}));
    if (!here) this.matches.get(matchId)?.noted();
    return presenceOf(picture);
  }

  /**
   * Says a phrase to everybody who follows the match as it stands.
   * @throws {ProblemError} `phrase/too-many`, `command/reused`, `server/unavailable`
   */
  async say(access: MatchAccess, { commandId, phrase }: SayPhrase): Promise<PhraseSaid> {
    const { matchId } = access.match;
    const seat = seated(access);
    const outcome = await orUnavailable(this.store.say({ matchId, seat, commandId, phrase }));
    if (outcome.kind === 'tooMany') {
      const { most, withinMs } = phraseLimit;
      const seconds = withinMs / 1_000;
      throw new ProblemError('phrase/too-many', `A player says ${most} phrases in ${seconds} seconds at most.`, {
        retryAfterSeconds: Math.max(1, Math.ceil(outcome.waitMs / 1_000)),
        params: { most, seconds },
      });
    }
    if (outcome.phrase !== phrase)
      throw new ProblemError('command/reused', 'This command id was used for another phrase.', { params: { commandId } });
    const said: PhraseSaid = { seat, phrase, at: outcome.at };
    // Sent again it is told again: seat and moment are the same, by which clients know it.
    await orUnavailable(this.channel.tell(matchId, { phrase: said }));
    this.matches.get(matchId)?.say(said);
    return said;
  }

  beforeApplicationShutdown(): void {
    // What is kept expires by itself, unless those who were here come back at another node first.
    for (const match of this.matches.values()) match.stop();
    this.matches.clear();
  }

  private at({ matchId, players }: MatchRegistration): MatchPresence {
    const known = this.matches.get(matchId);
    if (known !== undefined) return known;
    const match = new MatchPresence(
      this.store,
      this.channel,
      matchId,
      players.length,
      this.node,
      () => {
        if (this.matches.get(matchId) === match) this.matches.delete(matchId);
      },
      (error) => this.noteTrouble(error),
    );
    this.matches.set(matchId, match);
    return match;
  }

  /** Redis being away is told once by readiness and queues, too: here it is no more than a warning each time it begins. */
  private noteTrouble(error: unknown): void {
    if (this.troubled) return;
    this.troubled = true;
    this.logger.warn(`who is at matches is not told for now: ${error instanceof Error ? error.message : String(error)}`);
    setTimeout(() => (this.troubled = false), 60_000).unref();
  }
}
