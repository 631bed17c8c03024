import { describe, expect, it } from '@jest/globals';
import {
  type GatheringEntry,
  checkpointText,
  consistencyPlan,
  emptyFrontier,
  emptyStreamHash,
  fold,
  gatheringStream,
  grow,
  leafHash,
  newSigningKey,
  newUuidV7,
  readSigningKey,
  rootOf,
  signNote,
  subtrees,
  type NodePlace,
  matchStream,
} from '@arbiter/contracts';
import { memoryEvidence, playProbeMatch, probeMatchId, probeService, probeWorld, startProbeMatch, yes } from '@arbiter/testing';
import { Timelines } from '../reading/timelines.js';
import { compareEvidence, contradictionCodes } from './compare-evidence.js';
import { sha256 } from '../hashing.js';
import { writeBundle } from './write-bundle.js';
import { writeStream } from './write-stream.js';

const signer = readSigningKey(newSigningKey('example.org/matches'));
const key = signer.verifierKey;
const stranger = readSigningKey(newSigningKey('example.org/matches'));

/** Makes a log of `size` made-up events, which differ from event `forkedAt` on. */
const treeOf = (size: number, forkedAt = Number.POSITIVE_INFINITY) => {
  const leaves = Array.from({ length: size }, (_, index) => leafHash(Buffer.from(`${index < forkedAt ? 'event' : 'other'} ${index}`)));
  const node = ({ level, index }: NodePlace): Buffer =>
    rootOf(grow(emptyFrontier, leaves.slice(index * 2 ** level, (index + 1) * 2 ** level)));
  const rootAt = (end: number): string => rootOf({ size: end, hashes: subtrees(0, end).map(node) }).toString('hex');
  const note = (end: number, by = signer): string => signNote(checkpointText({ origin: by.name, size: end, root: rootAt(end) }), by);
  const consistency = (from: number, to: number): string =>
    JSON.stringify({
      from,
      to,
      path: consistencyPlan(from, to).map((places) => fold(places.map(node)).toString('hex')),
      checkpoint: { logId: 0, size: to, root: rootAt(to), note: note(to) },
    });
  return { note, consistency };
};

const codes = (files: Readonly<Record<string, string>>, under: string | null = key): readonly string[] =>
  compareEvidence(
    Object.entries(files).map(([name, content]) => ({ name, content })),
    under,
  ).contradictions.map(({ code }) => code);

const exported = async (seed: number) => {
  const world = probeWorld();
  const service = probeService(world);
  await startProbeMatch(service);
  await playProbeMatch(world, service, probeMatchId, seed);
  const { evidence, verifierKey } = memoryEvidence(world.store);
  const text = [...yes(await writeBundle({ timelines: new Timelines(world.ports), evidence }, probeMatchId))].join('');
  const events = await world.store.read(matchStream(probeMatchId));
  return { text, verifierKey, events };
};

