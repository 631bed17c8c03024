import type { PhraseSaid, Presence } from '@arbiter/contracts';
import type { MatchChannel, PlayerConnection, PresencePicture, PresenceStore } from '@arbiter/jobs';

/** What whoever follows a match is told beside its log. */
export type Passing = { readonly type: 'presence'; readonly presence: Presence } | { readonly type: 'phrase'; readonly phrase: PhraseSaid };

/** A connection at a match. */
export interface Attendee {
  /** The connection of a player; null for whoever watches, and for judges, who are not counted. */
  readonly player: PlayerConnection | null;
  readonly watches: boolean;
  /** Tells the client; null where it does not want to be told, or may not. Resolves to false when it was not told. */
  readonly tell: ((passing: Passing) => Promise<boolean>) | null;
}

/** Pauses in milliseconds: after somebody came, went or began to watch, and from look to look where somebody is told, or nobody is. */
const pauses = { came: 50, went: 700, watchers: 1_000, lookTold: 5_000, lookUntold: 10_000 } as const;

/** A picture as it is told. */
export const presenceOf = ({ players, watching, now }: PresencePicture): Presence => ({ players: [...players], watching, now });

const nothingKnown = (now: number): Presence => ({ players: [], watching: null, now });

/** What counts as a change: not the moment of the picture. */
const sameAs = (picture: Presence): string => JSON.stringify([picture.players, picture.watching]);

/** What this process knows of one match that somebody follows through it, and whom it tells. */
export class MatchPresence {
  private readonly attendees = new Map<Attendee, string | null>();
  private came: PlayerConnection[] = [];
  private ended: PlayerConnection[] = [];
  private changed = false;
  private looking: Promise<void> | null = null;
  private timer: { readonly at: number; readonly handle: NodeJS.Timeout } | null = null;
  private stopped = false;
  private readonly leaveChannel: () => void;

  /**
   * @param seats how many play
   * @param onIdle called when nobody follows the match any more and that is told
   */
  constructor(
    private readonly store: PresenceStore,
    private readonly channel: MatchChannel,
    private readonly matchId: string,
    private readonly seats: number,
    private readonly node: string,
    private readonly onIdle: () => void,
    private readonly onTrouble: (error: unknown) => void,
  ) {
    this.leaveChannel = channel.hear(matchId, (told) => this.hear(told));
  }

  /** Lets a connection attend. @returns a function that ends it */
  attend(attendee: Attendee): () => void {
    const { player } = attendee;
    this.attendees.set(attendee, null);
    if (player !== null) this.came.push(player);
    this.change(player === null ? pauses.watchers : pauses.came);
    if (attendee.tell !== null) this.lookIn(pauses.came);
    return () => {
      if (!this.attendees.delete(attendee)) return;
      if (player !== null) this.ended.push(player);
      this.change(player === null ? pauses.watchers : pauses.went);
    };
  }

  /** Looks soon: something about a page was noted by this process. */
  noted(): void {
    this.change(0);
  }

  /** Tells a phrase to whoever follows here. */
  say(phrase: PhraseSaid): void {
    for (const { tell } of this.attendees.keys()) void tell?.({ type: 'phrase', phrase }).catch(this.onTrouble);
  }

  /** Stops looking, when the process ends. */
  stop(): void {
    this.stopped = true;
    if (this.timer !== null) clearTimeout(this.timer.handle);
    this.timer = null;
    this.leaveChannel();
  }

  private hear(told: unknown): void {
    const said = told as { readonly phrase?: PhraseSaid } | null;
    if (said?.phrase !== undefined) this.say(said.phrase);
    else this.lookIn(0);
  }

  private change(pauseMs: number): void {
    this.changed = true;
    this.lookIn(pauseMs);
  }

  private lookIn(pauseMs: number): void {
    if (this.stopped) return;
    const at = performance.now() + pauseMs;
    if (this.timer !== null && this.timer.at <= at) return;
    if (this.timer !== null) clearTimeout(this.timer.handle);
    const handle = setTimeout(() => {
      this.timer = null;
      this.looking = (this.looking ?? Promise.resolve()).then(() => this.look());
    }, pauseMs).unref();
    this.timer = { at, handle };
  }

  private async look(): Promise<void> {
    const changed = this.changed;
    this.changed = false;
    let picture: Presence;
    try {
      picture = presenceOf(await this.tellStore());
      if (changed) await this.channel.tell(this.matchId, {});
    } catch (error) {
      // Redis is away. What ended meanwhile expires there by itself; who is here is told with the next look.
      this.onTrouble(error);
      picture = nothingKnown(Date.now());
    }
    await this.tellFollowers(picture);
    if (this.attendees.size > 0) {
      const isTold = [...this.attendees.keys()].some(({ tell }) => tell !== null);
      this.lookIn(isTold ? pauses.lookTold : pauses.lookUntold);
    } else if (!this.changed) {
      this.stop();
      this.onIdle();
    }
  }

  private tellStore(): Promise<PresencePicture> {
    const [came, ended] = [this.came, this.ended];
    this.came = [];
    this.ended = [];
    const attending = [...this.attendees.keys()];
    return this.store.tell(this.matchId, {
      node: this.node,
      seats: this.seats,
      stand: attending.flatMap(({ player }) => (player === null ? [] : [player])),
      came: came.filter((one) => !ended.includes(one)),
      ended,
      watching: attending.filter(({ watches }) => watches).length,
    });
  }

  private async tellFollowers(picture: Presence): Promise<void> {
    const shown = sameAs(picture);
    await Promise.all(
      [...this.attendees].map(async ([attendee, told]) => {
        if (attendee.tell === null || told === shown) return;
        try {
          const heard = await attendee.tell({ type: 'presence', presence: picture });
          if (heard && this.attendees.has(attendee)) this.attendees.set(attendee, shown);
        } catch (error) {
          this.onTrouble(error);
        }
      }),
    );
  }
}
