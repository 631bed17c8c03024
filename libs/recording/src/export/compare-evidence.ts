import { type StreamId, matchStreamType, provesConsistency, sameStream, streamName } from '@arbiter/contracts';
import {
  type EvidenceFile,
  type Found,
  type FoundAcknowledgement,
  type FoundHead,
  type FoundStream,
  readEvidence,
} from './evidence-files.js';
import { Faulty } from './faults.js';

/** How pieces of evidence can contradict each other. Codes are public. */
export const contradictionCodes = [
  /** One version of a match is two different events. */
  'match/forked',
  /** One version of a stream that is not a match is two different events. */
  'stream/forked',
  /** Two heads of one log over the same number of events have different roots. */
  'head/forked',
  /** One leaf of one log is two different events. */
  'leaf/forked',
  /** An acknowledged version is another event in the export. */
  'acknowledgement/differs',
  /** An acknowledged version is missing in the export, which ends before it. */
  'acknowledgement/missing',
  /** An export's proof does not lead from its event to its signed head. */
  'proof/wrong',
  /** A consistency proof does not lead from the older head to the newer. */
  'consistency/wrong',
  /** A head was not signed by the key that was given. */
  'head/not-signed',
  'file/unreadable',
] as const;
export type ContradictionCode = (typeof contradictionCodes)[number];

export interface Contradiction {
  readonly code: ContradictionCode;
  readonly files: readonly string[];
  /** The match, or other stream, that the contradiction is about; null where it is not about a stream. */
  readonly stream: StreamId | null;
  /** A version of the stream, a number of leaves or a leaf, depending on the code; null where there is none. */
  readonly at: number | null;
  readonly detail: string;
}

export interface Comparison {
  /** Whether there is no contradiction. */
  readonly ok: boolean;
  readonly files: readonly { readonly name: string; readonly kind: Found['kind'] | 'unreadable'; readonly detail: string }[];
  readonly contradictions: readonly Contradiction[];
  /** Questions that these files leave open, each with what would answer it. */
  readonly undecided: readonly string[];
}

const contradiction = (
  code: ContradictionCode,
  files: readonly string[],
  detail: string,
  at: number | null = null,
  stream: StreamId | null = null,
): Contradiction => ({
  code,
  files: [...new Set(files)],
  stream,
  at,
  detail,
});

const pairs = <T>(items: readonly T[]): readonly (readonly [T, T])[] =>
  items.flatMap((left, index) => items.slice(index + 1).map((right) => [left, right] as const));

const streamForks = (streams: readonly FoundStream[]): readonly Contradiction[] =>
  pairs(streams).flatMap(([left, right]) => {
    if (!sameStream(left.stream, right.stream)) return [];
    const index = left.hashes.findIndex((hash, at) => right.hashes[at] !== undefined && right.hashes[at] !== hash);
    if (index < 0) return [];
    const version = index + 1;
    return [
      contradiction(
        left.stream.type === matchStreamType ? 'match/forked' : 'stream/forked',
        [left.file, right.file],
        `version ${version} of ${streamName(left.stream)} is one event in ${left.file} and another in ${right.file}`,
        version,
        left.stream,
      ),
    ];
  });

const sameLog = (left: FoundHead, right: FoundHead): boolean => left.origin === right.origin;

const headForks = (heads: readonly FoundHead[]): readonly Contradiction[] =>
  pairs(heads).flatMap(([left, right]) =>
    sameLog(left, right) && left.size === right.size && left.root !== right.root
      ? [
          contradiction(
            'head/forked',
            [left.file, right.file],
            `the log ${left.origin} has two roots over its first ${left.size} events, one in ${left.file} and one in ${right.file}`,
            left.size,
          ),
        ]
      : [],
  );

