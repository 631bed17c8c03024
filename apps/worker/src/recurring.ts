/**
 * Does work repeatedly: at once, and then so many milliseconds after each round has ended. A failed round is reported and does not end the
 * repetition.
 */
export class Recurring {
  private stopped = true;
  private hurried = false;
  private wake: (() => void) | null = null;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly everyMs: number,
    private readonly work: () => Promise<void>,
    private readonly failed: (error: unknown) => void,
  ) {}

  start(): void {
    if (!this.stopped) return;
    this.stopped = false;
    this.running = this.run();
  }

  /** Starts the next round without waiting for the pause to end. */
  hurry(): void {
    this.hurried = true;
    this.wake?.();
  }

  /** Waits for the round that is running, then ends. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.wake?.();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      this.hurried = false;
      await this.work().catch(this.failed);
      if (!this.stopped && !this.hurried) await this.pause();
    }
  }

  private pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.everyMs);
      this.wake = () => {
        clearTimeout(timer);
        this.wake = null;
        resolve();
      };
    });
  }
}
