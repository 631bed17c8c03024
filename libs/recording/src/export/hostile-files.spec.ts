import { describe, expect, it } from '@jest/globals';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { emptyStreamHash, eventHash, matchStream } from '@arbiter/contracts';
import {
  memoryEvidence,
  playProbeMatch,
  probeMatchId,
  probeService,
  probeWorld,
  startProbeMatch,
  yes,
  type MemoryWorld,
} from '@arbiter/testing';
import fc from 'fast-check';
import { sha256 } from '../hashing.js';
import { Timelines } from '../reading/timelines.js';
import { type BundleEvent, bundleEventSchema, usualEvent } from './bundle.js';
import { faultCodes } from './faults.js';
import { openBundle } from './open-bundle.js';
import { maximalFileBytes, maximalLineLength } from './file-lines.js';
import { verifyExport } from './verify.js';
import { writeBundle } from './write-bundle.js';

interface Exported {
  readonly world: MemoryWorld;
  readonly text: string;
  readonly key: string;
}

let once: Promise<Exported> | null = null;
const wholeMatch = (): Promise<Exported> => {
  const make = async (): Promise<Exported> => {
    const world = probeWorld();
    const service = probeService(world);
    await startProbeMatch(service, { entropy: ['0a'.repeat(16), '0b0c'.repeat(9)] });
    await playProbeMatch(world, service, probeMatchId, 3);
    const { evidence, verifierKey } = memoryEvidence(world.store);
    return {
      world,
      text: [...yes(await writeBundle({ timelines: new Timelines(world.ports), evidence }, probeMatchId))].join(''),
      key: verifierKey,
    };
  };
  once ??= make();
  return once;
};

/** Returns the code that each of the two readers gives for a file. An exception fails the test. */
const codesOf = async (file: string | Uint8Array): Promise<readonly string[]> => {
  const { world, key } = await wholeMatch();
  const verdict = await verifyExport(file, { key, rulesets: world.rulesets });
  const opened = await openBundle(file, world.rulesets);
  return [verdict.ok ? 'authentic' : verdict.fault.code, opened.ok ? 'opened' : opened.fault.code];
};

/** Returns the file with one event's payload replaced, and every hash and digest recomputed. */
const withPayload = (text: string, version: number, payload: string): string => {
  const [headerLine = '', ...rest] = text.split('\n').slice(0, -2);
  const { logId, matchId } = JSON.parse(headerLine) as { logId: number; matchId: string };
  let previousHash = emptyStreamHash;
  const events = rest.map((line) => {
    const event = JSON.parse(line) as BundleEvent;
    const moved = { ...event, previousHash, payload: event.version === version ? payload : event.payload };
    previousHash = eventHash({ ...moved, logId, stream: matchStream(matchId) });
    return JSON.stringify({ ...moved, hash: previousHash });
  });
  const content = [headerLine, ...events].map((line) => `${line}\n`).join('');
  return `${content}${JSON.stringify({ end: { events: events.length, sha256: sha256(content) } })}\n`;
};

const withLine = (text: string, index: number, line: string): string =>
  text
    .split('\n')
    .map((old, at) => (at === index ? line : old))
    .join('\n');
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

