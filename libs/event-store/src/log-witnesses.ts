import type { NoteVerifier } from '@arbiter/contracts';
import type { SignedCheckpoint } from '@arbiter/recording';
import { askWitness, checkQuorum, cosignatureOf, type ReadTile, type WitnessOutcome, type WitnessPolicy } from '@arbiter/tlog';
import type { Client } from 'pg';
import { type AskedWitness, askOverHttp, WitnessSilent } from './ask-over-http.js';
import { BackgroundLoop, underAdvisoryLock } from './background-loop.js';
import { cosignatureLines, cosignedSize, insertCosignature } from './cosignatures.js';
import { PostgresEvidence } from './evidence.js';
import { LogDatabases } from './log-databases.js';
import { LogFault } from './log-fault.js';
import { PrimaryClient } from './primary/primary-client.js';
import { readTile } from './tree.js';

/** What is worth telling about a witness and a log. Each is told when it begins, and not again until something else is the case. */
export type WitnessNews =
  /** It cosigned for the first time, or again after trouble. */
  | { readonly kind: 'cosigned'; readonly witness: string; readonly logId: number; readonly size: number }
  /** It did not answer, whatever log it was asked about. */
  | { readonly kind: 'silent'; readonly witness: string; readonly because: string }
  /** It does not cosign, or its answer is not its signature. */
  | { readonly kind: 'refused'; readonly witness: string; readonly logId: number; readonly size: number; readonly because: string }
  /** It has cosigned more than this log shows: the log may have been set back. */
  | { readonly kind: 'ahead'; readonly witness: string; readonly logId: number; readonly size: number; readonly cosigned: number }
  /** Enough witnesses have cosigned the newest public head of the log, or too few. */
  | { readonly kind: 'quorum' | 'no-quorum'; readonly logId: number; readonly size: number; readonly cosigned: readonly string[] };

export interface LogWitnessesOptions {
  /** The keeper's connection to the database: only this login writes cosignatures. */
  readonly url: string;
  /** Whether a log is kept here; all are where absent. */
  readonly holds?: (logId: number) => boolean;
  readonly witnesses: readonly AskedWitness[];
  /** How many must cosign before it is told that a head is witnessed. Nothing waits for it. */
  readonly quorum: WitnessPolicy;
  /** How often every log is looked at, and witnesses that did not cosign are asked again, in milliseconds. */
  readonly everyMs?: number;
  /** How long a witness may take, in milliseconds. */
  readonly patienceMs?: number;
  readonly onNews?: (news: WitnessNews) => void;
  /** Called with the error before the work is tried again. */
  readonly onError?: (error: unknown) => void;
}

/** First number of the advisory lock that lets one process ask about the logs of a database; the second is 0. */
const witnessLock = 6_967;

/** Milliseconds after a head became public until witnesses are asked: heads that become public together are asked about together. */
const gatherMs = 50;

/** The longest reason of somebody else's that is told. */
const longestReason = 500;

/** What a witness is known to have done with one log. */
interface Standing {
  /** The size that it cosigned last, as far as is known here. */
  size: number;
  /** Size of the head that it cosigned and whose line is stored; 0 for none. */
  stored: number;
}

const nameOf = ({ name, keyId }: NoteVerifier): string => `${name}+${keyId}`;

/**
 * Asks witnesses to cosign the newest public head of each log, and stores what they sign. It is a loop of its own beside the keepers: whatever
 * a witness does, heads are signed and made public without it.
 *
 * Only public heads are shown: a witness shows everybody what it has cosigned, and a head that spectators may not see yet would tell them that
 * something was recorded. A head is asked about as soon as the keeper has made it public, and all logs every 15 s; a witness that did not
 * answer, or refused, is asked again then and no sooner. One process does this at a time, by advisory lock.
 */
export class LogWitnesses {
  private readonly loop = new BackgroundLoop(() => this.run());
  private readonly woken = new Set<number>();
  /** The size of the newest public head of each log, as it was when it was last looked at. */
  private readonly publicSizes = new Map<number, number>();
  private readonly standings = new Map<number, Map<string, Standing>>();
  /** Witnesses, and witnesses with logs, that are not asked again before the next look at all logs. */
  private readonly resting = new Set<string>();
  /** What was told last, by what it is about. */
  private readonly told = new Map<string, string>();
  private isAsking = false;

