import type { Reader } from '@arbiter/recording';
import type { ReadingService, WordedNews } from '../matches/reading.service.js';
import { jsonText } from '../http/json-text.js';
import type { SettledView } from '../views/settled-view.js';
import type { PatchedMatch, ViewTold } from '../views/view-patches.js';
import { newsPage, pauseOf } from './perspective.js';
import { Rest } from './rest.js';
import type { SseConnection } from './sse-connection.js';

/** Whoever came with the same token, and whether it still gives the perspective. */
export interface Admitted {
  /** The header as it came; absent for a match that everybody may read. */
  readonly authorization: string | undefined;
  readonly stillReads: () => Promise<boolean>;
}

/** That a stream brings views, and which one it has brought. */
export interface Viewing {
  /** Version of the view that the client has; null where they have none. */
  readonly viewed: number | null;
}

/** How far a stream has come. */
export interface Place {
  /** Version up to which it was sent news. */
  readonly version: number;
  /** Null where it brings no views. */
  readonly views: Viewing | null;
}

/** How a connection left an audience. */
export interface Left extends Place {
  /** `behind`: it has to read on by itself; the others: nothing more is to be sent. */
  readonly why: 'behind' | 'closed' | 'over' | 'closed-to-them';
}

/** What an audience needs of a stream. */
export type Follower = Pick<SseConnection, 'closed' | 'write' | 'whenClosed'>;

interface Member {
  readonly connection: Follower;
  version: number;
  /** Version of the view that it was sent last; null where it takes no views. */
  viewed: number | null;
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

/** What leads to a view, as it is sent. @param version of that view */
export const viewFrame = ({ event, text }: ViewTold, version: number): Buffer =>
  Buffer.from(`id: ${version}\nevent: ${event}\ndata: ${text}\n\n`);

/** What a stream is sent last. */
export const endFrame = (version: number): Buffer => Buffer.from(`id: ${version}\nevent: end\ndata: {"version":${version}}\n\n`);

/** What leads members to the newest view. */
interface NewViews {
  readonly version: number;
  /** By the version of the view that a member has. */
  readonly frames: ReadonlyMap<number, Buffer>;
}

/**
 * All who follow a match through this process with the same perspective. What happens is read once for all of them and sent to each as the
 * same bytes; so a viewer costs little more than the writing. Who cannot keep up leaves, and reads on alone.
 */
export class Audience {
  private readonly groups = new Map<string | undefined, Group>();
  private readonly rest = new Rest();
  private running = false;
  /** The view that was sent last; null while nobody takes views. */
  private seen: SettledView | null = null;

  /**
   * Begins without members.
   * @param version up to which the first member has been sent everything
   * @param whenEmpty is called when nobody is left and nothing is read any more
   */
  constructor(
    private readonly reading: Pick<ReadingService, 'newsAfter' | 'spectatorWait'>,
    private readonly patched: PatchedMatch,
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
   * @param place how far the connection has been brought: it has been sent everything up to there
   * @throws what reading news, or the token, throws
   */
  join(admitted: Admitted, connection: Follower, place: Place): Promise<Left> {
    const { version, views } = place;
    if (connection.closed) return Promise.resolve({ ...place, why: 'closed' });
    const lacksView = views !== null && (views.viewed === null || views.viewed < (this.seen?.version ?? 0));
    if (version < this.version || lacksView) return Promise.resolve({ ...place, why: 'behind' });
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
        viewed: views?.viewed ?? null,
        leave: (why) => {
          remove();
          resolve({ version: member.version, views: member.viewed === null ? null : { viewed: member.viewed }, why });
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
        this.tell(page, await this.views());
        const last = page.at(-1);
        if (last !== undefined) this.version = last.version;
        if (page.length === newsPage) continue;
        if (last?.over === true) this.end(last.version);
        else if (this.groups.size > 0 && !this.lags())
          await this.rest.for(await pauseOf(this.reader, () => this.reading.spectatorWait(this.matchId)));
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

  /** Looks at the newest view for all who take views. @returns the frames by the version that a member has; empty where nobody takes any */
  private async views(): Promise<NewViews> {
    const had = new Set(this.members().flatMap(({ viewed }) => viewed ?? []));
    const frames = new Map<number, Buffer>();
    if (had.size === 0) {
      this.seen = null;
      return { version: 0, frames };
    }
    const newest = await this.patched.newest();
    const { version } = newest.settled;
    for (const viewed of had) {
      const told = viewed > version ? null : await this.patched.told(this.seen?.version === viewed ? this.seen : viewed, newest);
      if (told !== null) frames.set(viewed, viewFrame(told, version));
    }
    this.seen = newest.settled;
    return { version, frames };
  }

  /** Whether somebody who joined meanwhile has not been sent the view that the others have. */
  private lags(): boolean {
    const { seen } = this;
    return seen !== null && this.members().some(({ viewed }) => viewed !== null && viewed < seen.version);
  }

  private tell(page: readonly WordedNews[], views: NewViews): void {
    const frames = page.map(newsFrame);
    /** What is sent, by what is missing of the news and which view a member has: for nearly all of them the same bytes. */
    const known = new Map<string, Buffer>();
    for (const member of this.members()) {
      // Who joined meanwhile may have been sent a part of it.
      const missing = page.findIndex(({ version }) => version > member.version);
      const view = member.viewed === null ? undefined : views.frames.get(member.viewed);
      if (missing < 0 && view === undefined) continue;
      const key = `${missing} ${view === undefined ? '' : member.viewed}`;
      const bytes = known.get(key) ?? Buffer.concat([...(missing < 0 ? [] : frames.slice(missing)), ...(view === undefined ? [] : [view])]);
      known.set(key, bytes);
      const flows = member.connection.write(bytes);
      if (missing >= 0) member.version = page.at(-1)!.version;
      if (view !== undefined) member.viewed = views.version;
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
