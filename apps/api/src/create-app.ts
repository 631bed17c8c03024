import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import websocket from '@fastify/websocket';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { LogController, type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { pino, type Logger } from 'pino';
import { jsonFault } from '@arbiter/contracts';
import { linkPath, NestLogger, ProcessMetrics, registerGauges, type Platform } from '@arbiter/platform';
import { AppModule } from './app.module.js';
import type { ArbiterRequest } from './auth/auth.guard.js';
import { acceptFiles, isFile } from './cards/raw-files.js';
import type { ApiConfig } from './config.js';
import { RequestBudgets } from './limits/request-budgets.js';
import { setUpDocumentation } from './documentation.js';
import { Nodes } from './nodes/nodes.service.js';
import { Heartbeat } from './operations/heartbeat.js';
import { ProblemError } from './problems/problem-error.js';
import { problemDocument } from './problems/to-problem.js';
import { Sockets } from './sockets/sockets.service.js';

const unlimited: readonly string[] = ['/health', '/ready', '/metrics'];

const trusted = (proxies: ApiConfig['trustedProxies']): string[] | ((address: string, hop: number) => boolean) =>
  typeof proxies === 'number' ? (_address, hop) => hop < proxies : [...proxies];

/** Sends a problem for which Nest's filter is not asked. */
const sendProblem = (problem: ProblemError, request: FastifyRequest, reply: FastifyReply): void => {
  const document = problemDocument(problem, request.id);
  void reply.status(document.status).type('application/problem+json').send(JSON.stringify(document));
};

const adapterFor = (config: ApiConfig, logger: Logger): FastifyAdapter =>
  new FastifyAdapter({
    loggerInstance: logger,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // One line is logged for each request, when it has been answered.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(config.trustedProxies),
    bodyLimit: config.bodyLimitBytes,
    requestTimeout: 30_000,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
    // What Fastify refuses before a route is found (an address that can't be decoded) is answered with problem+json too.
    frameworkErrors: (_error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
      sendProblem(new ProblemError('request/malformed', 'The address cannot be read.'), request, reply),
  });

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? '';

/** Refuses bodies whose nesting would exhaust the stack, before any recursive code sees them. */
const refuseMonsters = (app: NestFastifyApplication): void => {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('preValidation', async (request: FastifyRequest) => {
      const fault = request.body === undefined || isFile(request.body) ? null : jsonFault(request.body);
      if (fault !== null)
        throw new ProblemError('request/malformed', 'The request does not fit what this endpoint takes.', {
          issues: [{ path: '', message: fault }],
        });
    });
};

/**
 * Names what the rest of a tile's address matched as the API's description names it. The router calls it `*`, which no schema of a path can
 * describe.
 */
const nameWildcards = (app: NestFastifyApplication): void => {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('preValidation', async (request: FastifyRequest) => {
      if (request.routeOptions.url?.startsWith('/tlog/') !== true) return;
      const { '*': path, ...others } = request.params as { readonly '*'?: string };
      if (path !== undefined) request.params = { ...others, path };
    });
};

/** The most that a request with a file of players may have, in bytes: its characters may take three each, and JSON escapes some. */
const fileLimit = 4 * 1024 * 1024;

/** Lets requests that bring a file have more than others. Has to be called before the routes are made. */
const letFilesIn = (app: NestFastifyApplication, config: ApiConfig): void => {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRoute', (route) => {
      if (route.method === 'POST' && route.url === '/tournaments/:tournamentId/entrants')
        route.bodyLimit = Math.max(config.bodyLimitBytes, fileLimit);
    });
};

const limitRates = (app: NestFastifyApplication): void => {
  const budgets = app.get(RequestBudgets);
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', async (request) => {
      if (!unlimited.includes(pathOf(request))) await budgets.arrive(request.ip);
    });
};

/** Compresses texts of a kilobyte or more where the client accepts that. Live streams leave the framework before they would get here. */
const compressAnswers = async (app: NestFastifyApplication): Promise<void> => {
  await app.register(compress, {
    threshold: 1_024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    globalDecompression: false,
  });
};

