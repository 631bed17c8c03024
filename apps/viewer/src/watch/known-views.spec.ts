import { crc32 } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { createClient, type LiveEvent, type MatchView, RequestRefused, type ViewPatch } from '@arbiter/client';
import { MatchApi } from '../api.js';
import { KnownViews, LiveView, type ViewSeen, type ViewSource } from './known-views.js';

const newest = 200;
/** A view whose content follows from its version; its members stand in the order of their names, as the canonical form wants. */
const viewAt = (version: number): MatchView =>
  ({ at: version * 10, matchId: 'm', version, newest, now: version * 10 }) as Partial<MatchView> as MatchView;
const seenAt = (version: number): ViewSeen => ({ matchView: viewAt(version), cameAt: 0 });
const digestOf = ({ now: _now, newest: _newest, ...settled }: MatchView): string =>
  crc32(JSON.stringify(settled)).toString(16).padStart(8, '0');
const patch = (from: number, to: number): ViewPatch => ({
  from,
  to,
  now: to * 10,
  digest: digestOf(viewAt(to)),
  operations: [
    { op: 'replace', path: '/at', value: to * 10 },
    { op: 'replace', path: '/version', value: to },
  ],
});
const patchesFrom = (from: number, to: number): readonly ViewPatch[] => {
  const direction = to > from ? 1 : -1;
  return Array.from({ length: Math.abs(to - from) }, (_, step) => patch(from + step * direction, from + (step + 1) * direction));
};

/** A server that remembers what it was asked for. */
const serving = (patches: ViewSource['patches'] = (from, to) => Promise.resolve(patchesFrom(from, to))) => {
  const asked: string[] = [];
  const source: ViewSource = {
    view: (version) => {
      asked.push(`view ${version}`);
      return Promise.resolve(seenAt(version ?? newest));
    },
    patches: (from, to) => {
      asked.push(`${from} to ${to}`);
      return patches(from, to);
    },
  };
  return { asked, views: new KnownViews(source) };
};

describe('stepping through a match', () => {
  it('given somebody steps forwards, then every view is the one that the server has, and patches of forty versions come at once, before they are needed', async () => {
    const { asked, views } = serving();
    for (let version = 50; version <= 130; version += 1) expect((await views.at(version)).matchView).toEqual(viewAt(version));
    expect(asked).toEqual(['view 50', '50 to 90', '90 to 130', '130 to 170']);
  });

  it('given somebody steps back from the end, then patches lead back, and to the first version', async () => {
    const { asked, views } = serving();
    views.keep(seenAt(newest));
    for (let version = newest; version >= 1; version -= 1) expect((await views.at(version)).matchView).toEqual(viewAt(version));
    expect(asked).toEqual(['200 to 160', '160 to 120', '120 to 80', '80 to 40', '40 to 1']);
  });

  it('given somebody turns round, then what they have seen is not asked for again', async () => {
    const { asked, views } = serving();
    for (const version of [50, 51, 52, 53]) await views.at(version);
    const before = asked.length;
    for (const version of [52, 51, 50]) expect((await views.at(version)).matchView).toEqual(viewAt(version));
    expect(asked.slice(before)).toEqual(['50 to 10']);
  });

  it('given somebody goes far away, then the whole view is asked for', async () => {
    const { asked, views } = serving();
    await views.at(20);
    expect((await views.at(150)).matchView).toEqual(viewAt(150));
    expect(asked).toContain('view 150');
  });

  it('given a patch leads elsewhere than its digest says, then the whole view is asked for, and that one is shown', async () => {
    const { asked, views } = serving((from, to) =>
      Promise.resolve(patchesFrom(from, to).map((one) => ({ ...one, operations: [{ op: 'replace', path: '/at', value: 666 }] }))),
    );
    await views.at(50);
    expect((await views.at(51)).matchView).toEqual(viewAt(51));
    expect(asked).toEqual(['view 50', '50 to 90', 'view 51']);
  });

  it('given the server knows no patches, then whole views are asked for', async () => {
    const refused = (): Promise<never> => Promise.reject(new RequestRefused(new Response('{}', { status: 404 }), {}));
    const { views } = serving(refused);
    await views.at(50);
    expect((await views.at(51)).matchView).toEqual(viewAt(51));
  });

  it('given the server does not answer, then whoever asks is told so, and gets the view when it does', async () => {
    let isDown = true;
    const { views } = serving((from, to) =>
      isDown ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(patchesFrom(from, to)),
    );
    views.keep(seenAt(newest));
    await expect(views.at(199)).rejects.toThrow('Failed to fetch');
    isDown = false;
    expect((await views.at(199)).matchView).toEqual(viewAt(199));
  });
});

describe('a live view', () => {
  const event = (version: number): Extract<LiveEvent, { readonly event: 'patch' }> => ({
    event: 'patch',
    id: version,
    data: patch(version - 1, version),
  });
  const following = (first = newest - 5) => {
    const { views, asked } = serving();
    const shown: number[] = [];
    const live = new LiveView(views, { matchView: { ...viewAt(first), newest: first }, cameAt: 0 }, ({ matchView }) =>
      shown.push(matchView.version),
    );
    return { views, asked, live, shown };
  };

  it('given patches come one after the other, then each view is shown, and nothing is asked for', async () => {
    const { live, shown, views, asked } = following();
    expect([196, 197].map((version) => live.take(event(version)))).toEqual([true, true]);
    expect([shown, live.viewed]).toEqual([[196, 197], 197]);
    expect((await views.at(197)).matchView).toEqual({ ...viewAt(197), newest: 197 });
    expect(asked).toEqual([]);
  });

  it('given a patch is lost, then the next one is not shown, and the whole view has to come', () => {
    const { live, shown } = following();
    expect(live.take(event(197))).toBe(false);
    expect([shown, live.viewed]).toEqual([[], null]);
    expect(live.take({ event: 'view', id: 197, data: viewAt(197) })).toBe(true);
    expect(live.take(event(198))).toBe(true);
    expect(shown).toEqual([197, 198]);
  });

  it('given a patch of a stream does not fit, then the stream is opened again for the whole view', async () => {
    const { live, shown } = following();
    const asked: URLSearchParams[] = [];
    const text = (one: Extract<LiveEvent, { readonly id: number }>): string =>
      `id: ${one.id}\nevent: ${one.event}\ndata: ${JSON.stringify(one.data)}\n\n`;
    const answers = [text(event(196)) + text(event(198)), text({ event: 'view', id: 198, data: viewAt(198) }) + text(event(199))];
    const client = createClient({ url: 'http://arbiter.test', token: null });
    const { fetch } = globalThis;
    const abort = new AbortController();
    globalThis.fetch = (request) => {
      asked.push(new URL((request as Request).url).searchParams);
      if (asked.length > 2) abort.abort();
      return Promise.resolve(new Response(answers.shift() ?? ''));
    };
    const waits = { first: 1, longest: 4, settled: 1, silence: 200 };
    const link = { lost: () => undefined, back: () => undefined };
    await new MatchApi('m', client).follow(195, () => undefined, link, abort.signal, waits, live).finally(() => (globalThis.fetch = fetch));
    expect(asked.map((query) => [query.get('views'), query.get('viewed')]).slice(0, 3)).toEqual([
      ['patches', '195'],
      ['patches', null],
      ['patches', '199'],
    ]);
    expect(shown).toEqual([196, 198, 199]);
  });
});
