import { chainFault, type ChainFault, type HashScheme, type StreamId, matchStream } from '@arbiter/contracts';
import { type EventStore, type Head, RecordBroken, type RecordFault, type RecordGuard, type StoredEvent } from '../ports.js';
import { bad, type RecordingProblem } from './problem.js';

export interface RecordPorts {
  readonly store: EventStore;
  readonly guard: RecordGuard;
  /** How the events were hashed; 1 only where an export of a log of matches alone is read. */
  readonly hashScheme?: HashScheme;
}

/** Takes every record as it is, but for its hash chain: for files that were read whole, and tools with nowhere to report to. */
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

/** Sets the stream apart where there is a fault. @throws {RecordBroken} */
const refuse = async ({ guard }: Pick<RecordPorts, 'guard'>, fault: RecordFault | null, foundBy: 'load' | 'export'): Promise<void> => {
  if (fault === null) return;
  await guard.setApart(fault, foundBy);
  throw new RecordBroken(fault);
};

const assertNotApart = async ({ guard }: Pick<RecordPorts, 'guard'>, stream: StreamId): Promise<void> => {
  const fault = await guard.standing(stream);
  if (fault !== null) throw new RecordBroken(fault);
};

/** @throws {RecordBroken} when the match is set apart */
export const assertStanding = (ports: Pick<RecordPorts, 'guard'>, matchId: string): Promise<void> =>
  assertNotApart(ports, matchStream(matchId));

/**
 * The whole record of a stream, with every link of its chain checked, and held against the tree and the lists. No record is used that was not read like this.
 * @returns nothing where there is no such stream
 * @throws {RecordBroken} when it does not hold; the stream is set apart then
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

/** The record of a match, like `readStreamRecord`. @throws {RecordBroken} */
export const readRecord = (ports: RecordPorts, matchId: string, foundBy: 'load' | 'export' = 'load'): Promise<readonly StoredEvent[]> =>
  readStreamRecord(ports, matchStream(matchId), foundBy);

/** What came after a place of a record that was read before, with every link checked. @throws {RecordBroken} */
export const readOn = async (ports: RecordPorts, matchId: string, after: Head): Promise<readonly StoredEvent[]> => {
  await assertStanding(ports, matchId);
  const events = await ports.store.read(matchStream(matchId), { from: after.version + 1 });
  await refuse(ports, chained(ports, matchStream(matchId), events, after), 'load');
  return events;
};

/**
 * Reads a record once more, and compares it with what was read of it before: before it leaves as a document.
 * @param known where the record stood when it was read before
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

/** What whoever asks for a match that is set apart is told: nothing of where it broke, which would tell how far it is. */
export const setApartProblem = ({ fault }: RecordBroken): RecordingProblem =>
  bad(
    'match/set-apart',
    'The stored record of this match does not hold. It is set apart until an operator has looked; what was exported and acknowledged before stays evidence.',
    {
      matchId: fault.stream.id,
      finding: fault.code,
    },
  ).problem;