/** The most that one forwarded command may have, in bytes; clients may send no more than the body limit. */
const forwardedLimit = 4 * 1024 * 1024;

/**
 * Opens `/socket` for clients (docs/sockets.md) and `/nodes` for other API processes. A request for either passes the same hooks as every
 * other request before it is upgraded.
 */
const openSockets = async (app: NestFastifyApplication, config: ApiConfig): Promise<void> => {
  await app.register(websocket, { options: { maxPayload: Math.max(config.bodyLimitBytes, forwardedLimit) } });
  const sockets = app.get(Sockets);
  const nodes = app.get(Nodes);
  const socketsOnly = (request: FastifyRequest, reply: FastifyReply): void =>
    sendProblem(new ProblemError('request/route-not-found', 'This address takes WebSockets only.'), request, reply);
  app
    .getHttpAdapter()
    .getInstance()
    .route({
      method: 'GET',
      url: '/socket',
      wsHandler: (socket, request) => sockets.accept(socket, request),
      handler: socketsOnly,
    })
    .route({
      method: 'GET',
      url: linkPath,
      preValidation: async (request, reply) => {
        if (nodes.knows(request)) return;
        sendProblem(new ProblemError('access/forbidden', 'Only processes of this installation come here.'), request, reply);
        return reply;
      },
      wsHandler: (socket) => nodes.accept(socket),
      handler: socketsOnly,
    })
    .addHook('onListen', async function (this: FastifyInstance) {
      const address = this.server.address();
      if (address === null || typeof address === 'string') return;
      nodes.listen(address.port);
      app.get(Heartbeat).start();
    });
};

/** Serves scripts and styles, which the build has compressed; their names say what is in them. */
const serveAssets = async (app: NestFastifyApplication, config: ApiConfig): Promise<void> => {
  const root = join(config.viewerDirectory, 'assets');
  if (!existsSync(root)) return;
  await app.register(fastifyStatic, { root, prefix: '/assets/', decorateReply: false, immutable: true, maxAge: '1y', preCompressed: true });
};

/**
 * Returns what a browser may load for an answer: nothing for documents; for the API's description the resources that its own page brings.
 * The match page sets its own policy.
 */
const contentPolicy = (path: string): string =>
  path === '/docs' || path.startsWith('/docs/')
    ? "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
    : "default-src 'none'; frame-ancestors 'none'";

const measure = (app: NestFastifyApplication, metrics: ProcessMetrics): void => {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', async (request, reply) => {
      void reply.header('x-request-id', request.id);
      void reply.header('x-content-type-options', 'nosniff');
      void reply.header('content-security-policy', contentPolicy(pathOf(request)));
      void reply.header('referrer-policy', 'no-referrer');
      // What one token may read must not reach anybody else, nor any cache.
      void reply.header('cache-control', 'no-store');
    })
    .addHook('onResponse', async (request: ArbiterRequest, reply) => {
      const route = request.routeOptions.url ?? 'none';
      const tokenId = request.principal?.kind === 'token' ? request.principal.token.tokenId : undefined;
      const line = {
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        tokenId,
        matchId: request.matchAccess?.match.matchId,
      };
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

/** Creates the API, ready to listen. Closing it closes the platform too. */
export const createApp = async ({
  config,
  platform,
  metrics = new ProcessMetrics(),
  logger = pino({ level: config.logLevel }),
}: AppParts): Promise<NestFastifyApplication> => {
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(config, platform, metrics), adapterFor(config, logger), {
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  registerGauges(metrics, platform);
  measure(app, metrics);
  acceptFiles(app);
  refuseMonsters(app);
  nameWildcards(app);
  letFilesIn(app, config);
  limitRates(app);
  await compressAnswers(app);
  await serveAssets(app, config);
  await openSockets(app, config);
  setUpDocumentation(app);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return app;
};
