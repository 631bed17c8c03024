import { type FindingCode, foundingLog, type Sized } from '@arbiter/contracts';
import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { BackgroundLoop, underAdvisoryLock } from './background-loop.js';
import { headNote, insertHead } from './evidence.js';
import { PostgresFeed, type Queryable } from './feed.js';
import { LogDatabases } from './log-databases.js';
import { Findings, type OnFinding } from './findings.js';
import { KeptHeadUnwritable, type KeptHeads } from './kept-heads.js';
import { LogFault, LogRolledBack } from './log-fault.js';
import { foundLog, logKeys, logNamed, logSigners, signedByOne, verifiersOf } from './log-keys.js';
import { fitToPlacement } from './placement.js';
import { lookupSettings } from './pool.js';
import { publishHead } from './public-heads.js';
import { newestHead, TreeBuilder } from './tree.js';
import { PrimaryClient } from './primary/primary-client.js';

export interface LogKeeperOptions {
  /** The keeper's own connection to the log's database: only this login reads private keys, writes the tree and signs. */
  readonly url: string;
  /** The same login's connection to the directory, where that is another database. */
  readonly directory?: Queryable;
  /** The founding log where absent. */
  readonly logId?: number;
  /**
   * Name of the installation, such as `example.org/matches`, which is the name of its founding log in signed heads; null: the name that it
   * was founded with, which is drawn at the first start.
   */
  readonly origin: string | null;
  /** Signing keys as text, newest first, or null to draw one and keep it in the database. */
  readonly signingKey: string | null;
  /** Where the last signed head is kept outside the database; null: nowhere, and a database that was set back is not noticed. */
  readonly keptHeads: KeptHeads | null;
  /** How long the keeper rests at most after a round in which the tree grew by less than a round adds at most, in milliseconds; `wake` ends the rest. */
  readonly idleMs?: number;
  /** Least time between two signed heads, in milliseconds. */
  readonly signEveryMs?: number;
  /**
   * Minimal time between two checks of whether a signed head may be public by now, in milliseconds. A head that was just signed is checked
   * at once.
   */
  readonly publishEveryMs?: number;
  /** Pause before a faulty log is checked again, in milliseconds. */
  readonly faultPauseMs?: number;
  /** Called with the error before the keeper tries again. A fault of the log itself goes to `onFinding`. */
  readonly onError?: (error: unknown) => void;
  /** Called once for each fault of the log. */
  readonly onFinding?: OnFinding;
  /** Called whenever the keeper takes up the log, with the head kept outside that it was compared with; null where there was none. */
  readonly onTakenUp?: (kept: Sized | null) => void;
  /** Called whenever a head of the log has become public. */
  readonly onPublished?: (logId: number) => void;
}

/** Milliseconds after `wake` until the next round: events that arrive in the meantime are taken together. */
const gatherMs = 250;

/** The most leaves that one round adds. */
const leavesAtOnce = 2_048;

/** Checking whether heads may be public is slow if many matches never end; it takes at most one part in so many of a connection's time. */
const restsAfterPublishing = 20;

/** First number of the advisory lock that a keeper holds; the second is the log's id. */
export const keeperLock = 6_962;

/** Faults that are settled when the keeper starts to keep the log successfully. */
const mendedByTakingUp: readonly FindingCode[] = ['log/rolled-back', 'log/changed', 'kept-head/unreadable'];

/**
 * Keeps one log: grows its tree, signs its heads, and makes them public when they may be. Every worker may run a keeper; the advisory lock
 * lets only one work, on the connection that holds the lock, so that a keeper that loses the lock can't write any more.
 *
 * First it compares the log with the signed heads: those in the database, and the one kept outside. While the log does not begin with
 * everything that was signed, nothing is signed; the keeper checks again every few seconds, so that it continues once the right database is
 * back, or an operator has decided.
 */
export class LogKeeper {
  private readonly loop = new BackgroundLoop(() => this.run());

  constructor(private readonly options: LogKeeperOptions) {}

  start(): void {
    this.loop.start();
  }

