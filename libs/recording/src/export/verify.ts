import type { GameResult, Ruleset } from '@arbiter/kernel';
import { leafTag, matchStream, provesInclusion, tagKeyOf } from '@arbiter/contracts';
import { seedCommitment } from '../chance.js';
import { sha256, sortedJson } from '../hashing.js';
import type { EntropyState } from '../match/commands.js';
import { entropyStates } from '../match/meta.js';
import type { RulesetRegistry } from '../ports.js';
import { UnknownRuleset } from '../ports.js';
import type { BundleEvent, BundleHeader } from './bundle.js';
import { type Fault, Faulty, fail } from './faults.js';
import { type ReadEvent, readBundle } from './read-bundle.js';
import { replayRecord, type Replayed } from './replay-record.js';
import { shownRules } from './shown-rules.js';
import { readSignedHead, signerOf } from './signed-head.js';

export interface Verified {
  readonly ok: true;
  /** `authentic`: signed by the given key. `consistent`: free of contradictions, but the signer is unknown. */
  readonly verdict: 'authentic' | 'consistent';
  readonly level: VerificationLevel;
  /** Name of the log that signed; null when there is no signed head, or no key was given. */
  readonly signer: string | null;
  readonly matchId: string;
  readonly game: string;
  /** SHA-256 (hex) of the rules bundle that was loaded. */
  readonly ruleset: string;
  /** Root (hex) of the catalogue that the cards were proven to be in; null where the bundle contains its cards. */
  readonly catalogue: string | null;
  readonly events: number;
  readonly actions: number;
  readonly gameEvents: number;
  readonly draws: number;
  /** Null for a match that was cancelled. */
  readonly result: GameResult | null;
  /**
   * State of each seat's entropy. A seat left at `committed` refused to open its entropy, and the match never began. In older matches
   * entropy was `given` in the open.
   */
  readonly entropy: { readonly way: 'committed' | 'given'; readonly seats: readonly EntropyState[] };
  /** Number of rulings that a judge gave when the match was over. They change nothing in the match. */
  readonly rulingsAfterEnd: number;
  /** Hash of the last event. */
  readonly head: string;
}
export interface NotVerified {
  readonly ok: false;
  readonly fault: Fault;
}
export type Verdict = Verified | NotVerified;

/**
 * How much is compared. `full`: everything. `quick`: everything but the fingerprints, which take about as long as the rules: the state is
 * compared by the hashes that stand in the record every fifty actions and at the end, and all that happens by the hashes of game events. So
 * a fingerprint that was written wrongly stays unnoticed; where anything else differs, all is compared, and the first event that is wrong is
 * named.
 */
export type VerificationLevel = 'full' | 'quick';

export interface VerifyOptions {
  /** `full` where absent. */
  readonly level?: VerificationLevel;
  /** The log's verifier key, `<name>+<id>+<key>`. */
  readonly key?: string;
  readonly rulesets: RulesetRegistry;
}

/**
 * Loads the pinned rules with the pinned cards: the cards in the file, each proven to be in the pinned catalogue; for rules of contract 1,
 * the cards inside the bundle.
 */
const rulesetOf = async (rulesets: RulesetRegistry, header: BundleHeader): Promise<Ruleset> => {
  const { pins } = header;
  const differs = (): never => fail('catalogue/differs', 1, 'the card programs are not those that were pinned');
  try {
    if (header.arbiterExport === 1) {
      const [ruleset, cards] = [await rulesets.load(pins.ruleset), await rulesets.cardsOf(pins.ruleset)];
      const hash = cards.kind === 'bundled' ? cards.hash : null;
      const pinned = ruleset.game === pins.game && hash === pins.catalogueHash && sha256(header.catalogue) === hash;
      return pinned ? ruleset : differs();
    }
    if (pins.catalogue === undefined) return differs();
    const ruleset = await shownRules(rulesets, header, pins.ruleset, pins.catalogue);
    return ruleset.game === pins.game ? ruleset : differs();
  } catch (error) {
    if (error instanceof UnknownRuleset) return fail('ruleset/unknown', null, error.message);
    throw error;
  }
};

/**
 * Checks that the signed head covers the last event, at a leaf that is tagged as this version of this match.
 * @returns the signer's name where the given key has signed the head, else null
 */
