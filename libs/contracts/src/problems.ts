import { refusalCodes } from '@arbiter/kernel';
import { tournamentRefusalCodes } from '@arbiter/tournaments';

/** The problems by which recording itself refuses a command, beyond the refusals of the rules. Codes are public and never renamed. */
const recordingProblemCodes = [
  'match/not-found',
  'match/exists',
  'match/wrong-phase',
  'match/paused',
  'match/not-paused',
  'match/seat-unknown',
  'match/not-ready',
  'match/entropy-given',
  'match/entropy-waiting',
  'match/entropy-not-committed',
  'match/entropy-mismatch',
  'match/entropy-unopened',
  'match/owned-elsewhere',
  'match/archived',
  'answer/nothing-done',
  'draw/no-offer',
  'draw/already-offered',
  'command/reused',
  'judge/rewind-unavailable',
  'judge/plays-in-this-match',
  'judge/players-left',
  'judge/result-stands',
  'rewind/other-game',
  'rewind/abandoned',
  'rewind/nothing-since',
  'rewind/too-many',
  'version/not-found',
  'read/closed-while-running',
  'read/not-published',
  'ruleset/unknown',
  'format/not-fitting',
  'deck/missing',
  'deck/unreadable',
  'deck/not-found',
  'deck/locked',
  'clock/none',
  'evidence/not-yet',
  'evidence/broken',
  'match/set-apart',
  'stream/version-conflict',
] as const;
export type RecordingProblemCode = (typeof recordingProblemCodes)[number];

/**
 * Every code that a problem document may carry: the refusals of the rules, recording's own, those of tournaments, and those of the endpoints. A public contract: codes are
 * never renamed and never reused.
 */
export const problemCodes = [
  ...refusalCodes,
  ...recordingProblemCodes,
  ...tournamentRefusalCodes,
  'read/lists-closed',
  'phrase/too-many',
  'tournament/not-found',
  'tournament/changed',
  'policy/not-found',
  'card-list/not-found',
  'card-list/unreadable',
  'entrants/unreadable',

  'bot-match/closed',
  'bot-match/full',
  'bot-match/too-many',
  'bot-match/deck-unknown',
  'bot-match/deck-unfit',
  'request/malformed',
  'request/too-large',
  'request/unsupported-media-type',
  'request/route-not-found',
  'request/rate-limited',
  'request/too-many-streams',

  'access/token-missing',
  'access/token-invalid',
  'access/token-expired',
  'access/token-revoked',
  'access/forbidden',
  'access/not-impartial',

  'gathering/not-found',
  'player/not-found',
  'player/bound',
  'player/is-bot',
  'person/not-found',
  'token/not-found',
  'token/already-minted',
  'match/bad-seats',
  'game/not-found',
  'format/not-found',
  'job/not-found',
  'job/unfinished',
  'job/not-dead',
  'webhook/not-found',
  'webhook/delivery-not-found',
  'webhook/address-refused',
  'webhook/too-many',
  'evidence/beyond-public-head',
  'evidence/no-such-head',
  'page/not-built',

  'server/unavailable',
  'server/archive-unreachable',
  'server/storage-full',
  'server/internal',
] as const;

export type ProblemCode = (typeof problemCodes)[number];

/** Whether a text is the code of a public problem. */
export const isProblemCode = (text: string): text is ProblemCode => (problemCodes as readonly string[]).includes(text);
