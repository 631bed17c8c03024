import { Controller, Get, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { readiness, type Platform, type ProcessMetrics } from '@arbiter/platform';
import { METRICS, PLATFORM } from './tokens.js';

/** The worker's only doors: whether it lives, whether it can work, and its measurements. */
@Controller()
export class OperationsController {
  constructor(
    @Inject(PLATFORM) private readonly platform: Platform,
    @Inject(METRICS) private readonly metrics: ProcessMetrics,
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
  async read(@Res() reply: FastifyReply): Promise<void> {
    await reply.type(this.metrics.registry.contentType).send(await this.metrics.text());
  }
}
