import { describeEventStore } from '../describe-event-store.js';
import { MemoryEventStore } from './memory-event-store.js';
import { MemoryLeases } from './memory-leases.js';

describeEventStore('in memory', async () => {
  const leases = new MemoryLeases(() => Date.now());
  return { store: new MemoryEventStore(() => Date.now(), leases), leases, close: async () => undefined };
});
