import { randomBytes } from 'node:crypto';
import { type StreamId, emptyStreamHash, eventHash, leafTag, logOf } from '@arbiter/contracts';
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

/** Ids are unique inside a log. */
const placeOf = (stream: StreamId): string => `${logOf(stream)} ${stream.id}`;

/** The event log in memory. It keeps the same promises as the real one, for tests of the code above it. */
export class MemoryEventStore implements EventStore {
  private readonly streams = new Map<string, StoredEvent[]>();
  /** Called before an append is checked; throwing here simulates a database that fails. */
  beforeAppend: ((request: AppendRequest) => void | Promise<void>) | null = null;
  /** Called after an append is durable; throwing here simulates a connection that broke before the answer. */
  afterAppend: ((request: AppendRequest) => void) | null = null;

  constructor(
    private readonly now: () => number = () => 0,
    private readonly leases: MemoryLeases | null = null,
  ) {}

  async append(request: AppendRequest): Promise<readonly StoredEvent[]> {
    await this.beforeAppend?.(request);
    const { stream: id, expected } = request;
    const stream = this.streams.get(placeOf(id)) ?? [];
    if (stream[0] !== undefined && stream[0].stream.type !== id.type) throw new VersionConflict(id, expected.version);
    const commandId = request.events[0]?.commandId ?? null;
    const answered = commandId === null ? [] : stream.filter((event) => event.commandId === commandId);
    if (answered.length > 0) return answered;
    if (request.fence !== null && this.leases?.isCurrent(logOf(id), request.fence) === false) throw new LeaseLost(id);
    const head = stream.at(-1);
    if ((head?.version ?? 0) !== expected.version || (head?.hash ?? emptyStreamHash) !== expected.hash)
      throw new VersionConflict(id, expected.version);
    const added = this.sealed(request);
    this.streams.set(placeOf(id), [...stream, ...added]);
    this.afterAppend?.(request);
    return added;
  }

  private sealed({ stream, tagKey, expected, events }: AppendRequest): readonly StoredEvent[] {
    let previousHash = expected.hash;
    return events.map((event, index) => {
      const fields = {
        ...event,
        logId: logOf(stream),
        stream,
        version: expected.version + index + 1,
        tag: leafTag(tagKey, expected.version + index + 1),
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

  async read(stream: StreamId, range: { readonly from?: Version; readonly to?: Version } = {}): Promise<readonly StoredEvent[]> {
    return (this.streams.get(placeOf(stream)) ?? []).filter(
      (event) => event.stream.type === stream.type && event.version >= (range.from ?? 1) && event.version <= (range.to ?? Infinity),
    );
  }

  async head(stream: StreamId): Promise<Head | null> {
    const last = (await this.read(stream)).at(-1);
    return last === undefined ? null : { version: last.version, hash: last.hash };
  }

  async byCommand(stream: StreamId, commandId: string): Promise<readonly StoredEvent[]> {
    return (await this.read(stream)).filter((event) => event.commandId === commandId);
  }
}
