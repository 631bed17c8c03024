import { leafTag, matchStream, messageOf, tagKeyOf } from '@arbiter/contracts';
import type { RulesetRegistry, StoredEvent } from '../ports.js';
import { UnknownRuleset } from '../ports.js';
import { Diverged } from '../match/game-table.js';
import { trustingGuard } from '../match/records.js';
import { SeedLost } from '../match/decoded-events.js';
import { secretsOfRecord, storeOfRecord } from '../reading/recorded-match.js';
import { Timeline } from '../reading/timeline.js';
import { type BundleHeader, hashSchemeOf } from './bundle.js';
import { type Fault, Faulty } from './faults.js';
import { type ReadBundle, readBundle } from './read-bundle.js';
import { shownRules } from './shown-rules.js';

const storedEvents = ({ header, events }: ReadBundle): readonly StoredEvent[] =>
  events.map(({ stored, event }) => ({
    ...stored,
    stream: matchStream(header.matchId),
    tag: leafTag(tagKeyOf(matchStream(header.matchId), header.seed), stored.version),
    logId: header.logId,
    recordedAt: new Date(event.data.at).toISOString(),
  }));

/** Makes a registry that plays with the cards in the file, where the file has them. */
const withShownCards = (rulesets: RulesetRegistry, header: BundleHeader): RulesetRegistry => ({
  loadWith: (version, cards) => rulesets.loadWith(version, cards),
  cardsOf: (version, catalogue) => rulesets.cardsOf(version, catalogue),
  load: (version, catalogue) =>
    header.arbiterExport === 1 || catalogue === undefined
      ? rulesets.load(version, catalogue)
      : shownRules(rulesets, header, version, catalogue),
});

export type OpenedBundle = { readonly ok: true; readonly timeline: Timeline } | { readonly ok: false; readonly fault: Fault };

const fault = (code: Fault['code'], version: number | null, detail: string): OpenedBundle => ({
  ok: false,
  fault: { code, version, detail },
});

/**
 * Opens an export for reading at any version, without a server: states, views and decisions as they were. The chain and every step of the
 * replay are checked in the process; signatures are checked by `verifyExport`.
 */
export const openBundle = async (file: string | Uint8Array, rulesets: RulesetRegistry): Promise<OpenedBundle> => {
  try {
    const bundle = readBundle(file);
    const timeline = await Timeline.open(
      {
        store: storeOfRecord(storedEvents(bundle)),
        secrets: secretsOfRecord(bundle.header.seed),
        rulesets: withShownCards(rulesets, bundle.header),
        guard: trustingGuard,
        hashScheme: hashSchemeOf(bundle.header),
      },
      bundle.header.matchId,
    );
    return timeline === null ? fault('event/out-of-place', 1, 'the record does not begin with MatchCreated') : { ok: true, timeline };
  } catch (error) {
    if (error instanceof Faulty) return { ok: false, fault: error.fault };
    if (error instanceof UnknownRuleset) return fault('ruleset/unknown', null, error.message);
    if (error instanceof SeedLost) return fault('seed/not-committed', null, error.message);
    if (error instanceof Diverged) return fault(`replay/${error.what}`, error.version, error.message);
    return fault('replay/failed', null, messageOf(error));
  }
};
