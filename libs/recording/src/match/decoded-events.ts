import { type MatchEvent, decodeMatchEvent } from '@arbiter/contracts';
import { seedCommitment } from '../chance.js';
import type { SecretStore, StoredEvent } from '../ports.js';
import type { MatchMeta } from './meta.js';

/** Name under which the secret store keeps a match's seed. */
export const seedName = 'seed';

/** A seed is missing, or is not the one that the pins committed to. The match can't go on. */
export class SeedLost extends Error {
  constructor(readonly matchId: string) {
    super(`the seed of match ${matchId} is not the one that it was created with`);
    this.name = 'SeedLost';
  }
}

export interface DecodedEvent {
  readonly stored: StoredEvent;
  readonly event: MatchEvent;
}

/**
 * Decodes stored events.
 * @throws {UnreadableEvent}
 */
export const decodeAll = (stored: readonly StoredEvent[]): readonly DecodedEvent[] =>
  stored.map((entry) => ({ stored: entry, event: decodeMatchEvent(entry) }));

/** Returns the seed that a match has revealed, 64 hex digits; null where it has not ended. @throws {UnreadableEvent} */
export const seedRevealed = (events: readonly StoredEvent[]): string | null => {
  const stored = events.find(({ type }) => type === 'SeedRevealed');
  const event = stored === undefined ? null : decodeMatchEvent(stored);
  return event?.type === 'SeedRevealed' ? event.data.seed : null;
};

/**
 * Returns the seed of a match, revealed or still secret, and checks it against the pins.
 * @throws {SeedLost}
 */
export const readSeed = async (secrets: SecretStore, meta: MatchMeta): Promise<string> => {
  const seed = meta.revealedSeed ?? (await secrets.read(meta.pins.matchId, seedName));
  if (seed === null || seedCommitment(seed) !== meta.pins.seedCommitment) throw new SeedLost(meta.pins.matchId);
  return seed;
};
