import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import type { MatchCommands } from '@arbiter/recording';
import { MATCH_COMMANDS } from '../tokens.js';

const everyMs = 1_000;

/** Renews the leases of the logs that this process owns, and applies the consequences of clocks that have run out. */
@Injectable()
export class Heartbeat implements BeforeApplicationShutdown {
  private readonly logger = new Logger(Heartbeat.name);
  private timer: NodeJS.Timeout | null = null;
  private beating: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(@Inject(MATCH_COMMANDS) private readonly matches: MatchCommands) {}

  /** Begins once the process listens: logs that it takes before that would name no address to which commands can be forwarded. */
  start(): void {
    this.schedule();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    if (this.timer !== null) clearTimeout(this.timer);
    await this.beating;
  }

  private schedule(): void {
    this.timer = setTimeout(() => {
      this.beating = this.matches
        .tick()
        .catch((error: unknown) => this.logger.warn(`a heartbeat failed: ${error instanceof Error ? error.message : String(error)}`))
        .finally(() => {
          if (!this.stopped) this.schedule();
        });
    }, everyMs);
  }
}
