import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const milliseconds = [0.5, 1, 2, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000];

/** The process's own metrics. Names end in their unit; matches and people are never labels. */
export class ProcessMetrics {
  readonly registry = new Registry();

  private readonly requests = new Histogram({
    name: 'arbiter_http_request_duration_ms',
    help: 'From the request to the end of the answer; streams are not counted.',
    labelNames: ['method', 'route', 'status'],
    buckets: milliseconds,
    registers: [this.registry],
  });
  private readonly appends = new Histogram({
    name: 'arbiter_append_duration_ms',
    help: 'From the call to the acknowledgement after the commit.',
    buckets: milliseconds,
    registers: [this.registry],
  });
  private readonly blockEvents = new Histogram({
    name: 'arbiter_block_events',
    help: 'Events of one block.',
    buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1_000],
    registers: [this.registry],
  });
  private readonly blockDuration = new Histogram({
    name: 'arbiter_block_duration_ms',
    help: 'One block, sent and committed.',
    buckets: milliseconds,
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry, prefix: 'arbiter_' });
  }

  request(method: string, route: string, status: number, durationMs: number): void {
    this.requests.observe({ method, route, status: String(status) }, durationMs);
  }

  append(durationMs: number): void {
    this.appends.observe(durationMs);
  }

  block(block: { readonly events: number; readonly ms: number }): void {
    this.blockEvents.observe(block.events);
    this.blockDuration.observe(block.ms);
  }

  /** Registers a value that is read whenever the metrics are requested; it is left out when reading fails. */
  gauge(
    name: string,
    help: string,
    labelNames: readonly string[],
    read: () => Promise<readonly { readonly labels: Readonly<Record<string, string>>; readonly value: number }[]>,
  ): void {
    new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers: [this.registry],
      async collect() {
        this.reset();
        const readings = await read().catch(() => []);
        for (const { labels, value } of readings) this.set(labels, value);
      },
    });
  }

  /** Returns the metrics in the text format of Prometheus. */
  text(): Promise<string> {
    return this.registry.metrics();
  }
}
