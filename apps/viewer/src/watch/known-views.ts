import { applyViewPatch, applyViewPatches, type LiveEvent, type MatchView, RequestRefused, type ViewPatch } from '@arbiter/client';
import { isPassing } from '../connection.js';

/** A view, and when it came by the page's own monotonic clock: milliseconds, as from `performance.now()`. */
export interface ViewSeen {
  readonly matchView: MatchView;
  readonly cameAt: number;
}

/** Where views and patches come from. */
export interface ViewSource {
  view(version?: number): Promise<ViewSeen>;
  /** Patches from version to version, forwards or backwards. */
  patches(from: number, to: number): Promise<readonly ViewPatch[]>;
}

/** Versions that are asked for at once, and how few of them may lie ahead before more are asked for. */
const reach = 40;
const tooFew = 10;
/** Views share what did not change between them, so that many may be kept. */
const keptViews = 300;

/**
 * The views of one match that the page has. A step is a patch of the view beside it, and more patches are asked for before they are needed;
 * where no view lies near, or a patch does not fit, the whole view is asked for.
 */
export class KnownViews {
  private readonly views = new Map<number, ViewSeen>();
  /** Patches by the versions that they lead from and to. */
  private readonly steps = new Map<string, ViewPatch>();
  private readonly asked = new Map<string, Promise<void>>();
  private looked = 0;

  constructor(private readonly source: ViewSource) {}

  /** Keeps a view that came otherwise. */
  keep(seen: ViewSeen): ViewSeen {
    const { version } = seen.matchView;
    this.views.delete(version);
    this.views.set(version, seen);
    for (const oldest of this.views.keys()) {
      if (this.views.size <= keptViews) break;
      this.views.delete(oldest);
    }
    return seen;
  }

  has(version: number): boolean {
    return this.views.has(version);
  }

  /** Applies a patch that a live stream brought. @returns the view that it leads to; null where it does not fit what the page has */
  patched(patch: ViewPatch): ViewSeen | null {
    const from = this.views.get(patch.from);
    const next = from === undefined ? null : applyViewPatch(from.matchView, patch);
    return next?.applied === true ? this.keep({ matchView: next.view, cameAt: performance.now() }) : null;
  }

  /** Returns the view at a version. @throws what asking the server throws */
  async at(version: number): Promise<ViewSeen> {
    const direction = version < this.looked ? -1 : 1;
    this.looked = version;
    const seen = this.views.get(version) ?? (await this.fromBeside(version, direction)) ?? this.keep(await this.source.view(version));
    this.askAhead(version, direction);
    return seen;
  }

  /** Steps to a version from the nearest view that is known. @returns null where none is near, or the patches don't fit it */
  private async fromBeside(version: number, direction: number): Promise<ViewSeen | null> {
    const near = [...this.views.keys()].filter((known) => Math.abs(known - version) <= reach);
    const from = near.toSorted((one, other) => Math.abs(one - version) - Math.abs(other - version))[0];
    const base = from === undefined ? undefined : this.views.get(from);
    if (from === undefined || base === undefined) return null;
    const forwards = version > from ? 1 : -1;
    let way = this.way(from, version);
    if (way === null) {
      // Who moves on in the same direction will want those behind it next.
      const end = forwards === direction ? from + forwards * reach : version;
      if (!(await this.ask(from, end))) return null;
      way = this.way(from, version);
    }
    if (way === null) return null;
    const stepped = applyViewPatches(base.matchView, way);
    if (stepped.applied) return this.keep({ matchView: stepped.view, cameAt: performance.now() });
    for (const { from: one, to } of way) this.steps.delete(`${one} ${to}`);
    return null;
  }

  /** Returns the patches from one version to another; null where one of them is not known. */
  private way(from: number, to: number): readonly ViewPatch[] | null {
    const direction = to > from ? 1 : -1;
    const way: ViewPatch[] = [];
    for (let at = from; at !== to; at += direction) {
      const step = this.steps.get(`${at} ${at + direction}`);
      if (step === undefined) return null;
      way.push(step);
    }
    return way;
  }

  /** Asks for more where little lies ahead. What fails here is asked for again when it is needed. */
  private askAhead(version: number, direction: number): void {
    let end = version;
    while (end !== version + direction * tooFew && this.leads(end, end + direction)) end += direction;
    const isNearEnd = end !== version + direction * tooFew;
    const last = this.within(end + direction * reach);
    // At the newest version of a running match nothing lies ahead, and the stream brings what comes.
    if (isNearEnd && last !== end && this.looked !== this.newest()) void this.ask(end, last).catch(() => undefined);
  }

  private leads(from: number, to: number): boolean {
    return this.views.has(to) || this.steps.has(`${from} ${to}`);
  }

  /** @returns whether they came; false where the server refuses them for good */
  private async ask(from: number, to: number): Promise<boolean> {
    const end = this.within(to);
    const name = `${from} ${end}`;
    const under = this.asked.get(name) ?? this.fetch(from, end).finally(() => this.asked.delete(name));
    this.asked.set(name, under);
    try {
      await under;
      return true;
    } catch (error) {
      if (error instanceof RequestRefused && !isPassing(error)) return false;
      throw error;
    }
  }

  private async fetch(from: number, to: number): Promise<void> {
    for (const patch of await this.source.patches(from, to)) this.steps.set(`${patch.from} ${patch.to}`, patch);
  }

  private within(version: number): number {
    return Math.max(1, Math.min(this.newest(), version));
  }

  private newest(): number {
    return Math.max(0, ...[...this.views.values()].map(({ matchView }) => matchView.newest));
  }
}

/** What a live stream brings of views. */
type ViewEvent = Extract<LiveEvent, { readonly event: 'view' | 'patch' }>;

/** The view that a live stream goes on from. */
export class LiveView {
  private version: number | null;

  /**
   * The stream goes on from the newest version. A page that was opened at an older one lacks that view: the first patch does not fit it
   * then, and the whole view comes; in a match that is over there is none.
   * @param first the view that the page was opened with
   */
  constructor(
    private readonly views: KnownViews,
    first: ViewSeen,
    private readonly onView: (seen: ViewSeen) => void,
  ) {
    this.version = views.keep(first).matchView.newest;
  }

  /** Version of the view that the page has; null where the whole one has to come first. */
  get viewed(): number | null {
    return this.version;
  }

  /** @returns false when a patch does not fit: then the stream is to be opened again, and brings the whole view */
  take({ event, data }: ViewEvent): boolean {
    const seen = event === 'view' ? this.views.keep({ matchView: data, cameAt: performance.now() }) : this.views.patched(data);
    this.version = seen?.matchView.version ?? null;
    if (seen === null) return false;
    this.onView(seen);
    return true;
  }
}
