import { type ForwardedAnswer, type ForwardedCall, ForwardedFailure, type NodeAddress, type NodeLinks } from '@arbiter/recording';
import { WebSocket } from 'ws';

/** Path at which an API process takes the links of other processes. */
export const linkPath = '/nodes';

/** A call on its way to another process. */
export type LinkRequest = ForwardedCall & { readonly id: number };

/** What the other process answers. */
export type LinkReply = { readonly id: number } & (
  | Exclude<ForwardedAnswer, { readonly kind: 'unreachable' | 'failed' }>
  | {
      readonly kind: 'failed';
      readonly code: string;
      readonly detail: string;
      readonly params: Readonly<Record<string, unknown>>;
      readonly retryAfterSeconds: number | null;
    }
);

/** Header that proves that a link comes from a process of the same installation. */
export const linkAuthorization = (key: string): string => `Node ${key}`;

const unreachable: ForwardedAnswer = { kind: 'unreachable' };

/** One connection to another process. It opens with the first call; once it is broken it stays so. */
class Link {
  private readonly socket: WebSocket;
  private readonly opened: Promise<void>;
  private readonly waiting = new Map<number, (answer: ForwardedAnswer) => void>();
  private lastId = 0;
  private isBroken = false;

  constructor(address: NodeAddress, onRefused: (detail: string) => void) {
    this.socket = new WebSocket(`${address.url.replace(/^http/, 'ws')}${linkPath}`, {
      headers: { authorization: linkAuthorization(address.key) },
      handshakeTimeout: 2_000,
      perMessageDeflate: false,
    });
    this.opened = new Promise((resolve) => this.socket.once('open', resolve));
    this.socket.on('message', (data: Buffer) => this.take(data, onRefused));
    this.socket.on('unexpected-response', (_request, response) => {
      onRefused(`${address.url} answered ${response.statusCode}`);
      this.break();
    });
    this.socket.on('error', () => this.break());
    this.socket.on('close', () => this.break());
  }

  get broken(): boolean {
    return this.isBroken;
  }

  async call(call: ForwardedCall, patienceMs: number): Promise<ForwardedAnswer> {
    const id = ++this.lastId;
    const answered = new Promise<ForwardedAnswer>((resolve) => this.waiting.set(id, resolve));
    const impatience = setTimeout(() => this.settle(id, unreachable), patienceMs);
    if (this.isBroken) this.settle(id, unreachable);
    else if (this.socket.readyState === WebSocket.OPEN) this.send(id, call);
    else void this.opened.then(() => this.send(id, call));
    return answered.finally(() => clearTimeout(impatience));
  }

  break(): void {
    this.isBroken = true;
    this.socket.terminate();
    for (const id of [...this.waiting.keys()]) this.settle(id, unreachable);
  }

  private send(id: number, call: ForwardedCall): void {
    if (this.waiting.has(id)) this.socket.send(JSON.stringify({ id, ...call } satisfies LinkRequest));
  }

  private take(data: Buffer, onRefused: (detail: string) => void): void {
    try {
      this.answered(JSON.parse(data.toString('utf8')) as LinkReply);
    } catch (error) {
      onRefused(`an answer can't be read: ${error instanceof Error ? error.message : String(error)}`);
      this.break();
    }
  }

  private answered(reply: LinkReply): void {
    if (reply.kind !== 'failed') return this.settle(reply.id, reply);
    const failure = new ForwardedFailure(reply.code, reply.detail, reply.params, reply.retryAfterSeconds);
    this.settle(reply.id, { kind: 'failed', failure });
  }

  private settle(id: number, answer: ForwardedAnswer): void {
    this.waiting.get(id)?.(answer);
    this.waiting.delete(id);
  }
}

/** Links to the other API processes: one WebSocket for each carries the calls for the logs that the other owns. */
export class WebSocketLinks implements NodeLinks {
  private readonly links = new Map<string, Link>();

  /**
   * @param patienceMs how long an answer is waited for, in milliseconds: less than a lease lasts
   * @param onRefused called when another process refuses a link
   */
  constructor(
    private readonly patienceMs: number,
    private readonly onRefused: (detail: string) => void,
  ) {}

  call(address: NodeAddress, call: ForwardedCall): Promise<ForwardedAnswer> {
    return this.link(address).call(call, this.patienceMs);
  }

  /** Breaks all links; what is under way is `unreachable`. */
  close(): void {
    for (const link of this.links.values()) link.break();
    this.links.clear();
  }

  private link(address: NodeAddress): Link {
    // A process that started again has another key.
    const name = `${address.url} ${address.key}`;
    const known = this.links.get(name);
    if (known !== undefined && !known.broken) return known;
    for (const [other, link] of this.links) if (link.broken) this.links.delete(other);
    const link = new Link(address, this.onRefused);
    this.links.set(name, link);
    return link;
  }
}