  stop(): Promise<void> {
    return this.loop.stop();
  }

  /** Tells the keeper that the log has grown. */
  wake(): void {
    this.loop.wake();
  }

  private async run(): Promise<void> {
    while (!this.loop.isStopped) {
      let pauseMs = 1_000;
      try {
        await this.hold();
      } catch (error) {
        if (error instanceof LogFault) pauseMs = this.options.faultPauseMs ?? 5_000;
        else this.options.onError?.(error);
      }
      await this.loop.pause(pauseMs);
    }
  }

  /** Keeps the log while the connection and its lock last; returns at once when another keeper has the lock. */
  private hold(): Promise<void> {
    const client = new PrimaryClient({
      connectionString: this.options.url,
      application_name: 'arbiter-log-keeper',
      keepAlive: true,
      options: `-c statement_timeout=60s ${lookupSettings}`,
    });
    const logId = this.options.logId ?? foundingLog;
    return underAdvisoryLock(client, [keeperLock, logId], () => this.keep(client, logId));
  }

  private async keep(client: Client, logId: number): Promise<void> {
    const findings = new Findings(this.options.directory ?? client, this.options.onFinding);
    try {
      await fitToPlacement(client);
      await this.keepHealthy({ log: client, directory: this.options.directory ?? client }, logId, findings);
    } catch (error) {
      if (error instanceof LogFault) await findings.report(logId, error.finding(), 'keeper');
      throw error;
    }
  }

  private async keepHealthy(connections: Connections, logId: number, findings: Findings): Promise<void> {
    const signers = await Signers.of(connections, logId, this.options.origin, this.options.signingKey);
    const { tree, kept } = await takeUp(signers, this.options.keptHeads);
    await findings.settleOf(logId, 'keeper', mendedByTakingUp, 'the log was taken up again and holds all that was signed');
    this.options.onTakenUp?.(kept);
    const heads = new HeadSigner(signers, tree, this.options.keptHeads, findings);
    let signedAt = Number.NEGATIVE_INFINITY;
    let publishAt = Number.NEGATIVE_INFINITY;
    while (!this.loop.isStopped) {
      const added = await tree.advance(leavesAtOnce);
      if (performance.now() - signedAt >= (this.options.signEveryMs ?? 3_000)) {
        if (await heads.sign()) publishAt = Number.NEGATIVE_INFINITY;
        signedAt = performance.now();
      }
      if (performance.now() >= publishAt) {
        const began = performance.now();
        await this.publish(connections, logId);
        const ended = performance.now();
        publishAt = ended + Math.max(this.options.publishEveryMs ?? 1_000, restsAfterPublishing * (ended - began));
      }
      if (added < leavesAtOnce) await this.loop.rest(this.options.idleMs ?? 1_000, gatherMs);
    }
    if (await heads.sign()) await this.publish(connections, logId);
  }

  private async publish({ log, directory }: Connections, logId: number): Promise<void> {
    if ((await publishHead(log, logId, directory)) !== null) this.options.onPublished?.(logId);
  }
}

/** The log's database, and the directory: one connection where they are one database. */
interface Connections {
  readonly log: Queryable;
  readonly directory: Queryable;
}

/**
 * Opens the tree and compares it with everything that was signed.
 * @throws {LogRolledBack} {LogChanged} {KeptHeadUnreadable}
 */
const takeUp = async (
  { log, directory, logId, origin }: Signers,
  keptHeads: KeptHeads | null,
): Promise<{ readonly tree: TreeBuilder; readonly kept: Sized | null }> => {
  const verifiers = verifiersOf(await logKeys(directory));
  const kept = (await keptHeads?.read(logId, origin, (note) => signedByOne(note, verifiers))) ?? null;
  const tree = await TreeBuilder.open(log, logId);
  if (kept === null) return { tree, kept };
  await tree.contain(kept);
  // A head is first kept outside, so a crash in between may have left it out of the database.
  await insertHead(log, logId, kept, kept.note);
  return { tree, kept };
};

/** Draws a name for a log that was given none: no other log has it, and `.invalid` shows that it was drawn. */
const drawnOrigin = (): string => `arbiter.invalid/log/${randomBytes(16).toString('hex')}`;