describe('heads held against each other', () => {
  const tree = treeOf(40);
  const other = treeOf(40, 20);

  it('given the same head twice, as a note and as the answer of the endpoint, then nothing contradicts', () => {
    const answer = JSON.stringify({ logId: 0, size: 31, root: '', note: tree.note(31) });
    const comparison = compareEvidence(
      [
        { name: 'a', content: tree.note(31) },
        { name: 'b', content: Buffer.from(answer) },
      ],
      key,
    );
    expect(comparison).toMatchObject({
      ok: true,
      undecided: [],
      files: [{ kind: 'head' }, { kind: 'head', detail: 'head of example.org/matches over 31 events, signed by the key' }],
    });
  });

  it('given two roots over as many events, then the fork is named', () => {
    expect(codes({ a: tree.note(31), b: other.note(31) })).toEqual(['head/forked']);
    expect(codes({ a: tree.note(20), b: other.note(20) })).toEqual([]);
  });

  it('given another log with as many events, then nothing contradicts', () => {
    const elsewhere = readSigningKey(newSigningKey('elsewhere.org/matches'));
    expect(codes({ a: tree.note(31), b: other.note(31, elsewhere) }, null)).toEqual([]);
  });

  it('given heads of different sizes, then they are open until a consistency proof is there, and a proof that leads elsewhere is named', () => {
    const open = compareEvidence(
      [
        { name: 'old', content: tree.note(25) },
        { name: 'new', content: tree.note(40) },
      ],
      key,
    );
    expect(open).toMatchObject({ ok: true, undecided: [expect.stringContaining('takes a consistency proof from 25')] });
    const files = (old: string) => [
      { name: 'old', content: old },
      { name: 'proof', content: tree.consistency(25, 40) },
    ];
    expect(compareEvidence(files(tree.note(25)), key)).toMatchObject({ ok: true, undecided: [] });
    expect(compareEvidence(files(other.note(25)), key)).toMatchObject({
      ok: false,
      contradictions: [{ code: 'consistency/wrong', files: ['old', 'proof'], at: 25 }],
    });
  });

  it('given two older heads that lead to one newer, then they are not open to each other', () => {
    const files = { a: tree.note(10), b: tree.note(25), c: tree.consistency(10, 40), d: tree.consistency(25, 40) };
    expect(
      compareEvidence(
        Object.entries(files).map(([name, content]) => ({ name, content })),
        key,
      ),
    ).toMatchObject({ ok: true, undecided: [] });
  });

  it('given a head of another key, then it is named; without a key, that signatures were not checked', () => {
    expect(codes({ a: tree.note(31), b: tree.note(31, stranger) })).toEqual(['head/not-signed']);
    const unchecked = compareEvidence([{ name: 'a', content: tree.note(31, stranger) }]);
    expect(unchecked).toMatchObject({ ok: true, files: [{ detail: expect.stringContaining('signature not checked') }] });
  });

  it.each([
    ['nothing', ''],
    ['rubbish', 'rubbish'],
    ['an empty object', '{}'],
    ['deep JSON', '{"a":'.repeat(100_000)],
    ['a broken export', '{"arbiterExport":1}\n'],
    ['a number', '[1]'],
    ['no note', '{"note":"x"}'],
  ])('given %s, then the file is unreadable by name', (_what, content) => {
    expect(codes({ a: content, b: tree.note(31) })).toEqual(['file/unreadable']);
  });
});

describe('exports and acknowledgements held against each other', () => {
  it('given an export and the acknowledgements of its events in every form, then nothing contradicts', async () => {
    const { text, verifierKey, events } = await exported(3);
    const bare = events.map(({ version, hash }) => ({ version, hash }));
    const files = {
      export: text,
      array: JSON.stringify(bare),
      lines: bare.map((one) => `${JSON.stringify({ matchId: probeMatchId, ...one })}\n`).join(''),
      one: JSON.stringify(bare[4]),
      pretty: JSON.stringify(bare, null, 2),
    };
    const comparison = compareEvidence(
      Object.entries(files).map(([name, content]) => ({ name, content })),
      verifierKey,
    );
    expect(comparison).toMatchObject({ ok: true, contradictions: [], undecided: [] });
    expect(comparison.files.map(({ kind }) => kind)).toEqual([
      'export',
      'acknowledgements',
      'acknowledgements',
      'acknowledgements',
      'acknowledgements',
    ]);
  });

  it('given an acknowledgement of another event, or of one after the end, then it is named with its version', async () => {
    const { text, verifierKey, events } = await exported(3);
    const after = events.length + 1;
    const said = (one: object) =>
      compareEvidence(
        [
          { name: 'export', content: text },
          { name: 'said', content: JSON.stringify(one) },
        ],
        verifierKey,
      ).contradictions;
    expect(said({ version: 4, hash: '00'.repeat(32) })).toMatchObject([
      { code: 'acknowledgement/differs', at: 4, stream: matchStream(probeMatchId), files: ['said', 'export'] },
    ]);
    expect(said({ version: after, hash: '00'.repeat(32) })).toMatchObject([{ code: 'acknowledgement/missing', at: after }]);
  });

  it('given an acknowledgement of a match that no file holds, then it is open', async () => {
    const { text, events } = await exported(3);
    const elsewhere = { matchId: '01890000-0000-7000-8000-00000000ffff', version: 4, hash: events[3]!.hash };
    expect(
      compareEvidence([
        { name: 'export', content: text },
        { name: 'said', content: JSON.stringify(elsewhere) },
      ]),
    ).toMatchObject({ ok: true, undecided: [expect.stringContaining('no export of match')] });
  });

  it('given two records of one match, then the first version that differs is named, and nothing where they are the same', async () => {
    const [left, right] = [await exported(3), await exported(4)];
    const at = left.events.findIndex(({ hash }, index) => right.events[index]?.hash !== hash) + 1;
    const contradictions = compareEvidence([
      { name: 'left', content: left.text },
      { name: 'right', content: right.text },
    ]).contradictions;
    expect(contradictions).toContainEqual(expect.objectContaining({ code: 'match/forked', at, stream: matchStream(probeMatchId) }));
    expect(contradictions.map(({ code }) => code)).toContain('leaf/forked');
    expect(codes({ left: left.text, again: left.text }, null)).toEqual([]);
  });

  it('given a proof that does not lead to the head, then that is named', async () => {
    const { text } = await exported(3);
    expect(codes({ a: text.replace('"leaf":2', '"leaf":1') }, null)).toEqual(['proof/wrong']);
  });

  it('given every kind of contradiction, then it has a code of its own', () =>
    expect(new Set(contradictionCodes).size).toBe(contradictionCodes.length));
});