describe('files that nobody exported', () => {
  it('given deep JSON in any line, when it is read, then it is named and nothing is thrown', async () => {
    const { text } = await wholeMatch();
    const last = text.split('\n').length - 2;
    for (const depth of [65, 10_000, 500_000])
      for (const index of [0, 1, 4, last])
        expect(await codesOf(withLine(text, index, `{"a":${nested(depth)}}`))).toEqual(['file/too-deep', 'file/too-deep']);
  });

  it('given deep JSON in a payload whose chain fits, when it is read, then its event is named', async () => {
    const { world, text } = await wholeMatch();
    const file = withPayload(text, 3, `{"at":0,"seat":${nested(200_000)}}`);
    expect(await verifyExport(file, { rulesets: world.rulesets })).toMatchObject({
      ok: false,
      fault: { code: 'file/too-deep', version: 3 },
    });
    expect(await openBundle(file, world.rulesets)).toMatchObject({ ok: false, fault: { code: 'file/too-deep', version: 3 } });
  });

  it.each([
    ['a key twice', '{"at":0,"seat":0,"seat":1}', 'file/duplicate-key'],
    ['a huge number', '{"at":1e999,"seat":0}', 'file/number-out-of-range'],
    ['an endless number', `{"at":${'9'.repeat(100_000)},"seat":0}`, 'file/number-out-of-range'],
    ['no JSON', '{"at":', 'event/unreadable'],
  ])('given %s in a payload whose chain fits, when it is read, then that is named', async (_what, payload, code) => {
    const { text } = await wholeMatch();
    expect(await codesOf(withPayload(text, 3, payload))).toEqual([code, code]);
  });

  it('given a key twice or a huge number in a line, when it is read, then that is named', async () => {
    const { text } = await wholeMatch();
    const header = text.split('\n')[0] ?? '';
    expect(await codesOf(withLine(text, 0, header.replace(/"logId":\d+/, '$&,$&')))).toEqual(['file/duplicate-key', 'file/duplicate-key']);
    expect(await codesOf(withLine(text, 0, header.replace(/"logId":\d+/, '"logId":1e999')))).toEqual([
      'file/number-out-of-range',
      'file/number-out-of-range',
    ]);
  });

  it('given an absurd length, when it is read, then that is named', async () => {
    const { text } = await wholeMatch();
    expect(await codesOf(withLine(text, 2, 'x'.repeat(maximalLineLength + 1)))).toEqual(['file/line-too-long', 'file/line-too-long']);
    expect(await codesOf('\n'.repeat(1_000_001))).toEqual(['file/too-large', 'file/too-large']);
    expect(await codesOf(Buffer.alloc(maximalFileBytes + 1, 0x20))).toEqual(['file/too-large', 'file/too-large']);
  });

  it('given a compressed or binary file, when it is read, then it says what it is', async () => {
    const { world, text } = await wholeMatch();
    for (const pack of [gzipSync, brotliCompressSync, deflateSync])
      expect(await codesOf(pack(Buffer.from(text)))).toEqual(['file/not-text', 'file/not-text']);
    expect(await codesOf(Buffer.from(`\u{feff}${text}`, 'utf16le'))).toEqual(['file/not-text', 'file/not-text']);
    expect(await codesOf(Buffer.from(`\u{feff}${text}`))).toEqual(['file/not-text', 'file/not-text']);
    expect(await verifyExport(gzipSync(text), { rulesets: world.rulesets })).toMatchObject({
      fault: { detail: expect.stringContaining('gzip') },
    });
    expect(await codesOf(Buffer.alloc(0))).toEqual(['file/malformed', 'file/malformed']);
    expect(await codesOf(Buffer.alloc(4_096))).toEqual(['file/malformed', 'file/malformed']);
  });
});

describe('the line of an event', () => {
  /** Reads a line with parser and schema; null where they refuse it. */
  const slowly = (raw: string): BundleEvent | null => {
    try {
      const value = JSON.parse(raw) as unknown;
      return JSON.stringify(value) === raw ? (bundleEventSchema.safeParse(value).data ?? null) : null;
    } catch {
      return null;
    }
  };
  const linesOf = async (): Promise<readonly string[]> => (await wholeMatch()).text.split('\n').slice(1, -2);

  it('given the lines that an export has, then each has the usual form, and says what parser and schema read', async () => {
    for (const line of await linesOf()) {
      expect(usualEvent(line)).not.toBeNull();
      expect(usualEvent(line)).toEqual(slowly(line));
    }
  });

  it.each([
    ['its payload with other escapes', (line: string) => line.replace('"payload":"{\\"', '"payload":"{\\u0022')],
    ['its payload with blanks around it', (line: string) => line.replace('"payload":', '"payload": ')],
    ['no text as its payload', (line: string) => line.replace(/"payload":".*","sealed"/, '"payload":{},"sealed"')],
    ['one field more', (line: string) => line.replace('"sealed":null', '"sealed":null,"more":null')],
    ['its fields in another order', (line: string) => line.replace(/("version":\d+),("type":"\w+")/, '$2,$1')],
  ])('given a line with %s, then it has not the usual form', async (_what, change) => {
    const [, line = ''] = await linesOf();
    expect(change(line)).not.toBe(line);
    expect(usualEvent(change(line))).toBeNull();
  });

  it('given lines that were changed in any way, then none has the usual form unless parser and schema read the same', async () => {
    const lines = await linesOf();
    const change = fc.tuple(
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      fc.nat(3),
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 3 }),
        fc.constantFrom(
          '"',
          '\\',
          '\\u0061',
          '\ud800',
          '0',
          '9'.repeat(16),
          'A',
          ',"type":"X"',
          ' ',
          '\n',
          '\t',
          'null',
          '}',
          '"sealed":null,',
        ),
      ),
    );
    fc.assert(
      fc.property(fc.nat(lines.length - 1), fc.array(change, { minLength: 1, maxLength: 3 }), (index, changes) => {
        const line = changes.reduce((text, [place, removed, added]) => {
          // Mostly near the beginning, where all fields but the payload are.
          const at = Math.floor(place ** 2 * text.length);
          return text.slice(0, at) + added + text.slice(at + removed);
        }, lines[index] ?? '');
        const read = usualEvent(line);
        if (read !== null) expect(read).toEqual(slowly(line));
      }),
      { numRuns: 5_000 },
    );
  });
});