const checkEvidence = (header: BundleHeader, { hash, version }: BundleEvent, key: string | undefined): string | null => {
  const { proof, checkpoint, origin } = header;
  if (proof === null || checkpoint === null) {
    if (key !== undefined || proof !== null || checkpoint !== null)
      return fail('proof/missing', null, 'the file carries no signed head, or no proof that leads to it');
    return null;
  }
  const tree = readSignedHead(checkpoint);
  const tag = proof.tag ?? null;
  const expected = origin === undefined ? null : leafTag(tagKeyOf(matchStream(header.matchId), header.seed), version);
  if (tag !== expected) return fail('proof/wrong', null, 'the leaf is not tagged as this version of this match');
  if (origin !== undefined && tree.origin !== origin)
    return fail('proof/wrong', null, `the head is of the log ${tree.origin}, and the file says ${origin}`);
  if (proof.treeSize !== tree.size || !provesInclusion({ hash, tag }, proof, tree.root))
    return fail('proof/wrong', null, 'the proof does not lead from the last event to the signed head');
  return key === undefined ? null : signerOf(checkpoint, key);
};

/** Returns the seed and the version that reveals it. Only rulings may come after it, which the replay checks. */
const revealedSeed = (events: readonly ReadEvent[]): { readonly seed: string; readonly version: number } => {
  for (const { stored, event } of events) if (event.type === 'SeedRevealed') return { seed: event.data.seed, version: stored.version };
  return fail('seed/missing', events.at(-1)?.stored.version ?? null, 'the record ends without the seed');
};

const replayAt = (level: VerificationLevel, ruleset: Ruleset, seed: string, events: readonly ReadEvent[]): Replayed => {
  if (level === 'full') return replayRecord(ruleset, seed, events);
  try {
    return replayRecord(ruleset, seed, events, 'reading');
  } catch (error) {
    // An earlier event may be the first whose fingerprint differs.
    replayRecord(ruleset, seed, events);
    throw error;
  }
};

const verify = async (file: string | Uint8Array, options: VerifyOptions): Promise<Verified> => {
  const { header, events, intact } = readBundle(file);
  const [first] = events;
  const last = events.at(-1) ?? first;
  if (first.event.type !== 'MatchCreated') return fail('event/out-of-place', 1, 'the record does not begin with MatchCreated');
  const { pins } = first.event.data;
  if (sortedJson(pins) !== sortedJson(header.pins) || pins.matchId !== header.matchId)
    return fail('pins/differ', 1, 'the pins of the header are not those that were recorded');
  const ruleset = await rulesetOf(options.rulesets, header);
  const { seed, version: revealedAt } = revealedSeed(events);
  if (seedCommitment(seed) !== pins.seedCommitment)
    return fail('seed/not-committed', revealedAt, 'the revealed seed is not the one that was committed to');
  if (seed !== header.seed) return fail('seed/not-committed', null, "the header's seed is not the revealed one");
  const level = options.level ?? 'full';
  const replayed = replayAt(level, ruleset, seed, events);
  const signer = checkEvidence(header, last.stored, options.key);
  if (!intact) return fail('file/damaged', null, 'the file is not what was exported: its digest differs');
  return {
    ok: true,
    verdict: signer === null ? 'consistent' : 'authentic',
    level,
    signer,
    matchId: header.matchId,
    game: pins.game,
    ruleset: pins.ruleset,
    catalogue: pins.catalogue?.root ?? null,
    events: events.length,
    actions: replayed.table?.actions() ?? 0,
    gameEvents: replayed.gameEvents,
    draws: replayed.draws,
    result: replayed.meta.result,
    entropy: { way: first.event.data.entropy, seats: entropyStates(replayed.meta) },
    rulingsAfterEnd: events.filter(({ stored, event }) => event.type === 'RulingGiven' && stored.version > revealedAt).length,
    head: last.stored.hash,
  };
};

/**
 * Checks an export without any server: its form, every link, the seed against its commitment, the starting key, every draw and fingerprint
 * by full re-execution, clocks, result, and the signed head.
 *
 * @param file the export, as text or as the bytes of the file
 * @returns a verdict; a fault names the first event that is wrong
 * @throws {BadKey} when the given key is not a verifier key
 */
export const verifyExport = async (file: string | Uint8Array, options: VerifyOptions): Promise<Verdict> => {
  try {
    return await verify(file, options);
  } catch (error) {
    if (error instanceof Faulty) return { ok: false, fault: error.fault };
    throw error;
  }
};
