import { describe, expect, it } from '@jest/globals';
import type { WordedNews } from '../matches/reading.service.js';
import type { PatchedMatch } from '../views/view-patches.js';
import { Audience, type Admitted, type Follower, type Left, type Place } from './audience.js';
import { newsPage } from './perspective.js';

const news = (version: number, over = false): WordedNews => ({ version, at: version, type: 'DecisionMade', facts: {}, game: [], over });

/** A record that grows, read by an audience; it counts how often it is read. */
const watched = (first: number, patched: PatchedMatch = unwatched) => {
  const record: WordedNews[] = Array.from({ length: first }, (_, index) => news(index + 1));
  const state = { reads: 0, empty: 0, fails: null as Error | null };
  const reading = {
    newsAfter: (_match: string, _reader: unknown, after: number, limit: number): Promise<readonly WordedNews[]> => {
      state.reads += 1;
      return state.fails === null ? Promise.resolve(record.slice(after, after + limit)) : Promise.reject(state.fails);
    },
    spectatorWait: () => Promise.resolve(null),
  };
  const audience = new Audience(reading, patched, 'match', { kind: 'spectator' }, first, () => (state.empty += 1));
  const happens = async (...items: readonly WordedNews[]): Promise<void> => {
    record.push(...items);
    audience.wake();
    await settled();
  };
  return { audience, state, happens, record };
};

/** Nobody takes views. */
const unwatched: PatchedMatch = {
  newest: () => Promise.reject(new Error('nobody takes views')),
  told: () => Promise.reject(new Error('nobody takes views')),
  steps: () => Promise.reject(new Error('nobody takes views')),
};

const at = (version: number, viewed: number | null = null): Place => ({ version, views: viewed === null ? null : { viewed } });