  constructor(private readonly options: LogWitnessesOptions) {}

  start(): void {
    this.loop.start();
  }

  stop(): Promise<void> {
    return this.loop.stop();
  }

  /** Tells that a head of a log has become public. */
  wake(logId: number): void {
    this.woken.add(logId);
    this.loop.wake();
  }

  /**
   * Counts the logs whose newest public head each witness has not cosigned, as far as this process has looked; null while another process
   * asks.
   */
  behind(): readonly { readonly witness: string; readonly logs: number }[] | null {
    if (!this.isAsking) return null;
    return this.options.witnesses.map(({ key }) => {
      const lacking = [...this.publicSizes].filter(([logId, size]) => (this.standings.get(logId)?.get(nameOf(key))?.stored ?? 0) < size);
      return { witness: key.name, logs: lacking.length };
    });
  }

  private get everyMs(): number {
    return this.options.everyMs ?? 15_000;
  }

  private async run(): Promise<void> {
    while (!this.loop.isStopped) {
      const client = new PrimaryClient({ connectionString: this.options.url, application_name: 'arbiter-log-witnesses', keepAlive: true });
      try {
        await underAdvisoryLock(client, [witnessLock, 0], () => this.work(client));
      } catch (error) {
        this.options.onError?.(error);
      }
      this.isAsking = false;
      await this.loop.pause(Math.min(this.everyMs, 5_000));
    }
  }

  private async work(client: Client): Promise<void> {
    this.isAsking = true;
    let allAt = Number.NEGATIVE_INFINITY;
    while (!this.loop.isStopped) {
      const woken = [...this.woken];
      this.woken.clear();
      if (performance.now() >= allAt) {
        await this.lookAtAll(client);
        allAt = performance.now() + this.everyMs;
      } else for (const logId of woken) await this.lookAt(client, logId);
      await this.loop.rest(Math.max(0, allAt - performance.now()), gatherMs);
    }
  }

  /**
   * Looks at all logs once, and asks every witness that has not cosigned the newest public head of one.
   * @param client connected with the keeper's login; tests and tools have one of their own
   */
  async lookAtAll(client: Client): Promise<void> {
    this.resting.clear();
    const { rows } = await client.query<{ log_id: number; published: string }>(
      'SELECT log_id, published FROM log_ends() WHERE published > 0 ORDER BY log_id',
    );
    const logs = rows.filter((row) => this.options.holds?.(row.log_id) ?? true);
    const listed = new Set(logs.map((row) => row.log_id));
    for (const logId of this.publicSizes.keys()) {
      if (listed.has(logId)) continue;
      this.publicSizes.delete(logId);
      this.standings.delete(logId);
    }
    for (const { log_id: logId, published } of logs) this.publicSizes.set(logId, Number(published));
    for (const logId of listed) {
      if (this.loop.isStopped) return;
      await this.lookAt(client, logId);
    }
  }

  /** Asks the witnesses that have not cosigned the newest public head of a log. A log that is broken holds up none of the others. */
  private async lookAt(client: Client, logId: number): Promise<void> {
    try {
      const known = await this.standingsOf(client, logId);
      const checkpoint = await new PostgresEvidence(LogDatabases.one(client)).publicCheckpoint(logId);
      if (checkpoint === null) return;
      this.publicSizes.set(logId, checkpoint.size);
      await this.ask(client, checkpoint, known);
    } catch (error) {
      if (!(error instanceof LogFault)) throw error;
      this.options.onError?.(error);
    }
  }

  private async standingsOf(client: Client, logId: number): Promise<Map<string, Standing>> {
    const known = this.standings.get(logId);
    if (known !== undefined) return known;
    const read = new Map<string, Standing>();
    for (const { key } of this.options.witnesses) {
      const size = await cosignedSize(client, logId, key);
      read.set(nameOf(key), { size, stored: size });
    }
    this.standings.set(logId, read);
    return read;
  }