/** Finds, for each pair of files, the first leaf of one log that they prove to be two different events. */
const leafForks = (streams: readonly FoundStream[]): readonly Contradiction[] =>
  pairs(streams).flatMap(([left, right]) => {
    if (left.head === null || right.head === null || !sameLog(left.head, right.head)) return [];
    const there = new Map(right.places.map(({ leaf, data }) => [leaf, data]));
    const forked = left.places.find(({ leaf, data }) => there.has(leaf) && there.get(leaf) !== data);
    if (forked === undefined) return [];
    return [
      contradiction(
        'leaf/forked',
        [left.file, right.file],
        `event ${forked.leaf} of the log ${left.head.origin} is one event in ${left.file} and another in ${right.file}`,
        forked.leaf,
      ),
    ];
  });

const unkept = ({ file, version, hash }: FoundAcknowledgement, match: FoundStream): readonly Contradiction[] => {
  const stands = match.hashes[version - 1];
  if (stands === hash) return [];
  const files = [file, match.file];
  return stands === undefined
    ? [
        contradiction(
          'acknowledgement/missing',
          files,
          `version ${version} was acknowledged (${file}), and the match in ${match.file} ends at version ${match.hashes.length}`,
          version,
          match.stream,
        ),
      ]
    : [
        contradiction(
          'acknowledgement/differs',
          files,
          `version ${version} was acknowledged with another hash (${file}) than it has in ${match.file}`,
          version,
          match.stream,
        ),
      ];
};

const acknowledgementFaults = (found: Pick<Found, 'streams' | 'acknowledgements'>, undecided: string[]): readonly Contradiction[] => {
  const exported = found.streams.filter(({ stream }) => stream.type === matchStreamType);
  const ids = [...new Set(exported.map(({ stream }) => stream.id))];
  return found.acknowledgements.flatMap((acknowledgement) => {
    const matchId = acknowledgement.matchId ?? (ids.length === 1 ? ids[0] : undefined);
    const matches = exported.filter(({ stream }) => stream.id === matchId);
    if (matches.length === 0) {
      const which =
        matchId === undefined
          ? 'it does not say which match it is of, and the exports are of several or none'
          : `there is no export of match ${matchId}`;
      undecided.push(`${acknowledgement.file}: version ${acknowledgement.version} can't be looked up: ${which}`);
    }
    return matches.flatMap((match) => unkept(acknowledgement, match));
  });
};

const proofFaults = (found: Pick<Found, 'streams' | 'heads'>): readonly Contradiction[] => [
  ...found.streams.flatMap(({ file, proven, stream }) =>
    proven === false
      ? [
          contradiction(
            'proof/wrong',
            [file],
            stream.type === matchStreamType
              ? `the proof in ${file} does not lead from the match's last event to the signed head`
              : `a proof in ${file} does not lead from its event to the signed head`,
            null,
            stream,
          ),
        ]
      : [],
  ),
  ...found.heads.flatMap(({ file, signed, origin, size }) =>
    signed === false
      ? [contradiction('head/not-signed', [file], `the head of ${origin} over ${size} events in ${file} was not signed by this key`, size)]
      : [],
  ),
];

/** Sets of heads that are known to continue each other: equal heads, or heads linked by a proof. */
class Linked {
  private readonly parents = new Map<string, string>();

  private root(id: string): string {
    const parent = this.parents.get(id);
    return parent === undefined || parent === id ? id : this.root(parent);
  }

  link(left: FoundHead, right: FoundHead): void {
    this.parents.set(this.root(headId(left)), this.root(headId(right)));
  }

  together(left: FoundHead, right: FoundHead): boolean {
    return this.root(headId(left)) === this.root(headId(right));
  }
}

const headId = ({ origin, size, root }: FoundHead): string => `${origin} ${size} ${root}`;