/** Lets everything that waits for nothing but promises go on. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const viewer = (flows = true) => {
  const sent: number[] = [];
  let listener: (() => void) | null = null;
  let bytes = '';
  const connection: Follower & { closed: boolean } = {
    closed: false,
    write: (frames) => {
      bytes += frames.toString();
      for (const [, id, event] of frames.toString().matchAll(/id: (\d+)\nevent: (\w+)/g)) sent.push(event === 'end' ? -1 : Number(id));
      return flows;
    },
    whenClosed: (one) => (listener = one),
  };
  const close = (): void => {
    connection.closed = true;
    listener?.();
  };
  return { connection, sent, close, bytes: () => bytes };
};

const good: Admitted = { authorization: 'Bearer a', stillReads: () => Promise.resolve(true) };

describe('all who follow a match with the same eyes', () => {
  it('given a hundred viewers, when something happens, then it is read once and every one of them is sent the same', async () => {
    const { audience, state, happens } = watched(3);
    const viewers = Array.from({ length: 100 }, () => viewer());
    for (const { connection } of viewers) void audience.join(good, connection, at(3));
    await settled();
    const before = state.reads;
    await happens(news(4));
    expect(state.reads - before).toBe(1);
    expect(new Set(viewers.map(({ bytes }) => bytes()))).toEqual(new Set([viewers[0]!.bytes()]));
    expect(viewers.every(({ sent }) => sent.join() === '4')).toBe(true);
    for (const { close } of viewers) close();
    await settled();
    expect(state.empty).toBe(1);
  });

  it('given one was sent more than the others before it joined, when news comes, then it is sent only what it has not seen', async () => {
    const { audience, happens, record } = watched(3);
    const [early, late] = [viewer(), viewer()];
    void audience.join(good, early.connection, at(3));
    await settled();
    record.push(news(4));
    void audience.join(good, late.connection, at(4));
    await happens(news(5));
    expect([early.sent, late.sent]).toEqual([[4, 5], [5]]);
    early.close();
    late.close();
  });

  it('given one has seen less than the others, when it joins, then it is told to read by itself first', async () => {
    const { audience } = watched(3);
    expect(await audience.join(good, viewer().connection, at(2))).toEqual({ version: 2, views: null, why: 'behind' });
  });

  it('given one reads too slowly, when more is sent than it takes, then it leaves with what it was sent, and nobody else waits', async () => {
    const { audience, happens } = watched(3);
    const [slow, quick] = [viewer(false), viewer()];
    const left = audience.join(good, slow.connection, at(3));
    void audience.join(good, quick.connection, at(3));
    await happens(news(4));
    await happens(news(5));
    expect(await left).toEqual({ version: 4, views: null, why: 'behind' });
    expect([slow.sent, quick.sent]).toEqual([[4], [4, 5]]);
    quick.close();
  });

  it('given two tokens, when one gives the perspective no longer, then whoever came with it leaves before anything more is sent', async () => {
    const { audience, happens } = watched(3);
    const holds = { value: true };
    const [out, stays] = [viewer(), viewer()];
    const left = audience.join({ authorization: 'Bearer b', stillReads: () => Promise.resolve(holds.value) }, out.connection, at(3));
    void audience.join(good, stays.connection, at(3));
    await settled();
    holds.value = false;
    await happens(news(4));
    expect((await left).why).toBe('closed-to-them');
    expect([out.sent, stays.sent]).toEqual([[], [4]]);
    stays.close();
  });

  it('given a token is revoked and nothing happens in the match, when the audience is woken, then its holder leaves', async () => {
    const { audience } = watched(3);
    const holds = { value: true };
    const left = audience.join({ authorization: 'Bearer b', stillReads: () => Promise.resolve(holds.value) }, viewer().connection, at(3));
    await settled();
    holds.value = false;
    audience.wake();
    expect((await left).why).toBe('closed-to-them');
  });

  it('given the match ends, when everybody was sent its last event, then they are told so and leave', async () => {
    const { audience, state, happens } = watched(3);
    const viewers = [viewer(), viewer()];
    const left = viewers.map(({ connection }) => audience.join(good, connection, at(3)));
    await settled();
    await happens(news(4), news(5, true));
    expect((await Promise.all(left)).map(({ why }: Left) => why)).toEqual(['over', 'over']);
    expect(viewers.map(({ sent }) => sent)).toEqual([
      [4, 5, -1],
      [4, 5, -1],
    ]);
    expect(state.empty).toBe(1);
  });

  it('given more has happened than is read at once, when it is told, then all of it comes, in order', async () => {
    const { audience, happens } = watched(0);
    const one = viewer();
    void audience.join(good, one.connection, at(0));
    await settled();
    await happens(...Array.from({ length: newsPage + 3 }, (_, index) => news(index + 1)));
    expect(one.sent).toEqual(Array.from({ length: newsPage + 3 }, (_, index) => index + 1));
    one.close();
  });

  it('given the match cannot be read, when there is news, then each stream is told of the error and nothing is read any more', async () => {
    const { audience, state, happens } = watched(3);
    const left = [viewer(), viewer()].map(({ connection }) => audience.join(good, connection, at(3)));
    await settled();
    state.fails = new Error('the database is away');
    const outcomes = Promise.allSettled(left);
    await happens(news(4));
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(state.empty).toBe(1);
  });

  describe('where some of them take views', () => {
    /** A view of every version, told as `from-to`; it counts how often the newest one was looked at, and each patch made. */
    const patching = (state: { version: number }) => {
      const made: string[] = [];
      let looks = 0;
      const patched: PatchedMatch = {
        newest: () => {
          looks += 1;
          return Promise.resolve({
            settled: { version: state.version, text: Buffer.from('{}'), digest: '' },
            newest: state.version,
            now: 0,
          });
        },
        told: (viewed, to) => {
          const from = typeof viewed === 'number' || viewed === null ? viewed : viewed.version;
          if (from === to.settled.version) return Promise.resolve(null);
          made.push(`${from}-${to.settled.version}`);
          return Promise.resolve({ event: 'patch', text: JSON.stringify(`${from}-${to.settled.version}`) });
        },
        steps: () => Promise.reject(new Error('not asked for')),
      };
      return { patched, made, looks: () => looks };
    };
    const patchesIn = (text: string): readonly string[] => [...text.matchAll(/event: patch\ndata: "([^"]+)"/g)].map(([, one]) => one!);

    it('given 500 viewers, when two things happen at once, then one patch is made, and all are sent it as the same bytes; who takes none is sent none', async () => {
      const state = { version: 3 };
      const { patched, made, looks } = patching(state);
      const { happens, audience } = watched(3, patched);
      const [viewers, plain] = [Array.from({ length: 500 }, () => viewer()), viewer()];
      for (const { connection } of viewers) void audience.join(good, connection, at(3, 3));
      void audience.join(good, plain.connection, at(3));
      await settled();
      const before = looks();
      state.version = 5;
      await happens(news(4), news(5));
      expect([made, looks() - before]).toEqual([['3-5'], 1]);
      expect(new Set(viewers.map(({ bytes }) => bytes())).size).toBe(1);
      expect(patchesIn(viewers[0]!.bytes())).toEqual(['3-5']);
      expect([plain.sent, patchesIn(plain.bytes())]).toEqual([[4, 5], []]);
      for (const { close } of [...viewers, plain]) close();
    });

    it('given one has an older view than the others, when it joins, then it is told to catch up by itself first', async () => {
      const state = { version: 3 };
      const { happens, audience } = watched(3, patching(state).patched);
      const first = viewer();
      void audience.join(good, first.connection, at(3, 3));
      state.version = 4;
      await happens(news(4));
      expect(await audience.join(good, viewer().connection, at(4, 3))).toEqual({ version: 4, views: { viewed: 3 }, why: 'behind' });
      first.close();
    });

    it('given one reads too slowly, then it leaves with the view that it was sent last', async () => {
      const state = { version: 3 };
      const { happens, audience } = watched(3, patching(state).patched);
      const left = audience.join(good, viewer(false).connection, at(3, 3));
      await settled();
      state.version = 4;
      await happens(news(4));
      expect(await left).toEqual({ version: 4, views: { viewed: 4 }, why: 'behind' });
    });

    it('given one joins while the others are told of a newer view, then it is sent that view without waiting for anything to happen', async () => {
      const state = { version: 3 };
      const { patched } = patching(state);
      const late = viewer();
      let isLate = false;
      const told: PatchedMatch['told'] = async (viewed, to) => {
        if (!isLate && to.settled.version === 5) {
          isLate = true;
          void audience.join(good, late.connection, at(4, 4));
        }
        return patched.told(viewed, to);
      };
      const { happens, audience } = watched(3, { ...patched, told });
      const first = viewer();
      void audience.join(good, first.connection, at(3, 3));
      await settled();
      state.version = 5;
      await happens(news(4), news(5));
      expect([first, late].map(({ bytes }) => patchesIn(bytes()))).toEqual([['3-5'], ['4-5']]);
      first.close();
      late.close();
    });
  });
});
