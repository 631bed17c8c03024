import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ProblemError } from '../problems/problem-error.js';

/** Where files are sent as they are, in place of JSON. */
const addresses: readonly string[] = ['/cards/imports', '/cards/lists'];

/** Whether a body is a file that arrives, of which nothing was read yet. */
export const isFile = (body: unknown): body is Readable => body instanceof Readable;

/** Lets files of any size pass to the endpoints that read them piece by piece; everywhere else they are no body. */
export const acceptFiles = (app: NestFastifyApplication): void => {
  app
    .getHttpAdapter()
    .getInstance()
    .addContentTypeParser(['application/octet-stream', 'application/gzip'], (request: FastifyRequest, payload, done) => {
      if (addresses.includes(request.routeOptions.url ?? '')) done(null, payload);
      else done(new ProblemError('request/malformed', 'This endpoint takes no files.'));
    });
};
