import { randomBytes } from 'node:crypto';
import { emptyStreamHash, eventHash } from '@arbiter/contracts';
import {
  type AppendRequest,
  type EventStore,
  type Head,
  LeaseLost,
  type StoredEvent,
  type Version,
  VersionConflict,
} from '@arbiter/recording';
import type { MemoryLeases } from './memory-leases.js';

/** The event log in memory: the same promises as the real one, for tests of what stands on it. */
export class MemoryEventStore implements EventStore {
  private readonly streams = new Map<string, StoredEvent[]>();
  /** Called before an append is judged; throwing here is a database that fails. */
  beforeAppend: ((request: AppendRequest) => void | Promise<void>) | null = null;
  /** Called after an append is durable; throwing here is a connection that broke before the answer. */
  afterAppend: ((request: AppendRequest) => void) | null = null;

  constructor(
    private readonly now: () => number = () => 0,
    private readonly leases: MemoryLeases | null = null,
  ) {}

  async append(request: AppendRequest): Promise<readonly StoredEvent[]> {
    await this.beforeAppend?.(request);
    const { matchId, expected } = request;
    const stream = this.streams.get(matchId) ?? [];
    const commandId = request.events[0]?.commandId ?? null;
    const answered = commandId === null ? [] : stream.filter((event) => event.commandId === commandId);
    if (answered.length > 0) return answered;
    if (request.fence !== null && this.leases?.isCurrent(matchId, request.fence) === false) throw new LeaseLost(matchId);
    const head = stream.at(-1);
    if ((head?.version ?? 0) !== expected.version || (head?.hash ?? emptyStreamHash) !== expected.hash)
      throw new VersionConflict(matchId, expected.version);
    const added = this.sealed(request);
    this.streams.set(matchId, [...stream, ...added]);
    this.afterAppend?.(request);
    return added;
  }

  private sealed({ matchId, expected, events }: AppendRequest): readonly StoredEvent[] {
    let previousHash = expected.hash;
    return events.map((event, index) => {
      const fields = {
        ...event,
        logId: 0,
        matchId,
        version: expected.version + index + 1,
        salt: randomBytes(16).toString('hex'),
        previousHash,
        keyId: null,
        sealed: null,
      };
      const hash = eventHash(fields);
      previousHash = hash;
      return { ...fields, hash, recordedAt: new Date(this.now()).toISOString() };
    });
  }

  async read(matchId: string, range: { readonly from?: Version; readonly to?: Version } = {}): Promise<readonly StoredEvent[]> {
    return (this.streams.get(matchId) ?? []).filter(
      (event) => event.version >= (range.from ?? 1) && event.version <= (range.to ?? Infinity),
    );
  }

  async head(matchId: string): Promise<Head | null> {
    const last = this.streams.get(matchId)?.at(-1);
    return last === undefined ? null : { version: last.version, hash: last.hash };
  }

  async byCommand(matchId: string, commandId: string): Promise<readonly StoredEvent[]> {
    return (this.streams.get(matchId) ?? []).filter((event) => event.commandId === commandId);
  }
}
