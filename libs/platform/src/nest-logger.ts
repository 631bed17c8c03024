import { types } from 'node:util';
import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

const words = (message: unknown): string =>
  types.isNativeError(message) ? message.message : typeof message === 'string' ? message : JSON.stringify(message);

/** Makes Nest log through pino, so that every line of the process is one JSON object. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...context: readonly unknown[]): void {
    this.logger.info({ context: context.at(-1) }, words(message));
  }

  error(message: unknown, ...context: readonly unknown[]): void {
    this.logger.error({ context: context.at(-1), err: types.isNativeError(message) ? message : undefined }, words(message));
  }

  warn(message: unknown, ...context: readonly unknown[]): void {
    this.logger.warn({ context: context.at(-1) }, words(message));
  }

  debug(message: unknown, ...context: readonly unknown[]): void {
    this.logger.debug({ context: context.at(-1) }, words(message));
  }

  verbose(message: unknown, ...context: readonly unknown[]): void {
    this.logger.trace({ context: context.at(-1) }, words(message));
  }
}