  private async ask(client: Client, checkpoint: SignedCheckpoint, known: ReadonlyMap<string, Standing>): Promise<void> {
    const { logId, size } = checkpoint;
    const due = this.options.witnesses.filter(({ key }) => {
      const lacks = (known.get(nameOf(key))?.stored ?? 0) < size;
      return lacks && !this.resting.has(nameOf(key)) && !this.resting.has(`${logId} ${nameOf(key)}`);
    });
    if (due.length === 0) return;
    const read = tilesOf(client, logId);
    const asked = await Promise.allSettled(due.map((witness) => this.askOne(witness, checkpoint, read, known)));
    for (const [at, answer] of asked.entries()) {
      const witness = due[at]?.key;
      if (witness === undefined) continue;
      if (answer.status === 'fulfilled') await this.take(client, witness, checkpoint, answer.value, known);
      else if (answer.reason instanceof WitnessSilent) this.passOver(witness, answer.reason);
      else throw answer.reason;
    }
    await this.tellQuorum(client, checkpoint);
  }

  private askOne(
    witness: AskedWitness,
    { note, size }: SignedCheckpoint,
    read: ReadTile,
    known: ReadonlyMap<string, Standing>,
  ): Promise<WitnessOutcome> {
    // What is known here may be more than the log shows now: then the witness says so itself.
    const last = Math.min(size, known.get(nameOf(witness.key))?.size ?? 0);
    return askWitness(note, witness.key, read, askOverHttp(witness, this.options.patienceMs ?? 2_000), last);
  }

  /** Stores a cosignature, which was verified with the witness's key, or tells why there is none. */
  private async take(
    client: Client,
    witness: NoteVerifier,
    { logId, size, note }: SignedCheckpoint,
    outcome: WitnessOutcome,
    known: ReadonlyMap<string, Standing>,
  ): Promise<void> {
    const about = { witness: witness.name, logId, size };
    const subject = `${logId} ${nameOf(witness)}`;
    this.told.delete(nameOf(witness));
    switch (outcome.kind) {
      case 'cosigned': {
        const checked = cosignatureOf(note + outcome.line, witness);
        if (checked.kind !== 'valid') throw new Error(`an unverified cosignature of ${witness.name} was to be stored`);
        await insertCosignature(client, { logId, size, witness, line: checked.line, time: checked.time });
        const standing = known.get(nameOf(witness));
        if (standing !== undefined) standing.size = standing.stored = size;
        this.tell(subject, 'cosigned', { kind: 'cosigned', ...about });
        return;
      }
      case 'ahead':
        this.resting.add(subject);
        this.tell(subject, `ahead ${outcome.size}`, { kind: 'ahead', ...about, cosigned: outcome.size });
        return;
      case 'refused': {
        this.resting.add(subject);
        const because = `${outcome.status}: ${outcome.because}`.slice(0, longestReason);
        this.tell(subject, because, { kind: 'refused', ...about, because });
        return;
      }
    }
  }

  /** Goes on without a witness that does not answer, for all logs until the next look at all of them. */
  private passOver(witness: NoteVerifier, { message }: WitnessSilent): void {
    this.resting.add(nameOf(witness));
    this.tell(nameOf(witness), message, { kind: 'silent', witness: witness.name, because: message });
    // When it answers again, that is told of every log that waited.
    for (const logId of this.publicSizes.keys()) this.told.delete(`${logId} ${nameOf(witness)}`);
  }

  private async tellQuorum(client: Client, { logId, size, note }: SignedCheckpoint): Promise<void> {
    const { quorum } = this.options;
    if (quorum.quorum === 0) return;
    const lines = await cosignatureLines(client, logId, size);
    const { ok, cosigned } = checkQuorum(note + lines.join(''), quorum);
    const kind = ok ? 'quorum' : 'no-quorum';
    this.tell(`${logId}`, kind, { kind, logId, size, cosigned });
  }

  private tell(subject: string, what: string, news: WitnessNews): void {
    if (this.told.get(subject) === what) return;
    this.told.set(subject, what);
    this.options.onNews?.(news);
  }
}

/** Reads tiles of a log over one connection, which takes one query after the other. */
const tilesOf = (client: Client, logId: number): ReadTile => {
  let last: Promise<unknown> = Promise.resolve();
  return ({ level, index, width }) => {
    if (level === 'entries') throw new RangeError('a proof is made from hashes');
    const read = async (): Promise<Buffer> => Buffer.concat(await readTile(client, logId, level, index, width));
    const turn = last.then(read, read);
    last = turn;
    return turn;
  };
};
