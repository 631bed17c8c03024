import { chainFault, type ChainFault, type HashScheme, type StreamId, matchStream } from '@arbiter/contracts';
import { type EventStore, type Head, RecordBroken, type RecordFault, type RecordGuard, type StoredEvent } from '../ports.js';
import { bad, type RecordingProblem } from './problem.js';

export interface RecordPorts {
  readonly store: EventStore;
  readonly guard: RecordGuard;
  /** How the events were hashed; 1 only when reading an export of a log that holds matches only. */
  readonly hashScheme?: HashScheme;
}

/** A guard that reports no fault, so that only hash chains are checked: for files that were read whole, and tools that can't report. */
export const trustingGuard: RecordGuard = { standing: async () => null, check: async () => null, setApart: async () => undefined };

const words: { readonly [F in ChainFault['fault']]: string } = {
  gap: 'a version is missing or stands twice',
  'wrong-match': 'an event is of another stream',
  'broken-link': 'an event does not follow from the one before',
  'wrong-hash': 'an event does not have the hash that it was recorded with',
};

const chained = (
  { hashScheme }: Pick<RecordPorts, 'hashScheme'>,
  stream: StreamId,
  events: readonly StoredEvent[],
  after?: Head,
): RecordFault | null => {
  const fault = chainFault(events, after, hashScheme);
  return fault === null ? null : { stream, code: `chain/${fault.fault}`, version: fault.version, detail: words[fault.fault] };
};

/**
 * Sets the stream apart if there is a fault.
 * @throws {RecordBroken}
 */
const refuse = async ({ guard }: Pick<RecordPorts, 'guard'>, fault: RecordFault | null, foundBy: 'load' | 'export'): Promise<void> => {
  if (fault === null) return;
  await guard.setApart(fault, foundBy);
  throw new RecordBroken(fault);
};

const assertNotApart = async ({ guard }: Pick<RecordPorts, 'guard'>, stream: StreamId): Promise<void> => {
  const fault = await guard.standing(stream);
  if (fault !== null) throw new RecordBroken(fault);
};

/**
 * Checks that a match is not set apart.
 * @throws {RecordBroken} when it is
 */
export const assertStanding = (ports: Pick<RecordPorts, 'guard'>, matchId: string): Promise<void> =>
  assertNotApart(ports, matchStream(matchId));

/**
 * Reads the whole record of a stream, checks every link of its chain, and compares it with the tree and the lists. Every record that is
 * used was read like this.
 * @returns no events where there is no such stream
 * @throws {RecordBroken} when the record does not hold; the stream is then set apart
 */
export const readStreamRecord = async (
  ports: RecordPorts,
  stream: StreamId,
  foundBy: 'load' | 'export' = 'load',
): Promise<readonly StoredEvent[]> => {
  await assertNotApart(ports, stream);
  const events = await ports.store.read(stream);
  await refuse(ports, chained(ports, stream, events) ?? (await ports.guard.check(stream, events)), foundBy);
  return events;
};

/**
 * Reads the record of a match, like `readStreamRecord`.
 * @throws {RecordBroken}
 */
export const readRecord = (ports: RecordPorts, matchId: string, foundBy: 'load' | 'export' = 'load'): Promise<readonly StoredEvent[]> =>
  readStreamRecord(ports, matchStream(matchId), foundBy);

/**
 * Reads the events that follow a head up to which the record was read before, and checks every link.
 * @throws {RecordBroken}
 */
export const readOn = async (ports: RecordPorts, matchId: string, after: Head): Promise<readonly StoredEvent[]> => {
  await assertStanding(ports, matchId);
  const events = await ports.store.read(matchStream(matchId), { from: after.version + 1 });
  await refuse(ports, chained(ports, matchStream(matchId), events, after), 'load');
  return events;
};

/**
 * Reads a record once more before a document is made of it, and compares it with what was read before.
 * @param known head of the record when it was read before
 * @throws {RecordBroken}
 */
export const readAgain = async (ports: RecordPorts, matchId: string, known: Head): Promise<void> => {
  const events = await readRecord(ports, matchId, 'export');
  const standing = events[known.version - 1];
  if (standing?.hash === known.hash) return;
  const fault: RecordFault =
    standing === undefined
      ? {
          stream: matchStream(matchId),
          code: 'chain/cut',
          version: events.length + 1,
          detail: `it was read up to version ${known.version} before, and ends at ${events.length} now`,
        }
      : {
          stream: matchStream(matchId),
          code: 'chain/other-leaf',
          version: known.version,
          detail: 'it was read before, and was another event then',
        };
  await refuse(ports, fault, 'export');
};

/** Answers a request for a match that is set apart, without saying where the record broke: that would tell how far the match is. */
export const setApartProblem = ({ fault }: RecordBroken): RecordingProblem =>
  bad(
    'match/set-apart',
    'The stored record of this match does not hold. It is set apart until an operator has looked; what was exported and acknowledged before stays evidence.',
    {
      matchId: fault.stream.id,
      finding: fault.code,
    },
  ).problem;