describe('an export that was damaged at random', () => {
  const place = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  const damage = fc.oneof(
    fc.record({ kind: fc.constant('flip' as const), at: place, bit: fc.nat(7) }),
    fc.record({ kind: fc.constant('cut' as const), at: place, length: fc.integer({ min: 1, max: 5_000 }) }),
    fc.record({ kind: fc.constant('double' as const), at: place, length: fc.integer({ min: 1, max: 5_000 }) }),
    fc.record({
      kind: fc.constant('insert' as const),
      at: place,
      text: fc.constantFrom('\n', '{}', '[[[', '"', '\\', '1e9999', 'null', '\u0000', '{"a":'.repeat(9_000)),
    }),
    fc.record({ kind: fc.constant('end' as const), at: place }),
  );
  type Damage = typeof damage extends fc.Arbitrary<infer T> ? T : never;

  const damaged = (bytes: Buffer, one: Damage): Buffer => {
    const at = Math.floor(one.at * bytes.length);
    const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)];
    switch (one.kind) {
      case 'flip':
        return Buffer.concat([before, Buffer.of((after[0] ?? 0) ^ (1 << one.bit)), after.subarray(1)]);
      case 'cut':
        return Buffer.concat([before, after.subarray(one.length)]);
      case 'double':
        return Buffer.concat([before, after.subarray(0, one.length), after]);
      case 'insert':
        return Buffer.concat([before, Buffer.from(one.text), after]);
      case 'end':
        return before;
    }
  };

  it('given any damage, several times over, when it is read, then a fault has a known name and nothing is thrown', async () => {
    const { text } = await wholeMatch();
    const bytes = Buffer.from(text);
    const known = new Set<string>(faultCodes);
    await fc.assert(
      fc.asyncProperty(fc.array(damage, { minLength: 1, maxLength: 4 }), async (list) => {
        const file = list.reduce(damaged, bytes);
        if (file.equals(bytes)) return;
        const [verdict = '', opened = ''] = await codesOf(file);
        expect(known.has(verdict)).toBe(true);
        expect(opened === 'opened' || known.has(opened)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('given a payload of any JSON whose chain fits, when it is read, then a fault has a known name and nothing is thrown', async () => {
    const { text } = await wholeMatch();
    const versions = text.split('\n').length - 3;
    const known = new Set<string>(faultCodes);
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: versions }),
        fc.jsonValue({ maxDepth: 5 }),
        fc.boolean(),
        async (version, value, merge) => {
          const standing = JSON.parse((JSON.parse(text.split('\n')[version] ?? '') as BundleEvent).payload) as object;
          const payload = merge && typeof value === 'object' && !Array.isArray(value) ? { ...standing, ...value } : value;
          const file = withPayload(text, version, JSON.stringify(payload));
          if (file === text) return;
          const codes = await codesOf(file);
          for (const code of codes) expect(code === 'opened' || known.has(code)).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
  });
});
