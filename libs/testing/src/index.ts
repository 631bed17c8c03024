export { boardRuleset } from './board-ruleset.js';
export { describeEventStore } from './describe-event-store.js';
export type { EventStoreUnderTest } from './describe-event-store.js';
export { type BookLists, describeRulesLists } from './describe-rules-lists.js';
export { drawing, isRefused, type Mutation, mutationsOf, placeOf, type Site, sitesOf, withWord } from './program-mutations.js';
export { describeEventData, eventFaults, noteEvent, type SeenEvents, unseenEvents, watchingEvents } from './event-data.js';
export { describeScenarios } from './describe-scenarios.js';
export { exported, exportOf, faultOf, forged, versionOf } from './exported-match.js';
export type { Exported } from './exported-match.js';
export { inMatch, matchLog, matchOfSlot } from './in-match.js';
export { MemoryEventStore } from './memory/memory-event-store.js';
export { memoryEvidence } from './memory/memory-evidence.js';
export { MemoryLeases } from './memory/memory-leases.js';
export { ManualTime, MemoryClocks, MemorySecrets, MemorySnapshots, memoryWorld } from './memory/memory-ports.js';
export type { MemoryWorld } from './memory/memory-ports.js';
export { probeFormat, probeRuleset } from './probe-ruleset.js';
export { probeWithDecks, smallDeckViolation } from './probe-with-decks.js';
export { probeWithHeadline } from './probe-with-headline.js';
export {
  chooser,
  openDecisions,
  playProbeMatch,
  probeMatchId,
  probeService,
  probeVersion,
  probeWorld,
  someAnswer,
  startProbeMatch,
  yes,
} from './probe-match.js';
export type { ProbeMatchOptions } from './probe-match.js';
export { pinsFor, playOut, type PlayedOut, type PlayOutOptions } from './play-out.js';
export { recordMatch } from './record-match.js';
export type { RecordMatch, RecordedMatch } from './record-match.js';
export { offeredWords, type Reading, readingOf, unevenWords, unsaidNames } from './said-words.js';
export { TimedMatch, type TimedMatchOptions } from './timed-match.js';
export { unknownCards } from './unknown-cards.js';
export { traditionalIn } from './script.js';
export { shows } from './shows.js';
export { createTestDatabase, testRedisUrl } from './test-database.js';
export type { TestDatabase } from './test-database.js';
export { perft, perfts, position, type Position } from './perft.js';
export { type WayToServer, wayToServer } from './way-to-server.js';
export { silentCards, type Unsaid, unsaidOf, type Unspoken } from './unsaid.js';
