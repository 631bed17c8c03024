import type { EventStore, SecretStore, StoredEvent } from '../ports.js';

/** Makes an event store of the record of one match that is at hand whole, as in an export or an archive. It is not written to. */
export const storeOfRecord = (events: readonly StoredEvent[]): EventStore => ({
  append: () => Promise.reject(new Error('a record that was read from a file is not written to')),
  read: async (_stream, range = {}) =>
    events.filter((event) => event.version >= (range.from ?? 1) && event.version <= (range.to ?? Infinity)),
  head: async () => events.at(-1) ?? null,
  byCommand: async (_stream, commandId) => events.filter((event) => event.commandId === commandId),
});

/** Makes a secret store that knows the seed of one match, which was revealed. */
export const secretsOfRecord = (seed: string): SecretStore => ({
  keep: () => Promise.reject(new Error('a record that was read from a file keeps no secrets')),
  read: async () => seed,
});
