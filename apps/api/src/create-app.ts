import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import rateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { LogController, type FastifyError, type FastifyReply, type FastifyRequest } from 'fastify';
import { pino, type Logger } from 'pino';
import { jsonFault } from '@arbiter/contracts';
import { NestLogger, ProcessMetrics, registerGauges, type Platform } from '@arbiter/platform';
import { AppModule } from './app.module.js';
import type { ArbiterRequest } from './auth/auth.guard.js';
import type { ApiConfig } from './config.js';
import { setUpDocumentation } from './documentation.js';
import { ProblemError } from './problems/problem-error.js';
import { problemDocument } from './problems/to-problem.js';

const unlimited: readonly string[] = ['/health', '/ready', '/metrics'];

const adapterFor = (config: ApiConfig, logger: Logger): FastifyAdapter =>
  new FastifyAdapter({
    loggerInstance: logger,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // One line a request, written when it has been answered.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: config.bodyLimitBytes,
    requestTimeout: 30_000,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
    // What Fastify refuses before a route is found (an address that can't be decoded) speaks problem+json too.
    frameworkErrors: (_error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      const document = problemDocument(new ProblemError('request/malformed', 'The address cannot be read.'), request.id);
      void reply.status(document.status).type('application/problem+json').send(JSON.stringify(document));
    },
  });

/** Before anything recursive sees a body: nesting that would exhaust the stack is refused. */
const refuseMonsters = (app: NestFastifyApplication): void => {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('preValidation', async (request: FastifyRequest) => {
      const fault = request.body === undefined ? null : jsonFault(request.body);
      if (fault !== null) throw new ProblemError('request/malformed', 'The request does not fit what this door takes.', { issues: [{ path: '', message: fault }] });
    });
};

const limitRates = async (app: NestFastifyApplication, config: ApiConfig): Promise<void> => {
  if (config.rateLimitPerAddress === 0) return;
  await app.register(rateLimit, {
    global: true,
    max: config.rateLimitPerAddress,
    timeWindow: 60_000,
    cache: 20_000,
    allowList: (request) => unlimited.includes(request.url.split('?')[0] ?? ''),
    errorResponseBuilder: (_request, { ttl }) =>
      new ProblemError('request/rate-limited', `This address may send ${config.rateLimitPerAddress} requests a minute.`, { retryAfterSeconds: Math.ceil(ttl / 1_000) }),
  });
};

const serveAssets = async (app: NestFastifyApplication, config: ApiConfig): Promise<void> => {
  const root = join(config.viewerDirectory, 'assets');
  if (!existsSync(root)) return;
  await app.register(fastifyStatic, { root, prefix: '/assets/', decorateReply: false, immutable: true, maxAge: '1y' });
};

const measure = (app: NestFastifyApplication, metrics: ProcessMetrics): void => {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', async (request, reply) => {
      void reply.header('x-request-id', request.id);
      void reply.header('x-content-type-options', 'nosniff');
      // What one token may read is nobody else's business, caches included.
      void reply.header('cache-control', 'no-store');
    })
    .addHook('onResponse', async (request: ArbiterRequest, reply) => {
      const route = request.routeOptions.url ?? 'none';
      const tokenId = request.principal?.kind === 'token' ? request.principal.token.tokenId : undefined;
      const line = { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10, tokenId, matchId: request.matchAccess?.match.matchId };
      request.log[unlimited.includes(route) ? 'debug' : 'info'](line, 'answered');
      if (!String(reply.getHeader('content-type') ?? '').startsWith('text/event-stream'))
        metrics.request(request.method, route, reply.statusCode, reply.elapsedTime);
    });
};

export interface AppParts {
  readonly config: ApiConfig;
  readonly platform: Platform;
  readonly metrics?: ProcessMetrics;
  readonly logger?: Logger;
}

/** Puts the API together, ready to listen. Closing it closes the platform too. */
export const createApp = async ({ config, platform, metrics = new ProcessMetrics(), logger = pino({ level: config.logLevel }) }: AppParts): Promise<NestFastifyApplication> => {
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(config, platform, metrics), adapterFor(config, logger), {
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  registerGauges(metrics, platform);
  measure(app, metrics);
  refuseMonsters(app);
  await limitRates(app, config);
  await serveAssets(app, config);
  setUpDocumentation(app);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return app;
};
