import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

const keepAliveMs = 15_000;

/** One stream of server-sent events. */
export class SseConnection {
  private ended = false;
  private closeListener: (() => void) | null = null;
  private readonly keepAlive: NodeJS.Timeout;

  private constructor(private readonly response: ServerResponse) {
    response.once('close', () => this.close());
    response.on('error', () => this.close());
    this.keepAlive = setInterval(() => {
      if (!this.ended) response.write(': still here\n\n');
    }, keepAliveMs);
    this.keepAlive.unref();
  }

  /** Takes the response over from the framework and sends the headers. */
  static begin(reply: FastifyReply): SseConnection {
    reply.hijack();
    reply.raw.writeHead(200, {
      ...(Object.fromEntries(Object.entries(reply.getHeaders())) as OutgoingHttpHeaders),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      connection: 'keep-alive',
    });
    reply.raw.flushHeaders();
    reply.raw.write('retry: 1000\n\n');
    return new SseConnection(reply.raw);
  }

  get closed(): boolean {
    return this.ended;
  }

  /** Sends whole events. @returns false when the client reads more slowly than it is sent to: then wait for `flows` */
  write(frames: Buffer): boolean {
    return this.ended || this.response.write(frames);
  }

  /** Sends what can do without being told to a client that reads slowly. @returns false when it was not sent */
  tell(frame: Buffer): boolean {
    if (this.ended || this.response.writableNeedDrain) return false;
    this.response.write(frame);
    return true;
  }

  /** Resolves when the stream ends, or after so many milliseconds. */
  async closesWithin(milliseconds: number): Promise<void> {
    if (this.ended) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.whenClosed(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  /** Resolves once the client has read most of what it was sent, or is gone. */
  async flows(): Promise<void> {
    if (this.ended || !this.response.writableNeedDrain) return;
    await new Promise<void>((resolve) => {
      const done = (): void => {
        this.response.off('drain', done);
        this.response.off('close', done);
        resolve();
      };
      this.response.once('drain', done);
      this.response.once('close', done);
    });
  }

  /** Calls a listener when the stream ends, in place of the one before; null: nobody is called. */
  whenClosed(listener: (() => void) | null): void {
    this.closeListener = listener;
  }

  close(): void {
    if (this.ended) return;
    this.ended = true;
    clearInterval(this.keepAlive);
    this.response.end();
    this.closeListener?.();
  }
}
