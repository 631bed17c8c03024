import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { jsonText } from '../http/json-text.js';
import { Rest } from './rest.js';

const keepAliveMs = 15_000;

/** One server-sent event stream. It writes no faster than the client reads, and sleeps until it is woken. */
export class SseConnection {
  private ended = false;
  private readonly sleep = new Rest();
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

  /** Sends one event. @param id the id from which a client that has received this event resumes */
  async send(event: string, data: object, id: number): Promise<void> {
    if (this.ended) return;
    const flowing = this.response.write(`id: ${id}\nevent: ${event}\ndata: ${jsonText(data)}\n\n`);
    if (!flowing && !this.ended) await this.drained();
  }

  /** Sleeps for so many milliseconds, or until `wake` or `close` is called; returns at once when `wake` was called since the last rest. */
  async rest(milliseconds: number): Promise<void> {
    if (!this.ended) await this.sleep.for(milliseconds);
  }

  wake(): void {
    this.sleep.wake();
  }

  close(): void {
    if (this.ended) return;
    this.ended = true;
    clearInterval(this.keepAlive);
    this.sleep.wake();
    this.response.end();
  }

  private drained(): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        this.response.off('drain', done);
        this.response.off('close', done);
        resolve();
      };
      this.response.once('drain', done);
      this.response.once('close', done);
    });
  }
}
