import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { healthSchema, problemCodes, problemKinds, problemListSchema, readinessSchema } from '@arbiter/contracts';
import { type MetricsAccess, metricsAccess, readiness, type Platform, type ProcessMetrics } from '@arbiter/platform';
import { Endpoint } from '../auth/endpoint.decorator.js';
import type { ApiConfig } from '../config.js';
import { ProblemError } from '../problems/problem-error.js';
import { CONFIG, METRICS, PLATFORM } from '../tokens.js';

const tag = 'Operations';
const everybody = { roles: 'everybody' } as const;

const refuseWithout = (access: MetricsAccess): void => {
  switch (access) {
    case 'granted':
      return;
    case 'no-token-set':
      throw new ProblemError('access/forbidden', 'Nobody may read the measurements: the process was started without METRICS_TOKEN.');
    case 'token-missing':
      throw new ProblemError('access/token-missing', 'Send "Authorization: Bearer" with the value of METRICS_TOKEN.');
    case 'token-wrong':
      throw new ProblemError('access/token-invalid', 'This is not the token that reads the measurements.');
  }
};

@Controller()
export class OperationsController {
  constructor(
    @Inject(PLATFORM) private readonly platform: Platform,
    @Inject(METRICS) private readonly metrics: ProcessMetrics,
    @Inject(CONFIG) private readonly config: Pick<ApiConfig, 'metricsToken'>,
  ) {}

  @Get('health')
  @Endpoint({ tag, summary: 'Says that the process lives', access: everybody, status: 200, answer: healthSchema, problems: [] })
  health(): { readonly status: 'ok' } {
    return { status: 'ok' };
  }

  @Get('ready')
  @Endpoint({
    tag,
    summary: 'Says whether the process can serve: PostgreSQL, Redis, the schema, and a log that is to be trusted',
    description:
      '503 with the same body when it cannot. `findings` counts by code what was found wrong with what is stored and is not settled; only those of scope `log` make it 503, single matches that are set apart (scope `match`) do not.',
    access: everybody,
    status: 200,
    answer: readinessSchema,
    problems: [],
  })
  async ready(@Res() reply: FastifyReply): Promise<void> {
    const state = await readiness(this.platform);
    await reply.status(state.ready ? 200 : 503).send(state);
  }

  @Get('metrics')
  @Endpoint({
    tag,
    summary: 'Measurements for Prometheus',
    description:
      'For whoever runs the service: send `Authorization: Bearer` with the value of METRICS_TOKEN. Where none is set, nobody may read them.',
    access: everybody,
    status: 200,
    contents: { 'text/plain': 'text' },
    problems: ['access/token-missing', 'access/token-invalid', 'access/forbidden'],
  })
  async read(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    refuseWithout(metricsAccess(this.config.metricsToken, request.headers.authorization));
    await reply.type(this.metrics.registry.contentType).send(await this.metrics.text());
  }

  @Get('problems')
  @Endpoint({
    tag,
    summary: 'Lists every kind of problem that an endpoint may answer with',
    access: everybody,
    status: 200,
    answer: problemListSchema,
    problems: [],
  })
  problems(): unknown {
    return {
      problems: problemCodes.map((code) => {
        const { status, title } = problemKinds[code];
        return { type: `/problems#${code}`, code, status, title };
      }),
    };
  }
}
