import { setImmediate as breathe } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { MatchRegistration } from '@arbiter/accounts';
import { differences, type Json } from '@arbiter/patches';
import { KeptNewest, type Reader } from '@arbiter/recording';
import { ReadingService } from '../matches/reading.service.js';
import { documentOf, settle, type SettledView, type ShownView, wholeText } from './settled-view.js';

/** Views, documents of views and patches that are kept for others who look with the same eyes. */
const keptViews = 400;
const keptDocuments = 32;
const keptPatches = 5_000;
/** Versions that one patch for a follower spans at most; who is further behind gets a whole view. */
const mostBehind = 100;

/** What a follower is sent of their view. */
export interface ViewTold {
  readonly event: 'view' | 'patch';
  /** The JSON of a view, or of a patch. */
  readonly text: string;
}

/** A match as one perspective sees it, by patches. */
export interface PatchedMatch {
  /** Looks at the newest version that the reader may see now. @throws {ProblemError} what reading a view throws */
  newest(): Promise<ShownView>;
  /**
   * Returns what leads a follower from the view that they have to another one: a patch, or the whole view where they have none, or one from
   * too long ago.
   * @param viewed the view that they have, or its version; null where they have none
   * @returns null when they have that view
   */
  told(viewed: SettledView | number | null, to: ShownView): Promise<ViewTold | null>;
  /**
   * Returns the patches from one version to another, one for each version on the way.
   * @throws {ProblemError} `version/not-found` where the reader may not see one of the versions
   */
  steps(from: number, to: number): Promise<StepsTold>;
}

export interface StepsTold {
  /** The JSON of each patch. */
  readonly texts: readonly string[];
  /** Whether the match is over as far as the reader may see, so that what was told stays true. */
  readonly isOver: boolean;
}

/**
 * Makes patches of views. A view is settled once for each version and perspective in this process, and a patch made once for all who go
 * from the one to the other: followers of one perspective, and readers of a replay.
 */
@Injectable()
export class ViewPatches {
  private readonly views = new KeptNewest<SettledView>(keptViews);
  private readonly documents = new KeptNewest<Json>(keptDocuments);
  private readonly patches = new KeptNewest<string>(keptPatches);

  constructor(@Inject(ReadingService) private readonly reading: Pick<ReadingService, 'viewFor'>) {}

  /** @param match as its players are called now */
  of(match: MatchRegistration, reader: Reader): PatchedMatch {
    // Names stand in views, and may change; what was kept with other names is not used then.
    const eyes = `${match.matchId} ${JSON.stringify(reader)} ${JSON.stringify(match.players.map(({ name }) => name))}`;
    const { reading } = this;
    const look = async (version?: number): Promise<ShownView> => {
      const view = await reading.viewFor(match, reader, version);
      const { newest, now } = view;
      const key = `${eyes} ${view.version}`;
      const settled = this.views.get(key, () => {
        const made = settle(view);
        this.documents.get(key, () => made.document);
        return made.settled;
      });
      return { settled, newest, now };
    };
    const documentAt = (settled: SettledView): Json => this.documents.get(`${eyes} ${settled.version}`, () => documentOf(settled));
    /** The text of a patch but for `now`, which is told at its end. */
    const patch = (from: SettledView, to: SettledView): string =>
      this.patches.get(`${eyes} ${from.version} ${to.version}`, () => {
        const operations = differences(documentAt(from), documentAt(to));
        return `{"from":${from.version},"to":${to.version},"digest":"${to.digest}","operations":${JSON.stringify(operations)}`;
      });
    const patchText = (from: SettledView, { settled, now }: ShownView): string => `${patch(from, settled)},"now":${now}}`;
    return {
      newest: () => look(),
      async told(viewed, to) {
        const version = viewed === null || typeof viewed === 'number' ? viewed : viewed.version;
        if (version === to.settled.version) return null;
        if (version === null || version > to.newest || to.settled.version - version > mostBehind)
          return { event: 'view', text: wholeText(to) };
        const from = typeof viewed === 'number' ? (await look(viewed)).settled : (viewed as SettledView);
        return { event: 'patch', text: patchText(from, to) };
      },
      async steps(from, to) {
        const { status } = await reading.viewFor(match, reader);
        const step = Math.sign(to - from);
        const texts: string[] = [];
        let before = (await look(from)).settled;
        for (let version = from; version !== to; ) {
          version += step;
          const next = await look(version);
          texts.push(patchText(before, next));
          before = next.settled;
          // Others are served between two steps.
          await breathe();
        }
        return { texts, isOver: status === 'ended' || status === 'cancelled' };
      },
    };
  }
}
