import type { Reader } from '@arbiter/recording';
import type { ReadingService, WordedNews } from '../matches/reading.service.js';
import { jsonText } from '../http/json-text.js';
import { newsPage, pauseOf } from './perspective.js';
import { Rest } from './rest.js';
import type { SseConnection } from './sse-connection.js';

/** Whoever came with the same token, and whether it still gives the perspective. */
export interface Admitted {
  /** The header as it came; absent for a match that everybody may read. */
  readonly authorization: string | undefined;
  readonly stillReads: () => Promise<boolean>;
}

/** How a connection left an audience. */
export interface Left {
  /** Version up to which it was sent news. */
  readonly version: number;
  /** `behind`: it has to read on by itself; the others: nothing more is to be sent. */
  readonly why: 'behind' | 'closed' | 'over' | 'closed-to-them';
}

/** What an audience needs of a stream. */
export type Follower = Pick<SseConnection, 'closed' | 'write' | 'whenClosed'>;

interface Member {
  readonly connection: Follower;
  version: number;
  readonly leave: (why: Left['why']) => void;
  readonly fail: (error: unknown) => void;
}

/** Those who came with one token. */
interface Group {
  readonly admitted: Admitted;
  readonly members: Set<Member>;
}

/** One piece of news as it is sent: the same bytes for everybody. */
export const newsFrame = (item: WordedNews): Buffer => Buffer.from(`id: ${item.version}\nevent: news\ndata: ${jsonText(item)}\n\n`);

/** What a stream is sent last. */
export const endFrame = (version: number): Buffer => Buffer.from(`id: ${version}\nevent: end\ndata: {"version":${version}}\n\n`);

/**
 * All who follow a match through this process with the same perspective. What happens is read once for all of them and sent to each as the
 * same bytes; so a viewer costs little more than the writing. Who cannot keep up leaves, and reads on alone.
 */
export class Audience {
  private readonly groups = new Map<string | undefined, Group>();
  private readonly rest = new Rest();
  private running = false;

  /**
   * Begins without members.
   * @param version up to which the first member has been sent everything
   * @param whenEmpty is called when nobody is left and nothing is read any more
   */
  constructor(
    private readonly reading: Pick<ReadingService, 'newsAfter' | 'spectatorWait'>,
    private readonly matchId: string,
    private readonly reader: Reader,
    private version: number,
    private readonly whenEmpty: () => void,
  ) {}

  /** Looks for news, and whether everybody's token still gives the perspective. */
  wake(): void {
    this.rest.wake();
  }

  /**
   * Sends a connection what happens from now on, until it leaves.
   * @param version up to which the connection has been sent everything
   * @throws what reading news, or the token, throws
   */
  join(admitted: Admitted, connection: Follower, version: number): Promise<Left> {
    if (connection.closed) return Promise.resolve({ version, why: 'closed' });
    if (version < this.version) return Promise.resolve({ version, why: 'behind' });
    const group = this.groups.get(admitted.authorization) ?? { admitted, members: new Set<Member>() };
    this.groups.set(admitted.authorization, group);
    return new Promise((resolve, reject) => {
      const remove = (): void => {
        group.members.delete(member);
        connection.whenClosed(null);
        if (group.members.size === 0 && this.groups.get(admitted.authorization) === group) this.groups.delete(admitted.authorization);
        if (this.groups.size === 0) this.wake();
      };
      const member: Member = {
        connection,
        version,
        leave: (why) => {
          remove();
          resolve({ version: member.version, why });
        },
        fail: (error) => {
          remove();
          reject(error instanceof Error ? error : new Error(String(error)));
        },
      };
      group.members.add(member);
      connection.whenClosed(() => member.leave('closed'));
      if (!this.running) void this.run();
    });
  }

  private async run(): Promise<void> {
    this.running = true;
    try {
      while (this.groups.size > 0) {
        const page = await this.reading.newsAfter(this.matchId, this.reader, this.version, newsPage);
        await this.dismiss();
        this.tell(page);
        const last = page.at(-1);
        if (last !== undefined) this.version = last.version;
        if (page.length === newsPage) continue;
        if (last?.over === true) this.end(last.version);
        else if (this.groups.size > 0) await this.rest.for(await pauseOf(this.reader, () => this.reading.spectatorWait(this.matchId)));
      }
    } catch (error) {
      for (const member of this.members()) member.fail(error);
    } finally {
      this.running = false;
      this.whenEmpty();
    }
  }

  /** Lets go of those whose token no longer gives the perspective. */
  private async dismiss(): Promise<void> {
    await Promise.all(
      [...this.groups.values()].map(async ({ admitted, members }) => {
        try {
          if (await admitted.stillReads()) return;
          for (const member of [...members]) member.leave('closed-to-them');
        } catch (error) {
          for (const member of [...members]) member.fail(error);
        }
      }),
    );
  }

  private tell(page: readonly WordedNews[]): void {
    if (page.length === 0) return;
    const frames = page.map(newsFrame);
    const whole = Buffer.concat(frames);
    const newest = page.at(-1)!.version;
    for (const member of this.members()) {
      // Who joined meanwhile may have been sent a part of it.
      const missing = page.findIndex(({ version }) => version > member.version);
      if (missing < 0) continue;
      const flows = member.connection.write(missing === 0 ? whole : Buffer.concat(frames.slice(missing)));
      member.version = newest;
      if (!flows) member.leave('behind');
    }
  }

  private end(version: number): void {
    const frame = endFrame(version);
    for (const member of this.members()) {
      member.connection.write(frame);
      member.leave('over');
    }
  }

  private members(): readonly Member[] {
    return [...this.groups.values()].flatMap(({ members }) => [...members]);
  }
}