describe('exports of other streams held against each other', () => {
  const stream = { type: gatheringStream.type, id: newUuidV7(1) };
  const by = '01890000-0000-7000-8000-00000000aaaa';
  const entries: readonly GatheringEntry[] = [
    { type: 'GatheringCreated', data: { at: 1, by, game: 'probe', spectatorDelaySeconds: 0 } },
    ...[1, 2].map(
      (at): GatheringEntry => ({
        type: 'PlayerRegistered',
        data: { at, by, playerId: `01890000-0000-7000-8000-00000000000${at}`, personId: null },
      }),
    ),
  ];

  /** Exports one history after each of its events; because of random salts no two histories are the same. */
  const history = async (): Promise<readonly string[]> => {
    const { ports } = probeWorld();
    const { evidence } = memoryEvidence(ports.store);
    const texts: string[] = [];
    let expected = { version: 0, hash: emptyStreamHash };
    for (const entry of entries) {
      const events = [{ ...gatheringStream.encode(entry), commandId: null }];
      const [stored] = await ports.store.append({ stream, tagKey: 'ab'.repeat(32), expected, events, fence: null });
      if (stored === undefined) throw new Error('nothing was stored');
      expected = { version: stored.version, hash: stored.hash };
      texts.push(yes(await writeStream({ ...ports, evidence }, stream, stored.version)).join(''));
    }
    return texts;
  };

  it('given a shorter and a longer export of one history, then nothing contradicts, and only a consistency proof is missing', async () => {
    const [, shorter = '', longer = ''] = await history();
    const comparison = compareEvidence([
      { name: 'shorter', content: shorter },
      { name: 'longer', content: longer },
    ]);
    expect(comparison).toMatchObject({ ok: true, contradictions: [], undecided: [expect.stringContaining('takes a consistency proof')] });
    expect(comparison.files).toMatchObject([
      { kind: 'export', detail: expect.stringContaining(`gathering ${stream.id}, 2 events, head of example.org/matches over 6 events`) },
      { kind: 'export' },
    ]);
  });

  it('given two histories of one stream, then the first version, the first leaf and the head that are two things are named', async () => {
    const [left = '', right = ''] = [(await history()).at(-1), (await history()).at(-1)];
    const { contradictions } = compareEvidence([
      { name: 'left', content: left },
      { name: 'right', content: right },
    ]);
    expect(contradictions).toMatchObject([
      { code: 'stream/forked', at: 1, stream, files: ['left', 'right'] },
      { code: 'head/forked', at: 7 },
      { code: 'leaf/forked', at: 2 },
    ]);
  });

  it('given a proof that does not lead to the head, or a head of another log, then that is named', async () => {
    const text = (await history()).at(-1) ?? '';
    const digested = (changed: string): string => {
      const body = changed.slice(0, changed.lastIndexOf('{"end"'));
      return `${body}${JSON.stringify({ end: { events: entries.length, sha256: sha256(body) } })}\n`;
    };
    expect(codes({ a: digested(text.replace('"leaf":3', '"leaf":4')) }, null)).toEqual(['proof/wrong']);
    expect(codes({ a: digested(text.replace('"origin":"example.org/matches"', '"origin":"example.org/other"')) }, null)).toEqual([
      'proof/wrong',
    ]);
  });
});
