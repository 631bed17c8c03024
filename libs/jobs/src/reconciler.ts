import { queueNames, type QueueName } from '@arbiter/contracts';
import type { JobStore } from './job-store.js';
import type { JobQueues } from './queues.js';

const pageSize = 200;

/** Puts every unfinished job back that the queue has lost, so that no job depends on Redis's memory. */
export class Reconciler {
  constructor(
    private readonly store: JobStore,
    private readonly queues: JobQueues,
  ) {}

  /**
   * Compares PostgreSQL with the queues.
   * @returns the number of jobs that were put back
   * @throws when PostgreSQL or Redis is not reachable
   */
  async reconcile(): Promise<number> {
    let found = 0;
    for (const queue of queueNames) found += await this.reconcileQueue(queue);
    return found;
  }

  private async reconcileQueue(queue: QueueName): Promise<number> {
    let found = 0;
    let after = '';
    for (;;) {
      const page = await this.store.unfinished(queue, after, pageSize);
      for (const jobId of page) {
        if (await this.queues.knows(queue, jobId)) continue;
        await this.queues.put(queue, jobId);
        found += 1;
      }
      if (page.length < pageSize) return found;
      after = page[page.length - 1]!;
    }
  }
}
