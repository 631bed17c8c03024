import { type Decisions, openSocket, type Socket, type SocketMessage } from '@arbiter/client';
import type { Decision, Ruleset } from '@arbiter/kernel';
import { botAnswer } from '../bot.js';
import type { Draw } from '../random.js';

type Asked = Pick<Decisions, 'version' | 'status' | 'pending'>;

/** Keeps the newest question of one match until the player looks at it. */
class Inbox {
  private newest: Asked | null = null;
  private wake: () => void = () => undefined;
  private failure: Error | null = null;

  put(asked: Asked): void {
    if (this.newest === null || asked.version > this.newest.version) this.newest = asked;
    this.wake();
  }

  fail(error: Error): void {
    this.failure = error;
    this.wake();
  }

  /** Waits for a question that is newer than a version. */
  async after(version: number): Promise<Asked> {
    for (;;) {
      if (this.failure !== null) throw this.failure;
      if (this.newest !== null && this.newest.version > version) return this.newest;
      await new Promise<void>((resolve) => (this.wake = resolve));
    }
  }
}

/** A bot's connection, over which it plays any number of matches. */
export class BotSocket {
  private readonly inboxes = new Map<string, Inbox>();

  private constructor(private readonly socket: () => Socket) {}

  /** @throws {SocketRefused} {SocketClosed} */
  static async open(url: string, token: string): Promise<BotSocket> {
    let socket: Socket | null = null;
    const bot = new BotSocket(() => socket as Socket);
    socket = await openSocket({
      url,
      token,
      onMessage: (message) => bot.take(message),
      onClose: (closed) => {
        for (const inbox of bot.inboxes.values()) inbox.fail(closed);
      },
    });
    return bot;
  }

  /**
   * Plays one seat of a match that has begun or is about to, until it is over.
   * @param seat.answered called with the milliseconds from sending an answer to its acknowledgement; returns true to stop
   * @throws {SocketRefused} {SocketClosed}
   */
  async play(seat: {
    readonly matchId: string;
    readonly ruleset: Ruleset;
    readonly draw: Draw;
    readonly commandPrefix: string;
    /** Waited for before each answer; absent: a bot answers at once. */
    readonly pace?: () => Promise<void>;
    answered(ms: number): boolean;
  }): Promise<void> {
    const { matchId, ruleset, draw, commandPrefix } = seat;
    const inbox = new Inbox();
    this.inboxes.set(matchId, inbox);
    this.socket().follow(matchId, { news: false });
    let asked = await inbox.after(0);
    for (let command = 1; ; command += 1) {
      let own = ownOf(asked);
      while (own === undefined) {
        if (asked.status === 'ended' || asked.status === 'cancelled') return;
        asked = await inbox.after(asked.version);
        own = ownOf(asked);
      }
      await seat.pace?.();
      const sent = performance.now();
      const commandId = `${commandPrefix}-${String(command).padStart(4, '0')}`;
      const answer = botAnswer(ruleset, own, draw);
      const { next } = await this.socket().answer({ matchId, decisionId: own.id, commandId, answer });
      asked = next;
      if (seat.answered(performance.now() - sent)) return;
    }
  }

  close(): void {
    this.socket().close();
  }

  private take(message: SocketMessage): void {
    if (message.type === 'asked') this.inboxes.get(message.matchId)?.put(message);
    if (message.type === 'end') this.inboxes.get(message.matchId)?.put({ version: Number.MAX_SAFE_INTEGER, status: 'ended', pending: [] });
    if (message.type === 'problem' && message.matchId !== null)
      this.inboxes.get(message.matchId)?.fail(new Error(`${message.problem.code}: ${message.problem.detail}`));
  }
}

const ownOf = ({ pending }: Asked): Decision | undefined => pending.flatMap((one) => (one.yours ? [one.decision] : []))[0];
