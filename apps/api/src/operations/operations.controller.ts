import { Controller, Get, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { problemCodes } from '@arbiter/contracts';
import { readiness, type Platform, type ProcessMetrics } from '@arbiter/platform';
import { Door } from '../auth/door.decorator.js';
import { problemKinds } from '../problems/http-status.js';
import { METRICS, PLATFORM } from '../tokens.js';

const tag = 'Operations';
const everybody = { roles: 'everybody' } as const;

@Controller()
export class OperationsController {
  constructor(
    @Inject(PLATFORM) private readonly platform: Platform,
    @Inject(METRICS) private readonly metrics: ProcessMetrics,
  ) {}

  @Get('health')
  @Door({ tag, summary: 'Says that the process lives', access: everybody, status: 200, problems: [] })
  health(): { readonly status: 'ok' } {
    return { status: 'ok' };
  }

  @Get('ready')
  @Door({ tag, summary: 'Says whether the process can serve: PostgreSQL, Redis and the schema', description: '503 with the same body when it cannot.', access: everybody, status: 200, problems: [] })
  async ready(@Res() reply: FastifyReply): Promise<void> {
    const state = await readiness(this.platform);
    await reply.status(state.ready ? 200 : 503).send(state);
  }

  @Get('metrics')
  @Door({ tag, summary: 'Measurements for Prometheus', access: everybody, status: 200, produces: ['text/plain'], problems: [] })
  async read(@Res() reply: FastifyReply): Promise<void> {
    await reply.type(this.metrics.registry.contentType).send(await this.metrics.text());
  }

  @Get('problems')
  @Door({ tag, summary: 'Lists every kind of problem that a door may answer with', access: everybody, status: 200, problems: [] })
  problems(): unknown {
    return { problems: problemCodes.map((code) => ({ type: `/problems#${code}`, code, ...problemKinds[code] })) };
  }
}
