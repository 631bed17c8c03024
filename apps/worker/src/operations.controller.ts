import { Controller, ForbiddenException, Get, Inject, Req, Res, UnauthorizedException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { metricsAccess, readiness, type Platform, type ProcessMetrics } from '@arbiter/platform';
import type { WorkerConfig } from './config.js';
import { CONFIG, METRICS, PLATFORM } from './tokens.js';

/** The worker's only endpoints: whether it is alive, whether it can work, and its measurements. */
@Controller()
export class OperationsController {
  constructor(
    @Inject(PLATFORM) private readonly platform: Platform,
    @Inject(METRICS) private readonly metrics: ProcessMetrics,
    @Inject(CONFIG) private readonly config: Pick<WorkerConfig, 'metricsToken'>,
  ) {}

  @Get('health')
  health(): { readonly status: 'ok' } {
    return { status: 'ok' };
  }

  @Get('ready')
  async ready(@Res() reply: FastifyReply): Promise<void> {
    const state = await readiness(this.platform);
    await reply.status(state.ready ? 200 : 503).send(state);
  }

  @Get('metrics')
  async read(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const access = metricsAccess(this.config.metricsToken, request.headers.authorization);
    if (access === 'no-token-set')
      throw new ForbiddenException('Nobody may read the measurements: the process was started without METRICS_TOKEN.');
    if (access !== 'granted') throw new UnauthorizedException('Send "Authorization: Bearer" with the value of METRICS_TOKEN.');
    await reply.type(this.metrics.registry.contentType).send(await this.metrics.text());
  }
}
