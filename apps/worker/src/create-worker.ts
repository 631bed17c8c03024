import { Inject, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { pino, type Logger } from 'pino';
import { NestLogger, ProcessMetrics, registerGauges, type Platform } from '@arbiter/platform';
import type { WorkerConfig } from './config.js';
import { Loops } from './loops.js';
import { OperationsController } from './operations.controller.js';
import { CONFIG, LOGGER, METRICS, PLATFORM } from './tokens.js';

interface WorkerParts {
  readonly config: WorkerConfig;
  readonly platform: Platform;
  readonly metrics?: ProcessMetrics;
  readonly logger?: Logger;
}

@Module({})
class WorkerModule implements OnApplicationShutdown {
  constructor(@Inject(PLATFORM) private readonly platform: Platform) {}

  static with({ config, platform, metrics, logger }: Required<WorkerParts>): DynamicModule {
    return {
      module: WorkerModule,
      controllers: [OperationsController],
      providers: [
        Loops,
        { provide: CONFIG, useValue: config },
        { provide: PLATFORM, useValue: platform },
        { provide: METRICS, useValue: metrics },
        { provide: LOGGER, useValue: logger },
      ],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.platform.close();
  }
}

/** Creates the worker; its loops begin with `init` or `listen`. Closing it closes the platform too. */
export const createWorker = async ({
  config,
  platform,
  metrics = new ProcessMetrics(),
  logger = pino({ level: config.logLevel }),
}: WorkerParts): Promise<NestFastifyApplication> => {
  registerGauges(metrics, platform);
  return NestFactory.create<NestFastifyApplication>(
    WorkerModule.with({ config, platform, metrics, logger }),
    new FastifyAdapter({ forceCloseConnections: true }),
    {
      logger: new NestLogger(logger),
      abortOnError: false,
    },
  );
};