/** The signers of a log, read again for each head, since keys change while the keeper runs. */
class Signers {
  private constructor(
    readonly log: Queryable,
    readonly directory: Queryable,
    readonly logId: number,
    /** Name of the log. */
    readonly origin: string,
    /** Name of the installation, by which its keys are named. */
    private readonly installation: string,
    private readonly given: string | null,
  ) {}

  /** Founds the installation and the log where that has not been done. */
  static async of({ log, directory }: Connections, logId: number, origin: string | null, given: string | null): Promise<Signers> {
    const installation = await foundLog(directory, foundingLog, origin, drawnOrigin());
    return new Signers(log, directory, logId, await logNamed(log, logId, installation), installation, given);
  }

  /**
   * Signs a head as a note.
   * @throws {LogIdentityRefused}
   */
  async note(head: Sized): Promise<string> {
    return headNote(this.origin, head, await logSigners(this.directory, this.installation, this.given));
  }
}

/** Signs heads of one tree: each is kept outside the database before anybody can read it. */
class HeadSigner {
  private signed: number;
  private unwritable = false;

  constructor(
    private readonly signers: Signers,
    private readonly tree: TreeBuilder,
    private readonly keptHeads: KeptHeads | null,
    private readonly findings: Findings,
  ) {
    this.signed = 0;
  }

  /**
   * Signs the current tree, unless it is signed already or the head can't be kept outside.
   * @returns whether a head was signed
   * @throws {LogRolledBack}
   */
  async sign(): Promise<boolean> {
    await this.checkEnd();
    const { size } = this.tree;
    if (size <= this.signed) return false;
    const head = { size, root: this.tree.root() };
    const note = await this.signers.note(head);
    if (!(await this.keptOutside(note))) return false;
    await insertHead(this.signers.log, this.signers.logId, head, note);
    this.signed = size;
    return true;
  }

  /**
   * Checks that the events which the tree in memory was grown from still exist: otherwise later events would be signed without those that
   * were deleted.
   */
  private async checkEnd(): Promise<void> {
    const { log, logId } = this.signers;
    // The head is read before the events: if both are deleted at the same time, the missing events are reported, whatever the timing.
    const newest = await newestHead(log, logId);
    const events = await new PostgresFeed(LogDatabases.one(log)).size(logId);
    if (events < this.tree.size) throw new LogRolledBack(logId, this.tree.size, events);
    if ((newest?.size ?? 0) < this.signed)
      throw new LogFault('head/missing', `head ${this.signed}`, `the head over the first ${this.signed} events was signed and is gone`);
  }

  private async keptOutside(note: string): Promise<boolean> {
    try {
      await this.keptHeads?.keep(this.signers.logId, this.signers.origin, note);
      if (this.unwritable)
        await this.findings.settleOf(this.signers.logId, 'keeper', ['kept-head/unwritable'], 'it could be written again');
      this.unwritable = false;
      return true;
    } catch (error) {
      if (!(error instanceof KeptHeadUnwritable)) throw error;
      this.unwritable = true;
      await this.findings.report(this.signers.logId, error.finding(), 'keeper');
      return false;
    }
  }
}

/**
 * Runs one round of the keeper of one log, for tests and tools: grows the tree over all events, signs its head, and makes public what may be
 * public.
 * @returns size of the tree
 */
export async function keepOnce(
  client: Client,
  options: { readonly logId?: number; readonly origin?: string; readonly signingKey?: string; readonly keptHeads?: KeptHeads } = {},
): Promise<number> {
  const logId = options.logId ?? foundingLog;
  const signers = await Signers.of({ log: client, directory: client }, logId, options.origin ?? null, options.signingKey ?? null);
  const { tree } = await takeUp(signers, options.keptHeads ?? null);
  while ((await tree.advance(leavesAtOnce)) > 0);
  await new HeadSigner(signers, tree, options.keptHeads ?? null, new Findings(client)).sign();
  await publishHead(client, logId);
  return tree.size;
}
