import {
  type ReadableStreamType,
  type StreamId,
  type TreeHead,
  exportedStreamTypes,
  provesInclusion,
  tournamentStream,
} from '@arbiter/contracts';
import type { TournamentEvent } from '@arbiter/tournaments';
import { Faulty, fail } from './faults.js';
import { readPayload } from './file-lines.js';
import { readSignedHead, signerOf } from './signed-head.js';
import { type StreamBundleEvent, readStreamBundle } from './stream-bundle.js';
import type { MatchRecord } from './match-record.js';
import type { NotVerified } from './verify.js';
import { type TournamentVerified, verifyTournament } from './verify-tournament.js';

export interface StreamVerified {
  readonly ok: true;
  /** `authentic`: signed by the given key. `consistent`: free of contradictions, but the signer is unknown. */
  readonly verdict: 'authentic' | 'consistent';
  /** Name of the log that signed; null when no key was given. */
  readonly signer: string | null;
  /** Name of the log, as the signed head has it. */
  readonly origin: string;
  readonly stream: StreamId;
  readonly events: number;
  /** Number of events of each type. */
  readonly types: { readonly [type: string]: number };
  /** Size of the log under the signed head. */
  readonly treeSize: number;
  /** Hash of the last event. */
  readonly head: string;
  /** What was made again from the stream of a tournament; null for other streams. */
  readonly tournament: TournamentVerified | null;
}
export type StreamVerdict = StreamVerified | NotVerified;

export interface VerifyStreamOptions {
  /** The log's verifier key, `<name>+<id>+<key>`. */
  readonly key?: string;
  /** The known stream types, each with its catalogue; all exported types of Arbiter where absent. */
  readonly types?: readonly ReadableStreamType[];
  /** Records of matches that are at hand, with which the results of a tournament are compared; none where absent. */
  readonly matches?: readonly MatchRecord[];
}

/** Checks that every event is in the tree, with a higher leaf than the events before it. */
const checkPlaces = (events: readonly StreamBundleEvent[], tree: TreeHead): void => {
  let before = -1;
  for (const { version, hash, proof } of events) {
    const { leaf, tag, path } = proof;
    if (leaf <= before) fail('proof/wrong', version, `event ${version} stands at leaf ${leaf}, not behind the event before it`);
    if (!provesInclusion({ hash, tag }, { leaf, treeSize: tree.size, path }, tree.root))
      fail('proof/wrong', version, `the proof does not lead from event ${version} to the signed head`);
    before = leaf;
  }
};

const verify = (file: string | Uint8Array, { key, types = exportedStreamTypes, matches = [] }: VerifyStreamOptions): StreamVerified => {
  const { header, events, intact } = readStreamBundle(file);
  const { stream, origin, checkpoint } = header;
  const type =
    types.find((one) => one.type === stream.type) ??
    fail('stream/unknown-type', null, `this verifier knows no streams of the type ${stream.type}`);
  const read = events.map((event) => readPayload(type.catalogue, event));
  const tree = readSignedHead(checkpoint);
  if (tree.origin !== origin) fail('proof/wrong', null, `the head is of the log ${tree.origin}, and the file says ${origin}`);
  checkPlaces(events, tree);
  const signer = key === undefined ? null : signerOf(checkpoint, key);
  if (!intact) fail('file/damaged', null, 'the file is not what was exported: its digest differs');
  // Read with the catalogue of tournaments, these are events of one.
  const playedAgain = (): TournamentVerified =>
    verifyTournament(
      events.map(({ version, hash }, at) => ({ version, hash, event: read[at] as TournamentEvent })),
      { tournamentId: stream.id, matches: new Map(matches.map((match) => [match.matchId, match])) },
    );
  const tournament = stream.type === tournamentStream.type && type.catalogue === tournamentStream.catalogue ? playedAgain() : null;
  const counts = new Map<string, number>();
  for (const event of events) counts.set(event.type, (counts.get(event.type) ?? 0) + 1);
  return {
    ok: true,
    verdict: signer === null ? 'consistent' : 'authentic',
    signer,
    origin,
    stream,
    events: events.length,
    types: Object.fromEntries(counts),
    treeSize: tree.size,
    head: (events.at(-1) ?? events[0]).hash,
    tournament,
  };
};

/**
 * Checks an exported stream without any server and without rules: its form, every link of the chain, every payload against the catalogue of
 * its type, the leaf of each event in the log, and the signed head; a tournament is also played again. Whether an event's tag fits its version can only be checked with the
 * stream's secret, which is not in the file: it is therefore not shown that the log has no second history of the stream, nor that nothing
 * came after the last event.
 *
 * @param file the export, as text or as the bytes of the file
 * @returns a verdict; a fault names the first event that is wrong
 * @throws {BadKey} when the given key is not a verifier key
 */
export const verifyStream = (file: string | Uint8Array, options: VerifyStreamOptions = {}): StreamVerdict => {
  try {
    return verify(file, options);
  } catch (error) {
    if (error instanceof Faulty) return { ok: false, fault: error.fault };
    throw error;
  }
};
