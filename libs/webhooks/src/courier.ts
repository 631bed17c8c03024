import { randomUUID } from 'node:crypto';
import type { Sql } from '@arbiter/accounts';
import type { TournamentStreams } from '@arbiter/organising';
import { type Claimed, claimDue, claimNext, noteDelivered, noteFailed, secretsOf } from './claims.js';
import { eventMessage, testMessage } from './message.js';
import type { Attempt, SignedMessage } from './post-message.js';
import { signaturesOf } from './signature.js';

export interface CourierPorts {
  readonly sql: Sql;
  readonly streams: Pick<TournamentStreams, 'events'>;
  /** Sends a message once; what comes of it is its outcome, never an error. */
  readonly post: (message: SignedMessage) => Promise<Attempt>;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly now: () => number;
  /** A number from 0 up to 1. */
  readonly chance: () => number;
  /** Called when a webhook was disabled because of what its receiver answers. */
  readonly disabled: (webhookId: string, because: 'failing' | 'gone') => void;
  /** Called when an attempt could not be made, or what came of it could not be noted: it is made again. */
  readonly trouble: (error: unknown) => void;
}

/** Number of deliveries that are on their way at the same time. */
const lanes = 32;
/** Number of deliveries that one lane sends, one after the other, before what else is due gets its turn. */
const inARow = 50;

/**
 * Sends what waits to be sent: of each webhook and tournament one after the other, in order. A delivery is claimed, sent, and then noted:
 * whoever dies in between leaves it to be sent again.
 */
export class Courier {
  private readonly underWay = new Set<Promise<void>>();
  private isStopping = false;

  constructor(private readonly ports: CourierPorts) {}

  /** Begins to send what is due, as far as there are lanes; the next call finds the rest. @returns how many deliveries were taken */
  async begin(): Promise<number> {
    const { sql, now } = this.ports;
    const free = lanes - this.underWay.size;
    if (free === 0 || this.isStopping) return 0;
    const claimed = await claimDue(sql, { claim: randomUUID(), at: now(), most: free });
    for (const one of claimed) this.take(one);
    return claimed.length;
  }

  /** Waits until everything that is under way has ended. */
  async settled(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay);
  }

  /** Takes no more, and waits for the attempts that are being made. */
  async stop(): Promise<void> {
    this.isStopping = true;
    await this.settled();
  }

  private take(first: Claimed): void {
    const lane = this.deliver(first)
      .catch((error: unknown) => this.ports.trouble(error))
      .finally(() => this.underWay.delete(lane));
    this.underWay.add(lane);
  }

  /** Sends a delivery, and then those that waited for it. */
  private async deliver(first: Claimed): Promise<void> {
    const { sql, now } = this.ports;
    let next: Claimed | null = first;
    for (let sent = 0; next !== null; sent += 1) {
      const isDelivered = await this.attempt(next);
      if (!isDelivered || sent === inARow || this.isStopping) return;
      next = await claimNext(sql, next, { claim: randomUUID(), at: now() });
    }
  }

  private async attempt(claimed: Claimed): Promise<boolean> {
    const { sql, post, now, chance, disabled } = this.ports;
    const body = await this.bodyOf(claimed);
    const at = Math.floor(now() / 1_000);
    const secrets = await secretsOf(sql, claimed.webhookId, now());
    // Deleted meanwhile.
    if (secrets.length === 0) return false;
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Arbiter-Webhooks/1',
      'webhook-id': claimed.messageId,
      'webhook-timestamp': String(at),
      'webhook-signature': signaturesOf(secrets, claimed.messageId, at, body),
    };
    const attempt = await post({ url: claimed.url, headers, body });
    if (attempt.kind === 'answered' && attempt.status >= 200 && attempt.status <= 299) {
      await noteDelivered(sql, claimed, { at: now(), status: attempt.status });
      return true;
    }
    const because = await noteFailed(sql, claimed, attempt, { at: now(), chance: chance() });
    if (because !== null) disabled(claimed.webhookId, because);
    return false;
  }

  /** Writes what is sent from the event as it stands in the log. */
  private async bodyOf({ messageId, tournamentId, version, createdAt }: Claimed): Promise<string> {
    if (tournamentId === null || version === null) return testMessage(messageId, createdAt.toISOString());
    const [event] = await this.ports.streams.events(tournamentId, version, version);
    if (event === undefined) throw new Error(`version ${version} of tournament ${tournamentId} can't be read`);
    return eventMessage({ ...event, tournamentId });
  }
}