const consistency = (found: Pick<Found, 'heads' | 'consistencies'>, undecided: string[]): readonly Contradiction[] => {
  const linked = new Linked();
  const wrong = found.consistencies.flatMap(({ file, from, path, head }) =>
    found.heads
      .filter((older) => sameLog(older, head) && older.size === from)
      .flatMap((older) => {
        if (provesConsistency(older, head, path)) {
          linked.link(older, head);
          return [];
        }
        return [
          contradiction(
            'consistency/wrong',
            [older.file, file],
            `the proof in ${file} does not lead from the head over ${from} events in ${older.file} to the one over ${head.size}: the log does not contain what was signed before, or the proof is invalid`,
            from,
          ),
        ];
      }),
  );
  const bySize = [...found.heads].sort((left, right) => left.size - right.size);
  for (const [index, newer] of bySize.entries()) {
    const older = bySize.slice(0, index).findLast((head) => sameLog(head, newer) && head.size < newer.size);
    if (older === undefined || linked.together(older, newer)) continue;
    undecided.push(
      `whether the head over ${newer.size} events (${newer.file}) contains the one over ${older.size} (${older.file}) takes a consistency proof from ${older.size} to ${newer.size}`,
    );
  }
  return wrong;
};

const describe = (found: Found): string => {
  const head = (one: FoundHead): string =>
    `head of ${one.origin} over ${one.size} events${one.signed === true ? ', signed by the key' : one.signed === null ? ', signature not checked' : ''}`;
  switch (found.kind) {
    case 'export':
      return found.streams
        .map(
          ({ stream, hashes, head: under }) =>
            `${streamName(stream)}, ${hashes.length} events${under === null ? ', no signed head' : `, ${head(under)}`}`,
        )
        .join('; ');
    case 'acknowledgements':
      return `${found.acknowledgements.length} acknowledgements`;
    case 'head':
      return found.heads.map(head).join('; ');
    case 'consistency':
      return found.consistencies.map(({ from, head: to }) => `consistency proof from ${from} events to the ${head(to)}`).join('; ');
  }
};

/**
 * Compares pieces of evidence with each other, offline: exports, signed heads, acknowledgements and consistency proofs of one or several
 * matches and other streams. Whether an export follows the rules is checked by `verifyExport`, and whether its events can be read by
 * `verifyStream`; this function finds two files, each plausible alone, that tell different histories.
 * @param key the log's verifier key; without it signatures are not checked, and a contradiction is no proof against the log's operator
 * @throws {BadKey} when the given key is not a verifier key
 */
export const compareEvidence = (files: readonly EvidenceFile[], key: string | null = null): Comparison => {
  const unreadable: Contradiction[] = [];
  const read = files.flatMap((file) => {
    try {
      return [{ name: file.name, found: readEvidence(file, key) }];
    } catch (error) {
      if (!(error instanceof Faulty)) throw error;
      const { code, version, detail } = error.fault;
      unreadable.push(
        contradiction(
          'file/unreadable',
          [file.name],
          `${file.name}: ${code}${version === null ? '' : ` at event ${version}`}: ${detail}`,
          version,
        ),
      );
      return [];
    }
  });
  const all = <K extends 'heads' | 'streams' | 'acknowledgements' | 'consistencies'>(what: K): Found[K] =>
    read.flatMap(({ found }) => found[what] as readonly unknown[]) as unknown as Found[K];
  const found = {
    heads: all('heads'),
    streams: all('streams'),
    acknowledgements: all('acknowledgements'),
    consistencies: all('consistencies'),
  };
  const undecided: string[] = [];
  const contradictions = [
    ...unreadable,
    ...streamForks(found.streams),
    ...headForks(found.heads),
    ...leafForks(found.streams),
    ...acknowledgementFaults(found, undecided),
    ...proofFaults(found),
    ...consistency(found, undecided),
  ];
  const described = read.map(({ name, found: one }) => ({ name, kind: one.kind, detail: describe(one) }));
  const failed = unreadable.map(({ files: [name = ''], detail }) => ({ name, kind: 'unreadable' as const, detail }));
  return { ok: contradictions.length === 0, files: [...described, ...failed], contradictions, undecided };
};
