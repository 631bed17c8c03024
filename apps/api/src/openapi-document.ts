import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import { ProcessMetrics, type Platform } from '@arbiter/platform';
import { AppModule } from './app.module.js';
import { readConfig } from './config.js';
import { describeApi } from './documentation.js';

/** A stand-in for the platform that has every member, each of them empty: no member is called while the description is made. */
const noPlatform = new Proxy({}, { get: (_, member) => (member === 'then' ? undefined : {}) }) as Platform;

/**
 * Makes the API's description without any server: it reads the controllers and instantiates nothing. The client in `libs/client` is
 * generated from it.
 */
export const openApiDocument = async (): Promise<OpenAPIObject> => {
  const config = readConfig({ DATABASE_URL: 'postgres://nowhere/none', REDIS_URL: 'redis://nowhere' });
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(config, noPlatform, new ProcessMetrics()),
    new FastifyAdapter(),
    {
      preview: true,
      logger: ['error', 'fatal'],
      abortOnError: false,
    },
  );
  return describeApi(app);
};
