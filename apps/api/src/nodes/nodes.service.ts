import { timingSafeEqual } from 'node:crypto';
import { hostname } from 'node:os';
import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { linkAuthorization, type LinkReply, type LinkRequest, type Platform } from '@arbiter/platform';
import { carryOutForwarded } from '@arbiter/recording';
import type { ApiConfig } from '../config.js';
import { toProblemError } from '../problems/to-problem.js';
import { CONFIG, PLATFORM } from '../tokens.js';

/** Returns the host by which other processes reach one that listens on this host. */
const reachable = (host: string): string => {
  if (host === '0.0.0.0' || host === '::') return hostname();
  return host.includes(':') ? `[${host}]` : host;
};

const sameText = (left: string, right: string): boolean => {
  const [one, other] = [Buffer.from(left), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
};

/**
 * Takes the commands that other API processes forward because this one owns the log of the match. Whoever forwards has checked who may do
 * what, as it would for its own logs.
 */
@Injectable()
export class Nodes implements BeforeApplicationShutdown {
  private readonly logger = new Logger(Nodes.name);
  private readonly links = new Set<WebSocket>();
  private authorization: string | null = null;

  constructor(
    @Inject(CONFIG) private readonly config: ApiConfig,
    @Inject(PLATFORM) private readonly platform: Platform,
  ) {}

  /** Begins to take commands. @param port the port on which the process listens */
  listen(port: number): void {
    const { key } = this.platform.listenAt(this.config.nodeUrl ?? `http://${reachable(this.config.host)}:${port}`);
    this.authorization = linkAuthorization(key);
  }

  /** Whether a request for a link comes from a process of this installation. */
  knows(request: FastifyRequest): boolean {
    return this.authorization !== null && sameText(request.headers.authorization ?? '', this.authorization);
  }

  /** Takes a link that was upgraded. */
  accept(socket: WebSocket): void {
    this.links.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => this.links.delete(socket));
    socket.on('message', (data: Buffer) => {
      void this.answer(data)
        .then((reply) => socket.send(reply))
        .catch((error: unknown) => {
          this.logger.error(error);
          socket.terminate();
        });
    });
  }

  beforeApplicationShutdown(): void {
    for (const link of this.links) link.close();
  }

  private async answer(data: Buffer): Promise<string> {
    return JSON.stringify(await this.carryOut(JSON.parse(data.toString('utf8')) as LinkRequest));
  }

  private async carryOut({ id, ...call }: LinkRequest): Promise<LinkReply> {
    try {
      const answer = await carryOutForwarded(this.platform, call);
      return { id, ...answer };
    } catch (error) {
      const { code, detail, extras } = toProblemError(error);
      if (code === 'server/internal') this.logger.error(error);
      return { id, kind: 'failed', code, detail, params: { ...extras.params }, retryAfterSeconds: extras.retryAfterSeconds ?? null };
    }
  }
}
